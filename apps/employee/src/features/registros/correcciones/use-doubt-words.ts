import { useTranslation } from 'react-i18next';
import type { Format } from '@jornada/i18n';
import { useProfile } from '@jornada/web/services.tsx';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import type { Doubt } from './doubt.ts';

type Where = { fecha: string; zona: string; format: Format };

/** Says in words why typed hours look like a mistake. */
export function useDoubtWords({ fecha, zona, format }: Where): (doubt: Doubt) => string {
  const { t } = useTranslation();
  const { MostrarHorasTotalizadasJornada: showsTotals } = useProfile();
  return (doubt) => {
    if (doubt.kind === 'other-day') return t('correcciones.duda.otro-dia', { hora: hourOn(doubt.instante, fecha, format, zona) });
    if (!showsTotals) return t('correcciones.duda.largo');
    return t('correcciones.duda.horas', { tiempo: format.durationWithUnit(doubt.minutos) });
  };
}
