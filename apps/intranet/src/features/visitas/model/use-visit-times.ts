import type { VisitaListada } from '@jornada/contract/visitas/vistas.ts';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { createFormat } from '@jornada/i18n';

/** When a visitor came and left, by the clock of the centre; with the day where it need not be today. */
export function useVisitTimes() {
  const lang = useIdioma();
  const { hour } = useFormat();
  return ({ entrada, salida, zona }: Pick<VisitaListada, 'entrada' | 'salida' | 'zona'>, hasDay: boolean): string => {
    const there = createFormat({ lang, zone: zona });
    const hours = salida === null ? hour(entrada, zona) : `${hour(entrada, zona)} – ${hour(salida, zona)}`;
    return hasDay ? `${there.date(there.dayOf(entrada), 'day')}, ${hours}` : hours;
  };
}
