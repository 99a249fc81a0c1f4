import * as z from 'zod/mini';
import { CLASES_RETRIBUCION } from '@jornada/domain/retribuciones/modelo.ts';
import { MOTIVOS_RETRIBUCION } from '@jornada/domain/retribuciones/importar/read-linea.ts';
import { call } from '../call.ts';
import { anoDePago, mesDePago } from './vistas.ts';
import { cleaned } from '../valores.ts';

/** Maximum bytes and lines of a file of pay statements. */
export const MAXIMO_BYTES_RETRIBUCIONES = 2 * 1024 * 1024;
export const MAXIMO_FILAS_RETRIBUCIONES = 5000;
const EN_BASE64 = Math.ceil(MAXIMO_BYTES_RETRIBUCIONES / 3) * 4;

const comunLinea = { linea: z.int(), nombre: z.string() };
const filaRetribucion = z.discriminatedUnion('estado', [
  z.object({
    ...comunLinea,
    estado: z.literal('rechazada'),
    rechazos: z.array(
      z.object({
        columna: z.string(),
        valor: z.string(),
        motivo: z.enum(MOTIVOS_RETRIBUCION),
        debe: z.nullable(z.int()),
        otra: z.nullable(z.string()),
      }),
    ),
  }),
  z.object({
    ...comunLinea,
    estado: z.enum(['nueva', 'cambiar', 'igual']),
    ano: z.int(),
    mes: z.int(),
    clase: z.enum(CLASES_RETRIBUCION),
    bruto: z.int(),
    neto: z.int(),
    antes: z.nullable(z.object({ bruto: z.int(), neto: z.int() })),
    cambios: z.array(z.string()),
  }),
]);
export type FilaEnsayada = z.output<typeof filaRetribucion>;

export const ensayoRetribuciones = z.object({
  archivo: z.object({
    nombre: z.string(),
    lineas: z.int(),
    codificacion: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    separador: z.enum([';', ',', '\t']),
  }),
  desconocidas: z.array(z.string()),
  lineas: z.array(filaRetribucion),
  cuentas: z.object({ nueva: z.int(), cambiar: z.int(), igual: z.int(), rechazada: z.int() }),
  /** Of what would be written, in cents. */
  sumas: z.object({ bruto: z.int(), neto: z.int() }),
  huella: z.string(),
});
export type EnsayoRetribuciones = z.output<typeof ensayoRetribuciones>;

const archivo = {
  nombre: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  /** The bytes in base64. */
  contenido: z.base64().check(z.maxLength(EN_BASE64)),
  ano: z.optional(anoDePago),
  mes: z.optional(mesDePago),
};

const comun = {
  host: 'instance',
  method: 'POST',
  acceso: 'retribuciones.gestionar:all',
  nuestra: true,
  soloTitular: true,
  costosa: true,
  maximoBytes: EN_BASE64 + 32 * 1024,
} as const;

const ERRORES = [
  'retribuciones.archivo-no-valido',
  'retribuciones.archivo-vacio',
  'retribuciones.archivo-sin-lineas',
  'retribuciones.archivo-largo',
  'retribuciones.columnas-faltan',
  'retribuciones.columnas-repetidas',
] as const;

export const llamadasDeImportar = {
  ensayar: call({
    ...comun,
    path: '/intranet/retribuciones/importar/ensayar',
    cambia: 'nada',
    resumen: 'What a file of pay statements would write, line by line, and why lines are refused. Nothing is written.',
    entrada: z.strictObject(archivo),
    salida: ensayoRetribuciones,
    errores: ERRORES,
  }),
  aplicar: call({
    ...comun,
    path: '/intranet/retribuciones/importar/aplicar',
    resumen:
      'Writes what the dry run with this fingerprint showed, all or nothing, without the refused lines. Where anything has changed since, `content` is the new dry run and nothing is written.',
    entrada: z.strictObject({ ...archivo, huella: z.string().check(z.maxLength(100)) }),
    salida: z.object({ nuevas: z.int(), cambiadas: z.int(), iguales: z.int(), rechazadas: z.int() }),
    errores: [...ERRORES, 'retribuciones.ensayo-cambiado'],
  }),
};
