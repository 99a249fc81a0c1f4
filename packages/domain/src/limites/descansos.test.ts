import { describe, expect, test } from 'vitest';
import { fechas, historia, vivido } from '../testing/vividos.ts';
import { avisosDelDia } from './avisos.ts';
import type { DiaVivido } from './modelo.ts';

const of = (dias: DiaVivido[], fecha: string, regla: string, options?: Parameters<typeof historia>[1]) =>
  avisosDelDia(historia(dias, options), fecha).find((aviso) => aviso.regla === regla) ?? null;
const daily = (dias: DiaVivido[], fecha: string, options?: Parameters<typeof historia>[1]) =>
  of(dias, fecha, 'descanso-diario', options)?.valorMinutos ?? null;

describe('rest between days', () => {
  const late = vivido('2026-05-04', ['15:00-23:30']);

  test('twelve hours in Spain, eleven in Germany and Portugal', () => {
    const dias = [late, vivido('2026-05-05', ['11:00-15:00'])];
    expect(of(dias, '2026-05-05', 'descanso-diario')).toEqual({
      regla: 'descanso-diario',
      norma: 'ET 34.3',
      fecha: '2026-05-05',
      limiteMinutos: 720,
      valorMinutos: 690,
      posibleDesde: null,
    });
    expect(daily(dias, '2026-05-05', { pais: 'DE' })).toBeNull();
    expect(daily(dias, '2026-05-05', { pais: 'PT' })).toBeNull();
    const sooner = [late, vivido('2026-05-05', ['10:29-15:00'])];
    expect(of(sooner, '2026-05-05', 'descanso-diario', { pais: 'DE' })).toMatchObject({ norma: 'ArbZG § 5', valorMinutos: 659 });
  });

  test('of exactly as long suffices, of a minute less does not', () => {
    expect(daily([late, vivido('2026-05-05', ['11:30-15:00'])], '2026-05-05')).toBeNull();
    expect(daily([late, vivido('2026-05-05', ['11:29-15:00'])], '2026-05-05')).toBe(719);
  });

  test('is measured by what passes: twelve hours by the clock are eleven in March and thirteen in October', () => {
    expect(daily([vivido('2026-03-28', ['12:00-20:00']), vivido('2026-03-29', ['08:00-12:00'])], '2026-03-29')).toBe(660);
    expect(daily([vivido('2026-10-24', ['12:00-21:00']), vivido('2026-10-25', ['08:00-12:00'])], '2026-10-25')).toBeNull();
  });

  test.each([
    ['New Year', '2026-12-31', '2027-01-01'],
    ['29 February', '2028-02-28', '2028-02-29'],
    ['the day after it', '2028-02-29', '2028-03-01'],
  ])('runs over %s', (_, eve, day) => {
    expect(daily([vivido(eve, ['15:00-23:00']), vivido(day, ['07:00-12:00'])], day)).toBe(480);
  });

  test('of a split shift is that from its last leave, not the hours of noon', () => {
    const split = vivido('2026-05-04', ['09:00-13:00', '18:00-22:00'], { pausas: null });
    expect(avisosDelDia(historia([split]), '2026-05-04')).toEqual([]);
    expect(daily([split, vivido('2026-05-05', ['09:00-13:00'])], '2026-05-05')).toBe(660);
  });

  test('lies between two shifts of one date: eight hours from the morning to the night are no split shift', () => {
    expect(daily([vivido('2026-05-04', ['06:00-14:00', '22:00-+06:00'], { pausas: null })], '2026-05-04')).toBe(480);
  });

  test('follows a night to its end', () => {
    const nights = [vivido('2026-05-04', ['22:00-+06:00']), vivido('2026-05-05', ['17:00-23:00'])];
    expect(daily(nights, '2026-05-05')).toBe(660);
    expect(daily([vivido('2026-05-04', ['22:00-+06:00']), vivido('2026-05-05', ['22:00-+06:00'])], '2026-05-05')).toBeNull();
  });

  test('is the same instant in two zones for a person who moves to another centre', () => {
    const dias = [vivido('2026-05-04', ['12:00-20:00']), vivido('2026-05-05', ['07:00-12:00'], { zona: 'Atlantic/Canary' })];
    expect(daily(dias, '2026-05-05')).toBeNull();
    expect(daily([dias[0]!, vivido('2026-05-05', ['06:30-12:00'], { zona: 'Atlantic/Canary' })], '2026-05-05')).toBe(690);
  });

  test('is not guessed after a day without its clock-out, nor before one without its clock-in', () => {
    const open = vivido('2026-05-04', ['15:00-'], { estado: 'incompleta', incidencias: ['falta-salida'] });
    expect(daily([open, vivido('2026-05-05', ['06:00-12:00'])], '2026-05-05')).toBeNull();
    const headless = vivido('2026-05-05', ['06:00-12:00'], { estado: 'incompleta', incidencias: ['falta-entrada'] });
    expect(daily([late, headless], '2026-05-05')).toBeNull();
    expect(daily([headless, vivido('2026-05-06', ['00:00-04:00'])], '2026-05-06')).toBeNull();
    expect(daily([headless, vivido('2026-05-05', ['06:00-23:00']), vivido('2026-05-06', ['06:00-12:00'])], '2026-05-06')).toBe(420);
  });

  test('knows nothing of a day whose marks were all voided', () => {
    const voided: DiaVivido = { ...late, estado: 'vacia', inicio: null, fin: null, tramos: [] };
    expect(avisosDelDia(historia([voided, vivido('2026-05-05', ['06:00-12:00'])]), '2026-05-05')).toEqual([]);
    expect(avisosDelDia(historia([voided]), '2026-05-04')).toEqual([]);
  });
});

describe('weekly rest', () => {
  const office = (dias: string[]) => dias.map((fecha) => vivido(fecha, ['08:00-13:00', '14:00-17:00']));
  const weekly = (dias: DiaVivido[], fecha: string, options?: Parameters<typeof historia>[1]) =>
    of(dias, fecha, 'descanso-semanal', options);

  test('is there where a weekend is free', () => {
    const dias = office([...fechas('2026-05-04', 5), ...fechas('2026-05-11', 5), ...fechas('2026-05-18', 5)]);
    expect(dias.flatMap(({ fecha }) => weekly(dias, fecha) ?? [])).toEqual([]);
  });

  test('lacks from the Sunday on which nobody rested, and says how long the longest rest was', () => {
    const dias = office([...fechas('2026-04-27', 5), ...fechas('2026-05-04', 11)]);
    const broken = dias.filter(({ fecha }) => weekly(dias, fecha)).map(({ fecha }) => fecha);
    expect(broken).toEqual(fechas('2026-05-10', 5));
    expect(weekly(dias, '2026-05-11')).toEqual({
      regla: 'descanso-semanal',
      norma: 'ET 37.1',
      fecha: '2026-05-11',
      limiteMinutos: 48 * 60,
      valorMinutos: 15 * 60,
      posibleDesde: null,
    });
  });

  test('is there after three free days for eleven of work: two weeks may be joined', () => {
    const dias = office([...fechas('2026-05-01', 3), ...fechas('2026-05-07', 11)]);
    expect(dias.flatMap(({ fecha }) => weekly(dias, fecha) ?? [])).toEqual([]);
  });

  test('of a Saturday afternoon and a Sunday is too short with the daily rest on top, and suffices without it', () => {
    const week = (monday: string) => [...office(fechas(monday, 5)), vivido(fechas(monday, 6)[5]!, ['08:00-14:00'])];
    const dias = [...week('2026-05-04'), ...week('2026-05-11'), ...week('2026-05-18')];
    expect(weekly(dias, '2026-05-18')?.valorMinutos).toBe(42 * 60);
    const rules = { minutos: 36 * 60, sumaDiario: false, acumulaDias: 14, norma: 'Convenio, art. 20' };
    const propios = [{ pais: 'ES', vigente: '2026-01-01', reglas: { 'descanso-semanal': rules } }];
    expect(weekly(dias, '2026-05-18', { propios })).toBeNull();
  });

  test('in Germany twelve days may follow one another, thirteen may not', () => {
    const dias = office([...fechas('2026-04-27', 5), ...fechas('2026-05-04', 13)]);
    const broken = dias.filter(({ fecha }) => weekly(dias, fecha, { pais: 'DE' })).map(({ fecha }) => fecha);
    expect(broken).toEqual(['2026-05-16']);
  });

  test('nothing is held against somebody whose record has just begun', () => {
    const dias = office(fechas('2026-05-04', 6));
    expect(dias.flatMap(({ fecha }) => weekly(dias, fecha) ?? [])).toEqual([]);
  });
});
