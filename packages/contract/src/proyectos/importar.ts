import * as z from 'zod/mini';
import { CAMPOS_DE_HORAS, FUENTES_DE_HORAS, HECHO_POR_UNA_LINEA, MOTIVOS_DE_HORAS } from '@jornada/domain/proyectos/importar/modelo.ts';
import { call } from '../call.ts';
import { cleaned, fecha, instante } from '../valores.ts';

/** Maximum bytes and lines of a file of projects and hours. */
export const MAXIMO_BYTES_DE_HORAS = 4 * 1024 * 1024;
export const MAXIMO_FILAS_DE_HORAS = 20_000;
const EN_BASE64 = Math.ceil(MAXIMO_BYTES_DE_HORAS / 3) * 4;

const comunLinea = { linea: z.int(), cliente: z.string(), proyecto: z.string(), tarea: z.string(), nombre: z.string() };
const filaDeProyectos = z.discriminatedUnion('estado', [
  z.object({
    ...comunLinea,
    estado: z.literal('rechazada'),
    rechazos: z.array(z.object({ columna: z.enum(CAMPOS_DE_HORAS), valor: z.string(), motivo: z.enum(MOTIVOS_DE_HORAS) })),
  }),
  z.object({
    ...comunLinea,
    estado: z.enum(['nueva', 'igual']),
    crea: z.array(z.enum(HECHO_POR_UNA_LINEA)),
    entrada: z.nullable(z.object({ fecha, desde: z.nullable(instante), minutos: z.int() })),
  }),
]);
export type FilaDeProyectosEnsayada = z.output<typeof filaDeProyectos>;

const loHecho = { clientes: z.int(), proyectos: z.int(), tareas: z.int(), entradas: z.int(), iguales: z.int(), rechazadas: z.int() };
export const ensayoDeProyectos = z.object({
  archivo: z.object({
    nombre: z.string(),
    lineas: z.int(),
    fuente: z.enum(FUENTES_DE_HORAS),
    codificacion: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    separador: z.enum([';', ',', '\t']),
  }),
  desconocidas: z.array(z.string()),
  lineas: z.array(filaDeProyectos),
  cuentas: z.object({ ...loHecho, nuevas: z.int(), minutos: z.int() }),
  huella: z.string(),
});
export type EnsayoDeProyectos = z.output<typeof ensayoDeProyectos>;

const archivo = {
  nombre: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  /** The bytes in base64. */
  contenido: z.base64().check(z.maxLength(EN_BASE64)),
};

const comun = {
  host: 'instance',
  method: 'POST',
  acceso: 'proyectos.gestionar:all',
  nuestra: true,
  soloTitular: true,
  costosa: true,
  maximoBytes: EN_BASE64 + 32 * 1024,
} as const;

const ERRORES = [
  'proyectos.archivo-no-valido',
  'proyectos.archivo-vacio',
  'proyectos.archivo-sin-lineas',
  'proyectos.archivo-largo',
  'proyectos.columnas-faltan',
  'proyectos.columnas-repetidas',
] as const;

export const llamadasDeImportarProyectos = {
  ensayar: call({
    ...comun,
    path: '/intranet/proyectos/importar/ensayar',
    cambia: 'nada',
    resumen:
      'What a file of clients, projects, tasks and hours would write, line by line, and why lines are refused. Exports of Kimai and Toggl are read as they are. Nothing is written.',
    entrada: z.strictObject(archivo),
    salida: ensayoDeProyectos,
    errores: ERRORES,
  }),
  importar: call({
    ...comun,
    path: '/intranet/proyectos/importar/aplicar',
    resumen:
      'Writes what the dry run with this fingerprint showed, all or nothing, without the refused lines. Where anything has changed since, `content` is the new dry run and nothing is written.',
    entrada: z.strictObject({ ...archivo, huella: z.string().check(z.maxLength(100)) }),
    salida: z.object(loHecho),
    errores: [...ERRORES, 'proyectos.ensayo-cambiado'],
  }),
};
