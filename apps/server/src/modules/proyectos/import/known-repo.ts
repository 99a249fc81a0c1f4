import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import type { EntradaConocida } from '@jornada/domain/proyectos/importar/index.ts';
import { statement, told, type Queryable } from '../../../platform/database/pool.ts';

const CLAVES = statement(
  'proyectos/import/known.CLAVES',
  `select x as nombre, lower(x collate "und-x-icu") as clave from unnest($1::text[]) x`,
  told<{ nombre: string; clave: string }>(),
);
/** Names in the form in which the unique indexes compare them. */
export async function findKeys(tx: Queryable, nombres: readonly string[]): Promise<Map<string, string>> {
  return new Map((await tx.query(CLAVES, [nombres])).map(({ nombre, clave }) => [nombre, clave]));
}

const CLIENTES = statement(
  'proyectos/import/known.CLIENTES',
  `select k.cliente_id as id, lower(k.nombre collate "und-x-icu") as clave from instancia.clientes k
  where k.entidad_id = $1 and k.activo and lower(k.nombre collate "und-x-icu") = any($2) order by 1`,
  told<{ clave: string }>(),
);
export const findClientsByKey = (tx: Queryable, entidadId: number, claves: readonly string[]) => tx.query(CLIENTES, [entidadId, claves]);

const PROYECTOS = statement(
  'proyectos/import/known.PROYECTOS',
  `
  select p.proyecto_id as id, lower(p.nombre collate "und-x-icu") as clave, lower(k.nombre collate "und-x-icu") as cliente, p.facturable,
    p.bloqueado_hasta as "bloqueadoHasta"
  from instancia.proyectos p left join instancia.clientes k on k.entidad_id = $1 and k.cliente_id = p.cliente_id
  where p.entidad_id = $1 and p.activo and lower(p.nombre collate "und-x-icu") = any($2) order by 1`,
  told<{ clave: string; cliente: string | null; bloqueadoHasta: Fecha | null }>(),
);
export const findProjectsByKey = (tx: Queryable, entidadId: number, claves: readonly string[]) => tx.query(PROYECTOS, [entidadId, claves]);

const TAREAS = statement(
  'proyectos/import/known.TAREAS',
  `
  select t.tarea_id as id, t.proyecto_id as "proyectoId", lower(t.nombre collate "und-x-icu") as clave, t.facturable
  from instancia.tareas t where t.entidad_id = $1 and t.activo and t.proyecto_id = any($2) order by 1`,
  told<{ clave: string }>(),
);
export const findOpenTasksOf = (tx: Queryable, entidadId: number, proyectos: readonly number[]) => tx.query(TAREAS, [entidadId, proyectos]);

const PERSONAS = statement(
  'proyectos/import/known.PERSONAS',
  `
  select u.usuario_id as id, u.user_name as documento, u.email as correo, u.nombre_completo as nombre from instancia.usuarios u
  where u.entidad_id = $1 and not u.es_quiosco and not u.es_invitado and (u.user_name = any($2) or (u.email <> '' and lower(u.email) = any($3)))
  order by u.usuario_id`,
);
/** People who can have worked, by their ID numbers or addresses; also those who have left. */
export const findWorkers = (tx: Queryable, entidadId: number, documentos: readonly string[], correos: readonly string[]) =>
  tx.query(PERSONAS, [entidadId, documentos, correos]);

type Dias = { usuarios: readonly number[]; fechas: readonly Fecha[] };
// The same person has many days, and a month is closed for a centre as a whole.
const DIAS = statement(
  'proyectos/import/known.DIAS',
  `
  select x.usuario as "usuarioId", x.fecha, coalesce(a.zona, $4) as zona, exists (
    select from instancia.meses_cerrados m
    where m.entidad_id = $1 and m.centro_id = a.centro_id and m.mes = date_trunc('month', x.fecha)::date) as cerrado
  from unnest($2::int[], $3::date[]) as x (usuario, fecha)
  left join lateral (
    select a.centro_id, c.zona from instancia.asignaciones a left join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id
    where a.entidad_id = $1 and a.usuario_id = x.usuario and a.desde <= x.fecha order by a.desde desc limit 1) a on true`,
  told<{ usuarioId: number; fecha: Fecha; zona: string; cerrado: boolean }>(),
);
/** By which zone the hours of each day are read, and whether its month is closed for that person. */
export const findDaysOf = (tx: Queryable, entidadId: number, { usuarios, fechas }: Dias, zona: string) =>
  tx.query(DIAS, [entidadId, usuarios, fechas, zona]);

const ENTRADAS = statement(
  'proyectos/import/known.ENTRADAS',
  `
  select i.usuario_id as "usuarioId", i.fecha, i.proyecto_id as "proyectoId", i.tarea_id as "tareaId", i.desde, i.minutos
  from unnest($2::int[], $3::date[]) as x (usuario, fecha)
  join instancia.imputaciones i on i.entidad_id = $1 and i.usuario_id = x.usuario and i.fecha = x.fecha
  order by i.imputacion_id`,
);
export const findEntriesOn = (tx: Queryable, entidadId: number, { usuarios, fechas }: Dias): Promise<EntradaConocida[]> =>
  tx.query(ENTRADAS, [entidadId, usuarios, fechas]);

const SEMANAS = statement(
  'proyectos/import/known.SEMANAS',
  `
  select s.usuario_id as "usuarioId", s.proyecto_id as "proyectoId", s.lunes from instancia.semanas_tareas s
  where s.entidad_id = $1 and s.usuario_id = any($2) and s.proyecto_id = any($3) and s.estado <> 'devuelta'
  order by 1, 2, 3`,
);
export const findSentWeeks = (tx: Queryable, entidadId: number, usuarios: readonly number[], proyectos: readonly number[]) =>
  tx.query(SEMANAS, [entidadId, usuarios, proyectos]);
