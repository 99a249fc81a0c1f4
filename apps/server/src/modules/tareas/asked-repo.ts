import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';
import type { DeLaPersona } from './model.ts';

// Rows of tasks that were asked for never change. The answer is the line about them in the audit log, and one is enough.
const PEDIR = statement(
  'tareas/asked.PEDIR',
  'insert into instancia.tareas_pedidas (entidad_id, usuario_id, nombre, fecha) values ($1, $2, $3, $4) on conflict do nothing returning pedida_id as id',
);
/** @returns false: they have asked for it today. */
export const insertAsked = async (tx: Queryable, { entidadId, personaId }: DeLaPersona, nombre: string, fecha: Fecha): Promise<boolean> =>
  (await tx.query(PEDIR, [entidadId, personaId, nombre, fecha])).length > 0;

const SIN_RESPONDER = statement(
  'tareas/asked.SIN_RESPONDER',
  `
  select d.pedida_id as id, d.nombre, d.fecha, d.usuario_id as "personaId", u.nombre_completo as persona, (count(*) over ())::int as total
  from instancia.tareas_pedidas d
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = d.usuario_id
  where d.entidad_id = $1 and d.fecha >= $2 and not exists (
    select from instancia.auditoria a where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = d.pedida_id)
  order by d.pedida_id desc limit $3`,
);
/** What was asked for since a day and is not answered, newest first. */
export const findUnanswered = (tx: Queryable, entidadId: number, { desde, limit }: { desde: Fecha; limit: number }) =>
  tx.query(SIN_RESPONDER, [entidadId, desde, limit]);

const IGUALES = statement(
  'tareas/asked.IGUALES',
  `
  select d.pedida_id as id, d.usuario_id as "personaId" from instancia.tareas_pedidas o
  join instancia.tareas_pedidas d on d.entidad_id = $1 and lower(d.nombre collate "und-x-icu") = lower(o.nombre collate "und-x-icu")
  where o.entidad_id = $1 and o.pedida_id = $2 and not exists (
      select from instancia.auditoria a where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = o.pedida_id)
    and not exists (
      select from instancia.auditoria a where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = d.pedida_id)
  order by d.pedida_id`,
);
/** That one and all others of its name that are not answered; none if it is answered. */
export const findAlikeUnanswered = (tx: Queryable, entidadId: number, id: number) => tx.query(IGUALES, [entidadId, id]);

const YA_PEDIDA = statement(
  'tareas/asked.YA_PEDIDA',
  `
  select 1 as hay from instancia.tareas_pedidas d
  where d.entidad_id = $1 and d.usuario_id <> $2 and lower(d.nombre collate "und-x-icu") = lower($3 collate "und-x-icu") and d.fecha = $4
    and not exists (
      select from instancia.auditoria a where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = d.pedida_id)
  limit 1`,
);
/** Whether somebody else has asked for it today and waits for the answer. */
export const isAskedByOthers = async (
  tx: Queryable,
  { entidadId, personaId }: DeLaPersona,
  nombre: string,
  fecha: Fecha,
): Promise<boolean> => (await tx.query(YA_PEDIDA, [entidadId, personaId, nombre, fecha])).length > 0;

const MIAS = statement(
  'tareas/asked.MIAS',
  `
  select d.pedida_id as id, d.nombre, d.fecha, r.accion, r.creada, r.motivo, r.autor
  from instancia.tareas_pedidas d
  left join lateral (
    select a.accion, a.datos->>'nombre' as creada, a.datos->>'motivo' as motivo, u.nombre_completo as autor
    from instancia.auditoria a join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = a.autor_id
    where a.entidad_id = $1 and a.sobre = 'tarea-pedida' and a.sobre_id = d.pedida_id order by a.auditoria_id limit 1) r on true
  where d.entidad_id = $1 and d.usuario_id = $2 and d.fecha >= $3 order by d.pedida_id desc limit 20`,
  told<{ accion: string | null; creada: string | null; motivo: string | null; autor: string | null }>(),
);
/** What a person asked for since a day, newest first, with the answers. */
export const findOwnAsked = (tx: Queryable, { entidadId, personaId }: DeLaPersona, desde: Fecha) =>
  tx.query(MIAS, [entidadId, personaId, desde]);
