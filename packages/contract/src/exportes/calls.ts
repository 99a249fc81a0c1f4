import * as z from 'zod/mini';
import { CLASES_EXPORTE } from '@jornada/domain/exportes/modelo.ts';
import { call } from '../call.ts';
import { descarga } from '../descarga.ts';
import { feature } from '../feature.ts';
import { fecha, id, idioma, nada, vacio, version } from '../valores.ts';
import { definicionPlantilla, nombrePlantilla, plantillaVista } from './plantillas.ts';
import { exporteVista } from './vistas.ts';

const comun = { host: 'instance', acceso: 'exportes.generar:all', nuestra: true, soloTitular: true } as const;

/** The address of a template: `serie:a3`, `12`. */
const cualPlantilla = z.string().check(z.regex(/^(?:serie:[a-z\d]{1,20}|[1-9]\d{0,8})$/));

export const entradaExporte = z.strictObject({
  clase: z.enum(CLASES_EXPORTE),
  desde: fecha,
  hasta: fecha,
  centro: z.optional(z.nullable(id)),
  idioma: z.optional(idioma),
  plantilla: z.optional(cualPlantilla),
});

/** A template as it is saved. `version` belongs to `id`. */
export const entradaPlantilla = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  nombre: nombrePlantilla,
  definicion: definicionPlantilla,
});

/** What a company takes out about everybody, made by jobs and kept for a week. */
export const exportes = feature('exportes', {
  resumen:
    'What a company takes out about everybody: for the labour inspectorate, representatives, payslips and payroll, and the audit log.',
  esquemas: { Exporte: exporteVista, PlantillaNomina: plantillaVista },
  permisos: { 'generar:all': ['admin'] },
  errores: {
    'no-existe': 404,
    'centro-no-existe': 422,
    'periodo-no-valido': 422,
    'plantilla-no-existe': 422,
    'plantilla-repetida': 409,
    demasiados: 409,
    'no-listo': 409,
  },
  auditoria: {
    pedir: 'empresa',
    descargar: 'exporte',
    quitar: 'exporte',
    plantilla: 'plantilla-nomina',
    'borrar-plantilla': 'plantilla-nomina',
  },
  novedades: true,
  campos: {
    clase: 'What the export is for.',
    'Exporte.estado': 'Waits for its turn, is being made, can be fetched, or has failed.',
    hecho: 'People that are done; lines, for the audit log.',
    plantilla: 'The template of the payroll program.',
    ficheros: 'The files in the archive.',
    pedido: 'When it was asked for.',
    terminado: 'When it was ready, or had failed.',
    problema: 'Why it has failed.',
    archivo: 'The archive with the files.',
    esDeSerie: 'It comes with the product and cannot be changed. Nobody has tried it with the program.',
    definicion: 'How the payroll program wants to be told.',
    columnas: 'The columns, in the order of the file.',
    codigos: "The program's code for each concept; concepts without one are left out.",
    separador: 'What stands between two columns.',
    decimal: 'The decimal sign.',
    unidad: 'How durations are written.',
    cabecera: 'Whether the first line has the names of the columns.',
    sinCeros: 'Concepts of which a person has nothing are left out.',
  },
  llamadas: {
    listado: call({
      ...comun,
      method: 'GET',
      path: '/intranet/exportes',
      resumen: 'The exports that the caller has asked for, the newest first. Nobody sees those of others.',
      entrada: nada,
      salida: z.object({ items: z.array(exporteVista), total: z.int() }),
      errores: [],
    }),
    crear: call({
      ...comun,
      method: 'POST',
      path: '/intranet/exportes',
      resumen: 'Asks for an export. It is made by a job, after those that were asked for before.',
      entrada: entradaExporte,
      salida: exporteVista,
      errores: ['exportes.centro-no-existe', 'exportes.periodo-no-valido', 'exportes.plantilla-no-existe', 'exportes.demasiados'],
    }),
    enlace: call({
      ...comun,
      method: 'POST',
      path: '/intranet/exportes/enlace',
      cambia: 'nada',
      resumen: 'Answers where to fetch an own export, once, within a minute. It is written down that it was fetched.',
      entrada: z.strictObject({ id }),
      salida: z.object({ token: z.string() }),
      errores: ['exportes.no-existe', 'exportes.no-listo'],
    }),
    quitar: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/exportes',
      resumen: 'Deletes an own export, or gives it up while it waits or is being made.',
      entrada: z.strictObject({ id }),
      salida: vacio,
      errores: ['exportes.no-existe'],
    }),
    plantillas: call({
      ...comun,
      method: 'GET',
      path: '/intranet/exportes/plantillas',
      resumen: 'Templates for payroll programs: those that come with the product, and those of the company.',
      entrada: nada,
      salida: z.object({ items: z.array(plantillaVista), total: z.int() }),
      errores: [],
    }),
    guardarPlantilla: call({
      ...comun,
      method: 'POST',
      path: '/intranet/exportes/plantillas',
      resumen: "Saves a template of the company's own. Without `id` it is a new one.",
      entrada: entradaPlantilla,
      salida: plantillaVista,
      errores: ['exportes.plantilla-no-existe', 'exportes.plantilla-repetida', 'general.cambiado-entretanto'],
    }),
    borrarPlantilla: call({
      ...comun,
      method: 'DELETE',
      path: '/intranet/exportes/plantillas',
      resumen: "Deletes a template of the company's own.",
      entrada: z.strictObject({ id }),
      salida: vacio,
      errores: ['exportes.plantilla-no-existe'],
    }),
  },
});

/** Fetched by the browser with a link that works once, so without a session and by itself. */
export const exporteGeneral = feature('exporte-general', {
  resumen: 'The archive of an export.',
  errores: { caducado: 404 },
  llamadas: {
    descargar: call({
      ...descarga,
      path: '/exportes/descargar',
      binaria: 'application/zip',
      resumen: 'The archive of an export (ZIP), with a link that works once.',
      errores: ['exporte-general.caducado'],
    }),
  },
});
