import type { MetodoFirma } from '@jornada/domain/firmas/index.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

const DECLARANTE = statement(
  'modelo145/repo.DECLARANTE',
  `
  select u.user_name as nif, u.nombre_completo as nombre,
    (select n.fecha from instancia.nacimientos n where n.entidad_id = $1 and n.usuario_id = $2 order by n.nacimiento_id desc limit 1) as nacimiento
  from instancia.usuarios u where u.entidad_id = $1 and u.usuario_id = $2`,
);

/** Who declares, as the company knows them. */
export async function findDeclarante(tx: Queryable, entidadId: number, personaId: number): Promise<RowOf<typeof DECLARANTE>> {
  const [row] = await tx.query(DECLARANTE, [entidadId, personaId]);
  if (!row) throw new Error('the person is not there');
  return row;
}

const EMPRESA = statement('modelo145/repo.EMPRESA', 'select nombre, nif from instancia.entidades where entidad_id = $1');
export async function findEmpresa(tx: Queryable, entidadId: number): Promise<RowOf<typeof EMPRESA>> {
  const [row] = await tx.query(EMPRESA, [entidadId]);
  if (!row) throw new Error('the company is not there');
  return row;
}

const BORRADOR = statement(
  'modelo145/repo.BORRADOR',
  'select contenido, version, guardado from instancia.modelos145_borradores where entidad_id = $1 and usuario_id = $2',
);
/** The sealed draft of a person; null: there is none. */
export async function findDraft(tx: Queryable, entidadId: number, personaId: number): Promise<RowOf<typeof BORRADOR> | null> {
  const [row] = await tx.query(BORRADOR, [entidadId, personaId]);
  return row ?? null;
}

const EMPEZAR = statement(
  'modelo145/repo.EMPEZAR',
  `
  insert into instancia.modelos145_borradores (entidad_id, usuario_id, contenido, guardado) values ($1, $2, $3, $4)
  on conflict do nothing returning version`,
);
const SEGUIR = statement(
  'modelo145/repo.SEGUIR',
  `
  update instancia.modelos145_borradores set contenido = $3, guardado = $4, version = version + 1
  where entidad_id = $1 and usuario_id = $2 and version = $5 returning version`,
);
/** Writes the draft over the one with this version; 0: the first one. @returns whether it was still that one. */
export async function upsertDraft(tx: Queryable, { entidadId, personaId, contenido, momento, version }: DraftToWrite): Promise<boolean> {
  const values = [entidadId, personaId, contenido, momento] as const;
  const rows = version === 0 ? await tx.query(EMPEZAR, values) : await tx.query(SEGUIR, [...values, version]);
  return rows.length > 0;
}
type DraftToWrite = { entidadId: number; personaId: number; contenido: Buffer; momento: string; version: number };

const DESCARTAR = statement(
  'modelo145/repo.DESCARTAR',
  'delete from instancia.modelos145_borradores where entidad_id = $1 and usuario_id = $2 and version = $3 returning version',
);
/** @returns whether it was that one. */
export const deleteDraft = async (tx: Queryable, entidadId: number, personaId: number, version: number): Promise<boolean> =>
  (await tx.query(DESCARTAR, [entidadId, personaId, version])).length > 0;

const COLUMNAS = `m.modelo_id as id, m.usuario_id as "personaId", m.anterior_id as "anteriorId", m.momento, m.efecto, m.metodo, m.aparato, m.texto,
  encode(m.huella, 'hex') as huella, a.momento as "acuseMomento", u.nombre_completo as "acuseAutor", a.metodo as "acuseMetodo", a.texto as "acuseTexto"`;
const CON_ACUSE = `instancia.modelos145 m left join instancia.modelos145_acuses a on a.entidad_id = m.entidad_id and a.modelo_id = m.modelo_id
  left join instancia.usuarios u on u.entidad_id = a.entidad_id and u.usuario_id = a.autor_id`;
type Metodos = {
  metodo: MetodoFirma;
  acuseMetodo: MetodoFirma | null;
  acuseMomento: string | null;
  acuseAutor: string | null;
  acuseTexto: string | null;
  anteriorId: number | null;
};

const DE_PERSONA = statement(
  'modelo145/repo.DE_PERSONA',
  `select ${COLUMNAS} from ${CON_ACUSE} where m.entidad_id = $1 and m.usuario_id = $2 order by m.modelo_id desc limit 100`,
  told<Metodos>(),
);
export type FilaModelo145 = RowOf<typeof DE_PERSONA>;
/** The signed forms of a person, newest first. */
export const findSigned = (tx: Queryable, entidadId: number, personaId: number): Promise<FilaModelo145[]> =>
  tx.query(DE_PERSONA, [entidadId, personaId]);

const UNO = statement(
  'modelo145/repo.UNO',
  `select ${COLUMNAS} from ${CON_ACUSE} where m.entidad_id = $1 and m.modelo_id = $2`,
  told<Metodos>(),
);
export async function findOneSigned(tx: Queryable, entidadId: number, id: number): Promise<FilaModelo145 | null> {
  const [row] = await tx.query(UNO, [entidadId, id]);
  return row ?? null;
}

const CONTENIDO = statement(
  'modelo145/repo.CONTENIDO',
  'select contenido from instancia.modelos145 where entidad_id = $1 and modelo_id = $2',
);
/** The sealed content of a signed form. */
export async function findContent(tx: Queryable, entidadId: number, id: number): Promise<Buffer | null> {
  const [row] = await tx.query(CONTENIDO, [entidadId, id]);
  return row?.contenido ?? null;
}

const PDF = statement(
  'modelo145/repo.PDF',
  `
  select coalesce(a.pdf, m.pdf) as pdf, a.pdf is not null as "conAcuse", m.momento, m.usuario_id as "personaId" from instancia.modelos145 m
  left join instancia.modelos145_acuses a on a.entidad_id = m.entidad_id and a.modelo_id = m.modelo_id
  where m.entidad_id = $1 and m.modelo_id = $2`,
  told<{ pdf: Buffer; conAcuse: boolean }>(),
);
/** The sealed PDF, with the receipt once there is one. */
export async function findPdf(tx: Queryable, entidadId: number, id: number): Promise<RowOf<typeof PDF> | null> {
  const [row] = await tx.query(PDF, [entidadId, id]);
  return row ?? null;
}

export type NuevoModelo145 = {
  entidadId: number;
  personaId: number;
  anteriorId: number | null;
  momento: string;
  efecto: string;
  metodo: MetodoFirma;
  aparato: string;
  textoVersion: number;
  texto: string;
  huella: string;
  contenido: Buffer;
  /** Sealed; and the SHA-256 of what people get, hexadecimal. */
  pdf: Buffer;
  pdfSha256: string;
};
const FIRMAR = statement(
  'modelo145/repo.FIRMAR',
  `
  insert into instancia.modelos145 (entidad_id, usuario_id, anterior_id, momento, efecto, metodo, aparato, texto_version, texto, huella, contenido, pdf, pdf_sha256)
  values ($entidadId, $personaId, $anteriorId, $momento, $efecto, $metodo, $aparato, $textoVersion, $texto, decode($huella, 'hex'), $contenido, $pdf,
    decode($pdfSha256, 'hex')) returning modelo_id as id`,
);
export async function createSigned(tx: Queryable, one: NuevoModelo145): Promise<number> {
  const [row] = await tx.query(FIRMAR, one);
  if (!row) throw new Error('the form was not written');
  return row.id;
}

export type NuevoAcuse145 = {
  entidadId: number;
  id: number;
  autorId: number;
  momento: string;
  metodo: MetodoFirma;
  aparato: string;
  textoVersion: number;
  texto: string;
  pdf: Buffer;
  pdfSha256: string;
};
const ACUSAR = statement(
  'modelo145/repo.ACUSAR',
  `
  insert into instancia.modelos145_acuses (entidad_id, modelo_id, autor_id, momento, metodo, aparato, texto_version, texto, pdf, pdf_sha256)
  values ($entidadId, $id, $autorId, $momento, $metodo, $aparato, $textoVersion, $texto, $pdf, decode($pdfSha256, 'hex')) on conflict do nothing
    returning modelo_id as id`,
);
/** @returns whether nobody had acknowledged it before. */
export async function createReceipt(tx: Queryable, one: NuevoAcuse145): Promise<boolean> {
  return (await tx.query(ACUSAR, one)).length > 0;
}

const LISTA = statement(
  'modelo145/repo.LISTA',
  `
  select m.modelo_id as id, m.usuario_id as "personaId", p.nombre_completo as nombre, m.momento, m.efecto, m.anterior_id is null as "esPrimero", a.momento as acusado,
    count(*) over ()::int as total
  from instancia.modelos145 m join instancia.usuarios p on p.entidad_id = m.entidad_id and p.usuario_id = m.usuario_id
  left join instancia.modelos145_acuses a on a.entidad_id = m.entidad_id and a.modelo_id = m.modelo_id
  where m.entidad_id = $1 and ($2::text is null or ($2 = 'acusado') = (a.modelo_id is not null))
    and ($3 = '' or p.busqueda like '%' || instancia.para_buscar($3) || '%')
  order by m.modelo_id desc offset $4 limit $5`,
  told<{ esPrimero: boolean; acusado: string | null; total: number }>(),
);
export type FilaListada145 = RowOf<typeof LISTA>;
/** A part of the signed forms of a company, newest first. */
export const findList = (
  tx: Queryable,
  entidadId: number,
  { estado, texto, start, limit }: { estado: string | null; texto: string; start: number; limit: number },
): Promise<FilaListada145[]> => tx.query(LISTA, [entidadId, estado, texto, start, limit]);

const PENDIENTES = statement(
  'modelo145/repo.PENDIENTES',
  `
  select count(*)::int as total from instancia.modelos145 m where m.entidad_id = $1
    and not exists (select from instancia.modelos145_acuses a where a.entidad_id = $1 and a.modelo_id = m.modelo_id)`,
);
/** How many forms wait for their receipt. */
export const countWaiting = async (tx: Queryable, entidadId: number): Promise<number> =>
  (await tx.query(PENDIENTES, [entidadId]))[0]?.total ?? 0;
