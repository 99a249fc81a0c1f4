import { byName, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';

type Filtro = Page & { abierto: boolean | null; texto: string };

export type FilaCliente = { id: number; nombre: string; abierto: boolean; version: number; proyectos: number };

const clients = (entidadId: number) =>
  sql
    .selectFrom('instancia.clientes as k')
    .where('k.entidad_id', '=', entidadId)
    .select(['k.cliente_id as id', 'k.nombre', 'k.activo as abierto', 'k.version'])
    .select(
      raw<number>`(select count(*)::int from instancia.proyectos p where p.entidad_id = k.entidad_id and p.cliente_id = k.cliente_id and p.activo)`.as(
        'proyectos',
      ),
    );

export function findClients(tx: Queryable, entidadId: number, { abierto, texto, ...page }: Filtro) {
  const list = clients(entidadId)
    .$if(abierto !== null, (query) => query.where('k.activo', '=', abierto))
    .$if(texto !== '', (query) => query.where(hasText(raw`k.nombre`, texto)))
    .orderBy(byName('k.nombre'))
    .orderBy('k.cliente_id');
  return pageOf(tx, list, page);
}
export const findClient = async (tx: Queryable, entidadId: number, id: number): Promise<FilaCliente | undefined> =>
  (await run(tx, clients(entidadId).where('k.cliente_id', '=', id)))[0];

const CLIENTE_POR_NOMBRE = statement(
  'proyectos/lists-repo.CLIENTE_POR_NOMBRE',
  `select k.cliente_id as id from instancia.clientes k
  where k.entidad_id = $1 and k.activo and lower(k.nombre collate "und-x-icu") = lower($2::text collate "und-x-icu")`,
);
/** The open client of that name. */
export const findClientByName = async (tx: Queryable, entidadId: number, nombre: string): Promise<number | undefined> =>
  (await tx.query(CLIENTE_POR_NOMBRE, [entidadId, nombre]))[0]?.id;

export type FilaTarea = {
  id: number;
  proyectoId: number;
  nombre: string;
  facturable: boolean | null;
  presupuestoMinutos: number | null;
  categoriaId: number | null;
  categoria: string | null;
  abierto: boolean;
  version: number;
};

const tasks = (entidadId: number) =>
  sql
    .selectFrom('instancia.tareas as t')
    .leftJoin('instancia.categorias_tarea as g', (join) =>
      join.onRef('g.entidad_id', '=', 't.entidad_id').onRef('g.categoria_id', '=', 't.categoria_id'),
    )
    .where('t.entidad_id', '=', entidadId)
    .select(['t.tarea_id as id', 't.proyecto_id as proyectoId', 't.nombre', 't.facturable', 't.presupuesto_minutos as presupuestoMinutos'])
    .select(['t.categoria_id as categoriaId', 'g.nombre as categoria', 't.activo as abierto', 't.version']);

export function findTasks(tx: Queryable, entidadId: number, { proyectoId, abierto, texto, ...page }: Filtro & { proyectoId: number }) {
  const list = tasks(entidadId)
    .where('t.proyecto_id', '=', proyectoId)
    .$if(abierto !== null, (query) => query.where('t.activo', '=', abierto))
    .$if(texto !== '', (query) => query.where(hasText(raw`t.nombre`, texto)))
    .orderBy(byName('t.nombre'))
    .orderBy('t.tarea_id');
  return pageOf(tx, list, page);
}
export const findTask = async (tx: Queryable, entidadId: number, id: number): Promise<FilaTarea | undefined> =>
  (await run(tx, tasks(entidadId).where('t.tarea_id', '=', id)))[0];

const CREAR_TAREAS = statement(
  'proyectos/lists-repo.CREAR_TAREAS',
  `
  insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
  select $1, $2, x.nombre, '' from unnest($3::text[]) with ordinality as x (nombre, lugar) order by x.lugar
  on conflict (entidad_id, proyecto_id, lower(nombre collate "und-x-icu")) where activo do nothing returning tarea_id as id`,
);
/** Makes tasks by their names; those that an open one has are left out. */
export const createTasks = async (tx: Queryable, entidadId: number, proyectoId: number, nombres: readonly string[]): Promise<number> =>
  (await tx.query(CREAR_TAREAS, [entidadId, proyectoId, nombres])).length;

export type FilaCategoria = { id: number; nombre: string; abierto: boolean; version: number };

const CATEGORIAS = statement(
  'proyectos/lists-repo.CATEGORIAS',
  `
  select g.categoria_id as id, g.nombre, g.activo as abierto, g.version from instancia.categorias_tarea g
  where g.entidad_id = $1 and ($2::int is null or g.categoria_id = $2) order by g.nombre collate "und-x-icu", g.categoria_id`,
);
export const findCategories = (tx: Queryable, entidadId: number): Promise<FilaCategoria[]> => tx.query(CATEGORIAS, [entidadId, null]);
export const findCategory = async (tx: Queryable, entidadId: number, id: number): Promise<FilaCategoria | undefined> =>
  (await tx.query(CATEGORIAS, [entidadId, id]))[0];

const AJUSTES = statement(
  'proyectos/lists-repo.AJUSTES',
  'select a.exceso, a.version from instancia.ajustes_tareas a where a.entidad_id = $1',
  told<{ exceso: 'rechaza' | 'avisa' }>(),
);
/** What the company has decided of tasks; version 0 where nobody has. */
export const findTaskSettings = async (tx: Queryable, entidadId: number): Promise<{ exceso: 'rechaza' | 'avisa'; version: number }> =>
  (await tx.query(AJUSTES, [entidadId]))[0] ?? { exceso: 'rechaza', version: 0 };

const GUARDAR_AJUSTES = statement(
  'proyectos/lists-repo.GUARDAR_AJUSTES',
  `
  insert into instancia.ajustes_tareas as a (entidad_id, exceso) select $1, $2 where $3::int = 0 or exists (
    select from instancia.ajustes_tareas x where x.entidad_id = $1)
  on conflict (entidad_id) do update set exceso = excluded.exceso, version = a.version + 1 where a.version = $3 returning a.version`,
);
/** @returns whether nobody has saved since that version. */
export const updateTaskSettings = async (
  tx: Queryable,
  entidadId: number,
  exceso: 'rechaza' | 'avisa',
  version: number,
): Promise<boolean> => (await tx.query(GUARDAR_AJUSTES, [entidadId, exceso, version])).length > 0;
