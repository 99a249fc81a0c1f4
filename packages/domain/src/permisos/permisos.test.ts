import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLaborable } from '../horario/dia-laborable.ts';
import type { Semana, Turno } from '../horario/modelo.ts';
import { dias, personas } from '../testing/arbitrarios.ts';
import { ausencia, fijo, laboral, MADRID, OFICINA, periodo, rotativo, turno } from '../testing/laboral.ts';
import { counterOf } from './contador.ts';
import { amountOf, daysOfPermit } from './dias.ts';
import { PERMISOS_ESTATUTO } from './estatuto.ts';
import { permitOn, permitsOn } from './familia.ts';
import { JUSTIFICANTES, UNIDADES_PERMISO, type FamiliaConvenio, type VersionPermiso } from './modelo.ts';
import { lastDayFor, type SucesoPermiso } from './suceso.ts';

const ESTATUTO: FamiliaConvenio = { codigo: 'estatuto', pais: 'ES', permisos: [] };
const permiso = (codigo: string, resto: Partial<VersionPermiso> = {}): VersionPermiso => ({
  ...permitOn(ESTATUTO, codigo, '2026-11-23')!,
  ...resto,
});
const suceso = (desde: string, resto: Partial<SucesoPermiso> = {}): SucesoPermiso => ({
  desde,
  grado: null,
  km: null,
  isMonoparental: false,
  ...resto,
});
const festivo = (fecha: string) => ({ centroId: MADRID.id, fecha, nombre: 'Fiesta' });
const DIA = turno('08:00', '16:00');
const OFICINA_MAYO = laboral(OFICINA, { festivos: [festivo('2026-05-01')] });
const CUATRO_DOS = laboral(rotativo('2026-06-01', [DIA, DIA, DIA, DIA, null, null]));

// 2026-05-01 is a Friday and a holiday, 2026-05-04 a Monday.
const CASOS = [
  [
    'marriage on a Saturday: 15 natural days from Monday 4 to Monday 18 May',
    'matrimonio',
    OFICINA_MAYO,
    suceso('2026-05-02'),
    '2026-05-04',
    '2026-05-18',
    15,
    '2026-05-19',
  ],
  [
    'marriage on a Wednesday: 15 natural days from 6 to 20 May',
    'matrimonio',
    OFICINA_MAYO,
    suceso('2026-05-06'),
    '2026-05-06',
    '2026-05-20',
    15,
    '2026-05-21',
  ],
  [
    'marriage on a holiday: from the first working day after it',
    'matrimonio',
    OFICINA_MAYO,
    suceso('2026-05-01'),
    '2026-05-04',
    '2026-05-18',
    15,
    '2026-05-19',
  ],
  [
    'hospital on Wednesday 29 April: 29, 30, then 4, 5 and 6 May = 5 working days',
    'hospitalizacion',
    OFICINA_MAYO,
    suceso('2026-04-29'),
    '2026-04-29',
    '2026-05-06',
    5,
    '2026-05-07',
  ],
  [
    'hospital on a Saturday begins on Monday: 4 to 8 May',
    'hospitalizacion',
    OFICINA_MAYO,
    suceso('2026-05-02'),
    '2026-05-04',
    '2026-05-08',
    5,
    '2026-05-11',
  ],
  [
    'hospital with four days of work and two of rest: 3, 4, then 7, 8, 9 June',
    'hospitalizacion',
    CUATRO_DOS,
    suceso('2026-06-03'),
    '2026-06-03',
    '2026-06-09',
    5,
    '2026-06-10',
  ],
  [
    'death on Thursday: Thursday and, after the holiday, Monday',
    'fallecimiento',
    OFICINA_MAYO,
    suceso('2026-04-30'),
    '2026-04-30',
    '2026-05-04',
    2,
    '2026-05-05',
  ],
  [
    'death with travel: 2 + 2 = 4 working days',
    'fallecimiento',
    OFICINA_MAYO,
    suceso('2026-05-04', { km: 300 }),
    '2026-05-04',
    '2026-05-07',
    4,
    '2026-05-08',
  ],
  ['moving home: one working day', 'mudanza', OFICINA_MAYO, suceso('2026-05-05'), '2026-05-05', '2026-05-05', 1, '2026-05-06'],
  [
    'no way to work: up to 4 working days',
    'imposibilidad-acceso',
    OFICINA_MAYO,
    suceso('2026-05-05'),
    '2026-05-05',
    '2026-05-08',
    4,
    '2026-05-11',
  ],
  [
    'parental leave: 8 weeks = 56 days, Monday 4 May to Sunday 28 June',
    'parental',
    OFICINA_MAYO,
    suceso('2026-05-04'),
    '2026-05-04',
    '2026-06-28',
    56,
    '2026-06-29',
  ],
  [
    'birth: 6 weeks at once = 42 days, 4 May to 14 June',
    'nacimiento-obligatorio',
    OFICINA_MAYO,
    suceso('2026-05-04'),
    '2026-05-04',
    '2026-06-14',
    42,
    '2026-06-15',
  ],
] as const;

describe('the days of a permit', () => {
  test.each(CASOS)('%s', (_name, codigo, plan, event, desde, hasta, count, vuelve) => {
    const found = daysOfPermit(plan, permiso(codigo), event);
    expect(found).toMatchObject({ desde, hasta, vuelve });
    expect(found?.contados).toHaveLength(count);
  });

  test('vacation gives way: its days are working days underneath', () => {
    const away = laboral(OFICINA, { ausencias: [ausencia('2026-05-04', '2026-05-08')] });
    expect(daysOfPermit(away, permiso('fallecimiento'), suceso('2026-05-05'))?.contados).toEqual(['2026-05-05', '2026-05-06']);
  });

  test('a contract that ends leaves fewer of them, or none', () => {
    const ends = laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-05')]);
    expect(daysOfPermit(ends, permiso('hospitalizacion'), suceso('2026-05-04'))).toMatchObject({ hasta: '2026-05-05', vuelve: null });
    expect(daysOfPermit(ends, permiso('hospitalizacion'), suceso('2026-05-06'))).toBeNull();
    expect(daysOfPermit(ends, permiso('matrimonio'), suceso('2026-05-06'))?.desde).toBe('2026-05-06');
  });

  test.each(['deber-publico', 'funciones-sindicales', 'lactancia', 'fuerza-mayor-familiar'])(
    '%s has no days: it is one of hours',
    (codigo) => {
      expect(daysOfPermit(OFICINA_MAYO, permiso(codigo), suceso('2026-05-04'))).toBeNull();
    },
  );

  test('are working days, as many as the permit gives and in a row', () => {
    fc.assert(
      fc.property(personas, dias, fc.integer({ min: 1, max: 12 }), (plan, desde, cantidad) => {
        const found = daysOfPermit(plan, permiso('hospitalizacion', { cantidad }), suceso(desde));
        const working = found ? plan.planDias(desde, found.hasta).filter(isLaborable) : [];
        expect(found?.contados ?? []).toEqual(working.map(({ fecha }) => fecha));
        expect([0, cantidad]).toContain(working.length);
      }),
    );
  });
});

describe('the law', () => {
  test('has each permit once, with a proof', () => {
    const all = permitsOn(ESTATUTO, '2026-11-23');
    expect(all).toHaveLength(PERMISOS_ESTATUTO.length);
    expect(new Set(all.map(({ codigo }) => codigo)).size).toBe(19);
    expect(all.every(({ justificante }) => justificante !== null && JUSTIFICANTES.includes(justificante))).toBe(true);
    expect(all.every(({ unidad }) => UNIDADES_PERMISO.includes(unidad))).toBe(true);
  });

  test('pays all but parental leave and the longer reduction for a child in hospital; birth is paid by social security', () => {
    const of = (pago: VersionPermiso['pago']) => permitsOn(ESTATUTO, '2026-11-23').filter((one) => one.pago === pago);
    expect(of('sin-pago').map(({ codigo }) => codigo)).toEqual(['parental', 'prematuro-reduccion']);
    expect(of('seguridad-social').map(({ codigo }) => codigo)).toEqual([
      'nacimiento-obligatorio',
      'nacimiento-ocho-anos',
      'nacimiento-primer-ano',
    ]);
  });

  test('gives 19 weeks for a birth, and 32 to a single parent', () => {
    const births = permitsOn(ESTATUTO, '2026-11-23').filter(({ codigo }) => codigo.startsWith('nacimiento'));
    const of = (isMonoparental: boolean) =>
      births.reduce((sum, one) => sum + (amountOf(one, suceso('2026-05-04', { isMonoparental })) ?? 0), 0);
    expect([of(false), of(true)]).toEqual([19, 32]);
  });

  test('gives one week more for each parent and each child after the first: twins 19 + 1, a single parent 32 + 2 (ET 48.6)', () => {
    const births = permitsOn(ESTATUTO, '2026-11-23').filter(({ codigo }) => codigo.startsWith('nacimiento'));
    const of = (hijos: number, isMonoparental = false) =>
      births.reduce((sum, one) => sum + (amountOf(one, suceso('2026-05-04', { hijos, isMonoparental })) ?? 0), 0);
    expect([of(1), of(2), of(3), of(2, true)]).toEqual([19, 20, 21, 34]);
    expect(births.map((one) => amountOf(one, suceso('2026-05-04', { hijos: 2 })))).toEqual([6, 2, 12]);
    expect(permitOn(ESTATUTO, 'nacimiento-primer-ano', '2025-07-30')).toBeNull();
  });

  test('gives an hour, or half of one, for each child of a birth (ET 37.4)', () => {
    const of = (codigo: string, hijos: number | null) => amountOf(permiso(codigo), suceso('2026-05-04', { hijos }));
    expect([null, 1, 2, 3].map((hijos) => of('lactancia', hijos))).toEqual([60, 60, 120, 180]);
    expect([of('lactancia-reduccion', 2), of('prematuro', 2)]).toEqual([60, 60]);
  });

  test('of a day before a permit, or of a country that is not known, there is none', () => {
    expect(permitOn(ESTATUTO, 'parental', '2023-06-29')).toBeNull();
    expect(permitOn(ESTATUTO, 'parental', '2023-06-30')?.cantidad).toBe(8);
    expect(permitsOn({ ...ESTATUTO, pais: 'PT' }, '2026-11-23')).toEqual([]);
  });

  test('until a child has nine months, twelve if both parents use it, or eight years', () => {
    const of = (codigo: string, nacimiento: string, isDeAmbos = false) => lastDayFor(permiso(codigo), nacimiento, { isDeAmbos });
    expect([of('lactancia', '2026-03-10'), of('lactancia', '2026-03-10', true)]).toEqual(['2026-12-09', '2027-03-09']);
    expect([of('parental', '2028-02-29'), of('parental', '2026-03-10', true)]).toEqual(['2036-02-28', '2034-03-09']);
    expect(of('matrimonio', '2026-03-10')).toBeNull();
  });
});

test('an agreement that says nothing of several children has what the law has, in the same unit', () => {
  const own = (codigo: string, resto: Partial<VersionPermiso>): VersionPermiso => {
    const { porHijo: _unsaid, ...same } = permiso(codigo, { vigente: '2026-01-01', origen: 'convenio', ...resto });
    return same;
  };
  const with90 = { ...ESTATUTO, permisos: [own('lactancia', { cantidad: 90 })] };
  expect(amountOf(permitOn(with90, 'lactancia', '2026-05-04')!, suceso('2026-05-04', { hijos: 2 }))).toBe(150);
  const inDays = { ...ESTATUTO, permisos: [own('lactancia', { unidad: 'laborables', cantidad: 20 })] };
  expect(amountOf(permitOn(inDays, 'lactancia', '2026-05-04')!, suceso('2026-05-04', { hijos: 2 }))).toBe(20);
});

describe('an agreement', () => {
  // The example of the design: death 4, 5 with travel, one more beyond 600 km; 16 hours a year to go to the doctor with somebody.
  const publicidad: FamiliaConvenio = {
    codigo: 'publicidad',
    pais: 'ES',
    permisos: [
      permiso('fallecimiento', { vigente: '2026-01-01', cantidad: 4, viajeDias: 1, distancias: [{ km: 600, dias: 1 }] }),
      permiso('fallecimiento', { vigente: '2024-01-01', cantidad: 3, viajeDias: 1 }),
      permiso('mudanza', { vigente: '2024-01-01', hasta: '2025-06-30', cantidad: 2 }),
      permiso('acompanamiento-medico', {
        ...permiso('fuerza-mayor-familiar'),
        codigo: 'acompanamiento-medico',
        unidad: 'minutos',
        cantidad: 960,
      }),
    ],
  };
  const death = (fecha: string, resto: Partial<SucesoPermiso> = {}) => {
    const found = permitOn(publicidad, 'fallecimiento', fecha);
    return found && amountOf(found, suceso(fecha, resto));
  };

  test('replaces what the law gives, each version in its time', () => {
    expect([death('2023-12-31'), death('2025-12-31'), death('2026-01-01')]).toEqual([2, 3, 4]);
    const moving = (fecha: string) => permitOn(publicidad, 'mudanza', fecha)?.cantidad;
    expect([moving('2023-12-31'), moving('2025-06-30'), moving('2025-07-01')]).toEqual([1, 2, 1]);
  });

  test('gives more for travel and distance', () => {
    expect([death('2026-05-04', { km: 100 }), death('2026-05-04', { km: 599 }), death('2026-05-04', { km: 600 })]).toEqual([5, 5, 6]);
  });

  test('may tell degrees of kinship apart', () => {
    const byDegree = permiso('fallecimiento', { porGrado: { 1: 4 } });
    const of = (resto: Partial<SucesoPermiso>) => amountOf(byDegree, suceso('2026-05-04', resto));
    expect([of({ grado: 1 }), of({ grado: 2 }), of({}), of({ grado: 1, km: 50 })]).toEqual([4, 2, 2, 6]);
  });

  test('adds its own, with a yearly pot', () => {
    const own = permitOn(publicidad, 'acompanamiento-medico', '2026-05-04')!;
    const usos = [
      { fecha: '2025-12-30', cantidad: 300 },
      { fecha: '2026-02-03', cantidad: 240 },
    ];
    expect(counterOf({ permiso: own, laboral: OFICINA_MAYO, suceso: suceso('2026-05-04'), usos })).toEqual({
      unidad: 'minutos',
      total: 960,
      usado: 240,
      queda: 720,
    });
  });
});

describe('what is left', () => {
  const of = (codigo: string, usos: [string, number][] = [], plan = OFICINA_MAYO, desde = '2026-05-04') =>
    counterOf({
      permiso: permiso(codigo),
      laboral: plan,
      suceso: suceso(desde),
      usos: usos.map(([fecha, cantidad]) => ({ fecha, cantidad })),
    });
  const corto = (count: number): Semana<Turno | null> =>
    [0, 1, 2, 3, 4, 5, 6].map((index) => (index < count ? turno('08:00', '12:00') : null)) as unknown as Semana<Turno | null>;

  test('of family force majeure: the hours of four days, 4 × 8 = 32; of a part-time day of four hours 16', () => {
    expect(of('fuerza-mayor-familiar', [['2026-01-10', 90]])).toEqual({ unidad: 'minutos', total: 1920, usado: 90, queda: 1830 });
    expect(of('fuerza-mayor-familiar', [], laboral(fijo(corto(3))))?.total).toBe(960);
    expect(of('fuerza-mayor-familiar', [], laboral([]))?.total).toBe(0);
  });

  test('of the year: another year begins anew', () => {
    const usos: [string, number][] = [
      ['2026-12-31', 1900],
      ['2027-01-02', 20],
    ];
    expect([
      of('fuerza-mayor-familiar', usos, OFICINA_MAYO, '2026-12-31')?.queda,
      of('fuerza-mayor-familiar', usos, OFICINA_MAYO, '2027-01-01')?.queda,
    ]).toEqual([20, 1900]);
  });

  test('of an event: what was not taken at once', () => {
    expect(
      of('hospitalizacion', [
        ['2026-05-04', 1],
        ['2026-05-06', 1],
      ]),
    ).toEqual({ unidad: 'dias', total: 5, usado: 2, queda: 3 });
    expect(of('parental', [['2024-05-04', 28]])).toEqual({ unidad: 'dias', total: 56, usado: 28, queda: 28 });
  });

  test('of union hours: those of the month, without a limit that the law would know', () => {
    expect(
      of('funciones-sindicales', [
        ['2026-04-30', 60],
        ['2026-05-02', 120],
      ]),
    ).toEqual({ unidad: 'minutos', total: null, usado: 120, queda: null });
  });

  test('of the hours for an infant that are gathered: whole days, from the first one until the child has nine months (ET 37.4)', () => {
    const gathered = (desde: string, more: Partial<SucesoPermiso> = {}, plan = OFICINA_MAYO, usos: string[] = []) =>
      counterOf({
        permiso: permiso('lactancia-acumulada'),
        laboral: plan,
        suceso: suceso(desde, { nacimiento: '2026-02-09', ...more }),
        usos: usos.map((fecha) => ({ fecha, cantidad: 1 })),
      });
    // From Monday 1 June to Friday 6 November: 23 weeks of 5 days are 115 hours, over 8 hours a day 14.375 days.
    expect(gathered('2026-06-01')).toEqual({ unidad: 'dias', total: 14, usado: 0, queda: 14 });
    // Twins: 230 hours are 28.75 days. Both parents use it: until 8 February 2027, 181 days are 22.6.
    expect([gathered('2026-06-01', { hijos: 2 })?.total, gathered('2026-06-01', { isDeAmbos: true })?.total]).toEqual([28, 22]);
    // Days of four hours, three a week: 69 hours are 17.25 days.
    expect(gathered('2026-06-01', {}, laboral(fijo(corto(3))))?.total).toBe(17);
    // What is left of them later is of the same amount.
    expect(gathered('2026-09-07', {}, OFICINA_MAYO, ['2026-06-01', '2026-06-02'])).toMatchObject({ total: 14, queda: 12 });
    expect([gathered('2026-11-09')?.total, gathered('2026-06-01', { nacimiento: null })?.total]).toEqual([0, null]);
    expect(daysOfPermit(OFICINA_MAYO, permiso('lactancia-acumulada'), suceso('2026-06-01', { nacimiento: '2026-02-09' }))).toMatchObject({
      desde: '2026-06-01',
      hasta: '2026-06-18',
      vuelve: '2026-06-19',
    });
  });

  test('of minutes of each day there is nothing to count', () => {
    expect(of('lactancia')).toBeNull();
  });
});
