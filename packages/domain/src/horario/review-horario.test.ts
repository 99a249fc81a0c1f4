import { describe, expect, test } from 'vitest';
import type { DiaFlexible, PausaPrevista, Turno, VersionHorario } from './modelo.ts';
import { reviewHorario } from './review-horario.ts';

const pausa = (inicio: string | null, minutos: number, pagada = false): PausaPrevista => ({ subtipo: 'comida', inicio, minutos, pagada });
const turno = (inicio: string, fin: string, pausas: PausaPrevista[] = [], codigo = 'D'): Turno => ({
  codigo,
  nombre: 'Día',
  inicio,
  fin,
  pausas,
});
const base = { cortesiaMinutos: 5, trabajaFestivos: false };
const fijo = (...days: (Turno | null)[]): VersionHorario => ({
  clase: 'fijo',
  ...base,
  semana: Array.from({ length: 7 }, (_, day) => days[day] ?? null) as never,
});
const flexible = (dia: Partial<DiaFlexible>): VersionHorario => ({
  clase: 'flexible',
  ...base,
  semana: [{ minutos: 480, entradaDesde: '07:00', entradaHasta: '09:30', pausas: [], ...dia }, null, null, null, null, null, null],
});
const rotativo = (ciclo: (string | null)[], ...turnos: Turno[]): VersionHorario => ({
  clase: 'rotativo',
  ...base,
  ancla: '2026-01-05',
  ciclo,
  turnos,
});

describe('schedules that make sense', () => {
  test.each<[string, VersionHorario]>([
    ['an office', fijo(turno('08:00', '17:00', [pausa('13:00', 60)]))],
    ['a night with its pause after midnight', fijo(turno('22:00', '06:00', [pausa('02:00', 20)]))],
    ['nights that follow each other', fijo(...Array.from({ length: 7 }, () => turno('22:00', '06:00')))],
    ['a guard of a whole day', fijo(turno('08:00', '08:00'), null)],
    ['pauses without an hour', flexible({ pausas: [pausa(null, 45), pausa(null, 15, true)] })],
    ['a rotation', rotativo(['M', 'M', null, 'N', null], turno('06:00', '14:00', [], 'M'), turno('22:00', '06:00', [], 'N'))],
  ])('%s', (_name, version) => {
    expect(reviewHorario(version)).toBeNull();
  });
});

describe('schedules that do not', () => {
  test.each<[string, VersionHorario, string, string, number?]>([
    ['no day at all', fijo(), 'sin-dias', ''],
    ['a pause before the shift', fijo(null, turno('08:00', '15:00', [pausa('07:30', 15)])), 'pausa-fuera', '2', 0],
    ['a pause over its end', fijo(turno('08:00', '15:00', [pausa('14:50', 15)])), 'pausa-fuera', '1', 0],
    ['pauses over each other', fijo(turno('08:00', '17:00', [pausa('13:00', 60), pausa('13:30', 15)])), 'pausas-solapadas', '1', 1],
    ['nothing but pauses', fijo(turno('08:00', '09:00', [pausa(null, 60)])), 'pausas-de-mas', '1', 0],
    ['a window that ends before it begins', flexible({ entradaDesde: '09:00', entradaHasta: '08:00' }), 'entrada-al-reves', '1'],
    ['more than a day', flexible({ minutos: 1430, pausas: [pausa(null, 30)] }), 'turno-largo', '1'],
    ['a night into the next morning', fijo(turno('22:00', '06:00'), turno('05:00', '13:00')), 'turnos-solapados', '1'],
    ['two shifts of one code', rotativo(['M'], turno('06:00', '14:00', [], 'M'), turno('07:00', '15:00', [], 'M')), 'codigo-repetido', 'M'],
    ['a code that no shift has', rotativo(['M', 'X'], turno('06:00', '14:00', [], 'M')), 'turno-sin-definir', 'X'],
    [
      'a cycle whose end meets its beginning',
      rotativo(['M', 'N'], turno('05:00', '13:00', [], 'M'), turno('22:00', '06:00', [], 'N')),
      'turnos-solapados',
      'N',
    ],
  ])('%s', (_name, version, defecto, donde, at) => {
    expect(reviewHorario(version)).toEqual({ defecto, donde, pausa: at });
  });
});
