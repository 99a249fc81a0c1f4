import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { entradaQuitar, factores, type Llave } from '@jornada/contract/factores.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFingerprint } from '@jornada/ui/icons.ts';
import { Panel } from '@jornada/ui/panel.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import { usePasswordAgain } from '../use-password-again.ts';
import settings from '../configuracion.module.css';

/** One passkey: its name, when it was made and last used, and a button to remove it. */
export function KeyRow({ llave }: { llave: Llave }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useMinute());
  const [isRemoving, setRemoving] = useState(false);
  const again = usePasswordAgain();
  const form = useContractForm(factores.quitar, {
    schema: entradaQuitar,
    initial: { Password: '' },
    input: ({ Password }) => ({ id: llave.id, ...again(Password) }),
    notice: t('configuracion.segundo.llave-quitada'),
  });
  const dayOf = (instant: string): string => format.relativeDay(format.dayOf(instant), today);
  const since = t('configuracion.segundo.creada', { dia: dayOf(llave.creada) });
  return (
    <li className={settings.session}>
      <Glyph of={IconFingerprint} size="lg" />
      <div className={settings.sessionText}>
        <p className={settings.device}>{llave.nombre}</p>
        <p>
          {since}
          {llave.ultimoUso !== null && ` · ${t('configuracion.segundo.usada', { dia: dayOf(llave.ultimoUso) })}`}
        </p>
      </div>
      {!isRemoving && (
        <Button
          variant="subtle"
          className={settings.close}
          aria-label={t('configuracion.segundo.quitar-cual', { nombre: llave.nombre })}
          onClick={() => setRemoving(true)}
        >
          {t('configuracion.segundo.quitar')}
        </Button>
      )}
      {isRemoving && (
        <Panel flex="1 0 100%">
          <ConfirmForm
            isBad
            of={form}
            password={form.field<string>('Password')}
            action={t('configuracion.segundo.quitar')}
            onCancel={() => setRemoving(false)}
          />
        </Panel>
      )}
    </li>
  );
}
