import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ERRORES_DE_PRUEBA, pruebaDeFirma } from '../factores/prueba.ts';
import { contrasena, opcionesLlave, pin, reto } from '../factores/valores.ts';
import { feature } from '../feature.ts';
import { huella } from '../firmas/vistas.ts';
import { entero, filtroEntero, filtroId, idLargo, instante, nada, textoHasta, vacio } from '../valores.ts';
import { gestionDocumentos } from './gestion.ts';
import {
  actoDocumento,
  documentoEnviado,
  documentoGestionado,
  documentoGestionadoEntero,
  documentoListado,
  documentoVista,
  tipoConDocumentos,
  tipoDocumento,
} from './vistas.ts';

export { entradaDocumento } from './gestion.ts';
export type {
  ActoDeDocumento,
  DocumentoEnviado,
  DocumentoGestionado,
  DocumentoGestionadoEntero,
  DocumentoListado,
  DocumentoVista,
  TipoConDocumentos,
  TipoDocumentoVista,
} from './vistas.ts';

export const entradaPin = z.strictObject({ pin, Password: z.optional(contrasena) });

const comun = { host: 'instance', acceso: 'documentacion.ver:own', sinSimular: true } as const;
const abierta = { ...comun, conPin: true, soloTitular: true } as const;
const cual = z.strictObject({ id: idLargo });
const paginas = {
  start: z.optional(entero.check(z.minimum(0), z.maximum(100_000))),
  limit: z.optional(entero.check(z.minimum(1), z.maximum(100))),
};
const llave = z.object({ Token: z.string(), hasta: instante });

export const documentacion = feature('documentacion', {
  resumen: 'The documents of people behind a PIN: what the company gives them, what they sign, and what was done with it.',
  esquemas: {
    DocumentoListado: documentoListado,
    DocumentoVista: documentoVista,
    DocumentoEnviado: documentoEnviado,
    ActoDocumento: actoDocumento,
    TipoConDocumentos: tipoConDocumentos,
    TipoDocumento: tipoDocumento,
    DocumentoGestionado: documentoGestionado,
    DocumentoGestionadoEntero: documentoGestionadoEntero,
  },
  campos: {
    conforme: 'Whether the person agrees; of a receipt, always yes.',
    'documentacion.firmar.motivo': 'Why they do not agree.',
    nuevo: 'Whether the person has not opened it; in counts, how many nobody has opened.',
    'TipoConDocumentos.nuevos': 'How many the person has not opened.',
    porFirmar: 'What is asked of the person and not done yet; in counts, how many wait for a signature.',
    disconforme: 'How many people do not agree.',
    sustituyeA: 'The document that it stands in place of.',
    sustituidoPor: 'The document that stands in its place.',
    conservaAnos: 'For how many years documents of the kind are kept; null: until somebody takes them away.',
    veResponsable: 'Whether whoever answers for a person sees these documents of them.',
    documentos: 'How many documents there are; in an input, the ids of documents.',
    enviados: 'What the person has sent themselves.',
    porLlegar: 'Kinds of pay statements that the company has published to somebody, and of which the person has none yet.',
    'DocumentoListado.paginas': 'How many pages it has.',
    'DocumentoVista.paginas': 'How many pages it has.',
    'DocumentoGestionado.paginas': 'How many pages it has.',
    'DocumentoGestionadoEntero.paginas': 'How many pages it has.',
    'ActoDocumento.paginas': 'How many pages had been seen by then; null: it has nothing to do with it.',
    'documentacion.verPaginas.paginas': 'The pages that were seen, from 1.',
    vistas: 'The pages that the person has seen, from 1.',
    'DocumentoEnviado.asuntoId': 'The id of the thing that the file was sent with.',
    retirableHasta: 'Until when it can be taken back; null: not any more, or not by the caller.',
  },
  permisos: { 'ver:own': ['empleado'], 'ver:team': ['responsable'], 'gestionar:all': ['admin'] },
  errores: {
    'falta-pin': 403,
    'sin-pin': 409,
    'pin-no-valido': 403,
    'pin-facil': 422,
    'demasiados-intentos': 429,
    'no-existe': 404,
    'tipo-no-existe': 404,
    'tipo-repetido': 409,
    'persona-no-existe': 404,
    'plazo-no-valido': 422,
    'otra-persona': 422,
    'ya-sustituido': 409,
    'fuera-de-plazo': 409,
    'faltan-paginas': 409,
    'pagina-no-existe': 422,
    'sin-firma': 409,
    'ya-firmado': 409,
    'ha-cambiado': 409,
    'falta-motivo': 422,
  },
  auditoria: {
    publicar: 'documento',
    retirar: 'documento',
    sustituir: 'documento',
    ver: 'documento',
    recordar: 'empresa',
    'crear-tipo': 'tipo-documento',
    'cambiar-tipo': 'tipo-documento',
    'cerrar-tipo': 'tipo-documento',
    'reabrir-tipo': 'tipo-documento',
  },
  avisos: ['documentos', 'documentos-por-firmar'],
  novedades: true,
  ficheros: { conPin: true },
  llamadas: {
    tienePin: call({
      ...comun,
      method: 'GET',
      path: '/documentacion/tienepin',
      resumen: 'Whether the signed-in person has a PIN for their documents.',
      entrada: nada,
      salida: z.object({ tienePin: z.boolean() }),
      errores: [],
    }),
    insertarPin: call({
      ...comun,
      method: 'POST',
      path: '/documentacion/insertarpin',
      cambia: 'nada',
      resumen:
        'Opens the documents for ten minutes in this session. `documentacion.pin-no-valido` carries in `content` how many tries are left (`quedan`).',
      entrada: z.strictObject({ pin }),
      salida: llave,
      errores: ['documentacion.sin-pin', 'documentacion.pin-no-valido', 'documentacion.demasiados-intentos'],
    }),
    seguirAbierta: call({
      ...abierta,
      method: 'POST',
      path: '/documentacion/seguir',
      nuestra: true,
      cambia: 'nada',
      resumen: 'Keeps the documents open for ten minutes more, for somebody who is still looking at them.',
      entrada: nada,
      salida: llave,
      errores: [],
    }),
    recuperarPin: call({
      ...comun,
      method: 'POST',
      path: '/documentacion/recuperarpin',
      resumen:
        'Helps with a forgotten PIN, and says whether a mail was sent that leads to its replacement. It changes nothing: the PIN is replaced in the settings, with the password.',
      entrada: nada,
      salida: z.object({ correo: z.boolean() }),
      errores: ['documentacion.demasiados-intentos'],
    }),
    ponerPin: call({
      ...comun,
      method: 'PUT',
      path: '/documentacion/pin',
      nuestra: true,
      resumen: 'Sets the PIN of the documents, or another one.',
      entrada: entradaPin,
      salida: vacio,
      errores: ['cuenta.contrasena-no-valida', 'cuenta.entra-de-nuevo', 'cuenta.demasiados-intentos', 'documentacion.pin-facil'],
    }),
    tipos: call({
      ...abierta,
      method: 'GET',
      path: '/documentacion/tipos',
      resumen:
        'The kinds of documents that the person has, with what is new; and all documents that wait for a signature, the most urgent first.',
      entrada: nada,
      salida: z.object({
        items: z.array(tipoConDocumentos),
        porFirmar: z.array(documentoListado),
        total: z.int(),
        /** Kinds of pay statements that the company has published to somebody, and of which the person has none yet. */
        porLlegar: z.array(z.object({ id: z.int(), nombre: z.string() })),
        /** How many files the person has sent themselves, and when the last one. */
        enviados: z.object({ total: z.int(), ultimo: z.nullable(z.object({ titulo: z.string(), publicado: instante })) }),
      }),
      errores: [],
    }),
    listado: call({
      ...abierta,
      method: 'GET',
      path: '/documentacion/listado',
      resumen: 'The documents of the person, the latest first: all, of a kind, of a year, or with these words in their title.',
      entrada: z.strictObject({
        tipo: filtroId,
        ano: filtroEntero({ minimum: 1990, maximum: 2100 }),
        texto: z.optional(textoHasta(80)),
        ...paginas,
      }),
      salida: z.object({ items: z.array(documentoListado), total: z.int(), anos: z.array(z.int()) }),
      errores: [],
    }),
    documento: call({
      ...abierta,
      method: 'GET',
      path: '/documentacion/documento',
      nuestra: true,
      resumen: 'A document of the person with its file, what is to be signed, and its history.',
      entrada: cual,
      salida: documentoVista,
      errores: ['documentacion.no-existe'],
    }),
    enviados: call({
      ...abierta,
      method: 'GET',
      path: '/documentacion/enviados',
      nuestra: true,
      resumen: 'The files that the person has sent with requests and expenses, the latest first.',
      entrada: z.strictObject(paginas),
      salida: z.object({ items: z.array(documentoEnviado), total: z.int() }),
      errores: [],
    }),
    verPaginas: call({
      ...abierta,
      method: 'POST',
      path: '/documentacion/vistas',
      nuestra: true,
      resumen: 'Notes pages that the person has seen. Those that they have seen before stay seen.',
      entrada: z.strictObject({
        id: idLargo,
        paginas: z.array(entero.check(z.minimum(1), z.maximum(5000))).check(z.minLength(1), z.maxLength(500)),
      }),
      salida: z.object({ vistas: z.array(z.int()), faltan: z.int() }),
      errores: ['documentacion.no-existe', 'documentacion.pagina-no-existe'],
    }),
    retoLlave: call({
      ...abierta,
      method: 'POST',
      path: '/documentacion/reto',
      nuestra: true,
      cambia: 'nada',
      resumen: 'What a browser needs to sign a document with a passkey.',
      entrada: z.strictObject({ id: idLargo, huella }),
      salida: z.object({ Reto: reto, Opciones: opcionesLlave }),
      errores: ['documentacion.no-existe', 'firmas.metodo-no-vale', 'login.metodo-no-disponible'],
    }),
    firmar: call({
      ...abierta,
      method: 'POST',
      path: '/documentacion/firmar',
      nuestra: true,
      cambia: ['login.conToken'],
      resumen:
        'Signs a document exactly as it was shown, once all of its pages were seen: its digest and its words. Where agreement is asked for, the person may say that they do not agree, and why.',
      entrada: z.strictObject({
        id: idLargo,
        huella,
        textoVersion: entero,
        conforme: z.boolean(),
        motivo: z.optional(textoHasta(1000)),
        Prueba: pruebaDeFirma,
      }),
      salida: documentoVista,
      errores: [
        ...ERRORES_DE_PRUEBA,
        'documentacion.no-existe',
        'documentacion.faltan-paginas',
        'documentacion.sin-firma',
        'documentacion.ya-firmado',
        'documentacion.ha-cambiado',
        'documentacion.falta-motivo',
      ],
    }),
    ...gestionDocumentos,
  },
});
