import { statement, told, type Queryable, type RowOf } from '../platform/database/pool.ts';

/** `clave`: sealed by the vault. */
export type SelloGuardado = { cadena: Buffer[]; clave: Buffer };

const DE_LA_INSTALACION = statement(
  'shared/seals.DE_LA_INSTALACION',
  'select cadena, clave from central.sello',
  told<{ cadena: Buffer[] }>(),
);
export async function findInstallationSeal(db: Queryable): Promise<SelloGuardado | null> {
  return (await db.query(DE_LA_INSTALACION, []))[0] ?? null;
}

const CREAR = statement(
  'shared/seals.CREAR',
  'insert into central.sello (cadena, clave, creado) values ($1, $2, $3) on conflict do nothing',
);
/** Does nothing if another process was first. */
export async function createInstallationSeal(db: Queryable, { cadena, clave }: SelloGuardado, ahora: string): Promise<void> {
  await db.query(CREAR, [cadena, clave, ahora]);
}

const CAMBIAR = statement('shared/seals.CAMBIAR', 'update central.sello set cadena = $2, clave = $3 where clave = $1');
/** Does nothing if another process was first. */
export async function updateInstallationSeal(db: Queryable, from: Buffer, { cadena, clave }: SelloGuardado): Promise<void> {
  await db.query(CAMBIAR, [from, cadena, clave]);
}

const DE_LA_EMPRESA = statement(
  'shared/seals.DE_LA_EMPRESA',
  'select huella, cadena, clave, desde from instancia.sellos where entidad_id = $1 and actual',
  told<{ cadena: Buffer[]; clave: Buffer }>(),
);
export type SelloDeEmpresa = RowOf<typeof DE_LA_EMPRESA>;
export async function findCompanySeal(tx: Queryable, entidadId: number): Promise<SelloDeEmpresa | null> {
  return (await tx.query(DE_LA_EMPRESA, [entidadId]))[0] ?? null;
}

const RESELLAR = statement(
  'shared/seals.RESELLAR',
  'update instancia.sellos set clave = $3 where entidad_id = $1 and huella = $2 and clave is not null',
);
export async function updateCompanyKey(
  tx: Queryable,
  entidadId: number,
  { huella, clave }: { huella: string; clave: Buffer },
): Promise<void> {
  await tx.query(RESELLAR, [entidadId, huella, clave]);
}

const RETIRAR = statement(
  'shared/seals.RETIRAR',
  'update instancia.sellos set actual = false, clave = null where entidad_id = $1 and actual returning 1 as ok',
);
/** The company seals with the certificate of the installation. Its private key is gone. False: it did already. */
export const retireCompanySeal = async (tx: Queryable, entidadId: number): Promise<boolean> =>
  (await tx.query(RETIRAR, [entidadId])).length > 0;

const PONER = statement(
  'shared/seals.PONER',
  `
  insert into instancia.sellos (entidad_id, huella, cadena, clave, actual, desde, autor_id) values ($1, $2, $3, $4, true, $5, $6)
  on conflict (entidad_id, huella) do update
    set cadena = excluded.cadena, clave = excluded.clave, actual = true, desde = excluded.desde, autor_id = excluded.autor_id`,
);
export type SelloPuesto = SelloGuardado & { huella: string; autorId: number; ahora: string };
/** After the one before was retired. */
export async function createCompanySeal(tx: Queryable, entidadId: number, sello: SelloPuesto): Promise<void> {
  await tx.query(PONER, [entidadId, sello.huella, sello.cadena, sello.clave, sello.ahora, sello.autorId]);
}

const ANOTAR = statement(
  'shared/seals.ANOTAR',
  'insert into instancia.sellos (entidad_id, huella, cadena, desde) values ($1, $2, $3, $4) on conflict do nothing',
);
/** A certificate of the installation has sealed for this company. */
export async function noteSeal(
  tx: Queryable,
  entidadId: number,
  sello: { huella: string; cadena: readonly Buffer[]; ahora: string },
): Promise<void> {
  await tx.query(ANOTAR, [entidadId, sello.huella, sello.cadena, sello.ahora]);
}

const CONOCIDAS = statement('shared/seals.CONOCIDAS', 'select huella, autor_id from instancia.sellos where entidad_id = $1');
/** Of the certificates that have ever sealed for this company. `isOwn`: nobody else seals with it; others share that of an installation. */
export const findFingerprints = async (tx: Queryable, entidadId: number): Promise<Map<string, { isOwn: boolean }>> =>
  new Map((await tx.query(CONOCIDAS, [entidadId])).map(({ huella, autor_id }) => [huella, { isOwn: autor_id !== null }]));
