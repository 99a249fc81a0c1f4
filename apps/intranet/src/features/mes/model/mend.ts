import type { DiaDelMesVista } from '@jornada/contract';

/** What can be proposed about a day: its end, or the whole of it; null if neither lacks, or an answer is waited for. */
export function lacksOf(dia: DiaDelMesVista): 'salida' | 'dia' | null {
  if (dia.pendientes > 0) return null;
  if (dia.porque === 'incompleta' && dia.inicio !== null) return 'salida';
  return dia.incidencias.includes('sin-fichajes') ? 'dia' : null;
}

/** The instant of an hour on a day; one that is not after `despues` is on the next day, as at the end of a night. */
export function instantOn({ fecha, hora, zona, despues }: { fecha: string; hora: string; zona: string; despues: string | null }): string {
  const at = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime({ timeZone: zona, plainTime: hora }).toInstant();
  const day = Temporal.PlainDate.from(fecha);
  const own = at(day);
  const isBefore = despues !== null && Temporal.Instant.compare(own, Temporal.Instant.from(despues)) <= 0;
  return (isBefore ? at(day.add({ days: 1 })) : own).toString();
}

/** The hour of an instant by the clock of its place, `HH:MM`. */
export const hourOf = (instante: string, zona: string): string =>
  Temporal.Instant.from(instante).toZonedDateTimeISO(zona).toPlainTime().toString({ smallestUnit: 'minute' });

/** Whether an instant stands between the marks before and after the one that is moved. */
export function fitsBetween(marcas: readonly { id: number; momento: string }[], id: number): (instante: string) => boolean {
  const place = marcas.findIndex((marca) => marca.id === id);
  const isBefore = (earlier: string | undefined, later: string | undefined): boolean =>
    earlier === undefined || later === undefined || Temporal.Instant.compare(earlier, later) < 0;
  return (instante) => isBefore(marcas[place - 1]?.momento, instante) && isBefore(instante, marcas[place + 1]?.momento);
}
