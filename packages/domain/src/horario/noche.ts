import { ms } from '../registros/tiempo.ts';
import { fechaDeNumero, instanteLocal, minutoDelDia } from './calendario.ts';
import type { Fecha, Hora, Instante, Turno } from './modelo.ts';

const MS_PER_DAY = 86_400_000;

/** Night hours, `HH:MM`. If `hasta` is at or before `desde`, the night ends on the next local day. */
export type FranjaNocturna = { desde: Hora; hasta: Hora };

/** Night hours for a country that is not in the list below: the most common ones. */
const FRANJA_COMUN: FranjaNocturna = { desde: '22:00', hasta: '06:00' };

/**
 * Night hours by law, oldest first, each with the day from which it applies. ES: ET art. 36.1; PT: CT art. 223; DE: ArbZG §2; GB:
 * WTR 1998 reg. 2; IE: OWTA 1997 s. 16.
 */
const FRANJAS: Readonly<Record<string, readonly (FranjaNocturna & { vigente: Fecha })[]>> = {
  ES: [{ vigente: '1995-05-01', desde: '22:00', hasta: '06:00' }],
  PT: [{ vigente: '2009-02-17', desde: '22:00', hasta: '07:00' }],
  DE: [{ vigente: '1994-07-01', desde: '23:00', hasta: '06:00' }],
  GB: [{ vigente: '1998-10-01', desde: '23:00', hasta: '06:00' }],
  IE: [{ vigente: '1998-03-01', desde: '00:00', hasta: '07:00' }],
};

/** The night hours of a country (ISO 3166, two letters) on a day; 22 to 6 if the country is unknown. */
export function franjaNocturna(pais: string, fecha: Fecha): FranjaNocturna {
  return FRANJAS[pais]?.findLast(({ vigente }) => vigente <= fecha) ?? FRANJA_COMUN;
}

/** Elapsed minutes within the night hours of `zona`. Ends are instants; whole minutes. */
export function minutosNocturnos(
  tramos: readonly { inicio: Instante; fin: Instante }[],
  zona: string,
  { desde, hasta }: FranjaNocturna,
): number {
  let milliseconds = 0;
  for (const { inicio, fin } of tramos) {
    const [from, to] = [ms(inicio), ms(fin)];
    // The local day differs from UTC's by at most one, and a night from the evening before may still last.
    const last = Math.floor(to / MS_PER_DAY) + 1;
    for (let day = Math.floor(from / MS_PER_DAY) - 2; day <= last; day += 1) {
      const start = instanteLocal(fechaDeNumero(day), desde, zona);
      const end = instanteLocal(fechaDeNumero(hasta <= desde ? day + 1 : day), hasta, zona);
      milliseconds += Math.max(0, Math.min(end, to) - Math.max(start, from));
    }
  }
  return Math.round(milliseconds / 60_000);
}

/** Whether it is a night shift: three hours or more between 22 and 6 by the wall clock (ET art. 36.1). */
export function isNoche({ inicio, fin }: Pick<Turno, 'inicio' | 'fin'>): boolean {
  const start = minutoDelDia(inicio);
  const end = minutoDelDia(fin) + (fin <= inicio ? 24 * 60 : 0);
  const within = (from: number, to: number): number => Math.max(0, Math.min(end, to) - Math.max(start, from));
  return within(0, 6 * 60) + within(22 * 60, 30 * 60) >= 3 * 60;
}
