import * as z from 'zod/mini';
import { entero, fecha, id, instante, textoLibre } from '../valores.ts';

// The inputs of the calls about corrections. They have their own file because forms check against them, and calls have no schemas
// in a browser.

export const entradaObservaciones = z.strictObject({
  id,
  observaciones: z.nullable(textoLibre),
  HoraActualizadaFichaje: z.optional(z.nullable(instante)),
});
export const entradaCambioHora = z.strictObject({ id, hora: instante, motivo: textoLibre.check(z.minLength(1)) });
export const entradaProponer = z.strictObject({
  fecha,
  marcas: z
    .array(z.strictObject({ tipo: id, hora: instante, proyectoId: z.optional(z.nullable(id)) }))
    .check(z.minLength(1), z.maxLength(24)),
  motivo: textoLibre.check(z.minLength(1)),
});
export const entradaResponder = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(24)),
  acepta: z.boolean(),
  motivo: z.optional(z.nullable(textoLibre)),
});
export const entradaHoras = z.strictObject({
  fecha,
  horas: z.array(z.strictObject({ Id: id, horasMinutos: entero.check(z.minimum(0), z.maximum(1500)) })).check(z.maxLength(200)),
});
