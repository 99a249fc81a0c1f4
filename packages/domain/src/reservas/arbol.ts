import { MAX_NIVELES_SALAS, type NodoSala } from './modelo.ts';

type Tree<N extends NodoSala> = readonly N[];

const find = <N extends NodoSala>(salas: Tree<N>, id: number | null): N | undefined =>
  id === null ? undefined : salas.find((one) => one.id === id);

/** The node and all above it, the top one first. A circle ends where it begins. */
export function pathTo<N extends NodoSala>(salas: Tree<N>, id: number): N[] {
  const path: N[] = [];
  for (let node = find(salas, id); node && !path.includes(node); node = find(salas, node.padreId)) path.unshift(node);
  return path;
}

/** The node and all below it. `isPart`: only where a node is a part of the one above it. */
function below<N extends NodoSala>(salas: Tree<N>, id: number, isPart: boolean): number[] {
  const parent = find(salas, id);
  if (!parent) return [];
  const found = [id];
  if (isPart && !parent.divisible) return found;
  for (const child of salas) if (child.padreId === id && child.id !== id) found.push(...below(salas, child.id, isPart));
  return found;
}

/**
 * What a booking of a room takes: the room itself and all its parts, in ascending order. Two bookings are in each other's way exactly if
 * they take one of the same: that of the whole takes each part, that of one part does not take another one.
 */
export const unitsOf = (salas: Tree<NodoSala>, id: number): number[] => below(salas, id, true).toSorted((a, b) => a - b);

/** The rooms whose bookings are in the way of one of this room: those that take it, or something that it takes. */
export function rivalsOf(salas: Tree<NodoSala>, id: number): number[] {
  const taken = new Set(unitsOf(salas, id));
  return salas.filter((one) => unitsOf(salas, one.id).some((unit) => taken.has(unit))).map((one) => one.id);
}

/** The rooms that are shut when this one is: all in it, and those of which it is a part. */
export function shutWith(salas: Tree<NodoSala>, id: number): number[] {
  const inside = new Set(below(salas, id, false));
  const wholes = salas.filter((one) => unitsOf(salas, one.id).includes(id)).map((one) => one.id);
  return [...new Set([...inside, ...wholes])];
}

/** Whether a node may stand in another one: not in itself or below itself, and not too deep. */
export function fits(salas: Tree<NodoSala>, { id, padreId }: { id: number | null; padreId: number | null }): boolean {
  if (padreId === null) return true;
  const path = pathTo(salas, padreId);
  if (path.length === 0 || path.some((one) => one.id === id)) return false;
  return path.length + (id === null ? 1 : heightOf(salas, id)) <= MAX_NIVELES_SALAS;
}

function heightOf(salas: Tree<NodoSala>, id: number): number {
  const children = salas.filter((one) => one.padreId === id);
  return 1 + Math.max(0, ...children.map((one) => heightOf(salas, one.id)));
}
