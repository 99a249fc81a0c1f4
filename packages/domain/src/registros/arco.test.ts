import { describe, expect, test } from 'vitest';
import { a, cafe, comida, fijo, flexible, laboral, NOCHES, OFICINA, turno } from '../testing/laboral.ts';
import { jornada } from '../testing/log.ts';
import { arcoDelDia, type Arco } from './arco.ts';
import { lineaDelDia } from './linea.ts';
import type { Jornada } from './modelo.ts';

const DIA = '2026-05-04';
const at = (hora: string): string => a(hora.includes('T') ? hora : `${DIA}T${hora}`);
const hour = (instante: string | null): string =>
  instante === null ? '-' : Temporal.Instant.from(instante).toZonedDateTimeISO('Europe/Madrid').toPlainTime().toString().slice(0, 5);
const PREVISTO = laboral(fijo(turno('08:00', '17:00', [cafe('10:30'), comida('13:00')]))).planDia(DIA);
const LIBRE = laboral(OFICINA).planDia('2026-05-03');

const arc = (day: Jornada | null, ahora: string, previsto = PREVISTO): Arco => arcoDelDia({ previsto, jornada: day, ahora: at(ahora) });
const feet = ({ estado, desde, hasta }: Arco): string[] => [estado, hour(desde), hour(hasta)];
const stretches = ({ tramos }: Arco): string[] => tramos.map(({ clase, inicio, fin }) => `${clase} ${hour(inicio)}-${hour(fin)}`);

describe('the arc of the day', () => {
  test('before the day lies where it is planned, and moves on with the clock', () => {
    expect(feet(arc(null, '07:15'))).toEqual(['antes', '08:00', '17:00']);
    expect(stretches(arc(null, '07:15'))).toEqual([
      'por-trabajar 08:00-10:30',
      'pausa-prevista 10:30-10:45',
      'por-trabajar 10:45-13:00',
      'pausa-prevista 13:00-14:00',
      'por-trabajar 14:00-17:00',
    ]);
    expect(feet(arc(null, '09:00'))).toEqual(['antes', '09:00', '18:00']);
  });

  test('at work is what was lived and what is to come', () => {
    const day = jornada(['entrada', '08:10'], ['cafe', '10:30'], ['regreso', '10:40']);
    expect(feet(arc(day, '12:00'))).toEqual(['trabajando', '08:10', '17:10']);
    expect(stretches(arc(day, '12:00'))).toEqual([
      'trabajado 08:10-10:30',
      'pausa-hecha 10:30-10:40',
      'trabajado 10:40-12:00',
      'por-trabajar 12:00-13:00',
      'pausa-prevista 13:00-14:00',
      'por-trabajar 14:00-17:10',
    ]);
  });

  test('within a pause its rest comes at once', () => {
    const day = jornada(['entrada', '08:00'], ['cafe', '10:30'], ['regreso', '10:45'], ['comida', '12:30']);
    expect(feet(arc(day, '12:50'))).toEqual(['pausa', '08:00', '17:00']);
    expect(stretches(arc(day, '12:50')).slice(-3)).toEqual([
      'pausa-hecha 12:30-12:50',
      'pausa-prevista 12:50-13:30',
      'por-trabajar 13:30-17:00',
    ]);
  });

  test('within a pause its rest comes before a pause that is overdue', () => {
    const day = jornada(['entrada', '08:00'], ['comida', '12:30']);
    expect(arc(day, '12:50').tramos.slice(2, 4)).toMatchObject([
      { clase: 'pausa-prevista', subtipo: 'comida', fin: at('13:30') },
      { subtipo: 'cafe' },
    ]);
  });

  test('is complete for a minute, then goes beyond what was expected', () => {
    const day = jornada(['entrada', '08:00'], ['cafe', '10:30'], ['regreso', '10:45'], ['comida', '13:00'], ['regreso', '14:00']);
    expect(feet(arc(day, '17:00'))).toEqual(['completa', '08:00', '17:00']);
    expect(feet(arc(day, '17:25'))).toEqual(['de-mas', '08:00', '17:25']);
    expect(stretches(arc(day, '17:25')).slice(-2)).toEqual(['trabajado 14:00-17:00', 'de-mas 17:00-17:25']);
  });

  test('waiting that is not paid takes nothing from what is expected', () => {
    const day = jornada(['espera', '06:00'], ['salida', '16:00'], ['entrada', '16:00']);
    expect(stretches(arc(day, '17:00')).slice(0, 2)).toEqual(['trabajado 06:00-16:00', 'trabajado 16:00-17:00']);
  });

  test('closed has nothing to come, and a gap is a pause without a name', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '12:00'], ['entrada', '15:00'], ['salida', '18:00']);
    expect(feet(arc(day, '20:00'))).toEqual(['cerrada', '08:00', '18:00']);
    expect(arc(day, '20:00').tramos).toMatchObject([
      { clase: 'trabajado' },
      { clase: 'pausa-hecha', subtipo: null },
      { clase: 'trabajado' },
    ]);
  });

  test('in the very minute of coming back the gap is there and the leave hour is right', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '12:00'], ['entrada', '13:00']);
    expect(stretches(arc(day, '13:00'))).toEqual([
      'trabajado 08:00-12:00',
      'pausa-hecha 12:00-13:00',
      'pausa-prevista 13:00-13:15',
      'por-trabajar 13:15-17:00',
    ]);
  });

  test('of a free day is no arc until somebody works, and then nothing is extra', () => {
    expect(arc(null, '10:00', LIBRE)).toEqual({ estado: 'libre', desde: null, hasta: null, tramos: [], ahora: at('10:00') });
    const day = jornada(['entrada', '08:00']);
    expect(feet(arc(day, '10:00', LIBRE))).toEqual(['trabajando', '08:00', '10:00']);
    expect(stretches(arc(day, '10:00', LIBRE))).toEqual(['trabajado 08:00-10:00']);
  });

  test('pauses without an hour lie within the work, not before it', () => {
    const plan = laboral(flexible({ minutos: 480, entradaDesde: '08:00', entradaHasta: '10:00', pausas: [comida(null, 45)] })).planDia(DIA);
    expect(stretches(arc(null, '07:00', plan))).toEqual([
      'por-trabajar 08:00-12:00',
      'pausa-prevista 12:00-12:45',
      'por-trabajar 12:45-16:45',
    ]);
  });

  test('of a night ends in the morning', () => {
    expect(feet(arc(jornada(['entrada', '21:50']), '23:00', laboral(NOCHES).planDia(DIA)))).toEqual(['trabajando', '21:50', '05:50']);
  });

  test('with a clock behind the last mark still has its feet in order', () => {
    expect(feet(arc(jornada(['entrada', '08:00']), '07:58'))).toEqual(['trabajando', '08:00', '17:00']);
  });
});

describe('the day line', () => {
  const line = (day: Jornada, ventana: readonly [number, number], plan = laboral(NOCHES).planDia(DIA), ahora: string | null = null) =>
    lineaDelDia({ previsto: plan, tramos: day.tramos, zona: 'Europe/Madrid', fecha: DIA, ahora, ventana }).map(
      ({ clase, desde, hasta, cortadoAlPrincipio, cortadoAlFinal }) => [
        clase,
        Math.round(desde * 1000) / 1000,
        Math.round(hasta * 1000) / 1000,
        cortadoAlPrincipio,
        cortadoAlFinal,
      ],
    );
  const office = laboral(OFICINA).planDia(DIA);

  test('shows shift and work as shares of its window, pauses as gaps', () => {
    const day = jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '16:00']);
    expect(line(day, [6, 16], office)).toEqual([
      ['previsto', 0.2, 1, false, true],
      ['trabajado', 0.2, 0.7, false, false],
      ['trabajado', 0.8, 1, false, false],
    ]);
  });

  test('a night goes on at the beginning, open on both sides of midnight', () => {
    const day = jornada(['entrada', '22:00'], ['salida', '2026-05-05T06:00']);
    expect(line(day, [0, 24])).toEqual([
      ['previsto', 0.917, 1, false, true],
      ['previsto', 0, 0.25, true, false],
      ['trabajado', 0.917, 1, false, true],
      ['trabajado', 0, 0.25, true, false],
    ]);
    expect(line(jornada(['entrada', '22:00'], ['salida', '2026-05-05T07:42']), [6, 23]).filter(([clase]) => clase === 'trabajado')).toEqual(
      [
        ['trabajado', 0.941, 1, false, true],
        ['trabajado', 0, 0.1, true, false],
      ],
    );
  });

  test('what runs shows up to now, and not at all without a now', () => {
    expect(line(jornada(['entrada', '08:00']), [6, 16], office, at('11:00')).at(-1)).toEqual(['trabajado', 0.2, 0.5, false, false]);
    expect(line(jornada(['entrada', '08:00']), [6, 16], office).filter(([clase]) => clase === 'trabajado')).toEqual([]);
  });

  const worked = (inicio: string, fin: string) =>
    lineaDelDia({
      previsto: null,
      tramos: [{ clase: 'trabajo', tipoId: 1, subtipo: 'trabajo', efectivo: true, pagado: true, proyectoId: null, inicio, fin }],
      zona: 'Europe/Madrid',
      fecha: inicio.slice(0, 10),
      ahora: null,
      ventana: [0, 24],
    });

  test.each([
    ['goes on through the hour that comes twice', '2026-10-25T01:30:00+02:00', '2026-10-25T02:10:00+01:00', [[1.5, 3]]],
    [
      'is not lost where it ends before it began',
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:10:00+01:00',
      [
        [2.5, 3],
        [2, 2.17],
      ],
    ],
    ['is an hour where it ends as it began', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00', [[2, 3]]],
    ['is short within either', '2026-10-25T02:10:00+02:00', '2026-10-25T02:40:00+02:00', [[2.17, 2.67]]],
    ['is short within the later one too', '2026-10-25T02:10:00+01:00', '2026-10-25T02:40:00+01:00', [[2.17, 2.67]]],
    ['stands at its hours after the change', '2026-10-25T08:00:00+01:00', '2026-10-25T17:00:00+01:00', [[8, 17]]],
    ['goes from morning to evening of the day of 25 hours', '2026-10-25T00:30:00+02:00', '2026-10-25T20:00:00+01:00', [[0.5, 20]]],
    ['has no gap where an hour is skipped', '2026-03-29T01:30:00+01:00', '2026-03-29T03:30:00+02:00', [[1.5, 3.5]]],
    ['stands at its hours on the day of 23', '2026-03-29T08:00:00+02:00', '2026-03-29T17:00:00+02:00', [[8, 17]]],
  ])('on a day of clock change a stretch %s', (_what, inicio, fin, hours) => {
    const trazos = worked(inicio, fin);
    const round = (share: number): number => Math.round(share * 2400) / 100;
    expect(trazos.map(({ desde, hasta }) => [round(desde), round(hasta)])).toEqual(hours);
  });

  test('a night into the day of clock change wraps at midnight, and ends at its hour', () => {
    const trazos = worked('2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00');
    expect(trazos.map(({ desde, hasta }) => [Math.round(desde * 240) / 10, Math.round(hasta * 240) / 10])).toEqual([
      [22, 24],
      [0, 6],
    ]);
  });

  test('what lies outside the window does not show', () => {
    expect(line(jornada(['entrada', '05:00'], ['salida', '05:30']), [6, 23], laboral(OFICINA).planDia('2026-05-03'))).toEqual([]);
  });
});
