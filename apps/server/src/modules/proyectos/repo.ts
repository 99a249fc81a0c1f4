import { byName, hasText, pageOf, type Page } from '../../platform/database/page.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import { raw, run, sql } from '../../platform/database/sql.ts';
import { isSpent } from './reads.ts';

type Nombrado = { id: number; nombre: string };
export type FilaProyectoGestionado = {
  id: number;
  nombre: string;
  cliente: string | null;
  clienteId: number | null;
  abierto: boolean;
  responsableId: number | null;
  responsable: string | null;
  facturable: boolean;
  paraTodos: boolean;
  aprueba: boolean;
  bloqueadoHasta: string | null;
  empieza: string | null;
  entrega: string | null;
  presupuestoMinutos: number | null;
  presupuestoImporte: number | null;
  version: number;
  creado: string | null;
  creadoPor: string | null;
  cambiado: string | null;
  cambiadoPor: string | null;
  cerrado: string | null;
  cerradoPor: string | null;
};

const projects = (entidadId: number) =>
  sql
    .selectFrom('instancia.proyectos as p')
    .leftJoin('instancia.clientes as k', (join) =>
      join.onRef('k.entidad_id', '=', 'p.entidad_id').onRef('k.cliente_id', '=', 'p.cliente_id'),
    )
    .leftJoin('instancia.usuarios as r', (join) =>
      join.onRef('r.entidad_id', '=', 'p.entidad_id').onRef('r.usuario_id', '=', 'p.responsable_id'),
    )
    .leftJoin('instancia.usuarios as c', (join) =>
      join.onRef('c.entidad_id', '=', 'p.entidad_id').onRef('c.usuario_id', '=', 'p.creado_por'),
    )
    .leftJoin('instancia.usuarios as m', (join) =>
      join.onRef('m.entidad_id', '=', 'p.entidad_id').onRef('m.usuario_id', '=', 'p.cambiado_por'),
    )
    .leftJoin('instancia.usuarios as x', (join) =>
      join.onRef('x.entidad_id', '=', 'p.entidad_id').onRef('x.usuario_id', '=', 'p.cerrado_por'),
    )
    .where('p.entidad_id', '=', entidadId)
    .select([
      'p.proyecto_id as id',
      'p.nombre',
      'k.nombre as cliente',
      'p.cliente_id as clienteId',
      'p.activo as abierto',
      'p.responsable_id as responsableId',
      'r.nombre_completo as responsable',
      'p.facturable',
      'p.para_todos as paraTodos',
      'p.aprueba',
      'p.bloqueado_hasta as bloqueadoHasta',
      'p.empieza',
      'p.entrega',
      'p.presupuesto_minutos as presupuestoMinutos',
      'p.version',
      'p.creado',
      'c.nombre_completo as creadoPor',
    ])
    .select(raw<number | null>`p.presupuesto_importe::float8`.as('presupuestoImporte'))
    .select(['p.cambiado', 'm.nombre_completo as cambiadoPor', 'p.cerrado', 'x.nombre_completo as cerradoPor']);

/** `aCargoDe`: only the projects that this person answers for; null: all of them. */
type Filtro = Page & { abierto: boolean | null; texto: string; clienteId: number | undefined; aCargoDe: number | null };

/** Projects by name; `texto` is searched in name and client. */
export function findProjects(tx: Queryable, entidadId: number, { abierto, texto, clienteId, aCargoDe, ...page }: Filtro) {
  const list = projects(entidadId)
    .$if(abierto !== null, (query) => query.where('p.activo', '=', abierto))
    .$if(aCargoDe !== null, (query) => query.where('p.responsable_id', '=', aCargoDe))
    .$if(clienteId !== undefined, (query) => query.where('p.cliente_id', '=', clienteId ?? 0))
    .$if(texto !== '', (query) => query.where(hasText(raw`p.nombre || ' ' || coalesce(k.nombre, '')`, texto)))
    .orderBy(byName('p.nombre'))
    .orderBy('p.proyecto_id');
  return pageOf(tx, list, page);
}

export async function findProject(tx: Queryable, entidadId: number, id: number): Promise<FilaProyectoGestionado | undefined> {
  const [row] = await run(tx, projects(entidadId).where('p.proyecto_id', '=', id));
  return row;
}

const RESTO = statement(
  'proyectos/repo.RESTO',
  `
  select
    coalesce((select sum(i.minutos) from instancia.imputaciones i
      where i.entidad_id = $1 and i.proyecto_id = $2 and ${isSpent('p.empieza', '$3::date')}), 0)::int as "gastadoMinutos",
    (select count(*)::int from instancia.tareas t where t.entidad_id = $1 and t.proyecto_id = $2 and t.activo) as tareas
  from instancia.proyectos p where p.entidad_id = $1 and p.proyecto_id = $2`,
);
const MIEMBROS = statement(
  'proyectos/repo.MIEMBROS',
  `
  select u.usuario_id as id, u.nombre_completo as nombre
  from instancia.proyectos_miembros m join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = m.usuario_id
  where m.entidad_id = $1 and m.proyecto_id = $2
  order by u.nombre_completo collate "und-x-icu", u.usuario_id`,
);

/** Who belongs to a project, what is spent of its budget, and how many open tasks it has. */
export async function findRest(tx: Queryable, entidadId: number, { id, hoy }: { id: number; hoy: string }) {
  const [rest] = await tx.query(RESTO, [entidadId, id, hoy]);
  return { miembros: await tx.query(MIEMBROS, [entidadId, id]), gastadoMinutos: rest?.gastadoMinutos ?? 0, tareas: rest?.tareas ?? 0 };
}

const GENTE = statement(
  'proyectos/repo.GENTE',
  `
  select u.usuario_id as id, u.nombre_completo as nombre, u.roles && '{responsable,admin}' as manda
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = any($2) and u.activo and not u.es_quiosco`,
  told<{ manda: boolean }>(),
);
/** Those of these people who work here, and whether they may answer for others. */
export const findStaff = (tx: Queryable, entidadId: number, ids: readonly number[]): Promise<(Nombrado & { manda: boolean })[]> =>
  tx.query(GENTE, [entidadId, ids]);

const PONER_MIEMBROS = statement(
  'proyectos/repo.PONER_MIEMBROS',
  `
  insert into instancia.proyectos_miembros (entidad_id, proyecto_id, usuario_id) select $1, $2, x from unnest($3::int[]) x
  on conflict do nothing returning usuario_id as id`,
);
const QUITAR_MIEMBROS = statement(
  'proyectos/repo.QUITAR_MIEMBROS',
  `
  delete from instancia.proyectos_miembros where entidad_id = $1 and proyecto_id = $2 and usuario_id = any($3) returning usuario_id as id`,
);
/** @returns whose membership has changed. */
export async function updateMembers(tx: Queryable, entidadId: number, id: number, added: readonly number[], removed: readonly number[]) {
  const gone = await tx.query(QUITAR_MIEMBROS, [entidadId, id, removed]);
  const come = await tx.query(PONER_MIEMBROS, [entidadId, id, added]);
  return { puestos: come.map((one) => one.id), quitados: gone.map((one) => one.id) };
}
