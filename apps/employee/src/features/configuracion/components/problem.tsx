import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { PasskeyCancelled } from '@jornada/web/native/passkeys.ts';
import classes from '../cuenta.module.css';

/** Why an action failed. The region is always there, so that screen readers read a new message. */
export function Problem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={classes.problem}>
      {textOf(error, t)}
    </p>
  );
}

function textOf(error: unknown, t: (key: string) => string): string | null {
  if (!error) return null;
  // A field shows its own message.
  if (error instanceof ApiError) return Object.keys(error.fields).length > 0 ? null : error.message;
  if (error instanceof PasskeyCancelled) return t('factores.cancelado');
  if (error instanceof Error && error.name === 'InvalidStateError') return t('configuracion.segundo.ya-tiene');
  return t('errores.general.desconocido');
}
