import { describe, expect, test } from 'vitest';
import type { ContextoLaboral, Festivo, Semana, Turno } from '../horario/modelo.ts';
import { ausencia, fijo, laboral, LAS_PALMAS, MADRID, NOCHE, OFICINA, periodo, rotativo, todosLosDias, turno } from '../testing/laboral.ts';
import { concesion, peticion, politica, usos } from '../testing/vacaciones.ts';
import { carryOver, preventedBy } from './arrastre.ts';
import { cantidadDe, diasDe, roundDays } from './cantidad.ts';
import { assign } from './cuenta.ts';
import { accruedOf, grantsFor } from './devengo.ts';
import { countDays } from './dias.ts';
import type { BajaEnVacaciones, Concesion, PeriodoContrato, PeticionVacaciones, PoliticaVacaciones, UsoVacaciones } from './modelo.ts';
import { balanceOn } from './saldo.ts';

/*
 * Worked out by hand from the design's text on vacations, before the code was written. The sum stands in words beside each case,
 * so that somebody who reads the text alone can check it.
 */

const festivo = (fecha: string, centro = MADRID): Festivo => ({ centroId: centro.id, fecha, nombre: 'Fiesta' });
const DIA = turno('08:00', '16:00');
const diasDeSemana = (count: number): Semana<Turno | null> =>
  [0, 1, 2, 3, 4, 5, 6].map((index) => (index < count ? DIA : null)) as unknown as Semana<Turno | null>;
const oficina = (...festivos: Festivo[]): ContextoLaboral => laboral(OFICINA, { festivos });
const CUATRO_DOS = laboral(rotativo('2026-06-01', [DIA, DIA, DIA, DIA, null, null]));
const MEDIOS = [
  { desde: '12-24', hasta: '12-24' },
  { desde: '12-31', hasta: '12-31' },
];

type Conteo = {
  caso: string;
  suma: string;
  laboral: ContextoLaboral;
  peticion: PeticionVacaciones;
  politica?: Partial<PoliticaVacaciones>;
  dias: Record<number, number>;
  vuelve: string | null;
};

const CONTEOS: Conteo[] = [
  {
    caso: 'two weeks of August, working days',
    suma: 'Monday 3 to Sunday 16: two weeks of 5 = 10',
    laboral: oficina(),
    peticion: peticion('2026-08-03', '2026-08-16'),
    dias: { 2026: 10 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'the same two weeks, natural days',
    suma: '16 − 3 + 1 = 14; the weekends are inside',
    laboral: oficina(),
    peticion: peticion('2026-08-03', '2026-08-16'),
    politica: { base: 'naturales' },
    dias: { 2026: 14 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'the same two weeks, Monday to Saturday, with a public holiday on Saturday 15',
    suma: '14 days − 2 Sundays − 1 holiday = 11',
    laboral: oficina(festivo('2026-08-15')),
    peticion: peticion('2026-08-03', '2026-08-16'),
    politica: { base: 'lunes-sabado' },
    dias: { 2026: 11 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'a public holiday inside is not counted in working days',
    suma: 'Monday 27 April to Sunday 3 May: 5 working days − Friday 1 May = 4',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-04-27', '2026-05-03'),
    dias: { 2026: 4 },
    vuelve: '2026-05-04',
  },
  {
    caso: 'a public holiday inside is counted in natural days',
    suma: 'Monday 27 April to Sunday 3 May: 7 days, the holiday is one of them',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-04-27', '2026-05-03'),
    politica: { base: 'naturales' },
    dias: { 2026: 7 },
    vuelve: '2026-05-04',
  },
  {
    caso: 'the holiday of another centre is an ordinary day',
    suma: 'San Isidro is a holiday of Madrid; in Las Palmas Monday 11 to Friday 15 May are 5',
    laboral: laboral(OFICINA, { centro: LAS_PALMAS, festivos: [festivo('2026-05-15', MADRID)] }),
    peticion: peticion('2026-05-11', '2026-05-15'),
    dias: { 2026: 5 },
    vuelve: '2026-05-18',
  },
  {
    caso: 'the afternoon of a working day',
    suma: 'half a day on a working day = 0.5',
    laboral: oficina(),
    peticion: peticion('2026-05-05', '2026-05-05', 'tarde'),
    dias: { 2026: 0.5 },
    vuelve: '2026-05-06',
  },
  {
    caso: 'half a day on a Saturday',
    suma: 'a half day on a day of rest = 0',
    laboral: oficina(),
    peticion: peticion('2026-05-09', '2026-05-09', 'tarde'),
    dias: {},
    vuelve: '2026-05-11',
  },
  {
    caso: 'half a day on a public holiday',
    suma: 'a half day on a holiday = 0',
    laboral: oficina(festivo('2026-05-01')),
    peticion: peticion('2026-05-01', '2026-05-01', 'tarde'),
    dias: {},
    vuelve: '2026-05-04',
  },
  {
    caso: 'over New Year, with the holidays of 1 and 6 January',
    suma: '2026: Monday 28 to Thursday 31 = 4; 2027: 4, 5, 7 and 8 January = 4',
    laboral: oficina(festivo('2027-01-01'), festivo('2027-01-06')),
    peticion: peticion('2026-12-28', '2027-01-08'),
    dias: { 2026: 4, 2027: 4 },
    vuelve: '2027-01-11',
  },
  {
    caso: 'over New Year, where 31 December counts half',
    suma: '2026: 28, 29, 30 and half of 31 = 3.5; 2027: 4',
    laboral: oficina(festivo('2027-01-01'), festivo('2027-01-06')),
    peticion: peticion('2026-12-28', '2027-01-08'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 3.5, 2027: 4 },
    vuelve: '2027-01-11',
  },
  {
    caso: 'the week of Christmas, where 24 December counts half and 25 is a holiday',
    suma: '21, 22 and 23 = 3, half of 24 = 0.5, 25 nothing: 3.5',
    laboral: oficina(festivo('2026-12-25')),
    peticion: peticion('2026-12-21', '2026-12-25'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 3.5 },
    vuelve: '2026-12-28',
  },
  {
    caso: 'half a day on a day that counts half',
    suma: 'the whole of 24 December takes 0.5, and a part of it never more: 0.5',
    laboral: oficina(),
    peticion: peticion('2026-12-24', '2026-12-24', 'tarde'),
    politica: { mediosDias: MEDIOS },
    dias: { 2026: 0.5 },
    vuelve: '2026-12-25',
  },
  {
    caso: '29 February is a day like others',
    suma: 'Monday 28 February, Tuesday 29, Wednesday 1 March 2028 = 3',
    laboral: oficina(),
    peticion: peticion('2028-02-28', '2028-03-01'),
    dias: { 2028: 3 },
    vuelve: '2028-03-02',
  },
  {
    caso: 'four days of work, two of rest, from the anchor',
    suma: '1 to 4, 7 to 10, 13 and 14 June: 4 + 4 + 2 = 10',
    laboral: CUATRO_DOS,
    peticion: peticion('2026-06-01', '2026-06-14'),
    dias: { 2026: 10 },
    vuelve: '2026-06-15',
  },
  {
    caso: 'the same rotation before its anchor',
    suma: '31 and 30 May rest, 29 to 26 work, 25 and 24 rest, 23 to 20 work, 19 and 18 rest: 4 + 4 = 8',
    laboral: CUATRO_DOS,
    peticion: peticion('2026-05-18', '2026-05-31'),
    dias: { 2026: 8 },
    vuelve: '2026-06-01',
  },
  {
    caso: 'five days a week until May, three from June on',
    suma: 'Monday 25 to Friday 29 May = 5; Monday 1 to Wednesday 3 June = 3; together 8',
    laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-31'), periodo(fijo(diasDeSemana(3)), MADRID, '2026-06-01')]),
    peticion: peticion('2026-05-25', '2026-06-07'),
    dias: { 2026: 8 },
    vuelve: '2026-06-08',
  },
  {
    caso: 'a week of four days',
    suma: 'Monday to Thursday, twice = 8; the Friday, a holiday, is a day of rest anyway',
    laboral: laboral(fijo(diasDeSemana(4)), { festivos: [festivo('2026-08-07')] }),
    peticion: peticion('2026-08-03', '2026-08-16'),
    dias: { 2026: 8 },
    vuelve: '2026-08-17',
  },
  {
    caso: 'nights from Monday to Friday belong to the day on which they begin',
    suma: 'the nights of 4 to 8 May = 5; that of Friday ends on Saturday, which is no day of its own',
    laboral: laboral(fijo(NOCHE)),
    peticion: peticion('2026-05-04', '2026-05-10'),
    dias: { 2026: 5 },
    vuelve: '2026-05-11',
  },
  {
    caso: 'a schedule that works on public holidays',
    suma: '24 to 26 December are three planned days = 3',
    laboral: laboral(todosLosDias(DIA), { festivos: [festivo('2026-12-25')] }),
    peticion: peticion('2026-12-24', '2026-12-26'),
    dias: { 2026: 3 },
    vuelve: '2026-12-27',
  },
  {
    caso: 'a contract that ends inside',
    suma: 'Monday 8, Tuesday 9, Wednesday 10 June, the last day of the contract = 3',
    laboral: laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-06-10')]),
    peticion: peticion('2026-06-08', '2026-06-12'),
    dias: { 2026: 3 },
    vuelve: null,
  },
  {
    caso: 'sick leave on two of the days',
    suma: 'Monday 4 to Friday 8 May = 5, less Tuesday and Wednesday of sick leave = 3',
    laboral: laboral(OFICINA, { ausencias: [ausencia('2026-05-05', '2026-05-06', { clase: 'baja' })] }),
    peticion: peticion('2026-05-04', '2026-05-08'),
    dias: { 2026: 3 },
    vuelve: '2026-05-11',
  },
];

describe('what a request takes', () => {
  test.each(CONTEOS)('$caso: $suma', ({ laboral: plan, peticion: asked, politica: rules, dias, vuelve }) => {
    const counted = countDays(plan, politica(rules), asked);
    expect(Object.fromEntries(counted.porAno.map(({ ano, cantidad }) => [ano, diasDe(cantidad)]))).toEqual(dias);
    expect(counted.vuelve).toBe(vuelve);
  });
});

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
    politica: {
      antiguedad: [
        { anos: 5, cantidad: cantidadDe(1) },
        { anos: 10, cantidad: cantidadDe(2) },
      ],
    },
    dias: { anual: 22, antiguedad: 2 },
  },
  { caso: 'no contract in the year', suma: 'nothing', ano: 2027, contrato: [{ desde: '2026-01-01', hasta: '2026-12-31' }], dias: {} },
];

describe('the right of a year', () => {
  test.each(DEVENGOS)('$caso: $suma', ({ ano, contrato, politica: rules, dias, redondeados }) => {
    const granted = grantsFor({ ano, contrato, servicioDesde: contrato[0]!.desde, politica: politica(rules) });
    expect(Object.fromEntries(granted.map(({ clase, cantidad }) => [clase, diasDe(cantidad)]))).toEqual(dias);
    const [anual] = granted;
    const rounded = anual && {
      arriba: diasDe(roundDays(anual.cantidad, 'arriba')),
      medio: diasDe(roundDays(anual.cantidad, 'medio')),
    };
    expect(rounded).toEqual(redondeados ?? rounded);
  });

  test('half a year of a whole one: 22 × 181 / 365 = 3982 / 365 = 10.9096 until 30 June', () => {
    const contrato = [{ desde: '2020-01-01', hasta: null }];
    expect(diasDe(accruedOf(concesion(22), contrato, '2026-06-30'))).toBe(10.9096);
  });
});

type Saldo = {
  caso: string;
  suma: string;
  concesiones: Concesion[];
  usos: UsoVacaciones[];
  bajas?: BajaEnVacaciones[];
  fecha: string;
  saldo: Partial<Record<'concedido' | 'pedido' | 'aprobado' | 'disfrutado' | 'caducado' | 'libre', number>>;
};

const ARRASTRE = concesion(3, { id: 2, clase: 'arrastre', ano: 2025, desde: '2026-01-01', hasta: '2026-03-31' });
const MARZO = ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27'];
const AGOSTO = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06', '2026-08-07'];

const SALDOS: Saldo[] = [
  {
    caso: 'what expires first is used first',
    suma: '3 carried over + 22 − 5 in March: 3 from the carry-over and 2 of the year; nothing expires, 20 are left',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(MARZO),
    fecha: '2026-04-01',
    saldo: { concedido: 25, disfrutado: 5, caducado: 0, libre: 20 },
  },
  {
    caso: 'a carry-over that is not used expires on the day after its last one',
    suma: '3 carried over + 22 − 1 in February − 2 expired = 22',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-02-02']),
    fecha: '2026-04-01',
    saldo: { concedido: 25, disfrutado: 1, caducado: 2, libre: 22 },
  },
  {
    caso: 'on its last day it is still there',
    suma: '3 carried over + 22 − 1 in February = 24',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-02-02']),
    fecha: '2026-03-31',
    saldo: { concedido: 25, disfrutado: 1, caducado: 0, libre: 24 },
  },
  {
    caso: 'a vacation over the last day of a carry-over',
    suma: '30 and 31 March from the carry-over, 1 to 3 April of the year: 1 expires; 3 + 22 − 5 − 1 = 19',
    concesiones: [concesion(22), ARRASTRE],
    usos: usos(['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03']),
    fecha: '2026-04-05',
    saldo: { concedido: 25, disfrutado: 5, caducado: 1, libre: 19 },
  },
  {
    caso: 'asked for, agreed and enjoyed are told apart',
    suma: 'on 5 August: 3 of the 5 days are past, 2 to come, 1 of November asked for: 22 − 3 − 2 − 1 = 16',
    concesiones: [concesion(22)],
    usos: [...usos(AGOSTO), ...usos(['2026-11-02'], { solicitudId: 2, estado: 'pedido' })],
    fecha: '2026-08-05',
    saldo: { concedido: 22, pedido: 1, aprobado: 2, disfrutado: 3, caducado: 0, libre: 16 },
  },
  {
    caso: 'three days of sick leave within five of vacation',
    suma: '5 − 3 given back = 2 enjoyed; 22 − 2 = 20',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2026-08-31',
    saldo: { concedido: 22, disfrutado: 2, caducado: 0, libre: 20 },
  },
  {
    caso: 'what sickness gave back lasts eighteen months after the end of its year',
    suma: '22 − 2 enjoyed = 20; 17 of them expire with the year; the 3 given back are there until 30 June 2028',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2028-06-30',
    saldo: { libre: 3 },
  },
  {
    caso: 'and no day longer',
    suma: '1 July 2028: the 3 have expired',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-08-05', hasta: '2026-08-09', isSinLimite: false }],
    fecha: '2028-07-01',
    saldo: { caducado: 3, libre: 0 },
  },
  {
    caso: 'what a birth gave back lasts without limit',
    suma: 'all 5 were given back: they are there in 2040',
    concesiones: [concesion(22)],
    usos: usos(AGOSTO),
    bajas: [{ desde: '2026-07-01', hasta: '2026-12-31', isSinLimite: true }],
    fecha: '2040-01-01',
    saldo: { libre: 5 },
  },
  {
    caso: 'the days of next year begin with it',
    suma: '22 − 20 = 2 on 31 December; on 1 January they are gone and 22 are new',
    concesiones: [concesion(22), concesion(22, { id: 3, ano: 2027 })],
    usos: usos(Array.from({ length: 20 }, (_, index) => `2026-09-${String(index + 1).padStart(2, '0')}`)),
    fecha: '2027-01-01',
    saldo: { concedido: 22, libre: 22 },
  },
];

describe('what somebody has', () => {
  test.each(SALDOS)('$caso: $suma', ({ concesiones, usos: used, bajas = [], fecha, saldo }) => {
    const cuenta = assign({ concesiones, usos: used, bajas, bajaMeses: 18 });
    const found = balanceOn(cuenta, fecha, { contrato: [{ desde: '2020-01-01', hasta: null }], redondeo: 'ninguno' });
    const names = Object.keys(saldo) as (keyof typeof saldo)[];
    expect(Object.fromEntries(names.map((name) => [name, diasDe(found[name])]))).toEqual(saldo);
  });
});

describe('what goes into the next year', () => {
  const cuenta = assign({ concesiones: [concesion(22), ARRASTRE], usos: usos(AGOSTO), bajas: [], bajaMeses: 18 });
  const of = (arrastre: PoliticaVacaciones['arrastre'], bajas: BajaEnVacaciones[] = []) => {
    const rules = politica({ arrastre });
    const impedido = preventedBy({ ano: 2026, bajas, laboral: oficina(festivo('2026-12-25')), politica: rules });
    return carryOver(cuenta, { ano: 2026, politica: rules, impedido }).map(({ clase, cantidad, desde, hasta }) => [
      clase,
      diasDe(cantidad),
      desde,
      hasta,
    ]);
  };

  test('all: 22 − 5 = 17 until the end of March; the 3 of the year before have expired and do not come again', () => {
    expect(of({ hasta: '03-31', maximo: null })).toEqual([['arrastre', 17, '2027-01-01', '2027-03-31']]);
  });

  test('at most five: 5 of the 17', () => {
    expect(of({ hasta: '03-31', maximo: cantidadDe(5) })).toEqual([['arrastre', 5, '2027-01-01', '2027-03-31']]);
  });

  test('until the end of February: the 28th of 2027', () => {
    expect(of({ hasta: '02-29', maximo: null })).toEqual([['arrastre', 17, '2027-01-01', '2027-02-28']]);
  });

  test('nothing, where nothing is agreed', () => {
    expect(of(null)).toEqual([]);
  });

  test('sick from 21 December into the new year: 21 to 24 and 28 to 31 December = 8 of the 17 last until 30 June 2028', () => {
    const bajas = [{ desde: '2026-12-21', hasta: '2027-02-10', isSinLimite: false }];
    expect(of(null, bajas)).toEqual([['devuelta', 8, '2027-01-01', '2028-06-30']]);
    expect(of({ hasta: '03-31', maximo: cantidadDe(5) }, bajas)).toEqual([
      ['devuelta', 8, '2027-01-01', '2028-06-30'],
      ['arrastre', 5, '2027-01-01', '2027-03-31'],
    ]);
  });

  test('a birth from 1 December: 22 working days less the holiday would have fitted, all 17 last without limit', () => {
    const bajas = [{ desde: '2026-12-01', hasta: '2027-04-10', isSinLimite: true }];
    expect(of(null, bajas)).toEqual([['devuelta', 17, '2027-01-01', null]]);
  });
});
