import { expect, test } from 'vitest';
import type { Mitad } from '../horario/modelo.ts';
import type { DiaExportado } from '../resumen/modelo.ts';
import { conceptosDe } from './conceptos.ts';
import type { DiaContadoDeAusencia } from './modelo.ts';

type Clase = NonNullable<DiaExportado['ausencia']>['clase'];
const NOTHING = {
  zona: 'Europe/Madrid',
  centro: 'Sede',
  festivo: null,
  tramos: [],
  trabajadoMinutos: 0,
  previstoMinutos: 0,
  diferenciaMinutos: 0,
  nocturnosMinutos: 0,
  efectivoMinutos: 0,
  pausaPagadaMinutos: 0,
  pausaNoPagadaMinutos: 0,
  formas: [],
  cuenta: true,
  porque: null,
  incidencias: [],
  correcciones: [],
  anuladas: [],
  observaciones: [],
} satisfies Omit<DiaExportado, 'fecha' | 'motivo' | 'ausencia'>;

/** 2 March 2026 is a Monday; the week of Saturday and Sunday is free, and 19 March a public holiday. */
function days(desde: number, hasta: number, clase: Clase, { aprobada = true, mitad = null as Mitad | null } = {}): DiaExportado[] {
  return Array.from({ length: hasta - desde + 1 }, (_, index) => {
    const day = desde + index;
    const isFree = day % 7 === 0 || day % 7 === 1;
    const motivo = isFree ? 'libre' : day === 19 ? 'festivo' : aprobada && mitad === null ? 'ausencia' : 'laborable';
    return {
      ...NOTHING,
      fecha: `2026-03-${String(day).padStart(2, '0')}`,
      motivo,
      ausencia: { clase, aprobada, minutos: mitad && 240, mitad },
    };
  });
}
const absences = (dias: DiaExportado[], contados: DiaContadoDeAusencia[] = []) =>
  Object.fromEntries(
    Object.entries(conceptosDe({ dias, excesos: [], contados })).filter(([concepto, value]) => concepto.startsWith('dias-') && value !== 0),
  );
const naturals = (clase: DiaContadoDeAusencia['clase'], dias: readonly DiaExportado[]): DiaContadoDeAusencia[] =>
  dias.map(({ fecha }) => ({ fecha, clase, dias: 1 }));

test('sick leave is counted by the calendar: Thursday to the Tuesday after next are thirteen days', () => {
  expect(absences(days(12, 24, 'baja'))).toEqual({ 'dias-baja': 13 });
  expect(absences(days(12, 24, 'baja', { aprobada: false }))).toEqual({});
});

test('vacations are counted as their request is, and by the calendar beside it', () => {
  const fortnight = days(9, 22, 'vacaciones');
  // Monday to the Sunday after next, with a public holiday on Thursday: nine working days, fourteen natural ones.
  expect(absences(fortnight)).toEqual({ 'dias-vacaciones': 9, 'dias-vacaciones-naturales': 14 });
  expect(absences(fortnight, naturals('vacaciones', fortnight))).toEqual({ 'dias-vacaciones': 14, 'dias-vacaciones-naturales': 14 });
  expect(absences(days(9, 11, 'vacaciones', { mitad: 'tarde' }))).toEqual({ 'dias-vacaciones': 1.5, 'dias-vacaciones-naturales': 1.5 });
});

test('a permit in natural days counts its weekends, another one does not', () => {
  const wedding = days(9, 23, 'permiso');
  expect(absences(wedding, naturals('permiso', wedding))).toEqual({ 'dias-permiso': 15 });
  expect(absences(wedding)).toEqual({ 'dias-permiso': 10 });
  // A vacation that sickness has taken back is sickness.
  const ill = days(9, 15, 'baja');
  expect(absences(ill, naturals('vacaciones', ill))).toEqual({ 'dias-baja': 7 });
});
