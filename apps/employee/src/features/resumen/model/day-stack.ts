import type { LineaGraficaVista } from '@jornada/contract/resumen.ts';
import type { Format } from '@jornada/i18n';
import type { DayStackRow } from '@jornada/ui/chart/day-stack.tsx';

type Words = { dia: string; inicio: string; fin: string; trabajado: string };

const isMonday = (fecha: string): boolean => Temporal.PlainDate.from(fecha).dayOfWeek === 1;

/** Rows of the day lines; `say` describes a row in words. */
export function dayStackOf(
  lineas: readonly LineaGraficaVista[],
  format: Format,
  say: (linea: LineaGraficaVista, words: Words) => string,
): DayStackRow[] {
  return lineas.map((linea) => {
    const { fecha, zona, inicio, fin, trabajadoMinutos, trazos } = linea;
    const words = {
      dia: format.date(fecha, 'weekdayDay'),
      inicio: inicio === null ? '' : format.hour(inicio, zona),
      fin: fin === null ? '' : format.hour(fin, zona),
      trabajado: format.spokenDuration(trabajadoMinutos),
    };
    return {
      key: fecha,
      label: `${format.date(fecha, 'weekdayShort')} ${Number(fecha.slice(8))}`,
      trazos,
      value: trabajadoMinutos === 0 ? '–' : format.duration(trabajadoMinutos),
      sentence: say(linea, words),
      opens: isMonday(fecha),
    };
  });
}
