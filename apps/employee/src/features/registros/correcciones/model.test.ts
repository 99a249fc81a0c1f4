import { describe, expect, it, test } from 'vitest';
import { ApiError } from '@jornada/client';
import { createHoyTerminada, createRegistro, createTipos } from '@jornada/testkit';
import { chooseHour } from '@jornada/features/day/choose-hour.ts';
import { doubtOf } from './doubt.ts';
import { generalProblem, placeRefusal } from './place-refusal.ts';
import { previewDay } from './preview-day.ts';

const FECHA = '2026-10-22';
const ZONA = 'Europe/Madrid';
const at = (hora: string, fecha = FECHA) => `${fecha}T${hora}:00+02:00`;
const day = { fecha: FECHA, zona: ZONA, tipos: createTipos(), ahora: null };

describe('what a day would say', () => {
  const { registros } = createHoyTerminada();

  it('with a clock-out half an hour later: half an hour more', () => {
    const before = previewDay({ ...day, registros });
    const after = previewDay({ ...day, registros, moved: { id: 106, momento: at('18:28') } });
    expect([before.trabajadoMinutos, after.trabajadoMinutos]).toEqual([496, 526]);
    expect(after.fits).toBe(true);
  });

  it('with a clock-out before the return from lunch: it does not fit', () => {
    expect(previewDay({ ...day, registros, moved: { id: 106, momento: at('14:00') } }).fits).toBe(false);
  });

  it('with the forgotten clock-out: a whole day', () => {
    const [entrada] = registros;
    const salida = createTipos()[1]!;
    const after = previewDay({ ...day, registros: [entrada!], added: [{ tipo: salida, momento: at('16:02') }] });
    expect([after.jornada.estado, after.trabajadoMinutos]).toEqual(['cerrada', 480]);
  });

  it('leaves out what was voided', () => {
    const voided = registros.map((one) => (one.clase === 'salida' ? { ...one, anulado: true } : one));
    expect(previewDay({ ...day, registros: voided }).jornada.estado).toBe('abierta');
  });
});

describe('which day an hour means', () => {
  const choose = (hora: string, options: Partial<Parameters<typeof chooseHour>[0]> = {}) =>
    chooseHour({ hora, fecha: FECHA, zona: ZONA, named: '', near: at('17:30'), fits: () => true, ...options }).chosen?.instante;

  test('the nearest one', () => {
    expect(choose('17:58')).toBe('2026-10-22T15:58:00Z');
    expect(choose('01:30', { near: at('22:00') })).toBe('2026-10-22T23:30:00Z');
  });

  test('the one that fits the other marks, before the nearest', () => {
    // Clocked out at 7:50 of the next morning by mistake; the person left at 17:30 of the day.
    const near = at('07:50', '2026-10-23');
    const fits = (instante: string) => Temporal.Instant.compare(instante, near) < 0;
    expect(choose('17:30', { near, fits })).toBe('2026-10-22T15:30:00Z');
  });

  test('the one that the person names, before all', () => {
    expect(choose('17:58', { named: '2026-10-21' })).toBe('2026-10-21T15:58:00Z');
    expect(choose('02:30', { fecha: '2026-10-25', near: '2026-10-25T00:30:00Z', named: '2026-10-25/2' })).toBe('2026-10-25T01:30:00Z');
  });

  test('none while nothing is typed', () => {
    expect(choose('')).toBeUndefined();
  });
});

describe('what looks like a slip', () => {
  const state = (fecha: string, touchesOther = false) => ({
    chosen: { fecha, instante: at('01:30', fecha), vez: null },
    candidates: [],
    fecha: FECHA,
    zona: ZONA,
    touchesOther,
    asksDay: false,
    isMissing: false,
  });
  const worked = (trabajadoMinutos: number) => ({ ...previewDay({ ...day, registros: [] }), trabajadoMinutos });

  test('a day of more than twelve hours', () => {
    expect(doubtOf({ hours: [state(FECHA)], after: worked(720) })).toBeNull();
    expect(doubtOf({ hours: [state(FECHA)], after: worked(721) })).toEqual({ kind: 'long-day', minutos: 721 });
  });

  test('an hour on another day, unless the day is a night', () => {
    const hours = [state('2026-10-23')];
    expect(doubtOf({ hours, after: worked(480) })).toEqual({ kind: 'other-day', instante: at('01:30', '2026-10-23') });
    expect(doubtOf({ hours: [state('2026-10-23', true)], after: worked(480) })).toBeNull();
    expect(doubtOf({ hours, after: null })).toBeNull();
  });
});

describe('where a refusal is told', () => {
  const refusal = (code: ApiError['code'], { status = 422, fields = {} }: { status?: number; fields?: Record<string, string> } = {}) =>
    new ApiError({ code, message: 'Texto', status, fields, reference: 'r-1' });
  const above = (error: ApiError, said = '') => generalProblem(error, { said, unknown: '¿?' });

  test('of the hour at the hour, of a project at the project', () => {
    expect(placeRefusal(refusal('registros.hora-futura'))).toEqual({ hora: 'Texto' });
    expect(placeRefusal(refusal('registros.falta-proyecto'))).toEqual({ proyecto: 'Texto' });
    expect(above(refusal('registros.hora-futura'))).toBeNull();
  });

  test('of a field at the field alone, and above the button where no field says it', () => {
    const error = refusal('general.datos-no-validos', { fields: { motivo: 'Obligatorio' } });
    expect(above(error, 'Obligatorio')).toBeNull();
    expect(above(error)).toEqual({ message: 'Texto', reference: 'r-1' });
  });

  test('of the day above the button, and of the session not at all', () => {
    expect(above(refusal('registros.mes-cerrado'))).toEqual({ message: 'Texto', reference: 'r-1' });
    expect(generalProblem(new Error('x'), { unknown: '¿?' })).toEqual({ message: '¿?', reference: null });
    expect(above(refusal('sesion.caducada', { status: 401 }))).toBeNull();
  });
});

test('a record of another zone keeps its hour', () => {
  const registro = createRegistro({ zona: 'Atlantic/Canary', momento: '2026-10-22T07:00:00Z' });
  expect(previewDay({ ...day, zona: 'Atlantic/Canary', registros: [registro] }).jornada.inicio).toBe('2026-10-22T07:00:00Z');
});
