import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { AusenciaPedida, Solicitud } from './model.ts';
import { inPlan } from './reads.ts';

const AUSENTE = statement(
  'solicitudes/plan.AUSENTE',
  `
  insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada, minutos, mitad, solicitud_id)
  values ($entidadId, $personaId, $desde, $hasta, $clase, $aprobada, $minutos, $mitad, $id)
  on conflict (entidad_id, solicitud_id) where solicitud_id is not null
  do update set desde = excluded.desde, hasta = excluded.hasta, clase = excluded.clase, aprobada = excluded.aprobada,
    minutos = excluded.minutos, mitad = excluded.mitad`,
);
const PRESENTE = statement('solicitudes/plan.PRESENTE', 'delete from instancia.ausencias where entidad_id = $1 and solicitud_id = $2');

/** Keeps the absence that a request stands for in the person's plan: written, changed, or taken out again. */
export async function keepInPlan(
  tx: Queryable,
  entidadId: number,
  { id, personaId, desde, hasta, estado }: Solicitud,
  { clase, minutos = null, mitad = null }: AusenciaPedida,
): Promise<void> {
  const how = inPlan(estado);
  if (how) await tx.query(AUSENTE, { entidadId, personaId, desde, hasta, clase, aprobada: how === 'aprobada', minutos, mitad, id });
  else await tx.query(PRESENTE, [entidadId, id]);
}
