import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const RETIRAR = statement('enlaces.RETIRAR', 'delete from instancia.enlaces where entidad_id = $1 and caduca <= $2');
const CREAR = statement(
  'enlaces.CREAR',
  `
  insert into instancia.enlaces (entidad_id, huella, tipo, usuario_id, datos, creado, caduca) values ($1, $2, $3, $4, $5, $6, $7)`,
);

export type NuevoEnlace = {
  entidadId: number;
  huella: Buffer;
  tipo: string;
  usuarioId: number;
  datos: object;
  creado: string;
  caduca: string;
};

/** Writes a link, and deletes the company's expired links. */
export async function createLink(tx: Queryable, enlace: NuevoEnlace): Promise<void> {
  const { entidadId, huella, tipo, usuarioId, datos, creado, caduca } = enlace;
  await tx.query(RETIRAR, [entidadId, creado]);
  await tx.query(CREAR, [entidadId, huella, tipo, usuarioId, JSON.stringify(datos), creado, caduca]);
}

/** What a link is for, in the words of whoever makes it. */
type Datos = { datos: Record<string, unknown> };
export type FilaEnlace = RowOf<typeof MIRAR>;
type Llave = { entidadId: number; huella: Buffer; tipo: string; ahora: string };

const COLUMNS = 'usuario_id as "usuarioId", datos, caduca';
const VIGENTE = 'entidad_id = $1 and huella = $2 and tipo = $3 and caduca > $4';
const MIRAR = statement('enlaces.MIRAR', `select ${COLUMNS} from instancia.enlaces where ${VIGENTE}`, told<Datos>());
// One statement, so that the second of two simultaneous calls finds nothing.
const USAR = statement('enlaces.USAR', `delete from instancia.enlaces where ${VIGENTE} returning ${COLUMNS}`, told<Datos>());
const OLVIDAR = statement('enlaces.OLVIDAR', 'delete from instancia.enlaces where entidad_id = $1 and usuario_id = $2 and tipo = any($3)');

const first = async (tx: Queryable, text: typeof MIRAR, { entidadId, huella, tipo, ahora }: Llave): Promise<FilaEnlace | null> => {
  const [row] = await tx.query(text, [entidadId, huella, tipo, ahora]);
  return row ?? null;
};

export const findLink = (tx: Queryable, llave: Llave): Promise<FilaEnlace | null> => first(tx, MIRAR, llave);

/** Deletes a link and returns it; null if there is none or it has expired. */
export const takeLink = (tx: Queryable, llave: Llave): Promise<FilaEnlace | null> => first(tx, USAR, llave);

export async function deleteLinks(tx: Queryable, entidadId: number, usuarioId: number, tipos: readonly string[]): Promise<void> {
  await tx.query(OLVIDAR, [entidadId, usuarioId, tipos]);
}

const CONFIRMO = statement('enlaces.CONFIRMO', 'insert into instancia.altas_confirmadas (entidad_id, huella, momento) values ($1, $2, $3)');
const HA_CONFIRMADO = statement(
  'enlaces.HA_CONFIRMADO',
  'select true as hay from instancia.altas_confirmadas where entidad_id = $1 and huella = $2',
);

/** Remembers a link that confirmed its company, so that it is recognised when it is opened again. */
export async function createConfirmation(tx: Queryable, { entidadId, huella, ahora }: Llave): Promise<void> {
  await tx.query(CONFIRMO, [entidadId, huella, ahora]);
}

export const findConfirmation = async (tx: Queryable, { entidadId, huella }: Llave): Promise<boolean> =>
  (await tx.query(HA_CONFIRMADO, [entidadId, huella])).length > 0;
