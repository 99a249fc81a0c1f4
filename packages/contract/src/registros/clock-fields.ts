import * as z from 'zod/mini';
import { decimal, id, idLargo, instante, textoLibre, zona } from '../valores.ts';
import { hoy, registro } from './vistas.ts';

/** What every call that writes about a day answers with, and what is old after it. */
export const CAMBIA_HOY = {
  trae: { lectura: '/registros/registrosHoy', campo: 'hoy' },
  cambia: ['resumen', 'bolsa.propia'],
} as const;

/** A part of a day that the person enters: a pause within own times, otherwise a presence. */
const intervalo = z.strictObject({ inicio: instante, fin: instante, tipo: z.optional(id) });
const intervalos = z.array(intervalo).check(z.maxLength(24));

/** A clock that was never set shows 1970. That is an offset of some sixty years; the limit is larger. */
const MAX_DESFASE_MS = 100 * 366 * 24 * 3_600_000;

/**
 * The fields of a clock record. The fields of a position come all together or not at all. `hora` only if the mark is not for now.
 */
const camposFichaje = {
  tipo: id,
  observaciones: z.optional(z.nullable(textoLibre)),
  latitud: z.optional(z.nullable(decimal.check(z.minimum(-90), z.maximum(90)))),
  longitud: z.optional(z.nullable(decimal.check(z.minimum(-180), z.maximum(180)))),
  accuracy: z.optional(z.nullable(decimal.check(z.minimum(0), z.maximum(1_000_000)))),
  timezone: z.optional(zona),
  proyectoId: z.optional(z.nullable(id)),
  hora: z.optional(z.nullable(instante)),
  /** The record that this one replaces. */
  modificar: z.optional(z.nullable(idLargo)),
};

/** In a query, `pausas` is JSON text. */
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

/**
 * What a device knew about the time when it recorded something without a connection. The server computes the official time from
 * it.
 */
const diferido = z.strictObject({
  /** Device time when the button was pressed. */
  momento: instante,
  /** Server time minus device time in milliseconds, as last measured; null: never measured. */
  desfaseMs: z.nullable(z.int().check(z.minimum(-MAX_DESFASE_MS), z.maximum(MAX_DESFASE_MS))),
  /** Device time when the offset was last measured or confirmed, which is the last contact with the server. */
  medido: z.nullable(instante),
  /** The device has noticed that its clock was set back since then. */
  atrasado: z.optional(z.boolean()),
  /** Device time of sending. It shows whether the clock was set since the button was pressed. */
  enviado: z.optional(z.nullable(instante)),
  /** The last time that the server had signed for this device by then. Without one that is genuine, the mark is a proposal. */
  sello: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

export const fichajeCuerpo = z.strictObject({
  ...camposFichaje,
  pausas: z.optional(z.nullable(intervalos)),
  /** Only for actions that waited for a connection. They cannot use `hora` or `modificar`. */
  diferido: z.optional(z.nullable(diferido)),
});
/** The same fields, possibly kept by an older app: unknown fields are ignored. */
export const fichajeEntregado = z.object({
  ...camposFichaje,
  pausas: z.optional(z.nullable(intervalos)),
  diferido: z.optional(z.nullable(z.object(diferido.shape))),
});
export const fichajeConsulta = z.strictObject({ ...camposFichaje, pausas: z.optional(intervalosTexto) });
/** Own start, end and pauses of a day that has ended. */
export const entradaPersonalizado = z.extend(fichajeConsulta, { inicio: z.optional(instante) });

/** The answer of every clock action: the record as the log has it, and the current state. */
export const hecho = z.object({
  registro,
  hoy,
  /** True if this key was used before, so that nothing new was written. */
  repetido: z.boolean(),
  /** Until this instant, DELETE undoes it at once. */
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
  'registros.observacion-no-admitida',
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
