import { statement, type Queryable } from '../../platform/database/pool.ts';

export type FilaSesion = {
  usuarioId: number;
  clase: 'normal' | 'recordada' | 'quiosco';
  caduca: string | null;
  revocada: boolean;
  simuladoId: number | null;
  activo: boolean;
  roles: string[];
  idioma: string | null;
  esQuiosco: boolean;
  simuladoActivo: boolean | null;
  simuladoRoles: string[] | null;
  simuladoIdioma: string | null;
  revision: number;
};

const LEER = statement('select instancia.leer_sesion($1, $2) as sesion');

/** Hot path: one statement, no transaction of its own. */
export async function findSession(db: Queryable, entidadId: number, sesionId: string): Promise<FilaSesion | null> {
  const [row] = await db.query<{ sesion: FilaSesion | null }>(LEER, [entidadId, sesionId]);
  return row?.sesion ?? null;
}

const CREAR = statement(`
  insert into instancia.sesiones (entidad_id, sesion_id, usuario_id, clase, secreto, rotado, creada, ultimo_uso, caduca, dispositivo)
  values ($1, $2, $3, $4, $5, $6, $6, $6, $7, $8)`);

export type NuevaSesion = {
  entidadId: number;
  sesionId: string;
  usuarioId: number;
  clase: FilaSesion['clase'];
  secreto: Buffer;
  ahora: string;
  caduca: string | null;
  dispositivo: string;
};

export async function createSession(tx: Queryable, s: NuevaSesion): Promise<void> {
  await tx.query(CREAR, [s.entidadId, s.sesionId, s.usuarioId, s.clase, s.secreto, s.ahora, s.caduca, s.dispositivo]);
}

export type FilaRenovacion = {
  usuarioId: number;
  clase: FilaSesion['clase'];
  caduca: string | null;
  revocada: boolean;
  activo: boolean;
  esActual: boolean;
  esAnterior: boolean;
  rotado: string;
};

const BLOQUEAR = statement(`
  select s.usuario_id as "usuarioId", s.clase, s.caduca, s.revocada is not null as revocada, u.activo, s.rotado,
    s.secreto = $3 as "esActual", coalesce(s.secreto_anterior = $3, false) as "esAnterior"
  from instancia.sesiones s join instancia.usuarios u using (entidad_id, usuario_id)
  where s.entidad_id = $1 and s.sesion_id = $2 for update of s`);

/** Locks the session, so that two refreshes at once see each other. */
export async function lockForRefresh(tx: Queryable, entidadId: number, sesionId: string, secreto: Buffer): Promise<FilaRenovacion | null> {
  const [row] = await tx.query<FilaRenovacion>(BLOQUEAR, [entidadId, sesionId, secreto]);
  return row ?? null;
}

const ROTAR = statement(`
  update instancia.sesiones set secreto_anterior = secreto, secreto = $3, rotado = $4, ultimo_uso = $4, caduca = $5 where entidad_id = $1 and sesion_id = $2`);

export async function rotateSecret(
  tx: Queryable,
  s: { entidadId: number; sesionId: string; secreto: Buffer; ahora: string; caduca: string | null },
): Promise<void> {
  await tx.query(ROTAR, [s.entidadId, s.sesionId, s.secreto, s.ahora, s.caduca]);
}

const REVOCAR = statement(
  'update instancia.sesiones set revocada = $3, simulado_id = null where entidad_id = $1 and sesion_id = $2 and revocada is null',
);

export async function revokeSession(tx: Queryable, entidadId: number, sesionId: string, ahora: string): Promise<void> {
  await tx.query(REVOCAR, [entidadId, sesionId, ahora]);
}

const SIMULAR = statement('update instancia.sesiones set simulado_id = $3 where entidad_id = $1 and sesion_id = $2');

export async function setSimulated(tx: Queryable, entidadId: number, sesionId: string, simuladoId: number | null): Promise<void> {
  await tx.query(SIMULAR, [entidadId, sesionId, simuladoId]);
}
