import { composed } from '../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from './test-company.ts';
import type { TestServer } from './test-server.ts';

/** An entry as tests write it. */
export type EntradaDePrueba = {
  usuario: number;
  fecha: string;
  proyecto: number;
  tarea: number | null;
  categoria: number | null;
  minutos: number;
  facturable: boolean;
};

const CLIENTE = composed<{ id: number }>('insert into instancia.clientes (entidad_id, nombre) values ($1, $2) returning cliente_id as id');
const PROYECTO = composed<{ id: number }>(
  `insert into instancia.proyectos (entidad_id, nombre, cliente_id, responsable_id, empieza, entrega, presupuesto_minutos, presupuesto_importe)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning proyecto_id as id`,
);
const TAREA = composed<{ id: number }>(
  `insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable) values ($1, $2, $3, '') returning tarea_id as id`,
);
const CATEGORIA = composed<{ id: number }>(
  'insert into instancia.categorias_tarea (entidad_id, nombre) values ($1, $2) returning categoria_id as id',
);
const TARIFA = composed(
  'insert into instancia.tarifas (entidad_id, usuario_id, proyecto_id, desde, precio, coste) values ($1, $2, $3, $4, $5, $6)',
);
const ENTRADAS = composed(
  `insert into instancia.imputaciones (entidad_id, usuario_id, fecha, proyecto_id, tarea_id, categoria_id, minutos, facturable, origen, autor_id, momento)
   select $1, x.usuario, x.fecha, x.proyecto, x.tarea, x.categoria, x.minutos, x.facturable, 'persona', x.usuario, '2026-01-01Z'
   from jsonb_to_recordset($2::jsonb) as x (usuario int, fecha date, proyecto int, tarea int, categoria int, minutos int, facturable boolean)`,
);

type NewProject = {
  nombre: string;
  cliente?: number;
  responsable?: number;
  empieza?: string;
  entrega?: string;
  minutos?: number;
  importe?: number;
};
type NewRate = { usuario?: number; proyecto?: number; desde: string; precio?: number; coste?: number };

/** Writes projects and what belongs to them straight into the tables, for tests of what is read of them. */
export function createProjectsWorld(server: TestServer, { entidadId }: Pick<TestCompany, 'entidadId'>) {
  const made = (asked: typeof CLIENTE, values: readonly unknown[]): Promise<number> =>
    server.db.tenant(entidadId, async (tx) => {
      const [row] = await tx.query(asked, [entidadId, ...values]);
      if (!row) throw new Error('nothing was inserted');
      return row.id;
    });
  return {
    client: (nombre: string) => made(CLIENTE, [nombre]),
    project: ({ nombre, cliente, responsable, empieza, entrega, minutos, importe }: NewProject) =>
      made(PROYECTO, [nombre, cliente ?? null, responsable ?? null, empieza ?? null, entrega ?? null, minutos ?? null, importe ?? null]),
    task: (proyecto: number, nombre: string) => made(TAREA, [proyecto, nombre]),
    category: (nombre: string) => made(CATEGORIA, [nombre]),
    rate: ({ usuario, proyecto, desde, precio, coste }: NewRate) =>
      server.db.tenant(entidadId, (tx) =>
        tx.query(TARIFA, [entidadId, usuario ?? null, proyecto ?? null, desde, precio ?? null, coste ?? null]),
      ),
    entries: (entradas: readonly EntradaDePrueba[]) =>
      server.db.tenant(entidadId, (tx) => tx.query(ENTRADAS, [entidadId, JSON.stringify(entradas)])),
  };
}

/** A company with an admin, a manager who answers for projects, and two who work in them. */
export const createProjectsCompany = (server: TestServer): Promise<TestCompany> =>
  createTestCompany(server.db, {
    personas: [
      { userName: 'JEFA', nombre: 'Elena Prado', roles: ['admin', 'empleado'] },
      { userName: 'JAVI', nombre: 'Javier Mena', roles: ['responsable', 'empleado'], email: 'javier@prueba.example' },
      { userName: 'SARA', nombre: 'Sara Ruiz' },
      { userName: 'LUIS', nombre: 'Luis Mora' },
    ],
  });
