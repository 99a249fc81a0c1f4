import { statement, type Queryable } from '../../platform/database/pool.ts';
import { raw } from '../../platform/database/sql.ts';

/** A request whose proof is due soon, or late. */
type JustificanteDebido = { id: number; personaId: number };

const DEBIDOS = statement(
  'permisos/proofs.DEBIDOS',
  `
  select s.solicitud_id as id, s.usuario_id as "personaId"
  from instancia.permisos p join instancia.solicitudes s on s.entidad_id = $1 and s.solicitud_id = p.solicitud_id
  where p.entidad_id = $1 and p.justificante_hasta <= $2 and p.justificante_dicho is null and s.estado in ('pendiente', 'en-curso', 'aprobada')
  order by s.solicitud_id for update of p`,
);
const DICHO = statement(
  'permisos/proofs.DICHO',
  'update instancia.permisos set justificante_dicho = $3 where entidad_id = $1 and solicitud_id = any($2)',
);

/** Requests `s` for a permit that asks for a proof by some day, without any file. */
export const lacksProof = raw<boolean>`exists (
    select from instancia.permisos p where p.entidad_id = s.entidad_id and p.solicitud_id = s.solicitud_id and p.justificante_hasta is not null)
  and not exists (
    select from instancia.ficheros f
    where f.entidad_id = s.entidad_id and f.modulo = 'permisos' and f.asunto_id = s.solicitud_id and f.estado = 'guardado')`;

/** The requests whose proof is due until a day, and whose people were not reminded yet, kept from others until the transaction ends. */
export const lockDueProofs = (tx: Queryable, entidadId: number, hasta: string): Promise<JustificanteDebido[]> =>
  tx.query(DEBIDOS, [entidadId, hasta]);

/** Notes that these were looked at: each is told of once. */
export async function noteProofTold(tx: Queryable, entidadId: number, ids: readonly number[], momento: string): Promise<void> {
  await tx.query(DICHO, [entidadId, ids, momento]);
}
