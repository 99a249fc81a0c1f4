import * as z from 'zod/mini';
import { ROLES_PERSONA } from '@jornada/domain/personas/cuenta.ts';
import { ESTADOS_COMUNICADO } from '@jornada/domain/wiki/plazo.ts';
import { call } from '../call.ts';
import { descarga } from '../descarga.ts';
import { feature } from '../feature.ts';
import { listaDeFicheros } from '../ficheros.ts';
import { entero, fecha, id, idioma, textoHasta, vacio, version } from '../valores.ts';
import { documento } from './documento.ts';
import { comunicadoEditado, comunicadoGestionado, horaLocal, lector } from './vistas.ts';

const comun = { host: 'instance', acceso: 'wiki.gestionar:all', nuestra: true, soloTitular: true } as const;
const start = z.optional(entero.check(z.minimum(0), z.maximum(100_000)));
const limit = z.optional(entero.check(z.minimum(1), z.maximum(100)));
const ids = z.array(id).check(z.maxLength(200));
const cual = z.strictObject({ id, version });

const CUALES_LECTORES = ['faltan', 'leido', 'confirmado'] as const;

const texto = z.strictObject({ idioma, titulo: textoHasta(120).check(z.minLength(1)), documento });
const audiencia = z.strictObject({
  todos: z.boolean(),
  centros: ids,
  departamentos: ids,
  roles: z.array(z.enum(ROLES_PERSONA)).check(z.maxLength(ROLES_PERSONA.length)),
  personas: ids,
});

/** What the form of an announcement sends. */
export const entradaComunicado = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  texto,
  /** The same in another language. */
  segundo: z.optional(z.nullable(texto)),
  audiencia,
  /** From when on, in the company's zone; left out: from now on. */
  publica: z.optional(z.nullable(horaLocal)),
  caduca: z.optional(z.nullable(horaLocal)),
  fijado: z.boolean(),
  confirmacion: z.boolean(),
  confirmarAntes: z.optional(z.nullable(fecha)),
  /** Attachments and the pictures of the text. */
  ficheros: listaDeFicheros,
  /** False: it stays a draft. */
  publicar: z.boolean(),
});

/** The calls of those who write announcements. */
export const gestionWiki = {
  gestion: call({
    ...comun,
    method: 'GET',
    path: '/intranet/wiki',
    resumen: 'All announcements, drafts first, then the latest, and how many have read each.',
    entrada: z.strictObject({ estado: z.optional(z.enum(ESTADOS_COMUNICADO)), texto: z.optional(textoHasta(80)), start, limit }),
    salida: z.object({ items: z.array(comunicadoGestionado), total: z.int() }),
    errores: [],
  }),
  uno: call({
    ...comun,
    method: 'GET',
    path: '/intranet/wiki/uno',
    resumen: 'An announcement to be written or looked after, and how far it has come.',
    entrada: z.strictObject({ id }),
    salida: comunicadoEditado,
    errores: ['wiki.no-existe'],
  }),
  cuantos: call({
    ...comun,
    method: 'POST',
    path: '/intranet/wiki/cuantos',
    cambia: 'nada',
    resumen: 'How many people an audience has now.',
    entrada: audiencia,
    salida: z.object({ personas: z.int() }),
    errores: [],
  }),
  guardar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/wiki',
    maximoBytes: 512 * 1024,
    resumen: 'Writes a draft or an announcement, or changes one. What asks for a confirmation keeps its words once it is published.',
    entrada: entradaComunicado,
    salida: comunicadoEditado,
    errores: [
      'wiki.no-existe',
      'wiki.sin-audiencia',
      'wiki.audiencia-no-valida',
      'wiki.sin-texto',
      'wiki.imagen-no-valida',
      'wiki.plazo-no-valido',
      'wiki.ya-publicado',
      'wiki.confirmacion-fija',
      'wiki.demasiado-seguido',
      'ficheros.no-existe',
      'ficheros.demasiados',
      'general.cambiado-entretanto',
    ],
  }),
  retirar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/wiki/retirar',
    resumen: 'Takes an announcement back: nobody reads it any more. Who had read and confirmed it stays known.',
    entrada: cual,
    salida: comunicadoEditado,
    errores: ['wiki.no-existe', 'wiki.no-publicado', 'general.cambiado-entretanto'],
  }),
  borrar: call({
    ...comun,
    method: 'DELETE',
    path: '/intranet/wiki',
    resumen: 'Deletes a draft with its files.',
    entrada: cual,
    salida: vacio,
    errores: ['wiki.no-existe', 'wiki.ya-publicado', 'general.cambiado-entretanto'],
  }),
  recordar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/wiki/recordar',
    resumen: 'Reminds, once, those who have not confirmed.',
    entrada: z.strictObject({ id }),
    salida: comunicadoEditado,
    errores: ['wiki.no-existe', 'wiki.no-publicado', 'wiki.sin-confirmacion', 'wiki.ya-recordado', 'wiki.nadie-falta'],
  }),
  lectores: call({
    ...comun,
    method: 'GET',
    path: '/intranet/wiki/lectores',
    resumen: 'Who has read or confirmed an announcement, and who has not, by name.',
    entrada: z.strictObject({ id, cuales: z.enum(CUALES_LECTORES), start, limit }),
    salida: z.object({ items: z.array(lector), total: z.int() }),
    errores: ['wiki.no-existe'],
  }),
  exportar: call({
    ...comun,
    method: 'POST',
    path: '/intranet/wiki/exportar',
    cambia: 'nada',
    resumen: 'Answers where to fetch the list of readers as a file, once, within a minute. It is written down that it was asked for.',
    entrada: z.strictObject({ id }),
    salida: z.object({ token: z.string() }),
    errores: ['wiki.no-existe'],
  }),
};

/** Fetched by the browser with a link that works once, so without a session and by itself. */
export const exporteWiki = feature('exporte-wiki', {
  resumen: 'The list of readers of an announcement.',
  errores: { caducado: 404 },
  llamadas: {
    descargar: call({
      ...descarga,
      path: '/wiki/lectores',
      resumen: 'The list of readers as a file (CSV). It is written while it is read.',
      errores: ['exporte-wiki.caducado'],
    }),
  },
});
