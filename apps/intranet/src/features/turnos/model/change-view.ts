import type { CambioLinea, CambioVista, CesionVista, ConsecuenciasCambioVista } from '@jornada/contract/cambio-turnos/vistas.ts';

type Person = CambioLinea['solicitante'];

/** Everybody whose plan a change touches; the person who asks comes first. */
export const peopleOf = ({ solicitante, companeros }: Pick<CambioLinea, 'solicitante' | 'companeros'>): Person[] => [
  solicitante,
  ...companeros.map(({ persona }) => persona),
];

/** The people in the order in which they give to each other, as far as that goes in a circle. */
export function inOrder(people: readonly Person[], cesiones: readonly CesionVista[]): Person[] {
  const [first] = people;
  if (!first) return [];
  const order: Person[] = [first];
  for (;;) {
    const last = order.at(-1);
    const next = cesiones.find(({ de }) => de === last?.id)?.a;
    const person = people.find(({ id }) => id === next);
    if (!person || order.includes(person)) break;
    order.push(person);
  }
  return [...order, ...people.filter((one) => !order.includes(one))];
}

/** An arrow from one row to another: who gives to whom. Each once, however many days pass on. */
export type Arrow = { from: number; to: number };

export function arrowsOf(rows: readonly Person[], cesiones: readonly CesionVista[]): Arrow[] {
  const seen = new Set<string>();
  return cesiones.flatMap(({ de, a }) => {
    const [from, to] = [rows.findIndex(({ id }) => id === de), rows.findIndex(({ id }) => id === a)];
    const key = `${from} ${to}`;
    if (from === -1 || to === -1 || seen.has(key)) return [];
    seen.add(key);
    return [{ from, to }];
  });
}

/** The shortest rest around the changed days, now and then; null: there is none to measure. */
export function shortestRest({ descansos }: ConsecuenciasCambioVista): { antes: number | null; despues: number | null } {
  const least = (all: readonly (number | null)[]): number | null => {
    const known = all.filter((one): one is number => one !== null);
    return known.length === 0 ? null : Math.min(...known);
  };
  return {
    antes: least(descansos.map(({ antes }) => antes.ahora ?? antes.luego)),
    despues: least(descansos.map(({ despues }) => despues.luego ?? despues.ahora)),
  };
}

/** The days that change for anybody, in order. */
export const changedDays = ({ resumen, cesiones }: Pick<CambioVista, 'resumen' | 'cesiones'>): string[] =>
  [
    ...new Set([
      ...cesiones.map(({ fecha }) => fecha),
      ...(resumen?.consecuencias ?? []).flatMap(({ dias }) => dias.filter(({ cambia }) => cambia).map(({ fecha }) => fecha)),
    ]),
  ].toSorted();

/** Which list of the screen a change stands in. */
export const GROUPS = ['yo', 'companero', 'responsable'] as const;
