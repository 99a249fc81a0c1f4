import { ACTOS_DOCUMENTO, CLASES_DOCUMENTO, ESTADOS_DOCUMENTO, FIRMAS_DOCUMENTO } from '@jornada/domain/documentacion/modelo.ts';
import * as z from 'zod/mini';
import { ficheroVista } from '../ficheros.ts';
import { huella, metodoFirma } from '../firmas/vistas.ts';
import { fecha, instante } from '../valores.ts';

export const claseDocumento = z.enum(CLASES_DOCUMENTO);
export const firmaDocumento = z.enum(FIRMAS_DOCUMENTO);
const estadoDocumento = z.enum(ESTADOS_DOCUMENTO);

const deTipo = z.object({ id: z.int(), nombre: z.string(), clase: claseDocumento });
const quien = z.object({ id: z.int(), nombre: z.string() });

/** A document as a list of its person shows it. */
export const documentoListado = z.object({
  id: z.int(),
  titulo: z.string(),
  tipo: deTipo,
  /** The month or day that it is about, by its first day; null: it is about none. */
  periodo: z.nullable(fecha),
  publicado: instante,
  /** Who has published it. */
  de: z.string(),
  paginas: z.int(),
  /** The person has not opened it yet. */
  nuevo: z.boolean(),
  /** What is asked of the person and not done yet; null: nothing. */
  porFirmar: z.nullable(z.enum(['recibo', 'conforme'])),
  /** The last day for it. */
  plazo: z.nullable(fecha),
});
export type DocumentoListado = z.output<typeof documentoListado>;

/** A kind of document that the person has at least one of. */
export const tipoConDocumentos = z.object({
  ...deTipo.shape,
  /** Counted up to `DOCUMENTOS_DE_UN_TIPO`; one more means that there are more. */
  documentos: z.int(),
  nuevos: z.int(),
  porFirmar: z.int(),
  ultimo: z.object({ titulo: z.string(), publicado: instante }),
});
export type TipoConDocumentos = z.output<typeof tipoConDocumentos>;

/** Something that has happened to a document. */
export const actoDocumento = z.object({
  accion: z.enum(ACTOS_DOCUMENTO),
  momento: instante,
  autor: z.string(),
  /** Whether it was its person. */
  propio: z.boolean(),
  metodo: z.nullable(metodoFirma),
  aparato: z.nullable(z.string()),
  /** The words that were signed, or why somebody does not agree, or why it was taken back. */
  texto: z.nullable(z.string()),
  /** Of opening and seeing: how many pages had been seen by then. */
  paginas: z.nullable(z.int()),
  huella: z.nullable(huella),
});
export type ActoDeDocumento = z.output<typeof actoDocumento>;

/** A document whole, for its person. */
export const documentoVista = z.object({
  ...documentoListado.shape,
  /** The file as it was published, or with its last page once it is signed. */
  fichero: ficheroVista,
  /** SHA-256 of the file as it was published. */
  huella,
  /** Pages that the person has seen, from 1. */
  vistas: z.array(z.int()),
  /** What is to be signed; null: nothing is asked for. */
  firma: z.nullable(
    z.object({
      clase: z.enum(['recibo', 'conforme']),
      texto: z.string(),
      textoVersion: z.int(),
      /** The ways to sign that the person has. */
      metodos: z.array(metodoFirma),
      /** What the person has said; null: nothing yet. */
      hecha: z.nullable(actoDocumento),
    }),
  ),
  historia: z.array(actoDocumento),
  /** The document that stands in place of this one. */
  sustituidoPor: z.nullable(z.object({ id: z.int(), titulo: z.string() })),
  sustituyeA: z.nullable(z.object({ id: z.int(), titulo: z.string() })),
});
export type DocumentoVista = z.output<typeof documentoVista>;

/** A file that the person has sent with something of theirs: a proof, a receipt. */
export const documentoEnviado = z.object({ fichero: ficheroVista, modulo: z.string(), asuntoId: z.int(), momento: instante });
export type DocumentoEnviado = z.output<typeof documentoEnviado>;

/** A kind of document as the company sets it up. */
export const tipoDocumento = z.object({
  ...deTipo.shape,
  /** What is asked of people where nothing else is said. */
  firma: firmaDocumento,
  /** For how many years documents of it are kept; null: until somebody takes them away. */
  conservaAnos: z.nullable(z.int()),
  /** Whether whoever answers for a person sees these of them. */
  veResponsable: z.boolean(),
  abierto: z.boolean(),
  documentos: z.int(),
  version: z.int(),
});
export type TipoDocumentoVista = z.output<typeof tipoDocumento>;

/** A document as whoever manages them has it in their list. */
export const documentoGestionado = z.object({
  id: z.int(),
  titulo: z.string(),
  tipo: deTipo,
  persona: quien,
  periodo: z.nullable(fecha),
  publicado: instante,
  de: z.string(),
  paginas: z.int(),
  firma: firmaDocumento,
  plazo: z.nullable(fecha),
  estado: estadoDocumento,
  /** When its person opened it first, and when they said something to it. */
  abierto: z.nullable(instante),
  firmado: z.nullable(instante),
  recordado: z.nullable(instante),
  /** Until when it can be taken back; null: not any more. */
  retirableHasta: z.nullable(instante),
});
export type DocumentoGestionado = z.output<typeof documentoGestionado>;

export const documentoGestionadoEntero = z.object({
  ...documentoGestionado.shape,
  fichero: ficheroVista,
  huella,
  historia: z.array(actoDocumento),
  sustituidoPor: z.nullable(z.object({ id: z.int(), titulo: z.string() })),
  sustituyeA: z.nullable(z.object({ id: z.int(), titulo: z.string() })),
});
export type DocumentoGestionadoEntero = z.output<typeof documentoGestionadoEntero>;
