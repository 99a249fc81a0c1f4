import * as z from 'zod/mini';
import { CLASES_EXPORTE, ESTADOS_EXPORTE, PROBLEMAS_EXPORTE } from '@jornada/domain/exportes/modelo.ts';
import { fecha, idioma, instante } from '../valores.ts';

/** SHA-256 of a file's bytes, in hexadecimal. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** An export that somebody has asked for. */
export const exporteVista = z.object({
  id: z.int(),
  clase: z.enum(CLASES_EXPORTE),
  desde: fecha,
  hasta: fecha,
  /** Null: every centre. */
  centro: z.nullable(z.object({ id: z.int(), nombre: z.string() })),
  /** Of the headings and texts in its files. */
  idioma,
  /** Of the payroll file; null for the others. */
  plantilla: z.nullable(z.string()),
  estado: z.enum(ESTADOS_EXPORTE),
  /** People that are done, or lines of the audit log. */
  hecho: z.int(),
  /** How many there are; null: not counted yet. */
  total: z.nullable(z.int()),
  pedido: instante,
  terminado: z.nullable(instante),
  /** When it is deleted. */
  caduca: z.nullable(instante),
  problema: z.nullable(z.enum(PROBLEMAS_EXPORTE)),
  /** The archive; null until it is ready. */
  archivo: z.nullable(
    z.object({
      nombre: z.string(),
      bytes: z.number(),
      sha256,
      ficheros: z.array(z.object({ nombre: z.string(), bytes: z.number(), sha256 })),
    }),
  ),
});
export type ExporteVista = z.output<typeof exporteVista>;
