import * as z from 'zod/mini';
import { METODOS_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import {
  GRADOS_145,
  MAXIMO_ASCENDIENTES,
  MAXIMO_DESCENDIENTES,
  REGLAS_145,
  SITUACIONES_145,
} from '@jornada/domain/perfil/modelo145/index.ts';
import { CONTRATOS_IRPF, LINEAS_RETENCION, MOTIVOS_SIN_ESTIMACION, TERRITORIOS } from '@jornada/domain/perfil/retencion/index.ts';
import { ficheroVista } from '../ficheros.ts';
import { fecha, instante, textoHasta } from '../valores.ts';

/** Cents of a year. */
const importe = z.int().check(z.minimum(0), z.maximum(10_000_000_00));
const ano145 = z.int().check(z.minimum(1850), z.maximum(2200));
const discapacidad = { grado: z.literal(GRADOS_145), ayuda: z.boolean() };
const familiar = {
  clave: z.string().check(z.regex(/^[a-zA-Z0-9-]{1,40}$/)),
  nombre: textoHasta(60),
  anoNacimiento: ano145,
  ...discapacidad,
};

const descendiente145 = z.strictObject({ ...familiar, anoAdopcion: z.nullable(ano145), porEntero: z.boolean() });
const ascendiente145 = z.strictObject({ ...familiar, convivientes: z.int().check(z.minimum(1), z.maximum(99)) });

export const formulario145 = z.strictObject({
  anoNacimiento: z.nullable(ano145),
  situacion: z.literal(SITUACIONES_145),
  nifConyuge: z.nullable(z.string().check(z.maxLength(20))),
  discapacidad: z.strictObject(discapacidad),
  movilidad: z.nullable(fecha),
  irregulares: z.boolean(),
  descendientes: z.array(descendiente145).check(z.maxLength(MAXIMO_DESCENDIENTES)),
  ascendientes: z.array(ascendiente145).check(z.maxLength(MAXIMO_ASCENDIENTES)),
  pensionCompensatoria: importe,
  anualidades: importe,
  vivienda: z.boolean(),
});

export const pagaAnual = z.strictObject({
  retribucion: importe,
  cotizaciones: z.nullable(importe),
  contrato: z.enum(CONTRATOS_IRPF),
  temporal: z.boolean(),
  territorio: z.enum(TERRITORIOS),
  pagas: z.int().check(z.minimum(12), z.maximum(16)),
  haCambiado: z.boolean(),
});

const acuse145 = z.object({ momento: instante, autor: z.string(), metodo: z.enum(METODOS_FIRMA), texto: z.string() });
const listada = {
  id: z.int(),
  momento: instante,
  efecto: fecha,
  metodo: z.enum(METODOS_FIRMA),
  huella: z.string(),
  acuse: z.nullable(acuse145),
};
export const version145 = z.object(listada);
const declarante145 = z.object({ nif: z.string(), nombre: z.string() });
export const versionEntera145 = z.object({
  ...listada,
  declarante: declarante145,
  formulario: formulario145,
  texto: z.string(),
  aparato: z.string(),
  /** What the person had signed before; null: it is their first. */
  anterior: z.nullable(formulario145),
  /** With what the person proves it. */
  ficheros: z.array(ficheroVista),
});
export type VersionEntera145 = z.output<typeof versionEntera145>;

const problema145 = z.object({ regla: z.enum(REGLAS_145), campo: z.string(), familiar: z.nullable(z.string()) });

const estimacion = z.union([
  z.object({
    hay: z.literal(true),
    ano: z.int(),
    tipo: z.int(),
    anual: z.int(),
    porPaga: z.int(),
    minimo: z.int(),
    lineas: z.array(z.object({ linea: z.enum(LINEAS_RETENCION), importe: z.int() })),
  }),
  z.object({ hay: z.literal(false), motivo: z.enum(MOTIVOS_SIN_ESTIMACION) }),
]);

/** The form of a person: what counts now, what they are changing, and what follows from it. */
export const modelo145Vista = z.object({
  ano: z.int(),
  hoy: fecha,
  declarante: declarante145,
  vigente: z.nullable(versionEntera145),
  /** What the form begins with: the draft, or what counts now as it would be this year. */
  formulario: formulario145,
  salen: z.array(descendiente145),
  borrador: z.nullable(z.object({ version: z.int(), guardado: instante })),
  paga: z.nullable(pagaAnual),
  nominas: z.nullable(z.object({ desde: fecha, hasta: fecha, retribucion: importe, cotizaciones: importe, pagas: z.int() })),
  problemas: z.array(problema145),
  estimacion: z.nullable(z.object({ antes: z.nullable(estimacion), ahora: estimacion })),
  huella: z.nullable(z.string()),
  efecto: fecha,
  texto: z.string(),
  textoVersion: z.int(),
  metodos: z.array(z.enum(METODOS_FIRMA)),
  versiones: z.array(version145),
});
export type Modelo145Vista = z.output<typeof modelo145Vista>;
