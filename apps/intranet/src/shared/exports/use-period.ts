import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** A period in words: a whole month by its name. */
export function usePeriod() {
  const format = useFormat();
  return ({ desde, hasta }: Pick<ExporteVista, 'desde' | 'hasta'>): string => {
    const isMonth = desde.endsWith('-01') && Temporal.PlainDate.from(desde).add({ months: 1 }).subtract({ days: 1 }).toString() === hasta;
    if (isMonth) return format.capitalize(format.month(Number(desde.slice(5, 7)), Number(desde.slice(0, 4))));
    return `${format.date(desde, 'dayYear')} – ${format.date(hasta, 'dayYear')}`;
  };
}

/** How often it is asked how far exports are, in milliseconds. Somebody waits before this list. */
export const OFTEN = 2000;
