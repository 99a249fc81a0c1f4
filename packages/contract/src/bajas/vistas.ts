import * as z from 'zod/mini';
import { GRUPOS_BAJA } from '@jornada/domain/bajas/revisiones.ts';
import { TIPOS_BAJA } from '@jornada/domain/bajas/modelo.ts';
import { ficheroVista } from '../ficheros.ts';
import { avisoAlDecidir, estado, personaSolicitud, solicitudAbierta } from '../solicitudes/vistas.ts';
import { fecha } from '../valores.ts';

export const tipoBaja = z.enum(TIPOS_BAJA);
const grupo = z.nullable(z.enum(GRUPOS_BAJA));
/** Days of vacation with at most two decimals. */
const dias = z.number();

/** A leave in short: where another one names it. */
export const bajaBreve = z.object({ id: z.int(), tipo: tipoBaja, desde: fecha, hasta: fecha });
export type BajaBreve = z.output<typeof bajaBreve>;

/** A day on which it was said that the leave goes on. `prevista`: its last day as it was expected then. */
export const confirmacion = z.object({ fecha, prevista: fecha, autor: z.string() });

/**
 * What only the person and those see who may see health data. `prevista`: the last expected day; `alta`: its last day, once it has
 * ended. `revision`: the latest day of the next review. `maxima`, `prorroga`: the last days of the longest incapacity and of its
 * extension. `vacaciones`: days of vacation that it gives back.
 */
export const salud = z.object({
  tipo: tipoBaja,
  duracionDias: z.nullable(z.int()),
  prevista: z.nullable(fecha),
  alta: z.nullable(fecha),
  grupo,
  revision: z.nullable(fecha),
  /** Its review or its expected end is over, and nobody has said how it goes on. */
  vencida: z.boolean(),
  confirmaciones: z.array(confirmacion),
  recaidaDe: z.nullable(bajaBreve),
  /** Its days so far, with those of the leaves of which it is a relapse. */
  diasProceso: z.int(),
  maxima: z.nullable(fecha),
  prorroga: z.nullable(fecha),
  vacaciones: dias,
  ficheros: z.array(ficheroVista),
});
export type SaludVista = z.output<typeof salud>;

/** What the caller may do with a leave beside what all requests have. */
export const puedeBaja = z.object({ confirmar: z.boolean(), darAlta: z.boolean(), reabrir: z.boolean(), anular: z.boolean() });

/** A sick leave. `salud` null: the caller sees only that the person is away. */
export const bajaVista = z.extend(solicitudAbierta, {
  salud: z.nullable(salud),
  puedeBaja,
  avisos: z.array(avisoAlDecidir),
});
export type BajaVista = z.output<typeof bajaVista>;

const OBSTACULOS_BAJA = [
  'solapada',
  'fuera-de-contrato',
  'demasiado-larga',
  'recaida-desconocida',
  'recaida-sin-alta',
  'recaida-de-otro-tipo',
  'recaida-tardia',
] as const;
const AVISOS_BAJA = ['mes-cerrado', 'pasa-de-maxima', 'pasa-de-prorroga'] as const;

/** What a leave would mean. `dias`: natural days; `vacaciones`: days of vacation that it would give back. */
export const consecuenciasBaja = z.object({
  desde: fecha,
  hasta: fecha,
  dias: z.int(),
  grupo,
  revision: z.nullable(fecha),
  vacaciones: dias,
  obstaculos: z.array(z.enum(OBSTACULOS_BAJA)),
  avisos: z.array(z.enum(AVISOS_BAJA)),
});
export type ConsecuenciasBajaVista = z.output<typeof consecuenciasBaja>;

/** What a form starts with. `anteriores`: leaves of which this one may be a relapse. */
export const formularioBaja = {
  consecuencias: z.nullable(consecuenciasBaja),
  anteriores: z.array(bajaBreve),
};

/** A leave in the list of the company. */
export const bajaDeLista = z.object({
  id: z.int(),
  version: z.int(),
  estado,
  persona: personaSolicitud,
  tipo: tipoBaja,
  desde: fecha,
  /** Its last day, or the last expected one. */
  hasta: fecha,
  alta: z.nullable(fecha),
  revision: z.nullable(fecha),
  vencida: z.boolean(),
  esRecaida: z.boolean(),
  conFicheros: z.boolean(),
});
export type BajaDeLista = z.output<typeof bajaDeLista>;
