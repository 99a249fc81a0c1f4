import * as z from 'zod/mini';
import { entero, fecha, id, idLargo, instante, textoLibre } from '../valores.ts';

// The inputs of the calls about corrections. They have their own file because forms check against them, and calls have no schemas
// in a browser.

export const entradaObservaciones = z.strictObject({
  id: idLargo,
  observaciones: z.nullable(textoLibre),
  HoraActualizadaFichaje: z.optional(z.nullable(instante)),
});
export const entradaCambioHora = z.strictObject({ id: idLargo, hora: instante, motivo: textoLibre.check(z.minLength(1)) });
export const entradaProponer = z.strictObject({
  fecha,
  marcas: z
    .array(z.strictObject({ tipo: id, hora: instante, proyectoId: z.optional(z.nullable(id)) }))
    .check(z.minLength(1), z.maxLength(24)),
  motivo: textoLibre.check(z.minLength(1)),
});
export const entradaResponder = z.strictObject({
  ids: z.array(idLargo).check(z.minLength(1), z.maxLength(24)),
  acepta: z.boolean(),
  motivo: z.optional(z.nullable(textoLibre)),
});
export const entradaHoras = z.strictObject({
  fecha,
  horas: z.array(z.strictObject({ Id: id, horasMinutos: entero.check(z.minimum(0), z.maximum(1500)) })).check(z.maxLength(200)),
});

/** Why another hour for a record is refused. */
export const ERRORES_DE_CAMBIO = [
  'registros.no-existe',
  'registros.ya-anulado',
  'registros.hora-futura',
  'registros.hora-fuera-de-orden',
  'registros.hora-de-otro-dia',
  'registros.correccion-pendiente',
  'registros.cambio-sin-efecto',
  'registros.mes-cerrado',
  'registros.conflicto',
] as const;
