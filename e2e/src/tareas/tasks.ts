import { composed } from '@jornada/server/platform/database/pool.ts';
import type { Database } from '@jornada/server/platform/database/database.ts';

type Id = { id: number };
const CLIENT = composed<Id>('insert into instancia.clientes (entidad_id, nombre) values ($1, $2) returning cliente_id as id');
const PROJECT = composed<Id>(
  'insert into instancia.proyectos (entidad_id, nombre, cliente_id, para_todos) values ($1, $2, $3, true) returning proyecto_id as id',
);
const TASK = composed<Id>(
  'insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable) values ($1, $2, $3, $4) returning tarea_id as id',
);

/** The tasks of a company that gives time to them: five of a project for Acme. */
export const NAMES = ['Informe mensual', 'Informe anual', 'Cierre de facturas', 'Atención de reservas', 'Parte semanal'] as const;

export async function createTasks(db: Database, entidadId: number): Promise<void> {
  const idOf = ([row]: Id[]): number => row!.id;
  await db.tenant(entidadId, async (tx) => {
    const cliente = idOf(await tx.query(CLIENT, [entidadId, 'Acme Ibérica']));
    const proyecto = idOf(await tx.query(PROJECT, [entidadId, 'Oficina', cliente]));
    for (const nombre of NAMES) await tx.query(TASK, [entidadId, proyecto, nombre, `${nombre} Oficina Acme Ibérica`.toLowerCase()]);
  });
}
