import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';

/** Why something failed, in the server's words where it gave any. */
export function useMessageOf(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? error.message : t('errores.general.desconocido'));
}
