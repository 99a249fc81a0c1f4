import { describe, expect, test } from 'vitest';
import {
  a,
  ausencia,
  BERLIN,
  cafe,
  comida,
  fijo,
  flexible,
  laboral,
  LAS_PALMAS,
  LISBOA,
  MADRID,
  NOCHES,
  OFICINA,
  periodo,
  rotativo,
  todosLosDias,
  turno,
} from '../testing/laboral.ts';
import type { Ausencia, Mitad, Semana, Turno, VersionHorario } from './modelo.ts';

const CENTROS = [MADRID, LISBOA, LAS_PALMAS, BERLIN] as const;

describe('clock changes', () => {
  test.each(CENTROS)('$nombre: a night of 22 to 6 is planned with 7 h in March, 9 h in October and 8 h otherwise', (centro) => {
    const plan = laboral(NOCHES, { centro });
    const minutes = (fecha: string) => plan.planDia(fecha).minutos;
    expect([minutes('2026-03-28'), minutes('2026-10-24'), minutes('2026-03-27'), minutes('2026-03-29')]).toEqual([420, 540, 480, 480]);
  });

  test.each(CENTROS)('$nombre: the days of the change have 23 and 25 hours', (centro) => {
    const plan = laboral(todosLosDias(turno('00:00', '00:00')), { centro });
    expect(['2026-03-29', '2026-10-25', '2026-06-01'].map((fecha) => plan.planDia(fecha).minutos)).toEqual([23 * 60, 25 * 60, 24 * 60]);
  });

  test('an hour that the spring change skips moves forward; of one that comes twice the first is meant', () => {
    const plan = laboral(todosLosDias(turno('02:30', '10:00')));
    expect(plan.planDia('2026-03-29').turno?.inicio).toBe('2026-03-29T01:30:00Z');
    expect(plan.planDia('2026-10-25').turno?.inicio).toBe('2026-10-25T00:30:00Z');
  });

  test('a shift within the skipped hour has no length, and never a negative one', () => {
    const { turno: placed, minutos } = laboral(todosLosDias(turno('02:15', '03:00'))).planDia('2026-03-29');
    expect([placed?.inicio, placed?.fin, minutos]).toEqual(['2026-03-29T01:15:00Z', '2026-03-29T01:15:00Z', 0]);
  });

  test('the pauses of a night lie where the wall clock has them', () => {
    const plan = laboral(todosLosDias(turno('22:00', '06:00', [cafe('23:30'), comida('02:30', 30)])));
    expect(plan.planDia('2026-03-28').turno?.pausas.map(({ inicio }) => inicio)).toEqual(['2026-03-28T22:30:00Z', '2026-03-29T01:30:00Z']);
    expect(plan.planDia('2026-03-28').minutos).toBe(390);
  });
});

describe('the minutes of a day', () => {
  test('unpaid pauses are taken off, paid ones are not', () => {
    const plan = laboral(fijo(turno('08:00', '17:00', [cafe('10:30'), comida('13:00')])));
    expect(plan.planDia('2026-05-04').minutos).toBe(480);
  });

  test('never negative, though the pauses be longer than the shift', () => {
    expect(laboral(fijo(turno('08:00', '08:30', [comida('08:00', 60)]))).planDia('2026-05-04').minutos).toBe(0);
  });

  test('a night of 22:30 to 1:15 is 2 h 45', () => {
    expect(laboral(todosLosDias(turno('22:30', '01:15'))).planDia('2026-05-04')).toMatchObject({
      minutos: 165,
      turno: { inicio: a('2026-05-04T22:30'), fin: a('2026-05-05T01:15') },
    });
  });

  test("a shift that ends at midnight ends on the next day's first instant", () => {
    expect(laboral(todosLosDias(turno('16:00', '00:00'))).planDia('2026-12-31')).toMatchObject({
      minutos: 480,
      turno: { fin: a('2027-01-01T00:00') },
    });
  });

  test('part-time: each weekday its own shift, and the rest of the week free', () => {
    const semana: Semana<Turno | null> = [
      turno('09:00', '13:30'),
      null,
      turno('09:00', '12:00'),
      null,
      null,
      null,
      turno('10:00', '12:00'),
    ];
    const days = laboral(fijo(semana)).planDias('2026-05-04', '2026-05-10');
    expect(days.map(({ minutos }) => minutos)).toEqual([270, 0, 180, 0, 0, 0, 120]);
    expect(days.map(({ motivo }) => motivo)).toEqual(['laborable', 'libre', 'laborable', 'libre', 'libre', 'libre', 'laborable']);
  });
});

describe('flexible days', () => {
  const dia = { minutos: 450, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [comida('13:00', 45), cafe(null)] };

  test('begin at the latest entry and end when minutes and unpaid pauses have passed', () => {
    const { turno: placed, minutos } = laboral(flexible(dia)).planDia('2026-05-04');
    expect(minutos).toBe(450);
    expect(placed).toMatchObject({
      flexible: true,
      inicio: a('2026-05-04T09:30'),
      fin: a('2026-05-04T17:45'),
      entradaDesde: a('2026-05-04T07:30'),
      entradaHasta: a('2026-05-04T09:30'),
    });
    expect(placed?.pausas.map(({ inicio }) => inicio)).toEqual([a('2026-05-04T13:00'), null]);
  });

  test('keep their minutes in the night the clock changes', () => {
    const saturday = { minutos: 480, entradaDesde: '22:00', entradaHasta: '23:00', pausas: [] };
    const horario: VersionHorario = {
      ...flexible(dia),
      clase: 'flexible',
      semana: [null, null, null, null, null, saturday, null],
      temporadas: [],
    };
    expect(laboral(horario).planDia('2026-03-28')).toMatchObject({ minutos: 480, turno: { fin: a('2026-03-29T08:00') } });
  });

  test('may be entered until after midnight', () => {
    const late = { minutos: 240, entradaDesde: '22:00', entradaHasta: '01:00', pausas: [comida('00:30', 30)] };
    expect(laboral(flexible(late)).planDia('2026-05-04').turno).toMatchObject({
      entradaDesde: a('2026-05-04T22:00'),
      entradaHasta: a('2026-05-05T01:00'),
      fin: a('2026-05-05T05:30'),
      pausas: [{ inicio: a('2026-05-05T00:30') }],
    });
  });
});

describe('rotations', () => {
  const [M, N] = [turno('06:00', '14:00'), turno('22:00', '06:00')];
  const plan = laboral(rotativo('2026-05-04', [M, M, N, null, null]));

  test('count from their anchor in both directions', () => {
    const codes = plan.planDias('2026-04-29', '2026-05-09').map(({ turno: placed }) => placed?.codigo ?? '-');
    expect(codes).toEqual([M, M, N, null, null, M, M, N, null, null, M].map((uno) => uno?.codigo ?? '-'));
  });

  test('an empty cycle, or a code that no shift has, is a day off', () => {
    const empty = laboral(rotativo('2026-05-04', []));
    const unknown = laboral({
      clase: 'rotativo',
      cortesiaMinutos: 0,
      trabajaFestivos: false,
      ancla: '2026-05-04',
      ciclo: ['X'],
      turnos: [M],
    });
    expect([empty.planDia('2026-05-04').motivo, unknown.planDia('2026-05-04').motivo]).toEqual(['libre', 'libre']);
  });
});

describe('holidays', () => {
  const festivos = [{ centroId: MADRID.id, fecha: '2026-05-15', nombre: 'San Isidro' }];

  test('nothing is expected on a holiday of the centre', () => {
    expect(laboral(OFICINA, { festivos }).planDia('2026-05-15')).toMatchObject({
      motivo: 'festivo',
      festivo: 'San Isidro',
      minutos: 0,
      turno: null,
    });
  });

  test('that of another centre is none', () => {
    expect(laboral(OFICINA, { festivos, centro: LAS_PALMAS }).planDia('2026-05-15')).toMatchObject({
      motivo: 'laborable',
      festivo: null,
      minutos: 480,
    });
  });

  test('continuous processes work through it, and still know its name', () => {
    const plan = laboral(fijo(turno('06:00', '14:00'), { trabajaFestivos: true }), { festivos });
    expect(plan.planDia('2026-05-15')).toMatchObject({ motivo: 'laborable', festivo: 'San Isidro', minutos: 480 });
  });

  test('one on a day off is still a holiday', () => {
    const saturday = [{ centroId: MADRID.id, fecha: '2026-05-02', nombre: 'Comunidad' }];
    expect(laboral(OFICINA, { festivos: saturday }).planDia('2026-05-02')).toMatchObject({ motivo: 'festivo', minutos: 0 });
  });
});

describe('absences', () => {
  const on = (...ausencias: ReturnType<typeof ausencia>[]) => laboral(OFICINA, { ausencias }).planDia('2026-05-06');

  test('an approved whole day expects nothing; a pending one changes nothing, but shows', () => {
    expect(on(ausencia('2026-05-04', '2026-05-08'))).toMatchObject({
      motivo: 'ausencia',
      minutos: 0,
      turno: null,
      ausencia: { aprobada: true },
    });
    expect(on(ausencia('2026-05-04', '2026-05-08', { aprobada: false }))).toMatchObject({
      motivo: 'laborable',
      minutos: 480,
      ausencia: { aprobada: false },
    });
  });

  test('both ends of the days count, and no other day', () => {
    const plan = laboral(OFICINA, { ausencias: [ausencia('2026-05-05', '2026-05-06')] });
    expect(plan.planDias('2026-05-04', '2026-05-07').map(({ motivo }) => motivo)).toEqual([
      'laborable',
      'ausencia',
      'ausencia',
      'laborable',
    ]);
  });

  test('approved hours are taken off the day, several of them all, and never below nothing', () => {
    const hours = (minutos: number) => ausencia('2026-05-06', '2026-05-06', { clase: 'permiso', minutos });
    expect(on(hours(120))).toMatchObject({ motivo: 'laborable', minutos: 360, ausencia: { minutos: 120 } });
    expect(on(hours(120), hours(45)).minutos).toBe(315);
    expect(on(hours(900)).minutos).toBe(0);
    expect(on({ ...hours(120), aprobada: false }).minutos).toBe(480);
  });

  test('half a day takes half of the minutes, and both halves take the day', () => {
    const half = (mitad: Mitad) => ausencia('2026-05-06', '2026-05-06', { mitad });
    expect(on(half('manana'))).toMatchObject({
      motivo: 'laborable',
      minutos: 240,
      ausencia: { clase: 'vacaciones', minutos: 240, mitad: 'manana' },
    });
    expect(on(half('manana'), half('tarde')).minutos).toBe(0);
    const odd = laboral(fijo(turno('08:00', '15:01')), { ausencias: [half('manana')] });
    const rest = laboral(fijo(turno('08:00', '15:01')), { ausencias: [half('tarde')] });
    // 421 minutes: 211 and 210.
    expect([odd.planDia('2026-05-06').minutos, rest.planDia('2026-05-06').minutos]).toEqual([210, 211]);
    expect(on({ ...half('tarde'), aprobada: false }).minutos).toBe(480);
    // On a day of rest there is nothing to take half of.
    expect(laboral(OFICINA, { ausencias: [ausencia('2026-05-09', '2026-05-09', { mitad: 'tarde' })] }).planDia('2026-05-09').minutos).toBe(
      0,
    );
  });

  test('of several on one day the approved whole day counts, in whatever order they come', () => {
    const [asked, sick] = [
      ausencia('2026-05-06', '2026-05-06', { aprobada: false }),
      ausencia('2026-05-01', '2026-05-31', { clase: 'baja' }),
    ];
    const permit = ausencia('2026-05-06', '2026-05-06', { clase: 'permiso', minutos: 60 });
    for (const day of [on(asked, sick), on(sick, asked), on(permit, sick), on(asked, permit, sick)])
      expect(day).toMatchObject({ motivo: 'ausencia', minutos: 0, ausencia: { clase: 'baja' } });
  });

  test('sick leave wins over holidays, and these over time off in lieu, in whatever order they come', () => {
    const of = (clase: Ausencia['clase']) => ausencia('2026-05-06', '2026-05-06', { clase });
    const [sick, away, lieu] = [of('baja'), of('vacaciones'), of('compensacion')];
    for (const day of [on(away, sick), on(sick, away), on(lieu, away, sick)]) expect(day.ausencia?.clase).toBe('baja');
    expect([on(lieu, away).ausencia?.clase, on(away, lieu).ausencia?.clase]).toEqual(['vacaciones', 'vacaciones']);
    expect(on({ ...sick, aprobada: false }, away).ausencia?.clase).toBe('vacaciones');
  });

  test('over New Year and on 29 February', () => {
    const plan = laboral(OFICINA, { ausencias: [ausencia('2027-12-30', '2028-01-03'), ausencia('2028-02-29', '2028-02-29')] });
    const days = plan.planDias('2027-12-29', '2028-01-04').map(({ motivo }) => motivo);
    expect(days).toEqual(['laborable', 'ausencia', 'ausencia', 'libre', 'libre', 'ausencia', 'laborable']);
    expect(plan.planDias('2028-02-28', '2028-03-01').map(({ fecha, motivo }) => [fecha, motivo])).toEqual([
      ['2028-02-28', 'laborable'],
      ['2028-02-29', 'ausencia'],
      ['2028-03-01', 'laborable'],
    ]);
    expect(() => plan.planDia('2027-02-29')).toThrow(RangeError);
  });
});

describe('dated versions', () => {
  const before = periodo(OFICINA, MADRID, '2025-01-01', '2026-05-31');

  test('a new version or another centre does not change earlier days', () => {
    const alone = laboral([{ ...before, hasta: null }]).planDias('2026-05-18', '2026-05-31');
    const moved = laboral([before, periodo(NOCHES, LAS_PALMAS, '2026-06-01')]).planDias('2026-05-18', '2026-05-31');
    expect(moved).toEqual(alone);
    expect(laboral([before, periodo(NOCHES, LAS_PALMAS, '2026-06-01')]).planDia('2026-06-01')).toMatchObject({
      zona: 'Atlantic/Canary',
      minutos: 480,
    });
  });

  test('without a contract nothing is expected, in the zone of the period before or else of the first', () => {
    const plan = laboral([periodo(OFICINA, LISBOA, '2026-02-01', '2026-02-28'), periodo(OFICINA, BERLIN, '2026-04-01')]);
    const days = ['2026-01-31', '2026-03-10', '2026-04-01'].map((fecha) => plan.planDia(fecha));
    expect(days.map(({ motivo, zona, minutos }) => [motivo, zona, minutos])).toEqual([
      ['sin-contrato', 'Europe/Lisbon', 0],
      ['sin-contrato', 'Europe/Lisbon', 0],
      ['laborable', 'Europe/Berlin', 480],
    ]);
    expect(laboral([]).planDia('2026-01-31')).toMatchObject({ motivo: 'sin-contrato', zona: 'UTC', centro: null });
  });

  test('days the wrong way round are none', () => {
    expect(laboral(OFICINA).planDias('2026-05-02', '2026-05-01')).toEqual([]);
  });
});
