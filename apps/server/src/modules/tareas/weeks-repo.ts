import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { EstadoSemanaTareas } from '@jornada/domain/tareas/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { DeLaPersona } from './model.ts';

const DE = statement(
  'tareas/weeks.DE',
  `
  with dada as (
    select i.fecha - (extract(isodow from i.fecha)::int - 1) as lunes, i.proyecto_id, sum(i.minutos)::int as minutos
    from instancia.imputaciones i join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = i.proyecto_id and p.aprueba
    where i.entidad_id = $1 and i.usuario_id = $2 and i.fecha between $3 and $4 group by 1, 2
  ), enviada as (
    select * from instancia.semanas_tareas s where s.entidad_id = $1 and s.usuario_id = $2 and s.lunes between $3 and $4
  )
  select coalesce(d.lunes, s.lunes) as lunes, p.proyecto_id as "proyectoId", p.nombre as proyecto, p.responsable_id as "responsableId", s.estado,
    coalesce(d.minutos, 0) as minutos, s.motivo, u.nombre_completo as "decididaPor"
  from dada d full join enviada s on s.lunes = d.lunes and s.proyecto_id = d.proyecto_id
  join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = coalesce(d.proyecto_id, s.proyecto_id)
  left join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.decidida_por
  order by 1, p.nombre collate "und-x-icu", p.proyecto_id`,
  told<{
    lunes: Fecha;
    estado: EstadoSemanaTareas | null;
    minutos: number;
    motivo: string | null;
    decididaPor: string | null;
  }>(),
);
/** The weeks of somebody by project, of projects that want them approved. Both days begin and end a week. */
export const findWeeks = (tx: Queryable, { entidadId, personaId }: DeLaPersona, { desde, hasta }: { desde: Fecha; hasta: Fecha }) =>
  tx.query(DE, [entidadId, personaId, desde, hasta]);

const FIJADAS = statement(
  'tareas/weeks.FIJADAS',
  `select lunes, proyecto_id as "proyectoId" from instancia.semanas_tareas
   where entidad_id = $1 and usuario_id = $2 and lunes between $3 and $4 and estado <> 'devuelta'`,
);
/** The weeks whose entries stay as they are. */
export async function findFixedWeeks(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Promise<Set<string>> {
  const rows = await tx.query(FIJADAS, [entidadId, personaId, desde, hasta]);
  return new Set(rows.map(({ lunes, proyectoId }) => `${lunes}.${proyectoId}`));
}

const ENVIAR = statement(
  'tareas/weeks.ENVIAR',
  `
  insert into instancia.semanas_tareas as s (entidad_id, usuario_id, lunes, proyecto_id, estado, minutos, enviada)
  select $1, $2, $3, w.p, 'enviada', w.m, $6 from unnest($4::int[], $5::int[]) as w (p, m)
  on conflict (entidad_id, usuario_id, lunes, proyecto_id) do update set estado = 'enviada', minutos = excluded.minutos, enviada = excluded.enviada,
    decidida = null, decidida_por = null, motivo = null, version = s.version + 1
  where s.estado = 'devuelta' returning proyecto_id as "proyectoId"`,
);
export async function insertWeeks(
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  { lunes, semanas, momento }: { lunes: Fecha; semanas: readonly { proyectoId: number; minutos: number }[]; momento: string },
): Promise<number[]> {
  const ids = semanas.map(({ proyectoId }) => proyectoId);
  const minutos = semanas.map((one) => one.minutos);
  return (await tx.query(ENVIAR, [entidadId, personaId, lunes, ids, minutos, momento])).map(({ proyectoId }) => proyectoId);
}

const RETIRAR = statement(
  'tareas/weeks.RETIRAR',
  `delete from instancia.semanas_tareas where entidad_id = $1 and usuario_id = $2 and lunes = $3 and estado = 'enviada' returning 1 as uno`,
);
/** @returns how many were taken back. */
export const deleteWeeks = async (tx: Queryable, { entidadId, personaId }: DeLaPersona, lunes: Fecha): Promise<number> =>
  (await tx.query(RETIRAR, [entidadId, personaId, lunes])).length;

const A_QUIEN = `s.entidad_id = $1 and s.estado = 'enviada' and s.usuario_id <> $2 and ($3::boolean or p.responsable_id = $2)`;
const POR_APROBAR = statement(
  'tareas/weeks.POR_APROBAR',
  `
  select s.usuario_id as "personaId", u.nombre_completo as persona, s.proyecto_id as "proyectoId", p.nombre as proyecto, s.lunes, s.minutos, s.enviada, s.version,
    (select coalesce(jsonb_agg(jsonb_build_object('fecha', d.fecha, 'minutos', d.minutos) order by d.fecha), '[]') from (
      select i.fecha, sum(i.minutos)::int as minutos from instancia.imputaciones i
      where i.entidad_id = $1 and i.usuario_id = s.usuario_id and i.proyecto_id = s.proyecto_id and i.fecha between s.lunes and s.lunes + 6 group by 1) d) as dias,
    count(*) over ()::int as total
  from instancia.semanas_tareas s
  join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = s.proyecto_id
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = s.usuario_id
  where ${A_QUIEN} order by s.enviada, s.usuario_id, s.proyecto_id limit $4 offset $5`,
  told<{ total: number; dias: { fecha: Fecha; minutos: number }[] }>(),
);
type Aprobador = { entidadId: number; usuarioId: number; todos: boolean };
/** The weeks that wait for somebody, the first sent first; their own never. */
export const findWaitingWeeks = (tx: Queryable, { entidadId, usuarioId, todos }: Aprobador, page: { start: number; limit: number }) =>
  tx.query(POR_APROBAR, [entidadId, usuarioId, todos, page.limit, page.start]);

const CUANTAS = statement(
  'tareas/weeks.CUANTAS',
  `select count(*)::int as total from instancia.semanas_tareas s join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = s.proyecto_id where ${A_QUIEN}`,
  told<{ total: number }>(),
);
export const countWaitingWeeks = async (tx: Queryable, { entidadId, usuarioId, todos }: Aprobador): Promise<number> =>
  (await tx.query(CUANTAS, [entidadId, usuarioId, todos]))[0]?.total ?? 0;

const UNA = statement(
  'tareas/weeks.UNA',
  `
  select s.estado, s.version, p.responsable_id as "responsableId" from instancia.semanas_tareas s
  join instancia.proyectos p on p.entidad_id = $1 and p.proyecto_id = s.proyecto_id
  where s.entidad_id = $1 and s.usuario_id = $2 and s.lunes = $3 and s.proyecto_id = $4`,
  told<{ estado: EstadoSemanaTareas; responsableId: number | null }>(),
);
export type CualSemana = { personaId: number; proyectoId: number; lunes: Fecha };
export async function findWeek(tx: Queryable, entidadId: number, { personaId, proyectoId, lunes }: CualSemana) {
  return (await tx.query(UNA, [entidadId, personaId, lunes, proyectoId]))[0];
}

const DECIDIR = statement(
  'tareas/weeks.DECIDIR',
  `
  update instancia.semanas_tareas set estado = $5, decidida = $6, decidida_por = $7, motivo = $8, version = version + 1
  where entidad_id = $1 and usuario_id = $2 and lunes = $3 and proyecto_id = $4 and estado = 'enviada'`,
);
export async function updateWeek(
  tx: Queryable,
  entidadId: number,
  { personaId, proyectoId, lunes }: CualSemana,
  { estado, momento, autorId, motivo }: { estado: EstadoSemanaTareas; momento: string; autorId: number; motivo: string | null },
): Promise<void> {
  await tx.query(DECIDIR, [entidadId, personaId, lunes, proyectoId, estado, momento, autorId, motivo]);
}

const DE_QUIEN = statement(
  'tareas/weeks.DE_QUIEN',
  'select roles && $3 as todos from instancia.usuarios where entidad_id = $1 and usuario_id = $2',
  told<{ todos: boolean }>(),
);
/** How many weeks wait for somebody, by the roles they have; `roles`: those that may decide about all. */
export async function countWaitingFor(
  tx: Queryable,
  { entidadId, usuarioId }: { entidadId: number; usuarioId: number },
  roles: readonly string[],
): Promise<number> {
  const [row] = await tx.query(DE_QUIEN, [entidadId, usuarioId, roles]);
  return countWaitingWeeks(tx, { entidadId, usuarioId, todos: row?.todos ?? false });
}
