import type { VersionHorario } from '@jornada/domain/horario/modelo.ts';
import { statement, told, type Queryable } from '../../platform/database/pool.ts';

export type FilaHorario = {
  id: number;
  nombre: string;
  abierto: boolean;
  version: number;
  /** Newest first. */
  versiones: { desde: string; definicion: VersionHorario }[];
};

const LISTA = statement(
  'horarios.LISTA',
  `
  select h.horario_id as id, h.nombre, h.activo as abierto, h.version,
    coalesce((select jsonb_agg(jsonb_build_object('desde', v.desde, 'definicion', v.definicion) order by v.desde desc)
      from instancia.horarios_versiones v where v.entidad_id = $1 and v.horario_id = h.horario_id), '[]') as versiones
  from instancia.horarios h where h.entidad_id = $1 order by not h.activo, h.nombre collate "und-x-icu", h.horario_id`,
  told<{ versiones: FilaHorario['versiones'] }>(),
);

/** By name, open ones first. */
export const findSchedules = (tx: Queryable, entidadId: number): Promise<FilaHorario[]> => tx.query(LISTA, [entidadId]);

const PONER = statement(
  'horarios.PONER',
  `
  insert into instancia.horarios_versiones (entidad_id, horario_id, desde, definicion) values ($1, $2, $3, $4)
  on conflict (entidad_id, horario_id, desde) do update set definicion = excluded.definicion`,
);
const QUITAR = statement(
  'horarios.QUITAR',
  'delete from instancia.horarios_versiones where entidad_id = $1 and horario_id = $2 and desde = $3',
);

/** Writes the version of a schedule from a day on. A version of the same day is replaced. */
export async function saveVersion(tx: Queryable, entidadId: number, id: number, desde: string, definicion: VersionHorario): Promise<void> {
  await tx.query(PONER, [entidadId, id, desde, JSON.stringify(definicion)]);
}

export async function deleteVersion(tx: Queryable, entidadId: number, id: number, desde: string): Promise<void> {
  await tx.query(QUITAR, [entidadId, id, desde]);
}
