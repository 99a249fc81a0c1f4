import type { Proveedor } from '@jornada/contract/acceso.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type FilaSesion = {
  usuarioId: number;
  clase: 'normal' | 'recordada' | 'quiosco';
  caduca: string | null;
  revocada: boolean;
  simuladoId: number | null;
  activo: boolean;
  /** The instant from which the account is closed, in PostgreSQL's format; null: never. */
  cierra: string | null;
  roles: string[];
  idioma: string | null;
  esQuiosco: boolean;
  /** Of a kiosk: the subtypes of record types that it offers; null: all of them. */
  subtipos: string[] | null;
  esInvitado: boolean;
  simuladoActivo: boolean | null;
  simuladoCierra: string | null;
  simuladoRoles: string[] | null;
  revision: number;
};

const LEER = statement('auth.LEER', 'select instancia.leer_sesion($1, $2) as sesion', told<{ sesion: FilaSesion | null }>());
const LEER_CON_PUNTO = statement(
  'auth.LEER_CON_PUNTO',
  `
  select instancia.leer_sesion($1, s.sesion) as sesion, instancia.leer_punto($1, s.persona) as punto
  from unnest($2::uuid[], $3::int[]) with ordinality as s (sesion, persona, orden) order by s.orden`,
  told<{ sesion: FilaSesion | null }>(),
);

/** Hot path: one statement, without a separate transaction. */
export async function findSession(db: Queryable, entidadId: number, sesionId: string): Promise<FilaSesion | null> {
  const [row] = await db.query(LEER, [entidadId, sesionId]);
  return row?.sesion ?? null;
}

/** A session to read, and the person of its company whose point is read with it. */
export type Consulta = { sesionId: string; personaId: number };
export type SesionYPunto = RowOf<typeof LEER_CON_PUNTO>;

/**
 * Reads sessions of one company, and the points of people's records (`instancia.leer_punto`), in one round trip and in the order
 * of the request.
 */
export function findSessionsAndPoints(db: Queryable, entidadId: number, asked: readonly Consulta[]): Promise<SesionYPunto[]> {
  return db.query(LEER_CON_PUNTO, [entidadId, asked.map(({ sesionId }) => sesionId), asked.map(({ personaId }) => personaId)]);
}

const CIERRA = statement('auth.CIERRA', 'select u.cierra from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2');

/** The instant from which a person's account is closed; null: never. */
export async function findEnd(tx: Queryable, entidadId: number, usuarioId: number): Promise<string | null> {
  const [row] = await tx.query(CIERRA, [entidadId, usuarioId]);
  return row?.cierra ?? null;
}

const CREAR = statement(
  'auth.CREAR',
  `
  insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, sello, secreto, rotado, creada, ultimo_uso, caduca, dispositivo)
  values ($entidadId, $sesionId, $usuarioId, $clase, $sello, $secreto, $ahora, $ahora, $ahora, $caduca, $dispositivo)`,
);

export type NuevaSesion = {
  entidadId: number;
  sesionId: string;
  usuarioId: number;
  clase: FilaSesion['clase'];
  sello: Buffer;
  secreto: Buffer;
  ahora: string;
  caduca: string | null;
  dispositivo: string;
};

export async function createSession(tx: Queryable, sesion: NuevaSesion): Promise<void> {
  await tx.query(CREAR, sesion);
}

export type FilaRenovacion = {
  usuarioId: number;
  clase: FilaSesion['clase'];
  caduca: string | null;
  revocada: boolean;
  activo: boolean;
  cierra: string | null;
  esActual: boolean;
  esAnterior: boolean;
  rotado: string;
  sello: Buffer;
  dispositivo: string;
  /** The provider of a single-sign-on session; null for a session opened by password. Then the other fields are null, too. */
  proveedor: Proveedor | null;
  sujeto: string | null;
  token: Buffer | null;
  turno: string | null;
};

const BLOQUEAR = statement(
  'auth.BLOQUEAR',
  `
  select s.usuario_id as "usuarioId", s.clase, s.caduca, s.revocada is not null as revocada, u.activo, u.cierra, s.rotado, s.sello, s.dispositivo,
    s.secreto = $3 as "esActual", coalesce(s.secreto_anterior = $3, false) as "esAnterior", x.proveedor, x.sujeto, x.token, x.turno
  from instancia.sesiones s join instancia.usuarios u using (entidad_id, usuario_id)
  left join instancia.sesiones_sso x using (entidad_id, sesion_id)
  where s.entidad_id = $1 and s.sesion_id = $2 for update of s`,
  told<{ esActual: boolean }>(),
);

/** Locks the session, so that two renewals at once notice each other. */
export async function lockForRefresh(tx: Queryable, entidadId: number, sesionId: string, secreto: Buffer): Promise<FilaRenovacion | null> {
  const [row] = await tx.query(BLOQUEAR, [entidadId, sesionId, secreto]);
  return row ?? null;
}

const ROTAR = statement(
  'auth.ROTAR',
  `
  update instancia.sesiones set secreto_anterior = secreto, secreto = $3, rotado = $4, ultimo_uso = $4, caduca = $5 where entidad_id = $1 and sesion_id = $2`,
);

export async function rotateSecret(
  tx: Queryable,
  s: { entidadId: number; sesionId: string; secreto: Buffer; ahora: string; caduca: string | null },
): Promise<void> {
  await tx.query(ROTAR, [s.entidadId, s.sesionId, s.secreto, s.ahora, s.caduca]);
}

const REEMITIR = statement(
  'auth.REEMITIR',
  'update instancia.sesiones set secreto = $3, rotado = $4, ultimo_uso = $4, caduca = $5 where entidad_id = $1 and sesion_id = $2',
);

/** Replaces a secret that has not arrived: the one before it stays the previous one. */
export async function reissueSecret(
  tx: Queryable,
  s: { entidadId: number; sesionId: string; secreto: Buffer; ahora: string; caduca: string | null },
): Promise<void> {
  await tx.query(REEMITIR, [s.entidadId, s.sesionId, s.secreto, s.ahora, s.caduca]);
}

const REVOCAR = statement(
  'auth.REVOCAR',
  'update instancia.sesiones set revocada = $3, simulado_id = null where entidad_id = $1 and sesion_id = $2 and revocada is null',
);

export async function revokeSession(tx: Queryable, entidadId: number, sesionId: string, ahora: string): Promise<void> {
  await tx.query(REVOCAR, [entidadId, sesionId, ahora]);
}

const DEJAR = statement(
  'auth.DEJAR',
  `
  update instancia.sesiones set simulado_id = null
  where entidad_id = $1 and sesion_id = $2 and ($3::int is null or simulado_id = $3::int)`,
);

/** The session acts for this person no longer, or with null for nobody. Somebody who came after them stays. */
export async function endSimulated(tx: Queryable, entidadId: number, sesionId: string, simuladoId: number | null): Promise<void> {
  await tx.query(DEJAR, [entidadId, sesionId, simuladoId]);
}

const SIMULAR = statement('auth.SIMULAR', 'update instancia.sesiones set simulado_id = $3 where entidad_id = $1 and sesion_id = $2');

export async function setSimulated(tx: Queryable, entidadId: number, sesionId: string, simuladoId: number | null): Promise<void> {
  await tx.query(SIMULAR, [entidadId, sesionId, simuladoId]);
}

/** Sessions that a person may see and close: open ones, without those of kiosks. */
const ABIERTAS = `entidad_id = $1 and usuario_id = $2 and clase <> 'quiosco' and revocada is null and (caduca is null or caduca > $3)`;

const LISTAR = statement(
  'auth.LISTAR',
  `
  select sesion_id as id, clase, dispositivo, creada, ultimo_uso as "ultimoUso"
  from instancia.sesiones where ${ABIERTAS} order by ultimo_uso desc, sesion_id limit $4`,
  told<{ clase: 'normal' | 'recordada' }>(),
);

export type FilaAbierta = RowOf<typeof LISTAR>;

type Persona = { entidadId: number; usuarioId: number; ahora: string };

export async function findOpenSessions(tx: Queryable, { entidadId, usuarioId, ahora }: Persona, limit: number): Promise<FilaAbierta[]> {
  return tx.query(LISTAR, [entidadId, usuarioId, ahora, limit]);
}

const REVOCAR_UNA = statement(
  'auth.REVOCAR_UNA',
  `
  update instancia.sesiones set revocada = $3, simulado_id = null where ${ABIERTAS} and sesion_id = $4 returning sesion_id`,
);

/** Ends one session of a person. False if the person has no such open session. */
export async function revokeOwnSession(tx: Queryable, { entidadId, usuarioId, ahora }: Persona, sesionId: string): Promise<boolean> {
  return (await tx.query(REVOCAR_UNA, [entidadId, usuarioId, ahora, sesionId])).length > 0;
}

const REVOCAR_OTRAS = statement(
  'auth.REVOCAR_OTRAS',
  `
  update instancia.sesiones set revocada = $3, simulado_id = null where ${ABIERTAS} and sesion_id <> $4 returning sesion_id`,
);

/** Ends every session of a person except one. @returns how many. */
export async function revokeOtherSessions(tx: Queryable, { entidadId, usuarioId, ahora }: Persona, sesionId: string): Promise<number> {
  return (await tx.query(REVOCAR_OTRAS, [entidadId, usuarioId, ahora, sesionId])).length;
}

const REVOCAR_TODAS = statement(
  'auth.REVOCAR_TODAS',
  'update instancia.sesiones set revocada = $3, simulado_id = null where entidad_id = $1 and usuario_id = $2 and revocada is null',
);

export async function revokeAllSessions(tx: Queryable, { entidadId, usuarioId, ahora }: Persona): Promise<void> {
  await tx.query(REVOCAR_TODAS, [entidadId, usuarioId, ahora]);
}

const NEW_ADDRESS = statement('auth.NEW_ADDRESS', 'select mudada_a as address from central.entidades where entidad_id = $1');

/** Where a company has moved to; null: it is here, or there is none. */
export async function findNewAddress(db: Queryable, entidadId: number): Promise<string | null> {
  const [row] = await db.query(NEW_ADDRESS, [entidadId]);
  return row?.address ?? null;
}
