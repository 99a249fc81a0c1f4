import { describe, expect, test } from 'vitest';
import type { VersionHorario } from '../horario/modelo.ts';
import { fijo, OFICINA, rotativo, turno } from '../testing/laboral.ts';
import { concesion, politica } from '../testing/vacaciones.ts';
import { cantidadDe, diasDe, roundDays } from './cantidad.ts';
import { accruedOf, grantsFor } from './devengo.ts';
import type { Concesion, PeriodoContrato, PoliticaVacaciones } from './modelo.ts';
import { contractsFor } from './patron.ts';

/*
 * Worked out by hand from the design's text on vacations, before the code was written. The sum stands in words beside each case,
 * so that somebody who reads the text alone can check it.
 */

const DIA = turno('08:00', '16:00');

type Devengo = {
  caso: string;
  suma: string;
  ano: number;
  contrato: PeriodoContrato[];
  politica?: Partial<PoliticaVacaciones>;
  dias: Record<string, number>;
  redondeados?: { arriba: number; medio: number };
};
const NATURALES = { base: 'naturales', anual: cantidadDe(30) } as const;

const DOS_TRAMOS = [
  { anos: 5, cantidad: cantidadDe(1) },
  { anos: 10, cantidad: cantidadDe(2) },
];

const DEVENGOS: Devengo[] = [
  {
    caso: 'a whole year',
    suma: '22 × 365 / 365 = 22',
    ano: 2026,
    contrato: [{ desde: '2020-03-01', hasta: null }],
    dias: { anual: 22 },
    redondeados: { arriba: 22, medio: 22 },
  },
  {
    caso: 'from 1 July to the end of the year',
    suma: '184 days: 22 × 184 / 365 = 4048 / 365 = 11.0904',
    ano: 2026,
    contrato: [{ desde: '2026-07-01', hasta: null }],
    dias: { anual: 11.0904 },
    redondeados: { arriba: 12, medio: 11 },
  },
  {
    caso: 'one month of 31 days, natural days',
    suma: '30 × 31 / 365 = 930 / 365 = 2.5479; the rule of thumb says 2.5',
    ano: 2026,
    contrato: [{ desde: '2026-01-01', hasta: '2026-01-31' }],
    politica: NATURALES,
    dias: { anual: 2.5479 },
    redondeados: { arriba: 3, medio: 2.5 },
  },
  {
    caso: 'until 29 February of a leap year, natural days',
    suma: '31 + 29 = 60 days: 30 × 60 / 366 = 1800 / 366 = 4.918',
    ano: 2028,
    contrato: [{ desde: '2027-01-01', hasta: '2028-02-29' }],
    politica: NATURALES,
    dias: { anual: 4.918 },
    redondeados: { arriba: 5, medio: 5 },
  },
  {
    caso: 'two contracts in one year, natural days',
    suma: 'January to March 90 days, October to December 92: 30 × 182 / 365 = 5460 / 365 = 14.9589',
    ano: 2026,
    contrato: [
      { desde: '2026-01-01', hasta: '2026-03-31' },
      { desde: '2026-10-01', hasta: null },
    ],
    politica: NATURALES,
    dias: { anual: 14.9589 },
    redondeados: { arriba: 15, medio: 15 },
  },
  {
    caso: 'the year in which ten years of service are reached',
    suma: 'since 15 June 2016: ten years in 2026; the step of ten gives 2, that of five no longer counts',
    ano: 2026,
    contrato: [{ desde: '2016-06-15', hasta: null }],
    politica: { antiguedad: DOS_TRAMOS },
    dias: { anual: 22, antiguedad: 2 },
  },
  {
    caso: 'the same, from the day on which they are reached',
    suma: 'the step of five from 1 January, one more day from 15 June on',
    ano: 2026,
    contrato: [{ desde: '2016-06-15', hasta: null }],
    politica: { antiguedad: DOS_TRAMOS, antiguedadDesde: 'dia' },
    dias: { anual: 22, antiguedad: 1, 'antiguedad desde 2026-06-15': 1 },
  },
  {
    caso: 'the same, from the day on, but the contract ends before it',
    suma: '150 of 365 days until 30 May: 22 and 1 by 150/365',
    ano: 2026,
    contrato: [{ desde: '2016-06-15', hasta: '2026-05-30' }],
    politica: { antiguedad: DOS_TRAMOS, antiguedadDesde: 'dia' },
    dias: { anual: 9.0411, antiguedad: 0.411 },
  },
  {
    caso: 'the same, from the year after it',
    suma: 'in 2026 only the step of five',
    ano: 2026,
    contrato: [{ desde: '2016-06-15', hasta: null }],
    politica: { antiguedad: DOS_TRAMOS, antiguedadDesde: 'ano-siguiente' },
    dias: { anual: 22, antiguedad: 1 },
  },
  {
    caso: 'somebody who began on 29 February completes ten years in a year without that day',
    suma: 'from 28 February 2026 on',
    ano: 2026,
    contrato: [{ desde: '2016-02-29', hasta: null }],
    politica: { antiguedad: [{ anos: 10, cantidad: cantidadDe(2) }], antiguedadDesde: 'dia' },
    dias: { anual: 22, 'antiguedad desde 2026-02-28': 2 },
  },
  { caso: 'no contract in the year', suma: 'nothing', ano: 2027, contrato: [{ desde: '2026-01-01', hasta: '2026-12-31' }], dias: {} },
];

describe('the right of a year', () => {
  test.each(DEVENGOS)('$caso: $suma', ({ ano, contrato, politica: rules, dias, redondeados }) => {
    const granted = grantsFor({ ano, contrato, servicioDesde: contrato[0]!.desde, politica: politica(rules) });
    const nameOf = ({ clase, desde }: Concesion): string => (desde === granted[0]?.desde ? clase : `${clase} desde ${desde}`);
    expect(Object.fromEntries(granted.map((one) => [nameOf(one), diasDe(one.cantidad)]))).toEqual(dias);
    const [anual] = granted;
    const rounded = anual && {
      arriba: diasDe(roundDays(anual.cantidad, 'arriba')),
      medio: diasDe(roundDays(anual.cantidad, 'medio')),
    };
    expect(rounded).toEqual(redondeados ?? rounded);
  });

  const corta: VersionHorario = fijo([DIA, DIA, DIA, null, null, null, null]);
  const seis: VersionHorario = fijo([DIA, DIA, DIA, DIA, DIA, DIA, null]);
  const cuatro = [DIA, DIA, DIA, DIA, null, null, null] as const;
  const verano: VersionHorario = {
    clase: 'fijo',
    cortesiaMinutos: 5,
    trabajaFestivos: false,
    semana: [DIA, DIA, DIA, DIA, DIA, null, null],
    temporadas: [{ nombre: 'Verano', desde: '07-01', hasta: '08-31', semana: cuatro }],
  };
  const since = (horario: VersionHorario, desde = '2020-01-01', hasta: string | null = null) => ({ desde, hasta, horario });
  const MEDIO_ANO = [since(OFICINA, '2020-01-01', '2026-06-30'), since(corta, '2026-07-01')];

  test.each([
    ['24 of six days are 12 of three (BAG 9 AZR 406/17)', [since(corta)], { anual: cantidadDe(24), diasSemana: 6 }, 12],
    ['and 20 of five, and 24 of six (BUrlG § 3)', [since(OFICINA)], { anual: cantidadDe(24), diasSemana: 6 }, 20],
    ['and 24 of six', [since(seis)], { anual: cantidadDe(24), diasSemana: 6 }, 24],
    ['22 of five days are 13.2 of three', [since(corta)], {}, 13.2],
    ['four days of work and two of rest: 22 × 28 / 6 / 5', [since(rotativo('2026-06-01', [DIA, DIA, DIA, DIA, null, null]))], {}, 20.5333],
    // 22 × 181 / 365 + 13.2 × 184 / 365.
    ['each part of the year earns by its own pattern (CJEU C-486/08, C-219/14)', MEDIO_ANO, {}, 17.5638],
    // 303 days of five, 62 of four: 22 × 352.6 / 365.
    ['and each season', [since(verano)], {}, 21.2526],
    ['natural days are the same for everybody', MEDIO_ANO, { base: 'naturales', anual: cantidadDe(30) }, 30],
    ['and so is Monday to Saturday', MEDIO_ANO, { base: 'lunes-sabado', anual: cantidadDe(24) }, 24],
    ['a schedule that plans no day is no pattern', [since(fijo([null, null, null, null, null, null, null]))], {}, 22],
  ] as const)('of those who work other days of the week: %s', (_name, periodos, rules, dias) => {
    const policy = politica(rules);
    const [granted] = grantsFor({ ano: 2026, contrato: contractsFor(periodos, policy), servicioDesde: null, politica: policy });
    expect(diasDe(granted?.cantidad ?? 0)).toBe(dias);
    expect(accruedOf(granted!, contractsFor(periodos, policy), '2026-12-31')).toBe(granted?.cantidad);
  });

  test('grows by the pattern of each day: 22 × 181 / 365 until 30 June, and 17.5638 in the whole year', () => {
    const contrato = contractsFor(MEDIO_ANO, politica());
    const [granted] = grantsFor({ ano: 2026, contrato, servicioDesde: null, politica: politica() });
    expect([diasDe(accruedOf(granted!, contrato, '2026-06-30')), diasDe(accruedOf(granted!, contrato, '2026-07-01'))]).toEqual([
      10.9096, 10.9457,
    ]);
  });

  test('half a year of a whole one: 22 × 181 / 365 = 3982 / 365 = 10.9096 until 30 June', () => {
    const contrato = [{ desde: '2020-01-01', hasta: null }];
    expect(diasDe(accruedOf(concesion(22), contrato, '2026-06-30'))).toBe(10.9096);
  });
});
