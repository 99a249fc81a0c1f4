import { DIAS_ATRAS } from '../../limites/index.ts';
import { MS_POR_MINUTO } from '../../registros/tiempo.ts';
import { diasEntre, type Celdas, type Ranura } from './celdas.ts';
import { CERO, UNO, type Constructor, type Termino } from './programa.ts';
import type { PersonaTablero, PuestoTurno, Tablero } from './tablero.ts';

const DIA_MS = 24 * 60 * MS_POR_MINUTO;
/** `limites` judges the weekly rest of somebody who comes in as if they worked so long. */
const JORNADA_SUPUESTA_MS = 8 * 60 * MS_POR_MINUTO;

const termsOf = (ranuras: readonly Ranura[]): Termino[] => ranuras.map(({ columna }) => [columna, 1]);

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
  const sets = after
    .map((second) => ({ second, firsts: before.filter((first) => isBad(first, second)) }))
    .filter(({ firsts }) => firsts.length > 0);
  const distinct = new Map(sets.map(({ firsts }) => [firsts.map(({ turno, inicio }) => `${turno}/${inicio}`).join(' '), firsts]));
  for (const firsts of distinct.values()) {
    const seconds = sets.filter((set) => firsts.every((first) => set.firsts.includes(first))).map(({ second }) => second);
    constructor.addMost([...gate, ...termsOf(firsts), ...termsOf(seconds)], gate.length > 0 ? 2 : 1);
  }
}

/** Whether the first shift leaves too little daily rest before the second one, or is not to be followed by it. */
export function isMalSeguido(
  tablero: Tablero,
  persona: PersonaTablero,
  [dia, first]: readonly [number, PuestoTurno],
  [next, second]: readonly [number, PuestoTurno],
): boolean {
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
      addPairs(constructor, [ranuras(dia), ranuras(dia + gap)], (first, second) =>
        isMalSeguido(tablero, persona, [dia, first], [dia + gap, second]),
      );
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
 * Columns that say that a weekly rest ends with a day: it is free, and between the shifts around it, also if the day before is free as well, there
 * is time enough. Two of them are not within three days, so that they are not the same rest, unless it is long enough for both.
 */
function addColumnas(
  constructor: Constructor,
  { persona, hasta, ranuras, trabaja }: Celdas,
  [from, until]: readonly [number, number],
): Map<number, number> {
  const rests = new Map<number, number>();
  for (const dia of diasEntre(from, until)) {
    const rule = weeklyOf(persona, Math.max(0, dia));
    if (!rule) continue;
    const column = constructor.addColumn(0, { maximo: 1 });
    rests.set(dia, column);
    constructor.addMost(
      [
        [column, 1],
        [trabaja(dia), 1],
      ],
      1,
    );
    const isShort = (first: Ranura, second: Ranura): boolean => second.inicio - first.fin < rule.daily + rule.weekly;
    if (dia + 1 >= hasta) continue;
    for (const back of [1, 2]) addPairs(constructor, [ranuras(dia - back), ranuras(dia + 1)], isShort, [[column, 1]]);
  }
  for (const dia of diasEntre(from, until - 2))
    constructor.addMost(
      diasEntre(dia, dia + 3).flatMap((day): Termino[] => [[rests.get(day) ?? CERO, 1]]),
      1,
    );
  return rests;
}

/**
 * The weekly rest. Whoever works needs one in the days before, or, where rests may be joined, one for each week in so many weeks. At most five days
 * of work in a row and at least two off promise that once they are all in the plan: then there are columns and rows for its first days
 * only, and none if nothing was worked before. `precio`: of a rest that fixed days do not leave; null: it must be there.
 */
export function addDescansosSemanales(constructor: Constructor, celdas: Celdas, precio: number | null): void {
  const { persona, hasta, ranuras } = celdas;
  if (diasEntre(0, hasta).every((dia) => weeklyOf(persona, dia) === null)) return;
  const isPromised = (persona.seguidos.maximo ?? Infinity) <= 5 && persona.libres >= 2;
  if (isPromised) addParesDeLibres(constructor, celdas);
  const until = isPromised ? Math.min(hasta, persona.pasado.size > 0 ? 6 : 0) : hasta;
  if (until === 0) return;
  // Days of which nothing is known were free, as for `limites`.
  const rests = addColumnas(constructor, celdas, [-DIAS_ATRAS, until]);
  for (const dia of diasEntre(0, until)) {
    const rule = weeklyOf(persona, dia);
    if (!rule) continue;
    // Of a rest that began before the time that is looked at, enough must lie within it.
    const restsOf = ({ inicio }: Ranura, days: number): number[] => {
      const start = inicio + JORNADA_SUPUESTA_MS - days * DIA_MS;
      return diasEntre(dia - days + 1, dia).filter((end) => ranuras(end + 1).every((next) => next.inicio - start >= rule.weekly));
    };
    for (const works of Map.groupBy(ranuras(dia), (ranura) => restsOf(ranura, 7).join(' ')).values()) {
      const [first] = works;
      if (!first) continue;
      const near = restsOf(first, 7);
      const spans = works.map((ranura) => restsOf(ranura, rule.weeks * 7));
      const far = (spans[0] ?? []).filter((end) => !near.includes(end) && spans.every((span) => span.includes(end)));
      const terms = [...near.map((end) => [end, rule.weeks] as const), ...far.map((end) => [end, 1] as const)];
      const isFixed = works.some(({ columna }) => columna === UNO);
      constructor.addLeast(
        [
          ...terms.map(([end, weight]): Termino => [rests.get(end) ?? CERO, weight]),
          ...works.map(({ columna }): Termino => [columna, -rule.weeks]),
        ],
        0,
        isFixed ? precio : null,
      );
    }
  }
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
      constructor.addLeast(
        [[trabaja(dia + 1), 1], [trabaja(dia + 2), 1], [first.columna, -1], ...late.map(({ columna }): Termino => [columna, -1])],
        -1,
        null,
      );
    }
  }
}
