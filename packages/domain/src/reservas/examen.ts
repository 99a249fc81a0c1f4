import { masDias } from '../horario/calendario.ts';
import { dayOf, daysTouched, minuteOn } from './lectura.ts';
import { PASO_MINUTOS, type CierreSala, type ReglasSala, type TramoReserva } from './modelo.ts';
import { isWithin, openSpans, overlap } from './tramos.ts';

/** Why a room cannot be booked like that, the first reason first. */
export const OBSTACULOS_RESERVA = [
  'al-reves',
  'rejilla',
  'pasada',
  'no-permitida',
  'muy-larga',
  'con-poca-antelacion',
  'muy-lejos',
  'aforo',
  'sala-cerrada',
  'fuera-de-horario',
  'ocupada',
] as const;
export type ObstaculoReserva = (typeof OBSTACULOS_RESERVA)[number];

/** A room with what it has been closed for, and with the bookings that are in the way of one of it. */
export type SalaExaminada = {
  reglas: ReglasSala;
  zona: string;
  cierres: readonly CierreSala[];
  ocupadas: readonly TramoReserva[];
};

/** What is asked for, in minutes since the epoch. `antes`: the hours that the booking has so far, if it is changed. */
export type PeticionReserva = TramoReserva & { asistentes: number | null; departamentos: readonly number[]; antes: TramoReserva | null };

const slot = (minuto: number): number => minuto - (minuto % PASO_MINUTOS);

/** A booking that has begun may get another end, as long as that is still to come. */
const isRunning = ({ inicio, fin, antes }: PeticionReserva, ahora: number): boolean =>
  antes !== null && antes.inicio === inicio && antes.fin > ahora && fin > ahora;

/** Everything that stands against a booking, in the order of the list. `ahora`: minutes since the epoch. */
export function checkReserva(
  { reglas, zona, cierres, ocupadas }: SalaExaminada,
  peticion: PeticionReserva,
  ahora: number,
): ObstaculoReserva[] {
  const { inicio, fin, asistentes, departamentos } = peticion;
  if (fin <= inicio) return ['al-reves'];
  const isUnderWay = isRunning(peticion, ahora);
  const fechas = daysTouched(peticion, zona);
  const axis = { fechas, at: (fecha: string, minuto: number) => minuteOn(fecha, minuto, zona) };
  const [first = ''] = fechas;
  const isClosed = cierres.some((one) => fechas.some((fecha) => one.desde <= fecha && fecha <= one.hasta));
  const found: Record<ObstaculoReserva, boolean> = {
    'al-reves': false,
    rejilla: inicio % PASO_MINUTOS !== 0 || fin % PASO_MINUTOS !== 0,
    pasada: !isUnderWay && inicio < slot(ahora),
    'no-permitida': reglas.departamentos.length > 0 && !reglas.departamentos.some((one) => departamentos.includes(one)),
    'muy-larga': fin - inicio > reglas.maximoMinutos,
    'con-poca-antelacion': !isUnderWay && reglas.avisoMinutos > 0 && inicio < ahora + reglas.avisoMinutos,
    'muy-lejos': first > masDias(dayOf(ahora, zona), reglas.antelacionDias),
    aforo: reglas.aforo !== null && asistentes !== null && asistentes > reglas.aforo,
    'sala-cerrada': isClosed,
    'fuera-de-horario': !isClosed && !isWithin(openSpans(reglas.horario, [], axis), peticion),
    ocupada: ocupadas.some((one) => overlap(one, peticion)),
  };
  return OBSTACULOS_RESERVA.filter((code) => found[code]);
}
