import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { Llave } from '@jornada/contract/factores.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconFingerprint } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useServices } from '../../../shared/services.tsx';
import { useQuitarLlave } from '../api-cuenta.ts';
import { ConfirmForm } from '../components/confirm-form.tsx';
import settings from '../configuracion.module.css';

/** One passkey: its name, when it was made and last used, and a button to remove it. */
export function KeyRow({ llave }: { llave: Llave }) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const format = useFormat();
  const today = format.dayOf(useMinute());
  const [isRemoving, setRemoving] = useState(false);
  const remove = useQuitarLlave();
  const dayOf = (instant: string): string => format.relativeDay(format.dayOf(instant), today);
  const since = t('configuracion.segundo.creada', { dia: dayOf(llave.creada) });
  const confirm = (Password: string | undefined) =>
    remove.mutate({ id: llave.id, Password }, { onSuccess: () => notices.show(t('configuracion.segundo.llave-quitada')) });
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
        <div className={settings.ask}>
          <ConfirmForm
            isBad
            action={t('configuracion.segundo.quitar')}
            isBusy={remove.isPending}
            error={remove.error}
            onConfirm={confirm}
            onCancel={() => setRemoving(false)}
          />
        </div>
      )}
    </li>
  );
}
