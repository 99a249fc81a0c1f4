import type { ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { statement, type Queryable } from '../../platform/database/pool.ts';

// Of a centre or schedule everybody who has, had or will have it: a day in which nothing changes stays.
const POR_RECONTAR = statement(
  'solicitudes/recount.POR_RECONTAR',
  `
  select s.solicitud_id as id, s.usuario_id as "personaId" from instancia.solicitudes s
  where s.entidad_id = $entidadId and s.modulo = $modulo and s.estado in ('pendiente', 'en-curso', 'aprobada', 'anulacion-solicitada')
    and s.hasta >= $desde
    and ($fechas::date[] is null or exists (select from unnest($fechas::date[]) as f where f between greatest(s.desde, $desde) and s.hasta))
    and case when $ids::int[] is not null then s.usuario_id = any($ids) else exists (
      select from instancia.asignaciones a
      where a.entidad_id = $entidadId and a.usuario_id = s.usuario_id and (a.centro_id = $centroId or a.horario_id = $horarioId)) end
    and s.solicitud_id > $tras
  order by s.solicitud_id limit $limit`,
);

/** Whose plan has changed: these people, or whoever has to do with a centre or a schedule. `fechas` null: any day from `desde` on. */
export type PlanCambiado = {
  desde: string;
  fechas: readonly string[] | null;
  ids: readonly number[] | null;
  centroId: number | null;
  horarioId: number | null;
};

/** Requests with days that may take something else by now, after one of them in the order of ids. */
export function findToRecount(
  tx: Queryable,
  entidadId: number,
  cambiado: PlanCambiado,
  { modulo, after, limit }: { modulo: ModuloSolicitud; after: number; limit: number },
): Promise<{ id: number; personaId: number }[]> {
  return tx.query(POR_RECONTAR, { ...cambiado, entidadId, tras: after, limit, modulo });
}
