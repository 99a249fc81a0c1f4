import { useTranslation } from 'react-i18next';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { TarifaConFin } from './model/spans.ts';

/** How a rate is written: whose, where, from when, and what it says. */
export function useRateWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const day = (fecha: string): string => format.date(fecha, 'longYear');
  const money = (cents: number): string => `${format.decimal(cents, 2)}\u00a0${t('tarifas.unidad')}`;
  const where = ({ proyecto }: TarifaConFin): string =>
    proyecto ? t('tarifas.en-proyecto', { proyecto: proyecto.nombre }) : t('tarifas.todos-proyectos');
  const when = ({ desde, hasta }: TarifaConFin): string =>
    hasta === null ? t('tarifas.desde', { dia: day(desde) }) : t('tarifas.desde-hasta', { desde: day(desde), hasta: day(hasta) });
  return {
    t,
    today: format.dayOf(clock.now().toString()),
    day,
    who: ({ persona }: TarifaConFin): string => persona?.nombre ?? t('tarifas.todos'),
    note: (rate: TarifaConFin): string => `${where(rate)}, ${when(rate)}`,
    amounts: ({ precio, coste }: TarifaConFin): string =>
      [
        precio === null ? '' : t('tarifas.cobra', { importe: money(precio) }),
        coste === null ? '' : t('tarifas.cuesta', { importe: money(coste) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
