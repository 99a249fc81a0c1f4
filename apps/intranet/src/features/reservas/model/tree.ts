import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';
import { fits, pathTo } from '@jornada/domain/reservas/arbol.ts';

type Node = Pick<SalaGestionada, 'id' | 'padre' | 'nombre' | 'reservable' | 'divisible' | 'abierto'>;

const nodesOf = (salas: readonly Node[]) => salas.map((one) => ({ ...one, padreId: one.padre }));

/** How deep in the tree a room stands: 0 at the top. */
export const levelOf = (salas: readonly Node[], id: number): number => Math.max(0, pathTo(nodesOf(salas), id).length - 1);

/** Where a room may stand: all places in use that are neither it nor in it, with what holds them. `id` null: a new one. */
export function placesFor(salas: readonly Node[], id: number | null): { id: number; label: string }[] {
  const nodes = nodesOf(salas);
  return nodes
    .filter((one) => one.abierto && fits(nodes, { id, padreId: one.id }))
    .map((one) => ({
      id: one.id,
      label: pathTo(nodes, one.id)
        .map(({ nombre }) => nombre)
        .join(' › '),
    }));
}
