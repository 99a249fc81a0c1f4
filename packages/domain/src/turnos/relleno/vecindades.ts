import type { PlanRelleno } from './modelo.ts';
import type { Tablero } from './tablero.ts';

/** A part of a plan that is opened while the rest stays: some days of everybody, or all days of some. */
export type Vecindad = { clase: 'dias' | 'personas'; isLibre(persona: number, dia: number): boolean };

export type Azar = () => number;

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

/**
 * The next part to open. `ancho`: how many days, or people. Days are those around a need that is not met, or any; people are those who could
 * take part in it, or any, and above all those of whom the plan breaks a rule (`broken`, their ids).
 */
export function chooseVecindad(
  tablero: Tablero,
  plan: PlanRelleno,
  { clase, ancho, azar, broken }: { clase: Vecindad['clase']; ancho: number; azar: Azar; broken: ReadonlySet<number> },
): Vecindad {
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
  return { clase, isLibre: (persona) => chosen.has(persona) };
}
