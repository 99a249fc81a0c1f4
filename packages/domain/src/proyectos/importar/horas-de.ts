import type { Instante } from '../../horario/modelo.ts';
import { instanteDeMinuto } from '../../tareas/huecos.ts';
import { masDias } from '../../horario/calendario.ts';
import type { TiempoEscrito } from './modelo.ts';

const minuteOf = (fecha: string, hora: string, zona: string): number =>
  Math.floor(Temporal.PlainDateTime.from(`${fecha}T${hora}`).toZonedDateTime(zona).epochMilliseconds / 60_000);

/**
 * When work began and how long it took. Without a length, that is what passed until the end, which lies on the next day where it is not after the
 * start; a night on which clocks change is longer or shorter.
 */
export function tiempoDe({ fecha, inicio, fin, minutos }: TiempoEscrito, zona: string): { desde: Instante | null; minutos: number } {
  if (inicio === null) return { desde: null, minutos: minutos ?? 0 };
  const start = minuteOf(fecha, inicio, zona);
  const end = fin === null ? start : minuteOf(fin > inicio ? fecha : masDias(fecha, 1), fin, zona);
  return { desde: instanteDeMinuto(start), minutos: minutos ?? end - start };
}
