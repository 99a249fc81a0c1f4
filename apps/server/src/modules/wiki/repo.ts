import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { DocumentoRico } from '@jornada/domain/wiki/documento.ts';
import { statement, told, type Queryable, type RowOf } from '../../platform/database/pool.ts';

/** What an announcement says, as it is kept. `texto`: its words, to be searched. */
export type TextoGuardado = { idioma: Idioma; titulo: string; documento: DocumentoRico };

export type FilaComunicado = RowOf<typeof UNO>;

const UNO = statement(
  'wiki.UNO',
  `
  select c.comunicado_id as id, c.autor_id as "autorId", u.nombre_completo as autor, u.puesto, c.borrador, c.publica, c.caduca, c.retirado, c.fijado,
    c.confirmacion, c.confirmar_antes as "confirmarAntes", c.idioma, c.titulo, c.documento, c.segundo_idioma as "segundoIdioma",
    c.segundo_titulo as "segundoTitulo", c.segundo_documento as "segundoDocumento", c.cambiado, c.corregido, c.avisado, c.recordado, c.destinatarios, c.version,
    array(select a.clave from instancia.comunicados_audiencia a where a.entidad_id = $1 and a.comunicado_id = c.comunicado_id order by a.clave) as claves
  from instancia.comunicados c
  join instancia.usuarios u on u.entidad_id = $1 and u.usuario_id = c.autor_id
  where c.entidad_id = $1 and c.comunicado_id = $2`,
  told<{ documento: DocumentoRico; segundoIdioma: Idioma | null; segundoDocumento: DocumentoRico | null }>(),
);

export async function findOne(tx: Queryable, entidadId: number, id: number): Promise<FilaComunicado | null> {
  const [row] = await tx.query(UNO, [entidadId, id]);
  return row ?? null;
}

/** What the form says, with its hours as instants. */
export type Escrito = Pick<FilaComunicado, 'borrador' | 'publica' | 'caduca' | 'fijado' | 'confirmacion' | 'confirmarAntes'> & {
  texto: TextoGuardado & { palabras: string; comienzo: string };
  segundo: (TextoGuardado & { palabras: string; comienzo: string }) | null;
  ahora: string;
  /** The words of a published one were changed. */
  isCorrected: boolean;
};

const COLUMNAS = `borrador = $borrador, publica = $publica, caduca = $caduca, fijado = $fijado, confirmacion = $confirmacion,
    confirmar_antes = $confirmarAntes, idioma = $idioma, titulo = $titulo, documento = $documento::jsonb, texto = instancia.para_buscar($palabras),
    comienzo = $comienzo, segundo_idioma = $segundoIdioma, segundo_titulo = $segundoTitulo, segundo_documento = $segundoDocumento::jsonb,
    segundo_texto = instancia.para_buscar($segundasPalabras), segundo_comienzo = $segundoComienzo, cambiado = $ahora`;
const CREAR = statement(
  'wiki.CREAR',
  `
  insert into instancia.comunicados (entidad_id, autor_id, borrador, publica, caduca, fijado, confirmacion, confirmar_antes, idioma, titulo, documento, texto,
    comienzo, segundo_idioma, segundo_titulo, segundo_documento, segundo_texto, segundo_comienzo, creado, cambiado)
  values ($entidadId, $autorId, $borrador, $publica, $caduca, $fijado, $confirmacion, $confirmarAntes, $idioma, $titulo, $documento::jsonb,
    instancia.para_buscar($palabras), $comienzo, $segundoIdioma, $segundoTitulo, $segundoDocumento::jsonb, instancia.para_buscar($segundasPalabras),
    $segundoComienzo, $ahora, $ahora)
  returning comunicado_id as id`,
);
// Whose time has been made longer is not over any more.
const CAMBIAR = statement(
  'wiki.CAMBIAR',
  `
  update instancia.comunicados set ${COLUMNAS}, corregido = case when $isCorrected then $ahora else corregido end, version = version + 1,
    terminado = case when $caduca::timestamptz is null or $caduca > $ahora then null else terminado end
  where entidad_id = $entidadId and comunicado_id = $id and version = $version returning comunicado_id as id`,
);

const valuesOf = ({ texto, segundo, ...fields }: Escrito) => ({
  ...fields,
  ...texto,
  documento: JSON.stringify(texto.documento),
  segundoIdioma: segundo?.idioma ?? null,
  segundoTitulo: segundo?.titulo ?? null,
  segundoDocumento: segundo && JSON.stringify(segundo.documento),
  segundasPalabras: segundo?.palabras ?? null,
  segundoComienzo: segundo?.comienzo ?? null,
});

export async function createComunicado(tx: Queryable, entidadId: number, autorId: number, escrito: Escrito): Promise<number> {
  const [row] = await tx.query(CREAR, { ...valuesOf(escrito), entidadId, autorId });
  if (!row) throw new Error('the announcement was not written');
  return row.id;
}

/** @returns false if somebody else has saved since. */
export async function updateComunicado(tx: Queryable, entidadId: number, id: number, version: number, escrito: Escrito): Promise<boolean> {
  return (await tx.query(CAMBIAR, { ...valuesOf(escrito), entidadId, id, version })).length > 0;
}

const OLVIDAR = statement('wiki.OLVIDAR', 'delete from instancia.comunicados_audiencia where entidad_id = $1 and comunicado_id = $2');
const DIRIGIR = statement(
  'wiki.DIRIGIR',
  `
  insert into instancia.comunicados_audiencia (entidad_id, comunicado_id, clave, publica, hasta, destacado, vigente)
  select $1, c.comunicado_id, k, coalesce(c.publica, c.cambiado), coalesce(c.caduca, 'infinity'), c.fijado or c.confirmacion,
    not c.borrador and c.retirado is null and c.terminado is null
  from instancia.comunicados c cross join unnest($3::text[]) k where c.entidad_id = $1 and c.comunicado_id = $2`,
);

/** Writes whom it is for, with what a page of the list is found by. */
export async function saveAudience(tx: Queryable, entidadId: number, id: number, claves: readonly string[]): Promise<void> {
  await tx.query(OLVIDAR, [entidadId, id]);
  await tx.query(DIRIGIR, [entidadId, id, claves]);
}

const REPOSAR = statement(
  'wiki.REPOSAR',
  'update instancia.comunicados_audiencia set vigente = false where entidad_id = $1 and comunicado_id = any($2)',
);
export const restAudience = (tx: Queryable, entidadId: number, ids: readonly number[]) => tx.query(REPOSAR, [entidadId, ids]);

const RETIRAR = statement(
  'wiki.RETIRAR',
  `
  update instancia.comunicados set retirado = $4, cambiado = $4, version = version + 1
  where entidad_id = $1 and comunicado_id = $2 and version = $3 and not borrador and retirado is null returning comunicado_id as id`,
);
export async function withdraw(tx: Queryable, entidadId: number, id: number, version: number, ahora: string): Promise<boolean> {
  return (await tx.query(RETIRAR, [entidadId, id, version, ahora])).length > 0;
}

const BORRAR = statement(
  'wiki.BORRAR',
  `
  delete from instancia.comunicados where entidad_id = $1 and comunicado_id = $2 and version = $3 and borrador returning comunicado_id as id`,
);
export async function deleteDraft(tx: Queryable, entidadId: number, id: number, version: number): Promise<boolean> {
  return (await tx.query(BORRAR, [entidadId, id, version])).length > 0;
}
