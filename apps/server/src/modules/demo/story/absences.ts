import type { Ausencia } from '@jornada/domain/horario/modelo.ts';
import { randomFor, type Luck } from '../random.ts';
import { easterOf } from '../company/easter.ts';

type Clase = Ausencia['clase'];
const day = (year: number, month: number, of: number): Temporal.PlainDate => Temporal.PlainDate.from({ year, month, day: of });

function absence(clase: Clase, desde: Temporal.PlainDate, days: number, minutos: number | null = null): Ausencia {
  return { clase, desde: desde.toString(), hasta: desde.add({ days: days - 1 }).toString(), aprobada: true, minutos, mitad: null };
}

const mondayFrom = (date: Temporal.PlainDate): Temporal.PlainDate => date.add({ days: (8 - date.dayOfWeek) % 7 });

function vacations(year: number, luck: Luck): Ausencia[] {
  const summer = mondayFrom(day(year, 7, 6)).add({ weeks: luck.pick([0, 2, 3, 4, 4, 5, 5, 6, 8]) });
  const planned = [absence('vacaciones', summer, luck.pick([14, 14, 21]))];
  if (luck.chance(0.4)) planned.push(absence('vacaciones', easterOf(year).subtract({ days: 6 }), 3));
  if (luck.chance(0.55))
    planned.push(luck.chance(0.5) ? absence('vacaciones', day(year, 12, 26), 6) : absence('vacaciones', day(year, 1, 2), 4));
  const friday = mondayFrom(day(year, luck.pick([2, 3, 5, 10, 11]), luck.between(1, 20))).add({ days: 4 });
  if (luck.chance(0.7)) planned.push(absence('vacaciones', friday, 4));
  return planned;
}

/** Unplanned absences: illness, sometimes a long one, and the permits that the law gives. */
function unforeseen(year: number, luck: Luck): Ausencia[] {
  const someday = (): Temporal.PlainDate => day(year, 1, 1).add({ days: luck.between(0, 364) });
  const list: Ausencia[] = [];
  if (luck.chance(0.5)) list.push(absence('baja', someday(), luck.between(2, 9)));
  if (luck.chance(0.05)) list.push(absence('baja', someday(), luck.between(21, 45)));
  if (luck.chance(0.2)) list.push(absence('permiso', someday(), luck.pick([1, 2, 3])));
  if (luck.chance(0.15)) list.push(absence('permiso', someday(), 1, 120));
  if (luck.chance(0.15)) list.push(absence('compensacion', someday(), 1));
  return list;
}

/**
 * A person's absences in a year, the same at every call: approved, within the year, oldest first, never two at once. An unplanned
 * absence that meets a planned one is left out.
 */
export function absencesOf(userName: string, year: number): Ausencia[] {
  const luck = randomFor(userName, year, 'absences');
  const kept: Ausencia[] = [];
  for (const candidate of [...vacations(year, luck), ...unforeseen(year, luck)]) {
    const isWithin = candidate.hasta <= `${year}-12-31`;
    const isFree = kept.every(({ desde, hasta }) => candidate.hasta < desde || hasta < candidate.desde);
    if (isWithin && isFree) kept.push(candidate);
  }
  return kept.toSorted((a, b) => (a.desde < b.desde ? -1 : 1));
}
