import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { DestinoTarea, DeLaPersona } from './model.ts';

/** A task, or a project alone, as its person may see it. `libre`: they may give time to it. */
export type TareaMostrada = DestinoTarea & {
  nombre: string | null;
  proyecto: string;
  clienteId: number | null;
  cliente: string | null;
  facturable: boolean;
  categoriaId: number | null;
  anclada: boolean;
  ultimoUso: Fecha | null;
};
export type TareaLeida = TareaMostrada & { libre: boolean; bloqueadoHasta: Fecha | null; aprueba: boolean };

/** In a statement: somebody may give time to a project `p`. */
export const LIBRE = `(p.activo and (p.para_todos or exists (
    select from instancia.proyectos_miembros m where m.entidad_id = $entidadId and m.proyecto_id = p.proyecto_id and m.usuario_id = $personaId)))`;

const LEER = statement(
  'tareas/tasks.LEER',
  `
  select p.proyecto_id as "proyectoId", t.tarea_id as "tareaId", t.nombre, p.nombre as proyecto, c.cliente_id as "clienteId", c.nombre as cliente,
    coalesce(t.facturable, p.facturable) as facturable, t.categoria_id as "categoriaId", a.tarea_id is not null as anclada, u.fecha as "ultimoUso",
    ${LIBRE} and coalesce(t.activo, true) as libre, p.bloqueado_hasta as "bloqueadoHasta", p.aprueba
  from (select distinct x.p, nullif(x.t, 0) as t from unnest($proyectos::int[], $tareas::int[]) as x (p, t)) k
  join instancia.proyectos p on p.entidad_id = $entidadId and p.proyecto_id = k.p
  left join instancia.tareas t on t.entidad_id = $entidadId and t.tarea_id = k.t and t.proyecto_id = p.proyecto_id
  left join instancia.clientes c on c.entidad_id = $entidadId and c.cliente_id = p.cliente_id
  left join instancia.tareas_ancladas a on a.entidad_id = $entidadId and a.usuario_id = $personaId and a.tarea_id = t.tarea_id
  left join lateral (
    select max(i.fecha) as fecha from instancia.imputaciones i
    where i.entidad_id = $entidadId and i.usuario_id = $personaId and i.proyecto_id = p.proyecto_id and i.tarea_id is not distinct from t.tarea_id
      and i.fecha >= $hoy::date - 400) u on true
  where k.t is null or t.tarea_id is not null`,
  told<{
    tareaId: number | null;
    nombre: string | null;
    clienteId: number | null;
    cliente: string | null;
    facturable: boolean;
    categoriaId: number | null;
    anclada: boolean;
    ultimoUso: Fecha | null;
    libre: boolean;
    bloqueadoHasta: Fecha | null;
  }>(),
);

/** These tasks and projects, in no order. What is not the company's is left out. */
export async function findTasks(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  cuales: readonly DestinoTarea[],
  hoy: Fecha,
): Promise<TareaLeida[]> {
  if (cuales.length === 0) return [];
  return tx.query(LEER, {
    entidadId,
    personaId,
    proyectos: cuales.map(({ proyectoId }) => proyectoId),
    tareas: cuales.map(({ tareaId }) => tareaId ?? 0),
    hoy,
  });
}

const PROYECTOS_DE = statement(
  'tareas/tasks.PROYECTOS_DE',
  'select tarea_id as "tareaId", proyecto_id as "proyectoId" from instancia.tareas where entidad_id = $1 and tarea_id = any($2)',
);
export async function findProjectsOf(tx: Queryable, entidadId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = ids.length === 0 ? [] : await tx.query(PROYECTOS_DE, [entidadId, ids]);
  return new Map(rows.map(({ tareaId, proyectoId }) => [tareaId, proyectoId]));
}

const USOS = statement(
  'tareas/tasks.USOS',
  `
  select proyecto_id as "proyectoId", tarea_id as "tareaId", max(fecha) as ultimo,
    count(distinct fecha) filter (where extract(isodow from fecha) = extract(isodow from $3::date))::int as veces,
    coalesce(sum(minutos) filter (where extract(isodow from fecha) = extract(isodow from $3::date)), 0)::int as minutos
  from instancia.imputaciones
  where entidad_id = $1 and usuario_id = $2 and fecha between $3::date - 42 and $3::date
  group by 1, 2 order by max(fecha) desc, max(imputacion_id) desc limit 40`,
  told<{ ultimo: Fecha; veces: number; minutos: number }>(),
);
/** What somebody gave time to in the six weeks up to a day, last used first; `veces` and `minutos`: on its weekday. */
export const findUses = (tx: Queryable, { entidadId, personaId }: DeLaPersona, fecha: Fecha) =>
  tx.query(USOS, [entidadId, personaId, fecha]);

const ANCLADAS = statement(
  'tareas/tasks.ANCLADAS',
  `
  select t.proyecto_id as "proyectoId", t.tarea_id as "tareaId"
  from instancia.tareas_ancladas a join instancia.tareas t on t.entidad_id = $1 and t.tarea_id = a.tarea_id
  where a.entidad_id = $1 and a.usuario_id = $2 order by a.momento, t.tarea_id limit 100`,
);
/** What somebody keeps at hand, as they put it there. */
export const findPinned = (tx: Queryable, { entidadId, personaId }: DeLaPersona): Promise<DestinoTarea[]> =>
  tx.query(ANCLADAS, [entidadId, personaId]);

const ANCLAR = statement(
  'tareas/tasks.ANCLAR',
  'insert into instancia.tareas_ancladas (entidad_id, usuario_id, tarea_id, momento) values ($1, $2, $3, $4) on conflict do nothing',
);
const SOLTAR = statement(
  'tareas/tasks.SOLTAR',
  'delete from instancia.tareas_ancladas where entidad_id = $1 and usuario_id = $2 and tarea_id = $3',
);
export async function setPinned(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  tareaId: number,
  momento: string | null,
): Promise<void> {
  if (momento === null) await tx.query(SOLTAR, [entidadId, personaId, tareaId]);
  else await tx.query(ANCLAR, [entidadId, personaId, tareaId, momento]);
}
