import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ficherosDe } from '../ficheros.ts';
import { entero, fecha, filtroDe, filtroEntero, filtroId, id, idLargo, nada, textoHasta, version } from '../valores.ts';
import { ESTADOS_DOCUMENTO } from '@jornada/domain/documentacion/modelo.ts';
import { claseDocumento, documentoGestionado, documentoGestionadoEntero, firmaDocumento, tipoDocumento } from './vistas.ts';

/** To how many people one file is given at once. */
export const PERSONAS_DE_UN_DOCUMENTO = 5000;

const comun = { host: 'instance', nuestra: true, soloTitular: true } as const;
const ve = { ...comun, acceso: 'documentacion.ver:team', method: 'GET' } as const;
const gestiona = { ...comun, acceso: 'documentacion.gestionar:all' } as const;
const titulo = textoHasta(120).check(z.minLength(1));

export const entradaTipoDocumento = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: textoHasta(60).check(z.minLength(1)),
  clase: claseDocumento,
  firma: firmaDocumento,
  conservaAnos: z.optional(z.nullable(entero.check(z.minimum(1), z.maximum(50)))),
  veResponsable: z.boolean(),
});
const cualTipo = z.strictObject({ id, version });

/** What a document is beside its file. */
export const datosDocumento = {
  tipoId: id,
  titulo,
  periodo: z.optional(z.nullable(fecha)),
  firma: firmaDocumento,
  /** The last day to sign; only where something is to be signed. */
  plazo: z.optional(z.nullable(fecha)),
};

export const entradaDocumento = z.strictObject({
  ...datosDocumento,
  personas: z.array(id).check(z.minLength(1), z.maxLength(PERSONAS_DE_UN_DOCUMENTO)),
  ficheros: ficherosDe('application/pdf', 'image/jpeg', 'image/png', 'image/webp').check(z.minLength(1), z.maxLength(1)),
  /** The document that it stands in place of; of the same one person. */
  sustituyeA: z.optional(z.nullable(idLargo)),
});

const entradaRetirarDocumento = z.strictObject({ id: idLargo, motivo: textoHasta(300).check(z.minLength(1)) });

const ERRORES_AL_PUBLICAR = [
  'documentacion.tipo-no-existe',
  'documentacion.persona-no-existe',
  'documentacion.plazo-no-valido',
  'documentacion.no-existe',
  'documentacion.otra-persona',
  'documentacion.ya-sustituido',
  'ficheros.no-existe',
  'ficheros.otro-tipo',
] as const;

const filtroDocumentos = {
  texto: z.optional(textoHasta(80)),
  tipo: filtroId,
  persona: filtroId,
  estado: filtroDe(ESTADOS_DOCUMENTO),
  ano: filtroEntero({ minimum: 1990, maximum: 2100 }),
};

/** The company's side of documents. */
export const gestionDocumentos = {
  tiposGestion: call({
    ...gestiona,
    method: 'GET',
    path: '/intranet/documentos/tipos',
    resumen: 'All kinds of documents, also closed ones, by name.',
    entrada: nada,
    salida: z.object({ items: z.array(tipoDocumento), total: z.int() }),
    errores: [],
  }),
  guardarTipo: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos/tipos',
    resumen: 'Makes a kind of document, or changes the one that is named.',
    entrada: entradaTipoDocumento,
    salida: tipoDocumento,
    errores: ['documentacion.tipo-no-existe', 'documentacion.tipo-repetido', 'general.cambiado-entretanto'],
  }),
  cerrarTipo: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos/tipos/cerrar',
    resumen: 'Closes a kind of document: nothing new is published with it.',
    entrada: cualTipo,
    salida: tipoDocumento,
    errores: ['documentacion.tipo-no-existe', 'general.cambiado-entretanto'],
  }),
  reabrirTipo: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos/tipos/reabrir',
    resumen: 'Opens a closed kind of document again.',
    entrada: cualTipo,
    salida: tipoDocumento,
    errores: ['documentacion.tipo-no-existe', 'documentacion.tipo-repetido', 'general.cambiado-entretanto'],
  }),
  tiposVisibles: call({
    ...ve,
    path: '/intranet/documentos/tipos/visibles',
    resumen:
      'The kinds of documents that whoever asks may look for, also closed ones, by name: all, or those that the company lets them see.',
    entrada: nada,
    salida: z.object({ items: z.array(z.object({ id: z.int(), nombre: z.string() })) }),
    errores: [],
  }),
  gestion: call({
    ...ve,
    path: '/intranet/documentos',
    resumen:
      'Documents, the latest first: of everybody, or, of the kinds that the company lets them see, of the people one answers for. With how many there are in each state.',
    entrada: z.strictObject({
      ...filtroDocumentos,
      start: z.optional(entero.check(z.minimum(0), z.maximum(100_000))),
      limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
    }),
    salida: z.object({
      items: z.array(documentoGestionado),
      total: z.int(),
      cuentas: z.object({ nuevo: z.int(), porFirmar: z.int(), disconforme: z.int() }),
    }),
    errores: [],
  }),
  uno: call({
    ...ve,
    path: '/intranet/documentos/uno',
    resumen: 'A document with its history. That somebody looked is in the audit log.',
    entrada: z.strictObject({ id: idLargo }),
    salida: documentoGestionadoEntero,
    errores: ['documentacion.no-existe'],
  }),
  publicar: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos',
    resumen: 'Gives a file to people, and tells them. It may stand in place of one that was given before.',
    entrada: entradaDocumento,
    salida: z.object({ items: z.array(z.object({ id: z.int(), persona: z.int() })) }),
    errores: ERRORES_AL_PUBLICAR,
  }),
  retirar: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos/retirar',
    resumen: 'Takes a document back within an hour of its publication. That it was there, who took it back and why stays in its history.',
    entrada: entradaRetirarDocumento,
    salida: documentoGestionadoEntero,
    errores: ['documentacion.no-existe', 'documentacion.fuera-de-plazo', 'documentacion.ya-firmado'],
  }),
  recordar: call({
    ...gestiona,
    method: 'POST',
    path: '/intranet/documentos/recordar',
    resumen: 'Reminds people of what they have not signed: the named documents, or all of them. Nobody twice on a day about the same.',
    entrada: z.strictObject({ documentos: z.optional(z.array(idLargo).check(z.maxLength(1000))) }),
    salida: z.object({ avisadas: z.int() }),
    errores: [],
  }),
};
