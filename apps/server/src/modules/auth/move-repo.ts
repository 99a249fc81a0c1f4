import { statement, type Queryable } from '../../platform/database/pool.ts';

const MOVER = statement(
  'auth/move.MOVER',
  `
  with vieja as (
    update instancia.sesiones set revocada = $4, simulado_id = null
    where entidad_id = $1 and sesion_id = $2 and revocada is null returning entidad_id, usuario_id, clase, caduca),
  nueva as (
    insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, sello, secreto, rotado, creada, ultimo_uso, caduca, dispositivo)
    select entidad_id, $3, usuario_id, clase, $5, $6, $4, $4, $4, caduca, $7 from vieja returning entidad_id, sesion_id),
  origen as (
    insert into instancia.sesiones_sso (entidad_id, sesion_id, proveedor, sujeto, token)
    select n.entidad_id, n.sesion_id, x.proveedor, x.sujeto, x.token
    from nueva n join instancia.sesiones_sso x on x.entidad_id = n.entidad_id and x.sesion_id = $2 returning entidad_id)
  select exists (select from origen) as sso from nueva`,
);

export type Mudanza = {
  entidadId: number;
  desde: string;
  hacia: string;
  ahora: string;
  sello: Buffer;
  secreto: Buffer;
  dispositivo: string;
};

/**
 * Ends an open session and opens another one in its place: of the same person, kind, end and provider, on another device. Null if
 * it is not open any more.
 */
export async function moveSession(tx: Queryable, m: Mudanza): Promise<{ sso: boolean } | null> {
  const values = [m.entidadId, m.desde, m.hacia, m.ahora, m.sello, m.secreto, m.dispositivo.slice(0, 300)] as const;
  const [row] = await tx.query(MOVER, values);
  return row ?? null;
}
