import { describe, expect, test } from 'vitest';
import type { HechosPersona } from '../contratos/index.ts';
import { fijo, laboral as planOf, periodo, BERLIN, LISBOA, MADRID, rotativo, turno, comida } from '../testing/laboral.ts';
import {
  checkExtra,
  cotizacionEn,
  cuentanDe,
  descansoDe,
  isTheSameTime,
  leyExtraEn,
  minutosDeHoras,
  pagoDe,
  propuestasDe,
  realesDe,
  regimenesDe,
  REGLAS_EXTRA,
  semanaDe,
  TIPOLOGIAS,
  tipologiasEn,
  topeDe,
  topeDelAno,
  venceDe,
  type ExtraPedida,
  type PeticionExtra,
  type SituacionExtra,
  type Tipologia,
} from './index.ts';
import { NADA_CERRADO } from '../cierres/modelo.ts';

const [ORDINARIA, MAYOR] = TIPOLOGIAS as [Tipologia, Tipologia];
const NUEVE_A_SEIS = fijo(turno('09:00', '18:00', [comida('14:00')]));
const MEDIA = fijo(turno('09:00', '13:00'));
const CUARENTA = 40 * 60;

describe('kinds of overtime', () => {
  test('an hour is eighty minutes of rest, half a minute up', () => {
    expect([60, 90, 45, 1, 10].map((minutos) => descansoDe(minutos, { descansoPorHora: 80 }))).toEqual([80, 120, 60, 1, 13]);
    expect([60, 45, 1].map((minutos) => pagoDe(minutos, { pagoPorCien: 150 }))).toEqual([90, 68, 2]);
  });

  test('a version applies from its day on, and never to the past; its own ones come along', () => {
    const own = { ...ORDINARIA, descansoPorHora: 80 };
    const propias = [
      { ...own, desde: '2026-07-01', descansoPorHora: 90 },
      { ...own, desde: '2026-03-01' },
      { ...own, id: 100, nombre: 'Feria', desde: '2026-05-01' },
    ];
    const rest = (fecha: string) => tipologiasEn(propias, fecha).map(({ id, descansoPorHora }) => [id, descansoPorHora]);
    expect(rest('2026-02-28')[0]).toEqual([1, 60]);
    expect(rest('2026-03-01')[0]).toEqual([1, 80]);
    expect(rest('2026-12-31')[0]).toEqual([1, 90]);
    expect(rest('2026-04-30')).toHaveLength(5);
    expect(rest('2026-05-01')[5]).toEqual([100, 80]);
  });

  test('the rates of the social security are those of 2026; before, we know none', () => {
    expect(cotizacionEn('ES', '2026-06-01', 'ordinaria')).toBe(2830);
    expect(cotizacionEn('ES', '2026-06-01', 'fuerza-mayor')).toBe(1400);
    expect(cotizacionEn('ES', '2025-12-31', 'ordinaria')).toBeNull();
    expect(cotizacionEn('DE', '2026-06-01', 'ordinaria')).toBeNull();
    expect(cotizacionEn('ES', '2026-06-01', null)).toBeNull();
  });
});

describe('what the record bears out', () => {
  const dia = { fecha: '2026-03-02', previsto: 480, trabajado: 570, isIncompleto: false };

  test('requests of a day take its excess in the order in which they were made', () => {
    expect([
      ...realesDe(dia, [
        { id: 9, minutos: 60 },
        { id: 4, minutos: 60 },
      ]),
    ]).toEqual([
      [4, 60],
      [9, 30],
    ]);
  });

  test('while nobody knows, what was asked for stands; of a day without its end nothing does', () => {
    expect(realesDe({ ...dia, trabajado: null }, [{ id: 1, minutos: 500 }]).get(1)).toBe(500);
    expect(realesDe({ ...dia, trabajado: null, isIncompleto: true }, [{ id: 1, minutos: 500 }]).get(1)).toBe(0);
    expect(realesDe({ ...dia, trabajado: 400 }, [{ id: 1, minutos: 10 }]).get(1)).toBe(0);
  });

  test('proposed are the days with something left, the latest first, and no few minutes', () => {
    const dias = [
      dia,
      { ...dia, fecha: '2026-03-03', trabajado: 490 },
      { ...dia, fecha: '2026-03-04', trabajado: 600 },
      { ...dia, fecha: '2026-03-05', trabajado: null },
    ];
    expect(
      propuestasDe(dias, [{ fecha: '2026-03-04', minutos: 100 }], 15).map(({ fecha, exceso, pedidos, quedan }) => [
        fecha,
        exceso,
        pedidos,
        quedan,
      ]),
    ).toEqual([
      ['2026-03-04', 120, 100, 20],
      ['2026-03-02', 90, 0, 90],
    ]);
  });

  test('hours are minutes that pass: one less in the night in which the clock is put forward, one more where it is put back', () => {
    const night = (fecha: string) => minutosDeHoras({ fecha, inicio: '23:00', fin: '05:00' }, 'Europe/Madrid');
    expect([night('2026-03-27'), night('2026-03-28'), night('2026-10-24')]).toEqual([360, 300, 420]);
  });

  test('touching hours are not the same; a night reaches into the next day; without hours a day is one', () => {
    const at = (fecha: string, inicio: string | null, fin: string | null): PeticionExtra => ({
      fecha,
      inicio,
      fin,
      minutos: 60,
      compensacion: 'pago',
    });
    const same = (a: PeticionExtra, b: PeticionExtra) => isTheSameTime(a, b, 'Europe/Madrid');
    expect(same(at('2026-03-02', '18:00', '19:00'), at('2026-03-02', '19:00', '20:00'))).toBe(false);
    expect(same(at('2026-03-02', '18:00', '19:01'), at('2026-03-02', '19:00', '20:00'))).toBe(true);
    expect(same(at('2026-03-02', '22:00', '02:00'), at('2026-03-03', '01:00', '03:00'))).toBe(true);
    expect(same(at('2026-03-02', '18:00', '19:00'), at('2026-03-02', null, null))).toBe(true);
    expect(same(at('2026-03-02', '22:00', '02:00'), at('2026-03-03', null, null))).toBe(false);
  });
});

describe('the limit of a year', () => {
  const eighty = { ano: 2026, limite: 80 * 60, semanaCompleta: CUARENTA };
  const tope = (...periodos: ReturnType<typeof periodo>[]) => topeDe(planOf(periodos), eighty);
  const from = (desde: string, horario: typeof MEDIA, hasta: string | null = null) => periodo(horario, MADRID, desde, hasta);

  test('is eighty hours; half of it for half a week; a part of it for a part of the year', () => {
    expect(tope(from('2020-01-01', NUEVE_A_SEIS))).toBe(4800);
    expect(tope(from('2020-01-01', MEDIA))).toBe(2400);
    // From 1 July: 184 of 365 days, 2,419.7 minutes.
    expect(tope(from('2026-07-01', NUEVE_A_SEIS))).toBe(2420);
    // Half a week until the end of June (181 days), a full one from then on: 80 h × (90.5 + 184) / 365.
    expect(tope(from('2026-01-01', MEDIA, '2026-06-30'), from('2026-07-01', NUEVE_A_SEIS))).toBe(3610);
  });

  const extra = {
    fecha: '2026-03-02',
    minutos: 120,
    isAprobada: true,
    tipologia: ORDINARIA,
    compensacion: 'pago' as const,
    vence: null,
    descansado: 0,
  };
  test.each([
    ['paid', extra, '2026-03-03', 120],
    ['of force majeure', { ...extra, tipologia: MAYOR }, '2026-03-03', 0],
    ['to be rested, in time', { ...extra, compensacion: 'descanso' as const, vence: '2026-07-02' }, '2026-07-02', 0],
    ['not rested in time', { ...extra, compensacion: 'descanso' as const, vence: '2026-07-02' }, '2026-07-03', 120],
    ['rested in part', { ...extra, compensacion: 'descanso' as const, vence: '2026-07-02', descansado: 45 }, '2026-07-03', 75],
    [
      'rested in part, at 80 minutes an hour: 60 minutes of rest repay 45',
      {
        ...extra,
        compensacion: 'descanso' as const,
        vence: '2026-07-02',
        descansado: 60,
        tipologia: { ...ORDINARIA, descansoPorHora: 80 },
      },
      '2026-07-03',
      75,
    ],
  ])('overtime %s counts', (_name, one, hoy, expected) => expect(cuentanDe(one, hoy)).toBe(expected));

  test('what waits is told apart from what is agreed, and another year is another limit', () => {
    const extras = [extra, { ...extra, minutos: 60, isAprobada: false }, { ...extra, fecha: '2025-12-31' }];
    expect(topeDelAno(extras, { ano: 2026, limite: 4800, hoy: '2026-03-03' })).toEqual({
      ano: 2026,
      limite: 4800,
      aprobados: 120,
      pedidos: 60,
      quedan: 4620,
    });
    expect(topeDelAno(extras, { ano: 2026, limite: null, hoy: '2026-03-03' }).quedan).toBeNull();
  });

  test('four months end with the month where it is shorter', () => {
    expect([venceDe('2026-03-02', 4), venceDe('2026-10-31', 4), venceDe('2027-10-31', 4)]).toEqual([
      '2026-07-02',
      '2027-02-28',
      '2028-02-29',
    ]);
  });
});

describe('for whom the law allows none', () => {
  const NADA: HechosPersona = { nacimiento: null, contratos: [] };
  const at = (horario: typeof MEDIA, fecha = '2026-03-02', semana = CUARENTA, hechos = NADA) =>
    regimenesDe(
      {
        hechos,
        laboral: planOf(horario),
        escritos: [{ regimen: 'menor', desde: '2026-05-01', hasta: '2026-05-31' }],
      },
      fecha,
      semana,
    );
  const night = turno('22:00', '06:00');

  test('fewer hours than the others, most shifts at night, or written down by the company', () => {
    expect(at(NUEVE_A_SEIS)).toEqual([]);
    expect(at(MEDIA)).toEqual(['parcial']);
    expect(at(fijo(turno('09:00', '16:30')), '2026-03-02', 37.5 * 60)).toEqual([]);
    expect(at(fijo(night))).toEqual(['nocturno']);
    expect(at(NUEVE_A_SEIS, '2026-05-31')).toEqual(['menor']);
    expect(at(NUEVE_A_SEIS, '2026-06-01')).toEqual([]);
  });

  test('the contract says part time where it is known, whatever the schedule, and the birth date who is under 18', () => {
    const contrato = { desde: '2026-03-02', duracion: 'indefinido' as const, complementariasPorCien: 0, voluntarias: false };
    const share = (porMil: number): HechosPersona => ({ nacimiento: null, contratos: [{ ...contrato, porMil }] });
    expect(at(NUEVE_A_SEIS, '2026-03-02', CUARENTA, share(500))).toEqual(['parcial']);
    expect(at(MEDIA, '2026-03-02', CUARENTA, share(1000))).toEqual([]);
    expect(at(MEDIA, '2026-03-01', CUARENTA, share(1000))).toEqual(['parcial']);
    const born: HechosPersona = { nacimiento: '2008-03-03', contratos: [] };
    expect([at(NUEVE_A_SEIS, '2026-03-02', CUARENTA, born), at(NUEVE_A_SEIS, '2026-03-03', CUARENTA, born)]).toEqual([['menor'], []]);
  });

  const day = turno('06:00', '14:00');

  test('one night in four is neither most of them nor a third of the year', () => {
    expect(at(rotativo('2026-01-05', [day, day, day, night, null]), '2026-03-02', 1)).toEqual([]);
    expect(semanaDe(rotativo('2026-01-05', [day, day, night, null]))).toBe(2520);
  });

  test('a third of the hours of the year at night makes a night worker, however few days have three of them (ET 36.1)', () => {
    // 8 of 24 hours of each turn of the rotation, whatever the year cuts off; morning, afternoon and night by weeks, also in a week of mornings.
    expect(at(rotativo('2026-01-05', [day, day, night, null]), '2026-03-02', 1)).toEqual(['nocturno']);
    const week = (one: typeof day) => [one, one, one, one, one, null, null];
    const weeks = [...week(day), ...week(turno('14:00', '22:00')), ...week(night)];
    expect(['2026-03-02', '2026-03-09', '2026-03-16'].flatMap((fecha) => at(rotativo('2026-01-05', weeks), fecha, 1))).toEqual([
      'nocturno',
      'nocturno',
      'nocturno',
    ]);
    // With half an hour unpaid in the night it is 7.5 of 23.5 hours: less than a third.
    const withBreak = turno('22:00', '06:00', [{ subtipo: 'comida', inicio: '02:00', minutos: 30, pagada: false }]);
    expect(at(rotativo('2026-01-05', [day, day, withBreak, null]), '2026-03-02', 1)).toEqual([]);
    // From 18 to 0 each day: 2 of 6 hours are at night. From 17 on: 2 of 7.
    expect([at(fijo(turno('18:00', '00:00')), '2026-03-02', 1), at(fijo(turno('17:00', '00:00')), '2026-03-02', 1)]).toEqual([
      ['nocturno'],
      [],
    ]);
    // Nights until 30 April and days from then on: 86 of 261 working days. Until 1 May they are a third of them: 87.
    const changed = (hasta: string, desde: string) =>
      regimenesDe(
        {
          hechos: NADA,
          escritos: [],
          laboral: planOf([periodo(fijo(night), MADRID, '2026-01-01', hasta), periodo(fijo(day), MADRID, desde)]),
        },
        '2026-09-01',
        1,
      );
    expect([changed('2026-04-30', '2026-05-01'), changed('2026-05-01', '2026-05-02')]).toEqual([[], ['nocturno']]);
  });

  test('where only the directive is known, three hours of a day alone make one (2003/88/EC art. 2.4)', () => {
    const plan = planOf([periodo(rotativo('2026-01-05', [day, day, night, null]), BERLIN, '2026-01-01')]);
    expect(regimenesDe({ hechos: NADA, escritos: [], laboral: plan }, '2026-03-02', 1)).toEqual([]);
  });
});

describe('a request', () => {
  const laboral = planOf([periodo(NUEVE_A_SEIS, MADRID, '2026-01-01')]);
  const asked: PeticionExtra = { fecha: '2026-03-02', minutos: 60, inicio: null, fin: null, compensacion: 'pago' };
  const other: ExtraPedida = { ...asked, id: 7, isAprobada: false, tipologia: ORDINARIA };
  const situation = (change: Partial<SituacionExtra> = {}): SituacionExtra => ({
    laboral,
    dia: { fecha: '2026-03-02', previsto: 480, trabajado: 570, isIncompleto: false },
    otras: [],
    tipologia: ORDINARIA,
    reglas: REGLAS_EXTRA,
    ley: leyExtraEn('ES', '2026-03-02'),
    limites: { 'jornada-diaria': { minutos: 540, norma: 'ET 34.3' } },
    regimenes: [],
    cierres: NADA_CERRADO,
    tope: { ano: 2026, limite: 4800, aprobados: 0, pedidos: 60, quedan: 4740 },
    isContada: true,
    hoy: '2026-03-03',
    ...change,
  });
  const unknown = { fecha: '2026-03-02', previsto: 480, trabajado: null, isIncompleto: false };

  test('never asks for more than the record has and nobody has asked for', () => {
    expect(checkExtra({ ...asked, minutos: 90 }, situation())).toMatchObject({
      rechazos: [],
      avisos: [],
      propuesta: { exceso: 90, quedan: 90 },
    });
    expect(checkExtra({ ...asked, minutos: 91 }, situation()).rechazos).toEqual(['sin-exceso']);
    expect(checkExtra({ ...asked, minutos: 31 }, situation({ otras: [other] })).rechazos).toEqual(['sin-exceso']);
    expect(checkExtra({ ...asked, minutos: 30 }, situation({ otras: [other] })).rechazos).toEqual([]);
    expect(checkExtra(asked, situation({ dia: { ...unknown, isIncompleto: true } })).rechazos).toEqual(['dia-incompleto']);
  });

  test('before the work it is an authorisation, one for the same time', () => {
    expect(checkExtra({ ...asked, minutos: 300 }, situation({ dia: unknown }))).toMatchObject({ rechazos: [], avisos: ['previa'] });
    expect(checkExtra(asked, situation({ dia: unknown, otras: [other] })).rechazos).toEqual(['ya-pedida']);
    const evening = { ...other, inicio: '18:00', fin: '19:00' };
    expect(checkExtra({ ...asked, inicio: '19:00', fin: '20:00' }, situation({ dia: unknown, otras: [evening] })).rechazos).toEqual([]);
    expect(checkExtra({ ...asked, inicio: '18:30', fin: '19:30' }, situation({ dia: unknown, otras: [evening] })).rechazos).toEqual([
      'ya-pedida',
    ]);
  });

  test('the same minutes are not asked for twice by their hours either', () => {
    const hours = { inicio: '18:00', fin: '18:30' };
    expect(checkExtra({ ...asked, ...hours, minutos: 30 }, situation({ otras: [{ ...other, ...hours, minutos: 30 }] })).rechazos).toEqual([
      'ya-pedida',
    ]);
  });

  test('what the law does not allow is said, or refused where the company says so; force majeure is always possible', () => {
    const over = { tope: { ano: 2026, limite: 4800, aprobados: 4790, pedidos: 60, quedan: -50 } };
    const strict = { reglas: { ...REGLAS_EXTRA, alPasar: 'impedir' as const } };
    expect(checkExtra(asked, situation(over))).toMatchObject({ rechazos: [], avisos: ['sobre-tope'] });
    expect(checkExtra(asked, situation({ ...over, ...strict }))).toMatchObject({ rechazos: ['sobre-tope'], avisos: [] });
    expect(checkExtra(asked, situation({ ...over, ...strict, isContada: false })).rechazos).toEqual([]);
    expect(checkExtra(asked, situation({ regimenes: ['parcial'] }))).toMatchObject({ avisos: ['regimen'], regimenes: ['parcial'] });
    expect(checkExtra(asked, situation({ regimenes: ['nocturno'], ...strict })).rechazos).toEqual(['regimen']);
    expect(checkExtra(asked, situation({ regimenes: ['parcial', 'nocturno'], tipologia: MAYOR }))).toMatchObject({
      rechazos: [],
      avisos: [],
    });
    expect(checkExtra(asked, situation({ regimenes: ['menor'], tipologia: MAYOR })).regimenes).toEqual(['menor']);
  });

  test('in Portugal two hours on a working day, in Germany ten hours in all', () => {
    const two = (minutos: number, previsto = 480) =>
      checkExtra({ ...asked, minutos }, situation({ dia: { ...unknown, previsto }, ley: leyExtraEn('PT', '2026-03-02') })).avisos;
    expect(two(120)).toEqual(['previa']);
    expect(two(121)).toEqual(['sobre-dia', 'previa']);
    expect(two(300, 0)).toEqual(['previa']);
    const ten = (trabajado: number) =>
      checkExtra(
        { ...asked, minutos: trabajado - 480 },
        situation({
          dia: { ...unknown, trabajado },
          ley: leyExtraEn('DE', '2026-03-02'),
          limites: { 'jornada-diaria': { minutos: 600, norma: 'ArbZG § 3' } },
        }),
      ).avisos;
    expect([ten(600), ten(601)]).toEqual([[], ['sobre-dia']]);
    expect(leyExtraEn('PT', '2026-03-02').isVerificada).toBe(false);
    expect(leyExtraEn(LISBOA.pais, '2000-01-01').porDia).toBeNull();
  });

  test('not outside the contract, in a closed month, too long ago or too far ahead', () => {
    const at = (fecha: string, change: Partial<SituacionExtra> = {}) =>
      checkExtra({ ...asked, fecha }, situation({ dia: { ...unknown, fecha }, ...change })).rechazos;
    expect(at('2025-12-31')).toContain('fuera-de-contrato');
    expect(at('2026-03-02', { cierres: { desde: '0000-01', cerrados: [{ centroId: 1, mes: '2026-03' }] } })).toEqual(['mes-cerrado']);
    expect([at('2026-01-02'), at('2026-01-01'), at('2026-05-02'), at('2026-05-03')]).toEqual([
      [],
      ['demasiado-lejos'],
      [],
      ['demasiado-lejos'],
    ]);
  });
});
