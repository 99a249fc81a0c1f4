import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import type { EstadoFactores } from '@jornada/contract/factores.ts';
import { Buttons } from '@jornada/ui/buttons.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { StatusPill } from '@jornada/ui/status-pill.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { AppSetup } from '../../../shared/factor/app-setup.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useActivar, useDesactivar, usePreparar } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { Problem } from '../components/problem.tsx';

type Props = { estado: EstadoFactores; onCodes: (codes: string[]) => void };

/** Codes of an app: on or off. */
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
  const { notices } = useServices();
  const prepare = usePreparar();
  const activate = useActivar();
  const [code, setCode] = useState('');
  if (!prepare.data) {
    return (
      <ConfirmForm
        action={t('configuracion.segundo.continuar')}
        isBusy={prepare.isPending}
        error={prepare.error}
        onConfirm={(Password) => prepare.mutate({ Password })}
        onCancel={onCancel}
      />
    );
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (activate.isPending) return;
    activate.mutate(
      { Codigo: code },
      {
        onSuccess: ({ CodigosRecuperacion }) => {
          notices.show(t('configuracion.segundo.activado'));
          onDone(CodigosRecuperacion);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <AppSetup secret={prepare.data} code={code} onCode={setCode} error={undefined} />
        <Problem error={activate.error} />
        <Buttons>
          <Button variant="default" size="xl" onClick={onCancel}>
            {t('configuracion.segundo.cancelar')}
          </Button>
          <Button type="submit" size="xl" loading={activate.isPending} disabled={code.trim() === ''}>
            {t('configuracion.segundo.confirmar-codigo')}
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

function TurnOff({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const deactivate = useDesactivar();
  const confirm = (Password: string | undefined) => {
    const onSuccess = () => {
      notices.show(t('configuracion.segundo.desactivado'));
      onDone([]);
    };
    deactivate.mutate({ Password }, { onSuccess });
  };
  return (
    <ConfirmForm
      isBad
      action={t('configuracion.segundo.desactivar')}
      isBusy={deactivate.isPending}
      error={deactivate.error}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
