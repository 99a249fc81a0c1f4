import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { PasskeyCancelled } from '../../../native/passkeys.ts';
import classes from '../../../platform/door/door.module.css';

/** Why the log-in failed, where no single field is to blame. The region is always there, so that it is read out. */
export function LoginProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  const shown = error && !(error instanceof ApiError && Object.keys(error.fields).length > 0);
  const text = error instanceof PasskeyCancelled ? t('factores.cancelado') : t('errores.general.desconocido');
  return (
    <div role="alert" className={classes.problem}>
      {shown && (
        <p>
          <Glyph of={IconAlertCircle} />
          <span>{error instanceof ApiError ? error.message : text}</span>
        </p>
      )}
    </div>
  );
}
