import * as z from 'zod/mini';
import { decimal, id, instante, textoLibre, zona } from '../valores.ts';
import { hoy, registro } from './vistas.ts';

/** A stretch given by the person: of pause within own times, of presence otherwise. */
const intervalo = z.strictObject({ inicio: instante, fin: instante, tipo: z.optional(id) });
const intervalos = z.array(intervalo).check(z.maxLength(24));

/** A clock that was never set says 1970: some sixty years, and to spare. */
const MAX_DESFASE_MS = 100 * 366 * 24 * 3_600_000;

/** The fields of a clock record. Position is all or nothing; `hora` only where it is not now. */
const camposFichaje = {
  tipo: id,
  observaciones: z.optional(z.nullable(textoLibre)),
  latitud: z.optional(z.nullable(decimal.check(z.minimum(-90), z.maximum(90)))),
  longitud: z.optional(z.nullable(decimal.check(z.minimum(-180), z.maximum(180)))),
  accuracy: z.optional(z.nullable(decimal.check(z.minimum(0), z.maximum(1_000_000)))),
  timezone: z.optional(zona),
  proyectoId: z.optional(z.nullable(id)),
  hora: z.optional(z.nullable(instante)),
  /** Names the record that this one replaces. */
  modificar: z.optional(z.nullable(id)),
};

/** `pausas` in a query travels as JSON text. */
const intervalosTexto = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(8000)),
    z.transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', message: 'json', input: text });
        return z.NEVER;
      }
    }),
  ),
  intervalos,
);

/** What a device knew of the time when it recorded something without a connection; the server makes the official time of it. */
const diferido = z.strictObject({
  /** The device's own clock when the button was pressed. */
  momento: instante,
  /** The server's clock less the device's, in milliseconds, as last measured; null: never. */
  desfaseMs: z.nullable(z.int().check(z.minimum(-MAX_DESFASE_MS), z.maximum(MAX_DESFASE_MS))),
  /** The device's own clock when that measurement was made, or last found to hold: its last contact. */
  medido: z.nullable(instante),
  /** It has seen that its own clock was set back since. */
  atrasado: z.optional(z.boolean()),
  /** Its own clock as this is sent: says whether the clock was set since the button was pressed. */
  enviado: z.optional(z.nullable(instante)),
});

export const fichajeCuerpo = z.strictObject({
  ...camposFichaje,
  pausas: z.optional(z.nullable(intervalos)),
  /** Only for actions that waited for a connection; they cannot use `hora` and `modificar`. */
  diferido: z.optional(z.nullable(diferido)),
});
/** The same as an older app may have kept it: fields that are not known any more are left out. */
export const fichajeEntregado = z.object({
  ...camposFichaje,
  pausas: z.optional(z.nullable(intervalos)),
  diferido: z.optional(z.nullable(z.object(diferido.shape))),
});
export const fichajeConsulta = z.strictObject({ ...camposFichaje, pausas: z.optional(intervalosTexto) });

/** What every clock action answers: the record as it stands in the log, and the state of now. */
export const hecho = z.object({
  registro,
  hoy,
  /** True when this key had been used before and nothing new was written. */
  repetido: z.boolean(),
  /** Until when DELETE undoes it at once. */
  deshacerHasta: instante,
});

export const ERRORES_FICHAJE = [
  'registros.jornada-abierta',
  'registros.sin-jornada-abierta',
  'registros.en-pausa',
  'registros.sin-pausa',
  'registros.tipo-no-valido',
  'registros.falta-proyecto',
  'registros.proyecto-no-valido',
  'registros.falta-observacion',
  'registros.falta-posicion',
  'registros.posicion-imprecisa',
  'registros.demasiado-lejos',
  'registros.zona-no-valida',
  'registros.hora-futura',
  'registros.hora-fuera-de-orden',
  'registros.hora-de-otro-dia',
  'registros.hora-no-permitida',
  'registros.no-existe',
  'registros.mes-cerrado',
  'registros.conflicto',
  'general.clave-reutilizada',
] as const;

export const ERRORES_FIN = [
  ...ERRORES_FICHAJE,
  'registros.opcion-no-ofrecida',
  'registros.sin-turno-previsto',
  'registros.intervalos-no-validos',
] as const;
