import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import { horaOficial, type MedidaDelAparato } from '@jornada/domain/registros/index.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { TimeStamps } from '../../../shared/time-stamps.ts';
import type { Aparato } from '../person/clock-settings.ts';
import type { Lectura } from '../person/reading.ts';
import type { Presentacion } from '../present/names.ts';

/** Who asks, with which device, in which language; `clave` is the idempotency key. */
export type Peticionario = { sesion: Sesion; aparato: Aparato; clave: string | null };
/** `namesAll`: with the names of everybody who has written, the person themselves too. */
export type PresentFor = (lectura: Lectura, options?: { namesAll?: boolean }) => Promise<Presentacion>;

/** Whose record. */
export type DePersona = Pick<Sesion, 'entidadId' | 'personaId'>;
/** The day of a record of this person. @throws AppError `registros.no-existe`, also for another person's record. */
export type DayOfRecord = (de: DePersona, registroId: number) => Promise<string>;

export type Fichaje = ValidadaDe<typeof registros.guardar>;
export type Hecho = SalidaDe<typeof registros.guardar>;

/** An instant in the format that is used here. */
export const instantOf = (text: string | null | undefined): string | null => (text ? Temporal.Instant.from(text).toString() : null);

/** The fields of a clock action besides its hour. */
export const contentOfFichaje = ({ tipo, proyectoId, observaciones }: Fichaje) => ({
  tipoId: tipo,
  proyectoId: proyectoId || null,
  observaciones: observaciones || null,
});

/** What the device knew about the time, with instants in the format that is used here. */
export type MeasureOf = (sesion: Sesion, diferido: Fichaje['diferido']) => MedidaDelAparato | null;

/** Its signed time counts only for who sends it: without a network nobody else was signed in there. */
export const createMeasureOf =
  (stamps: Pick<TimeStamps, 'read'>): MeasureOf =>
  (sesion, diferido) =>
    diferido
      ? {
          ...diferido,
          sellado: stamps.read(sesion, diferido.sello),
          momento: instantOf(diferido.momento) ?? '',
          medido: instantOf(diferido.medido),
          enviado: instantOf(diferido.enviado),
        }
      : null;

/** The date (UTC) of a record made without a connection. Its local day is this one or a neighbour. A future date counts as today. */
export const dayAround = (medida: MedidaDelAparato): string =>
  Temporal.Instant.from(horaOficial(medida, '2199-12-31T00:00:00Z').momento).toZonedDateTimeISO('UTC').toPlainDate().toString();
