import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { DetalleExtra } from './reads.ts';

const GUARDAR = statement(
  'horas-extra.GUARDAR',
  `
  insert into instancia.horas_extra (entidad_id, solicitud_id, tipologia_id, tipologia, compensacion, inicio, fin, proyecto_id, previa)
  values ($entidadId, $id, $tipologiaId, $tipologia, $compensacion, $inicio, $fin, $proyectoId, $previa)
  on conflict (entidad_id, solicitud_id) do update set tipologia_id = excluded.tipologia_id, tipologia = excluded.tipologia,
    compensacion = excluded.compensacion, inicio = excluded.inicio, fin = excluded.fin, proyecto_id = excluded.proyecto_id, previa = excluded.previa`,
);

export async function saveDetail(tx: Queryable, entidadId: number, id: number, detalle: DetalleExtra): Promise<void> {
  await tx.query(GUARDAR, { ...detalle, entidadId, id, tipologia: JSON.stringify(detalle.tipologia) });
}
