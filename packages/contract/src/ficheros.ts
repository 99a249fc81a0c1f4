import * as z from 'zod/mini';
import { TIPOS_DE_FICHERO, type TipoDeFichero } from '@jornada/domain/ficheros/tipos.ts';
import { call } from './call.ts';
import { feature } from './feature.ts';
import { idLargo, nada, vacio } from './valores.ts';

/** Files that one thing may have. */
export const MAXIMO_DE_FICHEROS = 10;
/** Maximum size in bytes of a file that is sent as base64 in JSON. A form with parts takes larger ones. */
export const MAXIMO_EN_JSON = 4 * 1024 * 1024;
const CUERPO_BYTES = Math.ceil((MAXIMO_EN_JSON * 4) / 3) + 4096;

/** A file as everybody sees it who may see what it belongs to. */
export const ficheroVista = z.object({
  id: z.int(),
  /** Ends as its content says: `factura.pdf`. */
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_FICHERO),
  bytes: z.int(),
  /** Whether there is a small picture of it. */
  vistaPrevia: z.boolean(),
});
export type FicheroVista = z.output<typeof ficheroVista>;

/** The files of a thing in the input of a call: those that the person has uploaded for it. */
export const listaDeFicheros = z.array(idLargo).check(z.maxLength(MAXIMO_DE_FICHEROS));

const DE_TIPOS = z.registry<{ tipos: readonly TipoDeFichero[] }>();
/** The same for some kinds of files only: the field of a form offers no others, and whoever confirms them with this schema refuses others. */
export function ficherosDe(...tipos: TipoDeFichero[]) {
  const lista = z.array(idLargo).check(z.maxLength(MAXIMO_DE_FICHEROS));
  DE_TIPOS.add(lista, { tipos });
  return lista;
}

/** The kinds of files that a field takes, by its schema. */
export function tiposDe(lista: z.core.$ZodType | undefined): readonly TipoDeFichero[] {
  if (!lista) return TIPOS_DE_FICHERO;
  const { innerType } = lista._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? tiposDe(innerType) : (DE_TIPOS.get(lista)?.tipos ?? TIPOS_DE_FICHERO);
}

const nombre = z.string().check(z.maxLength(1000));
/** The thing that files are added to: the part of the product, and the id that the thing has there. */
const asunto = { modulo: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), asuntoId: idLargo };
const comun = { host: 'instance', acceso: 'sesion', cambia: 'nada' } as const;
const alSubir = [
  'ficheros.falta',
  'ficheros.uno-solo',
  'ficheros.vacio',
  'ficheros.demasiado-grande',
  'ficheros.tipo-no-admitido',
  'ficheros.danado',
  'ficheros.demasiados-pixeles',
  'ficheros.pdf-activo',
  'ficheros.pdf-cifrado',
  'ficheros.demasiados-rechazados',
  'ficheros.demasiados-sin-guardar',
  'ficheros.empresa-llena',
  'ficheros.sin-espacio',
  'ficheros.interrumpido',
] as const;
const alGuardar = ['ficheros.no-existe', 'ficheros.asunto-no-existe', 'ficheros.demasiados'] as const;

/** The input of `ficheros.confirmartemporales`, for a form that adds files to something. */
export const entradaConfirmar = z.strictObject({ ...asunto, ids: listaDeFicheros });

export const ficheros = feature('ficheros', {
  resumen: 'Files. They are uploaded first, and belong to something once that is written.',
  esquemas: { FicheroVista: ficheroVista },
  campos: {
    fichero: 'The file. Its name is that of the part.',
    vistaPrevia: 'Whether there is a small picture of it.',
    maximoBytes: 'The most bytes that a file may have as it is sent.',
    como: 'To be saved, to be looked at where that is safe, or its small picture.',
    'FicheroVista.tipo': 'Its media type, found from its bytes.',
    'FicheroVista.nombre': 'Its name, which ends as its content says.',
    'ficheros.subirandsave.modulo': 'The part of the product that the thing belongs to.',
    'ficheros.subirandsave.asuntoId': 'The id of the thing that the file is added to.',
    'ficheros.confirmartemporales.modulo': 'The part of the product that the thing belongs to.',
    'ficheros.confirmartemporales.asuntoId': 'The id of the thing that the files are added to.',
    'ficheros.confirmartemporales.ids': 'The ids of the uploaded files.',
  },
  errores: {
    falta: 422,
    'uno-solo': 422,
    vacio: 422,
    'demasiado-grande': 413,
    'tipo-no-admitido': 422,
    'otro-tipo': 422,
    danado: 422,
    'demasiados-pixeles': 413,
    'pdf-activo': 422,
    'pdf-cifrado': 422,
    'demasiados-rechazados': 429,
    'demasiados-sin-guardar': 409,
    demasiados: 422,
    'empresa-llena': 409,
    'sin-espacio': 507,
    interrumpido: 400,
    'no-existe': 404,
    'asunto-no-existe': 404,
    'ya-guardado': 409,
  },
  auditoria: { ver: 'fichero', quitar: 'fichero' },
  llamadas: {
    subir: call({
      ...comun,
      method: 'POST',
      path: '/ficheros/subir',
      multiparte: true,
      costosa: true,
      resumen: 'Uploads a file. It belongs to nothing yet: only its sender sees it, and after a day it is gone.',
      entrada: nada,
      salida: ficheroVista,
      errores: alSubir,
    }),
    subirJSON: call({
      ...comun,
      method: 'POST',
      path: '/ficheros/subirJSON',
      maximoBytes: CUERPO_BYTES,
      costosa: true,
      resumen: 'The same for a client that sends no forms: the file as base64, alone or as a data URL.',
      entrada: z.strictObject({
        nombre,
        contenido: z.string().check(z.maxLength(CUERPO_BYTES), z.regex(/^(?:data:[\w.+/-]{1,80};base64,)?[A-Za-z0-9+/]*={0,2}$/)),
      }),
      salida: ficheroVista,
      errores: [...alSubir, 'general.demasiado-grande'],
    }),
    subirandsave: call({
      ...comun,
      method: 'POST',
      path: '/ficheros/subirandsave',
      multiparte: true,
      costosa: true,
      resumen: 'Uploads a file and adds it to something that is there already, if its part of the product lets the person do that.',
      entrada: z.strictObject(asunto),
      salida: ficheroVista,
      errores: [...alSubir, ...alGuardar],
    }),
    confirmartemporales: call({
      ...comun,
      method: 'POST',
      path: '/ficheros/confirmartemporales',
      resumen: 'Adds uploaded files to something that is there already, if its part of the product lets the person do that.',
      entrada: entradaConfirmar,
      salida: z.object({ items: z.array(ficheroVista) }),
      errores: alGuardar,
    }),
    eliminar: call({
      ...comun,
      method: 'DELETE',
      path: '/ficheros/eliminar',
      resumen: 'Deletes an uploaded file that belongs to nothing yet, or to something that the person may still change.',
      entrada: z.strictObject({ id: idLargo }),
      salida: vacio,
      errores: ['ficheros.no-existe', 'ficheros.ya-guardado'],
    }),
    temporales: call({
      ...comun,
      method: 'GET',
      path: '/ficheros/temporales',
      nuestra: true,
      resumen: 'What the person has uploaded and not saved yet, and how large a file may be.',
      entrada: nada,
      salida: z.object({ items: z.array(ficheroVista), maximoBytes: z.int() }),
      errores: [],
    }),
    enlace: call({
      ...comun,
      method: 'GET',
      path: '/ficheros/enlace',
      nuestra: true,
      resumen: 'A token that opens one file for two minutes, for whoever may see what the file belongs to.',
      entrada: z.strictObject({ id: idLargo }),
      salida: z.object({ token: z.string() }),
      errores: ['ficheros.no-existe', 'documentacion.falta-pin'],
    }),
    descargar: call({
      host: 'instance',
      method: 'GET',
      path: '/ficheros/descargar',
      escribe: true,
      acceso: 'none',
      nuestra: true,
      binaria: 'application/octet-stream',
      resumen: 'The bytes of a file, by its token. `como`: to be saved, to be looked at where that is safe, or its small picture.',
      entrada: z.strictObject({
        token: z.string().check(z.minLength(1), z.maxLength(1000)),
        como: z.optional(z.enum(['guardar', 'ver', 'vista'])),
      }),
      salida: z.any(),
      errores: ['ficheros.no-existe', 'ficheros.danado'],
    }),
  },
});
