import type { SalaDeAgenda } from '@jornada/contract/reservas/vistas.ts';

/** The top places of some rooms, each once. */
export function placesOf(salas: readonly Pick<SalaDeAgenda, 'lugarId' | 'ruta' | 'nombre'>[]): { id: number; nombre: string }[] {
  const names = new Map(salas.map(({ lugarId, ruta, nombre }) => [lugarId, ruta[0] ?? nombre]));
  return [...names].map(([id, nombre]) => ({ id, nombre }));
}
