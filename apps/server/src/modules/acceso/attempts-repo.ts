import type { Proveedor } from '@jornada/contract/acceso.ts';
import type { CodigoError } from '@jornada/contract/errores.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

export type NuevoIntento = {
  idLogin: string;
  navegador: Buffer;
  estado: Buffer;
  entidadId: number;
  /** The session that it renews; null: it opens a new one. */
  sesionId: string | null;
  proveedor: Proveedor;
  userName: string;
  recordada: boolean;
  origen: string;
  secretos: Buffer;
  creado: string;
};

const LIMPIAR = statement('acceso/attempts.LIMPIAR', 'delete from central.accesos where creado < $1');
const CREAR = statement(
  'acceso/attempts.CREAR',
  `
  insert into central.accesos (id_login, navegador, estado, entidad_id, proveedor, user_name, recordada, origen, secretos, creado, sesion_id)
  values ($idLogin, $navegador, $estado, $entidadId, $proveedor, $userName, $recordada, $origen, $secretos, $creado, $sesionId)
    on conflict (id_login) do nothing returning id_login`,
);

/** Returns false if the id is taken. Deletes attempts that began before `desde`. */
export async function createAttempt(db: Queryable, intento: NuevoIntento, desde: string): Promise<boolean> {
  await db.query(LIMPIAR, [desde]);
  return (await db.query(CREAR, intento)).length > 0;
}

const POR_ESTADO = statement(
  'acceso/attempts.POR_ESTADO',
  'select id_login as "idLogin", navegador, secretos from central.accesos where estado = $1 and creado > $2',
);

/** The attempt with this state. The attempt's cookie has its id in the name. */
export async function findByState(
  db: Queryable,
  estado: Buffer,
  desde: string,
): Promise<Pick<NuevoIntento, 'idLogin' | 'navegador' | 'secretos'> | null> {
  const [row] = await db.query(POR_ESTADO, [estado, desde]);
  return row ?? null;
}

export type IntentoDeAcceso = Pick<NuevoIntento, 'idLogin' | 'entidadId' | 'proveedor' | 'userName' | 'recordada' | 'origen' | 'secretos'>;

const COLUMNS = `id_login as "idLogin", entidad_id as "entidadId", proveedor, user_name as "userName", recordada, origen, secretos`;
const CANJEAR = statement(
  'acceso/attempts.CANJEAR',
  `
  update central.accesos set fase = 'canje' where estado = $1 and navegador = $2 and fase = 'abierto' and creado > $3 returning ${COLUMNS}`,
);

/** Takes an attempt to finish it. Only one caller gets it, and only from the browser that began it. */
export async function takeAttempt(
  db: Queryable,
  key: { estado: Buffer; navegador: Buffer; desde: string },
): Promise<IntentoDeAcceso | null> {
  const [row] = await db.query(CANJEAR, [key.estado, key.navegador, key.desde]);
  return row ?? null;
}

const REABRIR = statement(
  'acceso/attempts.REABRIR',
  `
  update central.accesos set fase = 'abierto', estado = $2, secretos = $3 where id_login = $1 and fase = 'canje' returning id_login`,
);

/** Reopens an attempt with new secrets. Returns false if somebody else has finished it. */
export async function reopenAttempt(db: Queryable, idLogin: string, next: { estado: Buffer; secretos: Buffer }): Promise<boolean> {
  return (await db.query(REABRIR, [idLogin, next.estado, next.secretos])).length > 0;
}

const LISTO = statement(
  'acceso/attempts.LISTO',
  `
  update central.accesos set fase = 'listo', usuario_id = $2, sujeto = $3, token = $4, segundo_paso = $5 where id_login = $1 and fase = 'canje'`,
);

/** The person whom the provider confirmed, and whether the provider asked for a second step itself. */
export type Hallado = { usuarioId: number; sujeto: string; token: Buffer | null; segundoPaso: boolean };

export async function finishAttempt(
  db: Queryable,
  { idLogin, usuarioId, sujeto, token, segundoPaso }: Hallado & { idLogin: string },
): Promise<void> {
  await db.query(LISTO, [idLogin, usuarioId, sujeto, token, segundoPaso]);
}

const FALLIDO = statement(
  'acceso/attempts.FALLIDO',
  `update central.accesos set fase = 'fallido', codigo = $2 where id_login = $1 and fase = 'canje'`,
);

export async function failAttempt(db: Queryable, idLogin: string, codigo: CodigoError): Promise<void> {
  await db.query(FALLIDO, [idLogin, codigo]);
}

/** A finished attempt: a person, or the reason of the failure. */
export type Final = RowOf<typeof ACABAR>;

const DONDE = 'id_login = $1 and navegador = $2 and proveedor = $3 and user_name = $4 and creado > $5';
const ACABAR = statement(
  'acceso/attempts.ACABAR',
  `
  delete from central.accesos where ${DONDE} and fase = any($6)
  returning codigo, entidad_id as "entidadId", sesion_id as "sesionId", recordada, usuario_id as "usuarioId", sujeto, token, segundo_paso as "segundoPaso"`,
  told<{ codigo: CodigoError | null }>(),
);
const MIRAR = statement('acceso/attempts.MIRAR', `select fase from central.accesos where ${DONDE}`);

/**
 * The state of an attempt, for the browser that began it. A finished attempt is returned once and deleted; while it `waits`, for the code
 * that the browser has to bring to the app, only one that failed: it opens nothing.
 */
export async function readAttempt(
  db: Queryable,
  key: { idLogin: string; navegador: Buffer; proveedor: Proveedor; userName: string; desde: string; waits: boolean },
): Promise<Final | 'pendiente' | null> {
  const values = [key.idLogin, key.navegador, key.proveedor, key.userName, key.desde] as const;
  const [final] = await db.query(ACABAR, [...values, key.waits ? ['fallido'] : ['listo', 'fallido']]);
  if (final) return final;
  return (await db.query(MIRAR, values)).length > 0 ? 'pendiente' : null;
}
