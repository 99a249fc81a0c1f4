import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { ProblemRegion } from '@jornada/ui/problem-region.tsx';

/** Why something failed, if no single field is wrong. */
export function Problem({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (!error || (error instanceof ApiError && Object.keys(error.fields).length > 0)) return <ProblemRegion message={null} />;
  return <ProblemRegion message={error instanceof ApiError ? error.message : t('errores.general.desconocido')} />;
}
