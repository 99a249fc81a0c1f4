import { statement, told, type Queryable } from '../../../platform/database/pool.ts';
import type { DiaGuardado } from '../log/model.ts';

const CON_REGISTROS = statement(
  'registros/act/rebuild.CON_REGISTROS',
  'select distinct usuario_id as id from instancia.jornadas where entidad_id = $1 union select distinct usuario_id from instancia.registros where entidad_id = $1 order by id',
);

/** All people with a log or a stored day. */
export async function findPeopleWithRecords(tx: Queryable, entidadId: number): Promise<number[]> {
  return (await tx.query(CON_REGISTROS, [entidadId])).map(({ id }) => id);
}

const BLOQUEAR = statement(
  'registros/act/rebuild.BLOQUEAR',
  'select fecha from instancia.jornadas where entidad_id = $1 and usuario_id = $2 order by fecha for update',
);

/** Locks the stored days of this person until the transaction ends, so that nobody who clocks can store one. */
export async function lockDays(tx: Queryable, entidadId: number, personaId: number): Promise<void> {
  await tx.query(BLOQUEAR, [entidadId, personaId]);
}

const GUARDADOS = statement(
  'registros/act/rebuild.GUARDADOS',
  `
  select j.fecha, j.zona, j.estado, j.situacion, j.desde, j.inicio, j.fin, j.tramos, j.incidencias, j.corregida, j.pendientes,
    json_build_object('presencia', d.presencia, 'trabajado', d.trabajado, 'efectivo', d.efectivo, 'pausaPagada', d.pausa_pagada,
      'pausaNoPagada', d.pausa_no_pagada, 'nocturnos', d.nocturnos) as minutos
  from instancia.jornadas j left join instancia.dias d using (entidad_id, usuario_id, fecha)
  where j.entidad_id = $1 and j.usuario_id = $2 order by j.fecha`,
  told<{ tramos: DiaGuardado['tramos']; incidencias: DiaGuardado['incidencias']; minutos: DiaGuardado['minutos'] }>(),
);

/** All stored days of a person, oldest first. */
export function findStoredDays(tx: Queryable, entidadId: number, personaId: number): Promise<DiaGuardado[]> {
  return tx.query(GUARDADOS, [entidadId, personaId]);
}
