import { describe, expect, test } from 'vitest';
import { ausencia, laboral, MADRID, OFICINA, periodo } from '../../testing/laboral.ts';
import { codes, deTurnos, dia, M, N, parte, semanaDe, T } from '../../testing/plan.ts';
import { createPlanner } from '../../horario/index.ts';
import { isPublished, isSameDay, obstaculoDelDia, partsOf, reviewParts } from './index.ts';

const LUNES = '2026-11-30';
const codesOf = (persona: ReturnType<typeof deTurnos>, fechas: string[]) => fechas.map((fecha) => codes(partsOf(persona.laboral, fecha)));

describe('what holds on a day', () => {
  test('a single day is another shift, a day off, or several parts; on every other day the schedule holds', () => {
    const sueltos = { '2026-11-30': dia(N), '2026-12-01': dia(), '2026-12-05': dia(M, T) };
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-05', '2026-12-06'];
    expect(codesOf(deTurnos(1, semanaDe(LUNES, M), { sueltos }), days)).toEqual(['N', '-', 'M', 'M+T', '-']);
    expect(codesOf(deTurnos(1, semanaDe(LUNES, M)), days)).toEqual(['M', 'M', 'M', '-', '-']);
  });

  test('a day of two parts lasts from the first to the last, and the time between them is not paid', () => {
    const early = { ...M, fin: '10:00', pausas: [] };
    const planned = deTurnos(1, semanaDe(LUNES, M), { sueltos: { '2026-12-01': dia(T, early) } }).laboral.planDia('2026-12-01');
    expect(planned.minutos).toBe(12 * 60);
    expect(planned.turno).toMatchObject({ codigo: 'M+T', inicio: '2026-12-01T05:00:00Z', fin: '2026-12-01T21:00:00Z' });
    expect(planned.turno?.pausas[0]).toEqual({ subtipo: 'personal', inicio: '2026-12-01T09:00:00Z', minutos: 240, pagada: false });
  });

  test('a single day holds on a public holiday, on which the schedule rests, and the day still says that it is one', () => {
    const festivos = [{ centroId: MADRID.id, fecha: '2026-12-08', nombre: 'Inmaculada' }];
    const resting = semanaDe(LUNES, M, { trabajaFestivos: false });
    const planned = (sueltos: Record<string, ReturnType<typeof dia>>) =>
      deTurnos(1, resting, { sueltos, festivos }).laboral.planDia('2026-12-08');
    expect(planned({})).toMatchObject({ motivo: 'festivo', minutos: 0 });
    expect(planned({ '2026-12-08': dia(M) })).toMatchObject({ motivo: 'laborable', festivo: 'Inmaculada', minutos: 480 });
    expect(planned({ '2026-12-08': dia() })).toMatchObject({ motivo: 'festivo', minutos: 0 });
  });

  test('an absence is above a single day, and nothing is planned without a contract', () => {
    const sueltos = { '2026-12-01': dia(N), '2027-02-01': dia(N) };
    const { laboral: plan } = deTurnos(1, semanaDe(LUNES, M), {
      sueltos,
      hasta: '2026-12-31',
      ausencias: [ausencia('2026-12-01', '2026-12-01')],
    });
    expect(plan.planDia('2026-12-01')).toMatchObject({ motivo: 'ausencia', turno: null, minutos: 0 });
    expect(plan.planDia('2027-02-01').motivo).toBe('sin-contrato');
  });

  test('time off in lieu on a single day takes the minutes of that day', () => {
    const { laboral: plan } = deTurnos(1, semanaDe(LUNES, M), {
      sueltos: { '2026-12-05': dia(N) },
      ausencias: [ausencia('2026-12-05', '2026-12-05', { clase: 'compensacion' })],
    });
    expect(plan.minutosCompensados('2026-12-05')).toBe(480);
  });

  test('people who share a schedule do not share each other’s single days', () => {
    const horario = semanaDe(LUNES, M);
    const planner = createPlanner({ festivos: [] });
    const periodos = [periodo(horario)];
    const changed = planner.planFor({ periodos, ausencias: [], sueltos: new Map([['2026-12-01', dia(N)]]) });
    const usual = planner.planFor({ periodos, ausencias: [] });
    expect([changed, usual].map((plan) => plan.planDia('2026-12-01').turno?.codigo)).toEqual(['N', 'M']);
  });

  test('a fixed schedule has parts, a flexible one has no hours that could be moved', () => {
    expect(codes(partsOf(laboral(OFICINA), '2026-12-01'))).toBe('08:00-17:00');
    const free = laboral({
      clase: 'flexible',
      cortesiaMinutos: 0,
      trabajaFestivos: false,
      semana: [{ minutos: 480, entradaDesde: '07:00', entradaHasta: '10:00', pausas: [] }, null, null, null, null, null, null],
    });
    expect([partsOf(free, '2026-11-30'), partsOf(free, '2026-12-01')]).toEqual([null, []]);
  });

  test('shifts of a schedule need the post of their person, drawn ones the post that they say', () => {
    const { laboral: plan } = deTurnos(1, semanaDe(LUNES, M), { sueltos: { '2026-12-01': [parte(N, 7)], '2026-12-02': [parte(T)] } });
    expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((fecha) => partsOf(plan, fecha, 3)?.[0]?.puestoId)).toEqual([3, 7, 3]);
  });
});

describe('a day that somebody draws', () => {
  test('has no parts at the same time, also over midnight, and at most four', () => {
    expect(reviewParts(dia(M, T, N), LUNES, 'Europe/Madrid')).toBeNull();
    expect(reviewParts(dia(M, { ...T, inicio: '13:00' }), LUNES, 'Europe/Madrid')).toBe('solape');
    expect(reviewParts(dia(N, { ...M, inicio: '23:00', fin: '23:30' }), LUNES, 'Europe/Madrid')).toBe('solape');
    expect(reviewParts(dia(M, M, M, M, M), LUNES, 'Europe/Madrid')).toBe('demasiadas');
  });

  test('has no parts at the same time in the night in which the clocks change', () => {
    // On 29 March half past two is half past three.
    const night = [
      { ...N, inicio: '00:00', fin: '02:30', pausas: [] },
      { ...M, inicio: '03:00', fin: '08:00', pausas: [] },
    ];
    const review = (fecha: string) => reviewParts(dia(...night), fecha, 'Europe/Madrid');
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(review)).toEqual([null, 'solape', null]);
  });

  test('is the same work if shifts, hours, pauses and posts are, in whatever order', () => {
    expect(isSameDay(dia(M, T), dia(T, M))).toBe(true);
    expect(isSameDay(dia(M), dia({ ...M, fin: '14:30' }))).toBe(false);
    expect(isSameDay([parte(M, 1)], [parte(M, 2)])).toBe(false);
    expect(isSameDay(dia(M), dia({ ...M, pausas: [] }))).toBe(false);
    expect([isSameDay(null, null), isSameDay(null, dia())]).toEqual([true, false]);
  });
});

test('a day that is over, of a closed month, with marks, or without a contract keeps its plan, and says why', () => {
  const persona = deTurnos(1, semanaDe(LUNES, M), {
    cierres: { desde: '2026-11', cerrados: [{ centroId: MADRID.id, mes: '2026-12' }] },
    conRegistros: new Set(['2026-11-28']),
    hasta: '2027-01-31',
  });
  const reasons = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-10', '2027-01-04', '2027-02-01'];
  expect(reasons.map((fecha) => obstaculoDelDia(persona, fecha, '2026-11-28'))).toEqual([
    'pasado',
    'con-registros',
    null,
    'mes-cerrado',
    null,
    'sin-contrato',
  ]);
  expect(obstaculoDelDia({ ...persona, cierres: null }, '2026-12-31', '2026-11-28')).toBe('mes-cerrado');
});

test('what somebody has been told of is a span with both its days', () => {
  const publicado = [{ desde: '2026-11-30', hasta: '2026-12-06' }];
  expect(['2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07'].map((fecha) => isPublished({ publicado }, fecha))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
