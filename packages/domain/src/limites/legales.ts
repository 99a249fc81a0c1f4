import type { Fecha } from '../horario/modelo.ts';
import type { Limites } from './modelo.ts';

const HORA = 60;

/**
 * No law says how long the gap of a split day may be, so this is our value. Between a morning and a night shift there are eight
 * hours, and those are two days.
 */
const PARTIDA = 7 * HORA;

/**
 * Working-time law by country (ISO 3166, two letters), oldest first, each with the day from which we know it to apply. It is
 * data, not code: a company replaces what its agreement says otherwise, and what is uncertain here, by its own
 * (`LimitesPropios`).
 *
 * Uncertain: ES, that the weekly rest does not overlap the daily one (STS 5-10-2010; CJEU C-477/21), and 1,826 h 27 min as forty
 * hours a week over a year; PT, all of it, and fifteen minutes as the shortest break; that weekly rests may be joined over two
 * weeks outside Spain (2003/88/EC art. 16, CJEU C-306/16). Averages (DE eight hours over 24 weeks, 48 hours a week elsewhere) are
 * checked for each single week.
 */
export const LIMITES: Readonly<Record<string, readonly { vigente: Fecha; limites: Limites }[]>> = {
  ES: [
    {
      vigente: '2015-11-13',
      limites: {
        'descanso-diario': { minutos: 12 * HORA, partidaMinutos: PARTIDA, norma: 'ET 34.3' },
        'descanso-semanal': { minutos: 36 * HORA, sumaDiario: true, acumulaDias: 14, norma: 'ET 37.1' },
        'pausa-minima': { escalones: [{ trabajoMinutos: 6 * HORA, pausaMinutos: 15 }], bloqueMinutos: 15, norma: 'ET 34.4' },
        'pausa-maxima': null,
        'trabajo-seguido': null,
        'jornada-diaria': { minutos: 9 * HORA, norma: 'ET 34.3' },
        'jornada-semanal': { minutos: 40 * HORA, margenMinutos: HORA, norma: 'ET 34.1' },
        'jornada-anual': { minutos: 1826 * HORA + 27, norma: 'ET 34.1' },
        'horas-extra-anual': { minutos: 80 * HORA, compensaMeses: 4, norma: 'ET 35.2' },
        'noches-seguidas': { dias: 14, nocturnosMinutos: 3 * HORA, cortaDias: 7, norma: 'ET 36.3' },
        'trabajo-nocturno': null,
        'horas-extra-prohibidas': { norma: 'ET 6.3, 12.4.c, 36.1' },
        complementarias: { pactadasPorCien: 30, voluntariasPorCien: 15, semanaMinutos: 10 * HORA, norma: 'ET 12.5' },
      },
    },
  ],
  PT: [
    {
      vigente: '2009-02-17',
      limites: {
        'descanso-diario': { minutos: 11 * HORA, partidaMinutos: PARTIDA, norma: 'CT 214.º' },
        'descanso-semanal': { minutos: 24 * HORA, sumaDiario: true, acumulaDias: 14, norma: 'CT 232.º, 233.º' },
        'pausa-minima': { escalones: [{ trabajoMinutos: 5 * HORA, pausaMinutos: HORA }], bloqueMinutos: HORA, norma: 'CT 213.º' },
        'pausa-maxima': { minutos: 2 * HORA, norma: 'CT 213.º' },
        'trabajo-seguido': { minutos: 5 * HORA, cortaMinutos: HORA, norma: 'CT 213.º' },
        'jornada-diaria': { minutos: 10 * HORA, norma: 'CT 203.º, 228.º' },
        'jornada-semanal': { minutos: 40 * HORA, margenMinutos: HORA, norma: 'CT 203.º' },
        'jornada-anual': null,
        'horas-extra-anual': { minutos: 150 * HORA, norma: 'CT 228.º' },
        'noches-seguidas': null,
        'trabajo-nocturno': null,
        'horas-extra-prohibidas': null,
        complementarias: null,
      },
    },
  ],
  DE: [
    {
      vigente: '1994-07-01',
      limites: {
        'descanso-diario': { minutos: 11 * HORA, partidaMinutos: PARTIDA, norma: 'ArbZG § 5' },
        'descanso-semanal': { minutos: 24 * HORA, sumaDiario: true, acumulaDias: 14, norma: 'ArbZG § 11' },
        'pausa-minima': {
          escalones: [
            { trabajoMinutos: 6 * HORA, pausaMinutos: 30 },
            { trabajoMinutos: 9 * HORA, pausaMinutos: 45 },
          ],
          bloqueMinutos: 15,
          norma: 'ArbZG § 4',
        },
        'pausa-maxima': null,
        'trabajo-seguido': { minutos: 6 * HORA, cortaMinutos: 15, norma: 'ArbZG § 4' },
        'jornada-diaria': { minutos: 10 * HORA, norma: 'ArbZG § 3' },
        'jornada-semanal': { minutos: 48 * HORA, margenMinutos: 0, norma: 'ArbZG § 3' },
        'jornada-anual': null,
        'horas-extra-anual': null,
        'noches-seguidas': null,
        'trabajo-nocturno': null,
        'horas-extra-prohibidas': null,
        complementarias: null,
      },
    },
  ],
  GB: [
    {
      vigente: '1998-10-01',
      limites: {
        'descanso-diario': { minutos: 11 * HORA, partidaMinutos: PARTIDA, norma: 'WTR 1998 reg. 10' },
        'descanso-semanal': { minutos: 24 * HORA, sumaDiario: true, acumulaDias: 14, norma: 'WTR 1998 reg. 11' },
        'pausa-minima': { escalones: [{ trabajoMinutos: 6 * HORA, pausaMinutos: 20 }], bloqueMinutos: 20, norma: 'WTR 1998 reg. 12' },
        'pausa-maxima': null,
        'trabajo-seguido': null,
        'jornada-diaria': null,
        'jornada-semanal': { minutos: 48 * HORA, margenMinutos: 0, norma: 'WTR 1998 reg. 4' },
        'jornada-anual': null,
        'horas-extra-anual': null,
        'noches-seguidas': null,
        'trabajo-nocturno': null,
        'horas-extra-prohibidas': null,
        complementarias: null,
      },
    },
  ],
  IE: [
    {
      vigente: '1998-03-01',
      limites: {
        'descanso-diario': { minutos: 11 * HORA, partidaMinutos: PARTIDA, norma: 'OWTA 1997 s. 11' },
        'descanso-semanal': { minutos: 24 * HORA, sumaDiario: true, acumulaDias: 14, norma: 'OWTA 1997 s. 13' },
        'pausa-minima': {
          escalones: [
            { trabajoMinutos: 4 * HORA + 30, pausaMinutos: 15 },
            { trabajoMinutos: 6 * HORA, pausaMinutos: 30 },
          ],
          bloqueMinutos: 15,
          norma: 'OWTA 1997 s. 12',
        },
        'pausa-maxima': null,
        'trabajo-seguido': null,
        'jornada-diaria': null,
        'jornada-semanal': { minutos: 48 * HORA, margenMinutos: 0, norma: 'OWTA 1997 s. 15' },
        'jornada-anual': null,
        'horas-extra-anual': null,
        'noches-seguidas': null,
        'trabajo-nocturno': null,
        'horas-extra-prohibidas': null,
        complementarias: null,
      },
    },
  ],
};

/**
 * The most complementary hours that a collective agreement may allow, in hundredths of the ordinary ones, by country, oldest first: agreed ones
 * (ET 12.5.c), and voluntary ones of permanent contracts (ET 12.5.g). What was written beyond that does not hold.
 */
export const TOPE_COMPLEMENTARIAS: Readonly<
  Record<string, readonly { vigente: Fecha; pactadasPorCien: number; voluntariasPorCien: number; norma: string }[]>
> = {
  ES: [{ vigente: '2013-12-22', pactadasPorCien: 60, voluntariasPorCien: 30, norma: 'ET 12.5.c, 12.5.g' }],
};

/**
 * What the law says of those under 18, in the place of the same rule for everybody. Uncertain: PT, DE, GB and IE, all of it (of the exceptions
 * that German law knows for inns, bakeries and shifts a company writes its own); ES, that the two days
 * of rest do not overlap the daily one, as for everybody.
 */
export const LIMITES_MENORES: Readonly<Record<string, readonly { vigente: Fecha; limites: Partial<Limites> }[]>> = {
  ES: [
    {
      vigente: '2015-11-13',
      limites: {
        'descanso-semanal': { minutos: 48 * HORA, sumaDiario: true, acumulaDias: 7, norma: 'ET 37.1' },
        'pausa-minima': { escalones: [{ trabajoMinutos: 4 * HORA + 30, pausaMinutos: 30 }], bloqueMinutos: 30, norma: 'ET 34.4' },
        'jornada-diaria': { minutos: 8 * HORA, norma: 'ET 34.3' },
        'trabajo-nocturno': { minutos: 0, norma: 'ET 6.2' },
      },
    },
  ],
  PT: [
    {
      vigente: '2009-02-17',
      limites: {
        'descanso-diario': { minutos: 12 * HORA, partidaMinutos: PARTIDA, norma: 'CT 78.º' },
        'descanso-semanal': { minutos: 48 * HORA, sumaDiario: false, acumulaDias: 7, norma: 'CT 79.º' },
        'trabajo-seguido': { minutos: 4 * HORA + 30, cortaMinutos: HORA, norma: 'CT 77.º' },
        'jornada-diaria': { minutos: 8 * HORA, norma: 'CT 73.º' },
        'trabajo-nocturno': { minutos: 0, norma: 'CT 76.º' },
      },
    },
  ],
  DE: [
    {
      vigente: '1994-07-01',
      limites: {
        'descanso-diario': { minutos: 12 * HORA, partidaMinutos: PARTIDA, norma: 'JArbSchG § 13' },
        'descanso-semanal': { minutos: 48 * HORA, sumaDiario: false, acumulaDias: 7, norma: 'JArbSchG § 15' },
        'pausa-minima': {
          escalones: [
            { trabajoMinutos: 4 * HORA + 30, pausaMinutos: 30 },
            { trabajoMinutos: 6 * HORA, pausaMinutos: 60 },
          ],
          bloqueMinutos: 15,
          norma: 'JArbSchG § 11',
        },
        'trabajo-seguido': { minutos: 4 * HORA + 30, cortaMinutos: 15, norma: 'JArbSchG § 11' },
        'jornada-diaria': { minutos: 8 * HORA + 30, norma: 'JArbSchG § 8' },
        'jornada-semanal': { minutos: 40 * HORA, margenMinutos: 0, norma: 'JArbSchG § 8' },
        'trabajo-nocturno': { minutos: 0, desdeMinutos: 20 * HORA, hastaMinutos: 6 * HORA, norma: 'JArbSchG § 14' },
      },
    },
  ],
  GB: [
    {
      vigente: '1998-10-01',
      limites: {
        'descanso-diario': { minutos: 12 * HORA, partidaMinutos: PARTIDA, norma: 'WTR 1998 reg. 10(2)' },
        'descanso-semanal': { minutos: 48 * HORA, sumaDiario: false, acumulaDias: 7, norma: 'WTR 1998 reg. 11(3)' },
        'pausa-minima': {
          escalones: [{ trabajoMinutos: 4 * HORA + 30, pausaMinutos: 30 }],
          bloqueMinutos: 30,
          norma: 'WTR 1998 reg. 12(4)',
        },
      },
    },
  ],
  IE: [
    {
      vigente: '1998-03-01',
      limites: {
        'descanso-diario': { minutos: 12 * HORA, partidaMinutos: PARTIDA, norma: 'YPA 1996 s. 6' },
        'descanso-semanal': { minutos: 48 * HORA, sumaDiario: false, acumulaDias: 7, norma: 'YPA 1996 s. 6' },
        'pausa-minima': { escalones: [{ trabajoMinutos: 4 * HORA, pausaMinutos: 30 }], bloqueMinutos: 30, norma: 'YPA 1996 s. 6' },
      },
    },
  ],
};
