import type { ConsultaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const VISTAS = statement(
  'informe-proyectos/views.VISTAS',
  `
  select v.vista_id as id, v.nombre, v.compartida, v.usuario_id as "usuarioId", u.nombre_completo as autor, v.consulta
  from instancia.vistas_informe v join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = v.usuario_id
  where v.entidad_id = $1 and (v.usuario_id = $2 or v.compartida)
  order by v.usuario_id <> $2, lower(v.nombre collate "und-x-icu"), v.vista_id limit 500`,
  told<{ consulta: ConsultaDeInforme }>(),
);
export type VistaLeida = RowOf<typeof VISTAS>;
/** The own ones first. */
export const findViews = (tx: Queryable, entidadId: number, usuarioId: number): Promise<VistaLeida[]> =>
  tx.query(VISTAS, [entidadId, usuarioId]);

const CREAR = statement(
  'informe-proyectos/views.CREAR',
  `
  insert into instancia.vistas_informe (entidad_id, usuario_id, nombre, compartida, consulta) values ($1, $2, $3, $4, $5)
  on conflict (entidad_id, usuario_id, lower(nombre collate "und-x-icu")) do nothing returning vista_id as id`,
);
/** Null: the person has one of this name. */
export async function createView(
  tx: Queryable,
  entidadId: number,
  { usuarioId, nombre, compartida, consulta }: { usuarioId: number; nombre: string; compartida: boolean; consulta: ConsultaDeInforme },
): Promise<number | null> {
  return (await tx.query(CREAR, [entidadId, usuarioId, nombre, compartida, JSON.stringify(consulta)]))[0]?.id ?? null;
}

const QUITAR = statement(
  'informe-proyectos/views.QUITAR',
  'delete from instancia.vistas_informe where entidad_id = $1 and usuario_id = $2 and vista_id = $3 returning 1 as uno',
);
export const deleteView = async (tx: Queryable, entidadId: number, usuarioId: number, id: number): Promise<boolean> =>
  (await tx.query(QUITAR, [entidadId, usuarioId, id])).length > 0;
