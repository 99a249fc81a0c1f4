import type { SalaGestionada } from '@jornada/contract/reservas/vistas.ts';

const DAY = 1440;

/** A minute of the day as it is typed; the end of the day is midnight. */
export const typedHour = (minuto: number): string =>
  `${String(Math.floor((minuto % DAY) / 60)).padStart(2, '0')}:${String(minuto % 60).padStart(2, '0')}`;

const minuteOf = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5));

/** Opening and closing as the wire has them. Midnight as the end is the end of the day. */
export const hoursOf = ({ abre, cierra }: { abre: string; cierra: string }): { abre: number; cierra: number } => ({
  abre: minuteOf(abre),
  cierra: cierra === '00:00' ? DAY : minuteOf(cierra),
});

/** The usual lengths that are offered, and the one that a room has. */
export const withOwn = (usual: readonly number[], own: number): number[] => [...new Set([...usual, own])].toSorted((a, b) => a - b);

export const LONGEST = [30, 60, 120, 240, 480, 720, DAY, 3 * DAY, 7 * DAY, 31 * DAY];
export const NOTICES = [0, 15, 30, 60, 240, DAY, 2 * DAY, 7 * DAY];

/** A new room: open on working days from 8 to 20. */
export const NEW_ROOM: Omit<SalaGestionada, 'id' | 'version' | 'reservas' | 'abierto'> = {
  padre: null,
  nombre: '',
  clase: 'sala',
  reservable: true,
  divisible: false,
  centro: null,
  aforo: null,
  equipamiento: [],
  dias: [1, 2, 3, 4, 5],
  abre: 480,
  cierra: 1200,
  maximoMinutos: 480,
  antelacionDias: 90,
  avisoMinutos: 0,
  conAprobacion: false,
  departamentos: [],
};
