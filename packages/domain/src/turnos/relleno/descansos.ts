import { DIAS_ATRAS } from '../../limites/index.ts';
import { MS_POR_MINUTO } from '../../registros/tiempo.ts';
import { diasEntre, type Celdas, type Ranura } from './celdas.ts';
import { UNO, type Constructor, type Termino } from './programa.ts';
import type { PersonaTablero, Puesto, Tablero } from './tablero.ts';

const DIA_MS = 24 * 60 * MS_POR_MINUTO;
/** `limites` judges the weekly rest of somebody who comes in as if they worked so long. */
const JORNADA_SUPUESTA_MS = 8 * 60 * MS_POR_MINUTO;

const terms = (ranuras: readonly Ranura[]): Termino[] => ranuras.map(({ columna }) => [columna, 1]);

/**
 * Rows against pairs of shifts on two days, few and tight: for each set of shifts before that some shift after cannot follow, one row with
 * them and all that cannot follow any of them. `gate`: terms that allow one more.
 */
function addPairs(
  constructor: Constructor,
  [before, after]: readonly [readonly Ranura[], readonly Ranura[]],
  isBad: (first: Ranura, second: Ranura) => boolean,
  gate: readonly Termino[] = [],
): void {
  const sets = after.map((second) => ({ second, firsts: before.filter((first) => isBad(first, second)) })).filter(({ firsts }) => firsts.length > 0);
  const distinct = new Map(sets.map(({ firsts }) => [firsts.map(({ turno, inicio }) => `${turno}/${inicio}`).join(' '), firsts]));
  for (const firsts of distinct.values()) {
    const seconds = sets.filter((set) => firsts.every((first) => set.firsts.includes(first))).map(({ second }) => second);
    constructor.addMost([...gate, ...terms(firsts), ...terms(seconds)], gate.length > 0 ? 2 : 1);
  }
}

/** Whether the first shift leaves too little daily rest before the second one, or is not to be followed by it. */
export function isMalSeguido(tablero: Tablero, persona: PersonaTablero, [dia, first]: readonly [number, Puesto], [next, second]: readonly [number, Puesto]): boolean {
  const { turnos } = tablero.pedido;
  const code = turnos[second.turno]?.codigo;
  if (next - dia === 1 && code !== undefined && turnos[first.turno]?.noSiguen.includes(code)) return true;
  const daily = persona.limitesEn(next)?.['descanso-diario'];
  return daily ? second.inicio < first.fin + daily.minutos * MS_POR_MINUTO : false;
}

/** The daily rest, and shifts that may not follow others. A shift lasts a day at most, so that it can reach the day after the next. */
export function addSucesiones(constructor: Constructor, tablero: Tablero, { persona, primero, hasta, ranuras }: Celdas): void {
  for (const gap of [1, 2])
    for (const dia of diasEntre(Math.max(primero, -gap), hasta - gap))
      addPairs(constructor, [ranuras(dia), ranuras(dia + gap)], (first, second) => isMalSeguido(tablero, persona, [dia, first], [dia + gap, second]));
}

/** A rest between two shifts is a weekly one if so much is left without the daily rest. */
function weeklyOf(persona: PersonaTablero, dia: number) {
  const limites = persona.limitesEn(dia);
  const weekly = limites?.['descanso-semanal'];
  if (!weekly) return null;
  const daily = weekly.sumaDiario ? (limites?.['descanso-diario']?.minutos ?? 0) : 0;
  return { weekly: weekly.minutos * MS_POR_MINUTO, daily: daily * MS_POR_MINUTO, weeks: Math.max(1, Math.floor(weekly.acumulaDias / 7)) };
}

/**
 * The weekly rest. For each day a column says that a rest of two days off ends there, and one that it is a single day off between shifts
 * that are far enough apart. Whoever works needs one in the six days before, or, where rests may be joined, one for each week in so many weeks. A person of whom the
 * rules of days in a row promise it already has neither columns nor rows. `precio`: of a rest that fixed days do not leave; null: it must be there.
 */
export function addDescansosSemanales(constructor: Constructor, celdas: Celdas, precio: number | null): void {
  const { persona, primero, hasta, ranuras, trabaja } = celdas;
  if (diasEntre(0, hasta).every((dia) => weeklyOf(persona, dia) === null)) return;
  if ((persona.seguidos.maximo ?? Infinity) <= 5 && persona.libres >= 2) return addParesDeLibres(constructor, celdas);
  const from = Math.max(primero, -DIAS_ATRAS);
  // Before what is known there was rest.
  const isKnown = (dia: number): boolean => dia >= from;
  const single = new Map<number, number>();
  const double = new Map<number, number>();
  for (const dia of diasEntre(from, hasta)) {
    const rule = weeklyOf(persona, Math.max(0, dia));
    if (!rule) continue;
    const isShort = (first: Ranura, second: Ranura): boolean => second.inicio - first.fin < rule.daily + rule.weekly;
    const add = (column: number, off: readonly number[], pair: readonly [number, number]): void => {
      for (const day of off) constructor.addMost([[column, 1], [trabaja(day), 1]], 1);
      if (pair[0] >= from && pair[1] < hasta) addPairs(constructor, [ranuras(pair[0]), ranuras(pair[1])], isShort, [[column, 1]]);
    };
    single.set(dia, constructor.addColumn(0, { maximo: 1 }));
    add(single.get(dia) ?? 0, [dia], [dia - 1, dia + 1]);
    if (dia - 1 < from) continue;
    double.set(dia, constructor.addColumn(0, { maximo: 1 }));
    add(double.get(dia) ?? 0, [dia - 1, dia], [dia - 2, dia + 1]);
  }
  const restsOf = (dia: number): number[] => [single.get(dia), double.get(dia)].filter((column) => column !== undefined);
  // No two rests within one rest that is too short for both.
  for (const dia of diasEntre(from, hasta - 2)) {
    const near = diasEntre(dia, dia + 3).flatMap(restsOf);
    constructor.addMost(near.map((column): Termino => [column, 1]), 1);
  }
  for (const dia of diasEntre(0, hasta)) {
    const rule = weeklyOf(persona, dia);
    if (!rule || !isKnown(dia - 6)) continue;
    const isJoined = rule.weeks > 1 && isKnown(dia - rule.weeks * 7 + 1);
    if (rule.weeks > 1 && !isJoined) continue;
    for (const isClipped of [false, true]) {
      const works = ranuras(dia).filter((ranura) => isCut(celdas, dia, ranura, rule) === isClipped);
      if (works.length === 0) continue;
      const edge = isClipped ? [] : [single.get(dia - 6), double.get(dia - 5)].filter((column) => column !== undefined);
      const near = [...diasEntre(dia - 4, dia).flatMap(restsOf), ...[single.get(dia - 5) ?? []].flat(), ...edge];
      const far = isJoined ? diasEntre(dia - rule.weeks * 7 + 2, dia - 4).flatMap(restsOf).filter((column) => !near.includes(column)) : [];
      constructor.addLeast(
        [...works.map(({ columna }): Termino => [columna, -rule.weeks]), ...near.map((column): Termino => [column, rule.weeks]), ...far.map((column): Termino => [column, 1])],
        0,
        works.some(({ columna }) => columna === UNO) ? precio : null,
      );
    }
  }
}

/** Whether a rest at the beginning of the seven days before a shift may be cut so that too little of it is left. */
function isCut({ ranuras }: Celdas, dia: number, { inicio }: Ranura, { weekly }: { weekly: number }): boolean {
  const start = inicio + JORNADA_SUPUESTA_MS - 7 * DIA_MS;
  return [...ranuras(dia - 5), ...ranuras(dia - 4)].some((next) => next.inicio - start < weekly);
}

/**
 * At most five days of work in a row and at least two off are a weekly rest in every seven days. Only between few shifts two days off are too
 * short, such as from a night to a morning when the clocks change: there it takes a third one.
 */
function addParesDeLibres(constructor: Constructor, { persona, primero, hasta, ranuras, trabaja }: Celdas): void {
  for (const dia of diasEntre(Math.max(primero, -3), hasta - 3)) {
    const rule = weeklyOf(persona, Math.max(0, dia));
    if (!rule) continue;
    for (const first of ranuras(dia)) {
      const late = ranuras(dia + 3).filter((second) => second.inicio - first.fin < rule.daily + rule.weekly);
      if (late.length === 0) continue;
      constructor.addLeast([[trabaja(dia + 1), 1], [trabaja(dia + 2), 1], [first.columna, -1], ...late.map(({ columna }): Termino => [columna, -1])], -1, null);
    }
  }
}
