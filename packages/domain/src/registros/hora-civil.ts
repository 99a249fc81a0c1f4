import type { Fecha, Instante } from '../horario/modelo.ts';

/** An hour of the wall clock on one day. `vez`: the first or the second one, if the hour occurs twice. */
export type HoraCivil = { fecha: Fecha; instante: Instante; vez: 1 | 2 | null };

/**
 * The instants at which the clock of a zone shows `hora` (HH:MM) on each of these days. Normally one a day; two if the clock is
 * put back over the hour; none if it is put forward over it, or if `hora` is not an hour.
 */
export function instantesDeHora({ hora, fechas, zona }: { hora: string; fechas: readonly Fecha[]; zona: string }): HoraCivil[] {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(hora)) return [];
  return fechas.flatMap((fecha): HoraCivil[] => {
    const local = Temporal.PlainDateTime.from(`${fecha}T${hora}`);
    const first = local.toZonedDateTime(zona, { disambiguation: 'earlier' });
    const second = local.toZonedDateTime(zona, { disambiguation: 'later' });
    const shown = [first, second].filter((zoned) => zoned.toPlainDateTime().equals(local));
    const isTwice = shown.length === 2 && first.epochMilliseconds !== second.epochMilliseconds;
    if (!isTwice) return shown.slice(0, 1).map((zoned) => ({ fecha, instante: zoned.toInstant().toString(), vez: null }));
    return [
      { fecha, instante: first.toInstant().toString(), vez: 1 },
      { fecha, instante: second.toInstant().toString(), vez: 2 },
    ];
  });
}
