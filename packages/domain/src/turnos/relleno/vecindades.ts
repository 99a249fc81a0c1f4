import type { PlanRelleno } from './modelo.ts';
import type { Tablero } from './tablero.ts';

/**
 * A part of a plan that is opened while the rest stays: some days of everybody, all days of some, or days on which an answer without whole
 * numbers has something else (relaxation induced neighbourhoods; Danna, Rothberg and Le Pape, 2005).
 */
export type Vecindad = { clase: 'dias' | 'personas' | 'relajada'; isLibre(persona: number, dia: number): boolean };

/** How much of a shift (-1: of a day off) an answer without whole numbers gives a person on a day, from 0 to 1. */
export type ParteRelajada = (persona: number, dia: number, turno: number) => number;

export type Azar = () => number;

/** What an answer has less than this of something else is the same, but for the tolerance of a solver. */
const MISMO = 1e-3;

/** Random numbers from 0 to 1 that are the same for the same seed. */
export function createAzar(semilla: number): Azar {
  let state = semilla >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` different ones of a list, likelier those of more weight. */
function pick(weights: readonly number[], count: number, azar: Azar): Set<number> {
  // The largest keys of u^(1/w) are a sample by weight.
  const keys = weights.map((weight, index) => ({ index, key: Math.log(azar() || 1e-12) / Math.max(weight, 1e-9) }));
  return new Set(
    keys
      .toSorted((a, b) => b.key - a.key)
      .slice(0, count)
      .map(({ index }) => index),
  );
}

/** Days of people with the day before and after, likelier those on which the answer without whole numbers has less of the plan. */
function chooseRelajada(plan: PlanRelleno, { ancho, azar, relajada }: { ancho: number; azar: Azar; relajada: ParteRelajada }): Vecindad {
  const cells = plan.flatMap((fila, persona) =>
    fila.flatMap((turno, dia) => {
      const other = 1 - relajada(persona, dia, turno);
      return other > MISMO ? [{ persona, dia, other }] : [];
    }),
  );
  const picked = pick(
    cells.map(({ other }) => other),
    ancho,
    azar,
  );
  const open = new Set([...picked].flatMap((index) => [-1, 0, 1].map((by) => `${cells[index]?.persona} ${(cells[index]?.dia ?? 0) + by}`)));
  return { clase: 'relajada', isLibre: (persona, dia) => open.has(`${persona} ${dia}`) };
}

type Eleccion = {
  clase: Vecindad['clase'];
  ancho: number;
  azar: Azar;
  broken: ReadonlySet<number>;
  relajada: ParteRelajada | null;
};

/**
 * The next part to open. `ancho`: how many days, people, or days of people. Days are those around a need that is not met, or any; people are
 * those who could take part in it, or any, and above all those of whom the plan breaks a rule (`broken`, their ids). Without an answer without
 * whole numbers (`relajada`) people take its turn.
 */
export function chooseVecindad(tablero: Tablero, plan: PlanRelleno, { clase, ancho, azar, broken, relajada }: Eleccion): Vecindad {
  if (clase === 'relajada' && relajada) return chooseRelajada(plan, { ancho, azar, relajada });
  const { pedido, personas, dias } = tablero;
  const costs = Array.from({ length: dias }, () => 1);
  for (const { fecha, turno, personas: needed, pesoFalta, pesoSobra } of pedido.necesidades) {
    const dia = pedido.dias.indexOf(fecha);
    const shift = pedido.turnos.findIndex(({ codigo }) => codigo === turno);
    const here = plan.filter((fila) => fila[dia] === shift).length;
    costs[dia] = (costs[dia] ?? 0) + Math.max(0, needed - here) * pesoFalta + Math.max(0, here - needed) * pesoSobra;
  }
  if (clase === 'dias') {
    const [center = 0] = pick(costs.map(Math.sqrt), 1, azar);
    const from = Math.max(0, Math.min(dias - ancho, center - Math.floor(azar() * ancho)));
    return { clase, isLibre: (_, dia) => dia >= from && dia < from + ancho };
  }
  const [worst = 0] = pick(costs.map(Math.sqrt), 1, azar);
  const weights = personas.map((persona, index) => {
    const canHelp = (plan[index]?.[worst] ?? -1) < 0 && pedido.turnos.some((_, turno) => persona.impedimento(worst, turno) === null);
    return (canHelp ? 3 : 1) * (broken.has(persona.id) ? 10 : 1);
  });
  const chosen = pick(weights, ancho, azar);
  return { clase: 'personas', isLibre: (persona) => chosen.has(persona) };
}
