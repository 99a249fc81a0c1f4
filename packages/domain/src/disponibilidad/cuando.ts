import { diaDeSemana, instanteLocal, masDias } from '../horario/calendario.ts';
import type { Fecha } from '../horario/modelo.ts';
import type { Disponibilidad } from './modelo.ts';

/** In milliseconds since the epoch. */
export type Lapso = { desde: number; hasta: number };

/** The time of an entry that begins on a day; null: it says nothing of that day. */
function spanOn({ diaSemana, fecha, desde, hasta }: Disponibilidad, dia: Fecha, zona: string): Lapso | null {
  if (fecha === null ? diaSemana !== diaDeSemana(dia) : fecha !== dia) return null;
  const next = masDias(dia, 1);
  if (desde === null || hasta === null) return { desde: instanteLocal(dia, '00:00', zona), hasta: instanteLocal(next, '00:00', zona) };
  return { desde: instanteLocal(dia, desde, zona), hasta: instanteLocal(hasta <= desde ? next : dia, hasta, zona) };
}

/** The times of an entry that may touch a day: also those that began the evening before. */
export const spansAround = (entrada: Disponibilidad, dia: Fecha, zona: string): Lapso[] =>
  [-1, 0, 1].flatMap((days) => spanOn(entrada, masDias(dia, days), zona) ?? []);
