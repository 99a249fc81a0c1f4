import * as z from 'zod/mini';
import { COLUMNAS_NOMINA, CONCEPTOS_NOMINA, UNIDADES_NOMINA } from '@jornada/domain/exportes/modelo.ts';
import { cleaned, textoHasta } from '../valores.ts';

/** A code of the payroll program: a few letters and figures, never what a spreadsheet would take for a formula. */
const codigo = z.string().check(z.overwrite(cleaned), z.maxLength(20), z.regex(/^(?:[\p{L}\p{N}][\p{L}\p{N} ._/-]*)?$/u));

/** How a payroll program wants to be told. */
export const definicionPlantilla = z.strictObject({
  columnas: z.array(z.enum(COLUMNAS_NOMINA)).check(z.minLength(1), z.maxLength(COLUMNAS_NOMINA.length)),
  codigos: z.partialRecord(z.enum(CONCEPTOS_NOMINA), codigo),
  separador: z.enum([';', ',', '\t']),
  decimal: z.enum([',', '.']),
  unidad: z.enum(UNIDADES_NOMINA),
  cabecera: z.boolean(),
  sinCeros: z.boolean(),
});

export const nombrePlantilla = textoHasta(60).check(z.minLength(1), z.regex(/^[^\r\n\t]*$/));

/** A template: one that comes with the product, which cannot be changed, or one of the company. */
export const plantillaVista = z.object({
  /** `serie:<name>`, or the number of one of the company's own. */
  id: z.string(),
  nombre: z.string(),
  /** It comes with the product, and nobody has tried it with the program. */
  esDeSerie: z.boolean(),
  version: z.int(),
  definicion: definicionPlantilla,
});
export type PlantillaVista = z.output<typeof plantillaVista>;
