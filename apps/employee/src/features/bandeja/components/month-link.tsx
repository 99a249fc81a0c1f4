import { useTranslation } from 'react-i18next';
import { INTRANET_PATH } from '../../../shared/settings.ts';

/** A name as the way to the month and the days of one of one's people, which the intranet shows. */
export function MonthLink({ id, nombre, fecha }: { id: number; nombre: string; fecha: string }) {
  const { t } = useTranslation();
  return (
    <a href={`${INTRANET_PATH}/mes?mes=${fecha.slice(0, 7)}&ver=${id}`} aria-label={t('hoy.abrir-dia', { nombre })}>
      {nombre}
    </a>
  );
}
