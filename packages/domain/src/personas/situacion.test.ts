import { describe, expect, test } from 'vitest';
import type { Ausencia, DiaPrevisto } from '../horario/modelo.ts';
import { situacionDe, type JornadaDeAhora } from './situacion.ts';

const fecha = '2026-03-10';
const previsto: DiaPrevisto = {
  fecha,
  zona: 'UTC',
  centro: null,
  motivo: 'laborable',
  festivo: null,
  ausencia: null,
  horarioNombre: 'Oficina',
  cortesiaMinutos: 5,
  minutos: 480,
  turno: {
    codigo: 'D',
    nombre: 'Oficina',
    flexible: false,
    inicio: '2026-03-10T08:00:00Z',
    fin: '2026-03-10T17:00:00Z',
    entradaDesde: null,
    entradaHasta: null,
    pausas: [],
  },
};
const libre: DiaPrevisto = { ...previsto, motivo: 'libre', turno: null, minutos: 0 };
const ausencia = (desde: string, hasta: string, over: Partial<Ausencia> = {}): Ausencia => ({
  desde,
  hasta,
  clase: 'baja',
  aprobada: true,
  minutos: null,
  mitad: null,
  ...over,
});
const tramo = { tipoId: 1, efectivo: true, pagado: true, proyectoId: null };
const open: JornadaDeAhora = {
  fecha,
  estado: 'abierta',
  situacion: 'trabajando',
  desde: '2026-03-10T08:02:00Z',
  fin: null,
  tramos: [{ ...tramo, clase: 'trabajo', subtipo: 'trabajo', inicio: '2026-03-10T08:02:00Z', fin: null }],
};
const at = (hora: string, over: Partial<Parameters<typeof situacionDe>[0]> = {}) =>
  situacionDe({ previsto, anterior: null, ausencias: [], jornada: null, ahora: `${fecha}T${hora}:00Z`, ...over });

test('clocked in: works since they came, also on a day of leave', () => {
  expect(at('09:00', { jornada: open, ausencias: [ausencia(fecha, fecha)] })).toEqual({
    estado: 'trabajando',
    desde: '2026-03-10T08:02:00Z',
  });
});

test('back from a break: works since they came, as home says it; after having left, since they came back', () => {
  const work = (inicio: string, fin: string | null) => ({
    ...tramo,
    clase: 'trabajo' as const,
    subtipo: 'trabajo' as const,
    inicio: `${fecha}T${inicio}:00Z`,
    fin: fin && `${fecha}T${fin}:00Z`,
  });
  const coffee = { ...work('11:00', '11:20'), clase: 'pausa' as const, subtipo: 'cafe' as const };
  const since = (tramos: JornadaDeAhora['tramos']) => at('13:00', { jornada: { ...open, tramos } });
  expect(since([work('08:02', '11:00'), coffee, work('11:20', null)])).toEqual({ estado: 'trabajando', desde: `${fecha}T08:02:00Z` });
  expect(since([work('08:02', '10:00'), work('10:30', '11:00'), coffee, work('11:20', null)])).toEqual({
    estado: 'trabajando',
    desde: `${fecha}T10:30:00Z`,
  });
});

test('on a break, with the kind that the person named', () => {
  const jornada: JornadaDeAhora = {
    ...open,
    situacion: 'pausa',
    tramos: [
      { ...tramo, clase: 'trabajo', subtipo: 'trabajo', inicio: '2026-03-10T08:02:00Z', fin: '2026-03-10T11:00:00Z' },
      { ...tramo, clase: 'pausa', subtipo: 'cafe', inicio: '2026-03-10T11:00:00Z', fin: null },
    ],
  };
  expect(at('11:10', { jornada })).toEqual({ estado: 'pausa', desde: '2026-03-10T11:00:00Z', subtipo: 'cafe' });
});

test('absent until the last of the days that follow one another; its kind is not told', () => {
  const ausencias = [
    ausencia('2026-03-11', '2026-03-15', { clase: 'vacaciones' }),
    ausencia('2026-03-09', fecha),
    ausencia('2026-03-17', '2026-03-20'),
  ];
  expect(at('09:00', { ausencias })).toEqual({ estado: 'ausente', hasta: '2026-03-15' });
});

test('some minutes of leave, or leave that nobody has agreed to, is no absence', () => {
  const ausencias = [ausencia(fecha, fecha, { minutos: 60 }), ausencia(fecha, fecha, { aprobada: false })];
  expect(at('07:00', { ausencias })).toMatchObject({ estado: 'fuera', motivo: 'entra' });
});

test.each([
  ['07:59', 'entra', '2026-03-10T08:00:00Z'],
  ['08:05', 'entra', '2026-03-10T08:00:00Z'],
  ['08:06', 'tarde', '2026-03-10T08:00:00Z'],
  ['16:59', 'tarde', '2026-03-10T08:00:00Z'],
  ['17:00', 'no-ficho', '2026-03-10T08:00:00Z'],
])('out at %s: %s', (hora, motivo, when) => {
  expect(at(hora)).toEqual({ estado: 'fuera', motivo, hora: when });
});

test('a flexible schedule: who is out may come until the end of their window, and is late after it', () => {
  const turno = previsto.turno && {
    ...previsto.turno,
    flexible: true,
    entradaDesde: `${fecha}T06:00:00Z`,
    entradaHasta: `${fecha}T08:00:00Z`,
  };
  const window = { previsto: { ...previsto, turno } };
  expect(at('06:30', window)).toEqual({ estado: 'fuera', motivo: 'entra-hasta', hora: '2026-03-10T08:00:00Z' });
  expect(at('08:06', window)).toEqual({ estado: 'fuera', motivo: 'tarde', hora: '2026-03-10T08:00:00Z' });
});

test('out: gone home, a day off, a public holiday, no contract', () => {
  const gone: JornadaDeAhora = { ...open, estado: 'cerrada', situacion: 'fuera', fin: '2026-03-10T15:00:00Z' };
  expect(at('16:00', { jornada: gone })).toEqual({ estado: 'fuera', motivo: 'salio', hora: '2026-03-10T15:00:00Z' });
  expect(at('16:00', { previsto: libre })).toMatchObject({ motivo: 'libre' });
  expect(at('16:00', { previsto: { ...libre, motivo: 'festivo' } })).toMatchObject({ motivo: 'festivo' });
  expect(at('16:00', { previsto: { ...libre, motivo: 'sin-contrato' } })).toMatchObject({ motivo: 'sin-contrato' });
});

test('whoever has never used the account is not late, and did not fail to come', () => {
  expect(at('09:00', { isUnused: true })).toMatchObject({ estado: 'fuera', motivo: 'sin-estrenar' });
  expect(at('20:00', { isUnused: true })).toMatchObject({ estado: 'fuera', motivo: 'sin-estrenar' });
  expect(at('09:00', { isUnused: true, previsto: libre })).toMatchObject({ motivo: 'libre' });
});

describe('the night before, of which nothing was recorded', () => {
  const night = (dia: string, inicio: string, fin: string): DiaPrevisto => ({
    ...previsto,
    fecha: dia,
    turno: previsto.turno && { ...previsto.turno, inicio, fin },
  });
  const anterior = night('2026-03-09', '2026-03-09T22:00:00Z', '2026-03-10T06:00:00Z');
  const tonight = night(fecha, '2026-03-10T22:00:00Z', '2026-03-11T06:00:00Z');
  const missed = { estado: 'fuera', motivo: 'no-ficho', hora: '2026-03-09T22:00:00Z' };

  test('does not vanish with its end, until the next shift is near', () => {
    expect(at('06:00', { anterior, previsto: tonight })).toEqual(missed);
    expect(at('17:59', { anterior, previsto: tonight })).toEqual(missed);
    expect(at('18:00', { anterior, previsto: tonight })).toMatchObject({ motivo: 'entra', hora: '2026-03-10T22:00:00Z' });
    expect(at('23:00', { anterior, previsto: libre })).toEqual(missed);
  });

  test('says nothing of those who came, are away today, or whose shift ended before midnight', () => {
    expect(at('07:00', { previsto: tonight })).toMatchObject({ motivo: 'entra' });
    expect(at('07:00', { anterior, previsto: libre, ausencias: [ausencia(fecha, fecha)] })).toMatchObject({ estado: 'ausente' });
    const late = night('2026-03-09', '2026-03-09T15:00:00Z', '2026-03-09T23:00:00Z');
    expect(at('07:00', { anterior: late, previsto: libre })).toMatchObject({ motivo: 'libre' });
    expect(at('07:00', { anterior: { ...anterior, turno: null }, previsto: libre })).toMatchObject({ motivo: 'libre' });
  });
});

test('what was left of yesterday says nothing of today', () => {
  const yesterday: JornadaDeAhora = { ...open, fecha: '2026-03-09', estado: 'cerrada', situacion: 'fuera', fin: '2026-03-09T17:00:00Z' };
  expect(at('09:00', { jornada: yesterday })).toMatchObject({ motivo: 'tarde' });
});
