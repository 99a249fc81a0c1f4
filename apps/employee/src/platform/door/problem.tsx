import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import classes from './door.module.css';

/** Why something failed, where no single field is to blame. The region is always there, so that it is read out. */
export function Problem({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  const shown = error && !(error instanceof ApiError && Object.keys(error.fields).length > 0);
  return (
    <div role="alert" className={classes.problem}>
      {shown && (
        <p>
          <Glyph of={IconAlertCircle} />
          <span>{error instanceof ApiError ? error.message : t('errores.general.desconocido')}</span>
        </p>
      )}
    </div>
  );
}

/** What the server says of a field, where it has said so. */
export const fieldOf = (error: Error | null, field: string): string | undefined =>
  error instanceof ApiError ? error.fields[field] : undefined;
