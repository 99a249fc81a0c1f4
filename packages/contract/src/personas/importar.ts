import * as z from 'zod/mini';
import { CAMPOS_IMPORTAR, MOTIVOS_RECHAZO } from '@jornada/domain/personas/importar/index.ts';
import { call } from '../call.ts';
import { feature } from '../feature.ts';
import { cleaned, fecha, textoLibre } from '../valores.ts';

/** Maximum bytes and lines of a file of people. */
export const MAXIMO_BYTES = 1024 * 1024;
export const MAXIMO_LINEAS = 2000;
const EN_BASE64 = Math.ceil(MAXIMO_BYTES / 3) * 4;

const campo = z.enum(CAMPOS_IMPORTAR);
/** `desde` null: when the file is applied. */
const cambios = z.array(z.object({ campo, antes: z.string(), despues: z.string(), desde: z.nullable(fecha) }));
const comunLinea = { linea: z.int(), nombre: z.string() };

/** What one line of a file would do. */
const lineaEnsayada = z.discriminatedUnion('estado', [
  z.object({
    ...comunLinea,
    estado: z.literal('rechazada'),
    /** The whole line of the file, with the corrections made so far. */
    celdas: z.array(z.string()),
    /**
     * `sugerencia`: the probable meaning. For `repetido` it is the line that already has the value, for `letra` the right letter,
     * for `otra-persona` the owner of the ID number.
     */
    rechazos: z.array(z.object({ campo, valor: z.string(), motivo: z.enum(MOTIVOS_RECHAZO), sugerencia: z.nullable(z.string()) })),
  }),
  z.object({ ...comunLinea, estado: z.literal('igual') }),
  z.object({
    ...comunLinea,
    estado: z.literal('cambiar'),
    cambios,
  }),
  z.object({
    ...comunLinea,
    estado: z.literal('crear'),
    documento: z.string(),
    puesto: z.string(),
    centro: z.string(),
    horario: z.string(),
    alta: fecha,
    /** The first day of the schedule. */
    desde: fecha,
    tieneCorreo: z.boolean(),
    /** What the line says of the contract and the birth date. */
    cambios,
  }),
]);
export type LineaEnsayada = z.output<typeof lineaEnsayada>;

/** What a file would change. Nothing is written. */
export const ensayo = z.object({
  archivo: z.object({
    nombre: z.string(),
    lineas: z.int(),
    codificacion: z.enum(['UTF-8', 'UTF-16', 'Windows-1252']),
    separador: z.enum([';', ',', '\t']),
  }),
  /** The headers as the file has them. */
  cabecera: z.array(z.string()),
  /** Unknown headers; their columns are ignored. */
  desconocidas: z.array(z.string()),
  /** Departments that do not exist and will be made, because the caller asked for them. */
  departamentosNuevos: z.array(z.string()),
  /** The first day of a change of centre or schedule, if a line does not say another. */
  desde: fecha,
  /** In the order of the file. */
  lineas: z.array(lineaEnsayada),
  cuentas: z.object({
    crear: z.int(),
    cambiar: z.int(),
    igual: z.int(),
    rechazada: z.int(),
    cambianHorario: z.int(),
    cambianCentro: z.int(),
    /** Accepted lines with something new about a contract or a birth date; of these `cambianContrato` are about people who are there. */
    contratos: z.int(),
    cambianContrato: z.int(),
    conCorreo: z.int(),
  }),
  /** Fingerprint of the file and of the data that it was compared with. It makes sure that what is applied is what was shown. */
  huella: z.string(),
});
export type Ensayo = z.output<typeof ensayo>;

const archivo = {
  nombre: z.string().check(z.overwrite(cleaned), z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  /** The bytes in base64. An empty file is refused with its own message. */
  contenido: z.base64().check(z.maxLength(EN_BASE64)),
  desde: z.optional(fecha),
  /** Departments to be made if an accepted line names them. */
  departamentosNuevos: z.optional(z.array(textoLibre.check(z.minLength(1), z.maxLength(80))).check(z.maxLength(50))),
  /** Values of a column that are read as another value, in every line. */
  sustituir: z.optional(
    z
      .array(z.strictObject({ campo, valor: z.string().check(z.maxLength(200)), por: z.string().check(z.maxLength(200)) }))
      .check(z.maxLength(50)),
  ),
  /** Cells mended by hand: the line of the file, the column, and what is read there instead. They come after `sustituir`. */
  correcciones: z.optional(
    z
      .array(z.strictObject({ linea: z.int(), campo, valor: z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)) }))
      .check(z.maxLength(500)),
  ),
  /** Lines to accept although their name shares no word with the name of the ID number's owner. */
  confirmadas: z.optional(z.array(z.int()).check(z.maxLength(MAXIMO_LINEAS))),
};
const comun = {
  host: 'instance',
  method: 'POST',
  acceso: 'personas.gestionar:all',
  nuestra: true,
  soloTitular: true,
  maximoBytes: EN_BASE64 + 32 * 1024,
} as const;
const ERRORES = [
  'personas.archivo-no-valido',
  'personas.archivo-vacio',
  'personas.archivo-sin-lineas',
  'personas.archivo-largo',
  'personas.columnas-faltan',
  'general.sin-permiso',
] as const;

/** People from a file: first a dry run, then the real import. */
export const importar = feature('importar', {
  resumen: 'Many people from one file, tried out before. What it says of contracts comes in with it, for those who manage contracts.',
  esquemas: { EnsayoImportacion: ensayo },
  campos: {
    correcciones: 'Cells mended by hand: line of the file, column, and what is read there instead.',
    contratos: 'How many lines bring something new about a contract or a birth date.',
    cambianContrato: 'How many people who are there get another contract.',
  },
  llamadas: {
    ensayar: call({
      ...comun,
      path: '/intranet/personas/importar/ensayar',
      cambia: 'nada',
      costosa: true,
      resumen: 'What a file of people would create and change, line by line. Nothing is written.',
      entrada: z.strictObject(archivo),
      salida: ensayo,
      errores: ERRORES,
    }),
    aplicar: call({
      ...comun,
      path: '/intranet/personas/importar/aplicar',
      cambia: ['personas'],
      costosa: true,
      resumen:
        'Does what the dry run with this fingerprint showed, all or nothing, without the refused lines. Where anything has changed since, `content` is the new dry run and nothing is written.',
      entrada: z.strictObject({ ...archivo, huella: z.string().check(z.maxLength(100)), invitar: z.boolean() }),
      salida: z.object({
        creadas: z.int(),
        cambiadas: z.int(),
        iguales: z.int(),
        rechazadas: z.int(),
        invitadas: z.int(),
        /** Of those created. */
        sinCorreo: z.int(),
        departamentos: z.int(),
        contratos: z.int(),
      }),
      errores: [...ERRORES, 'personas.ensayo-cambiado', 'general.cambiado-entretanto'],
    }),
  },
});
