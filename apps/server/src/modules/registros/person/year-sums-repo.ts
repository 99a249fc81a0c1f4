import type { Ausencia, Fecha } from '@jornada/domain/horario/modelo.ts';
import { statement, type Queryable } from '../../../platform/database/pool.ts';

/**
 * The minutes of one person's days, and the absences around them. A day without its clock-out is `incompleta`, whether it is
 * running or was left.
 */
export type SumasLeidas = {
  dias: { fecha: Fecha; efectivos: number; trabajados: number; incompleta: boolean }[];
  ausencias: Ausencia[];
};

const SUMAS = statement(`
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('fecha', d.fecha, 'efectivos', d.efectivo, 'trabajados', d.trabajado, 'incompleta', j.estado in ('incompleta', 'abierta')) order by d.fecha)
      from instancia.dias d join instancia.jornadas j using (entidad_id, usuario_id, fecha)
      where d.entidad_id = $1 and d.usuario_id = $2 and d.fecha between $3 and $4 and j.estado <> 'vacia'), '[]') as dias,
    coalesce((
      select jsonb_agg(jsonb_build_object('desde', a.desde, 'hasta', a.hasta, 'clase', a.clase, 'aprobada', a.aprobada, 'minutos', a.minutos, 'mitad', a.mitad) order by a.desde)
      from instancia.ausencias a where a.entidad_id = $1 and a.usuario_id = $2 and a.desde <= $4 and a.hasta >= $3), '[]') as ausencias`);

/** The minutes of each recorded day of a span, oldest first. Without the parts of the days, a year is some twenty kilobytes. */
export async function findSums(
  tx: Queryable,
  { entidadId, personaId }: { entidadId: number; personaId: number },
  { desde, hasta }: { desde: Fecha; hasta: Fecha },
): Promise<SumasLeidas> {
  const [row] = await tx.query<SumasLeidas>(SUMAS, [entidadId, personaId, desde, hasta]);
  return row ?? { dias: [], ausencias: [] };
}
