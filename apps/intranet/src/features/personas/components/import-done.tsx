import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { importar } from '@jornada/contract';
import { MailNote } from '../../../platform/mail-note.tsx';
import { Facts } from '../../../platform/parts.tsx';
import classes from '../import.module.css';

/** What was done. */
export function ImportDone({ aplicado, onAnother }: { aplicado: SalidaDe<typeof importar.aplicar>; onAnother: () => void }) {
  const { t } = useTranslation();
  const { creadas, cambiadas, iguales, rechazadas, invitadas } = aplicado;
  return (
    <div className={classes.choose}>
      <h2>{t('personas.importar.hecho.titulo')}</h2>
      <Facts
        items={[
          [t('personas.importar.hecho.creadas'), creadas],
          [t('personas.importar.hecho.cambiadas'), cambiadas],
          [t('personas.importar.hecho.iguales'), iguales],
          [t('personas.importar.hecho.rechazadas'), rechazadas],
          [t('personas.importar.hecho.invitadas'), invitadas],
        ]}
      />
      {invitadas > 0 && <MailNote />}
      <div className={classes.ways}>
        <Button renderRoot={(props) => <Link {...props} to="/personas" />}>{t('personas.importar.hecho.ver')}</Button>
        <Button variant="default" onClick={onAnother}>
          {t('personas.importar.otro')}
        </Button>
      </div>
    </div>
  );
}
