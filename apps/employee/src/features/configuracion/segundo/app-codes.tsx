import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaActivar, entradaConfirmar, factores, type EstadoFactores } from '@jornada/contract/factores.ts';
import { IconCheck } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { AppSetup } from '../../../shared/factor/app-setup.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { usePasswordAgain } from '../use-password-again.ts';

type Props = { estado: EstadoFactores; onCodes: (codes: string[]) => void };

/** Codes of an app: switched on or off. */
export function AppCodes({ estado, onCodes }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const ahora = useMinute();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const done = (codes: string[]) => {
    close();
    onCodes(codes);
  };
  const Form = estado.totp === null ? SetUp : TurnOff;
  return (
    <section aria-labelledby="segundo-aplicacion">
      <Stack gap="sm">
        <h2 id="segundo-aplicacion">{t('configuracion.segundo.aplicacion')}</h2>
        <Text size="sm" c="dimmed">
          {t('configuracion.segundo.aplicacion-texto')}
        </Text>
        {estado.totp !== null && (
          <StatusPill icon={IconCheck} tone="accent">
            {t('configuracion.segundo.desde', { dia: format.relativeDay(format.dayOf(estado.totp), format.dayOf(ahora)) })}
          </StatusPill>
        )}
        {isOpen && <Form onDone={done} onCancel={close} />}
        {!isOpen && (
          <Button variant="default" size="xl" onClick={() => setOpen(true)}>
            {estado.totp === null ? t('configuracion.segundo.activar') : t('configuracion.segundo.desactivar')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

type FormProps = { onDone: (codes: string[]) => void; onCancel: () => void };

function SetUp({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const again = usePasswordAgain();
  const [secret, setSecret] = useState<SalidaDe<typeof factores.preparar> | null>(null);
  const asking = useContractForm(factores.preparar, {
    schema: entradaConfirmar,
    initial: { Password: '' },
    input: ({ Password }) => again(Password),
    onSaved: setSecret,
  });
  const form = useContractForm(factores.activar, {
    schema: entradaActivar,
    initial: { Codigo: '' },
    notice: t('configuracion.segundo.activado'),
    onSaved: ({ CodigosRecuperacion }) => onDone(CodigosRecuperacion),
  });
  if (!secret)
    return (
      <ConfirmForm
        of={asking}
        password={asking.field<string>('Password')}
        action={t('configuracion.segundo.continuar')}
        onCancel={onCancel}
      />
    );
  const code = form.field<string>('Codigo');
  return (
    <AccountForm of={form} action={t('configuracion.segundo.confirmar-codigo')} onCancel={onCancel}>
      <AppSetup secret={secret} code={code.value} onCode={code.set} error={code.error} />
    </AccountForm>
  );
}

function TurnOff({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const again = usePasswordAgain();
  const form = useContractForm(factores.desactivar, {
    schema: entradaConfirmar,
    initial: { Password: '' },
    input: ({ Password }) => again(Password),
    notice: t('configuracion.segundo.desactivado'),
    onSaved: () => onDone([]),
  });
  return (
    <ConfirmForm
      isBad
      of={form}
      password={form.field<string>('Password')}
      action={t('configuracion.segundo.desactivar')}
      onCancel={onCancel}
    />
  );
}
