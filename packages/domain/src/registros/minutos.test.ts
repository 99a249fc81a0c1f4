import { describe, expect, test } from 'vitest';
import { a } from '../testing/laboral.ts';
import { jornada, marcas, project } from '../testing/log.ts';
import { minutosDeJornada, minutosTrabajados, tramosHasta } from './minutos.ts';

const MADRID = { zona: 'Europe/Madrid', pais: 'ES' };
const at = (hora: string): string => a(`2026-05-04T${hora}`);

describe('minutes of a day', () => {
  test('paid pauses count, unpaid ones do not, neither is effective', () => {
    const day = jornada(
      ['entrada', '08:00'],
      ['cafe', '10:30'],
      ['regreso', '10:45'],
      ['comida', '13:00'],
      ['regreso', '14:00'],
      ['salida', '17:00'],
    );
    expect(minutosDeJornada(day, null, MADRID)).toEqual({
      presencia: 540,
      trabajado: 480,
      efectivo: 465,
      pausaPagada: 15,
      pausaNoPagada: 60,
      nocturnos: 0,
    });
    expect(minutosTrabajados(day, null)).toBe(480);
  });

  test('waiting that is not paid is presence, but not work', () => {
    const day = jornada(['espera', '08:00'], ['salida', '09:00'], ['entrada', '09:00'], ['salida', '10:00']);
    expect(minutosDeJornada(day, null, MADRID)).toMatchObject({
      presencia: 120,
      trabajado: 60,
      efectivo: 60,
      pausaPagada: 0,
      pausaNoPagada: 60,
    });
  });

  test('what runs counts up to now, cut to the minute', () => {
    const day = jornada(['entrada', '08:00']);
    expect(minutosDeJornada(day, '2026-05-04T06:59:59Z', MADRID).trabajado).toBe(59);
    expect(minutosDeJornada(day, '2026-05-04T07:00:00Z', MADRID).trabajado).toBe(60);
    expect(minutosDeJornada(day, null, MADRID).trabajado).toBe(0);
  });

  test('a clock behind the last mark gives nothing, never less', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '09:00'], ['entrada', '10:00']);
    expect(minutosDeJornada(day, at('09:30'), MADRID)).toMatchObject({ presencia: 60, trabajado: 60 });
    expect(tramosHasta(day.tramos, at('10:00'))).toHaveLength(1);
  });

  test('nobody knows how long a day was that was left without its clock-out', () => {
    const lines = [...marcas(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'])];
    const day = project([...lines, { ...lines[0]!, registroId: 4, numero: 4, evento: 'olvido', clase: null, tipoId: null, momento: null }]);
    expect(day.estado).toBe('incompleta');
    expect(minutosDeJornada(day, at('20:00'), MADRID)).toEqual({
      presencia: 0,
      trabajado: 0,
      efectivo: 0,
      pausaPagada: 0,
      pausaNoPagada: 0,
      nocturnos: 0,
    });
    expect(minutosTrabajados(day, at('20:00'))).toBe(0);
  });
});

describe('nights', () => {
  const night = jornada(
    ['entrada', '22:00'],
    ['comida', '2026-05-05T02:00'],
    ['regreso', '2026-05-05T02:30'],
    ['salida', '2026-05-05T07:10'],
  );

  test('work after 22 and before 6 is of the night, pauses are not', () => {
    expect(minutosDeJornada(night, null, MADRID)).toMatchObject({ trabajado: 520, nocturnos: 450 });
    expect(minutosDeJornada(night, null, { ...MADRID, pais: 'PT' }).nocturnos).toBe(510);
    expect(minutosDeJornada(night, null, { ...MADRID, pais: 'DE' }).nocturnos).toBe(390);
  });

  test('22:30 to 1:15 is 2 h 45, all of it of the night', () => {
    expect(minutosDeJornada(jornada(['entrada', '22:30'], ['salida', '2026-05-05T01:15']), null, MADRID)).toMatchObject({
      trabajado: 165,
      nocturnos: 165,
    });
  });

  test.each([
    ['2026-03-28', '2026-03-29', 420],
    ['2026-10-24', '2026-10-25', 540],
  ])('22 to 6 on %s lasts what it lasts', (fecha, next, minutos) => {
    const day = jornada(['entrada', `${fecha}T22:00`, { fecha }], ['salida', `${next}T06:00`, { fecha }]);
    expect(minutosDeJornada(day, null, MADRID)).toMatchObject({ presencia: minutos, trabajado: minutos, nocturnos: minutos });
  });

  test('an hour that comes twice is worked twice', () => {
    const lines = marcas(['entrada', '00:00', { fecha: '2026-10-25' }], ['salida', '08:00', { fecha: '2026-10-25' }]);
    expect(minutosDeJornada(project(lines), null, MADRID).trabajado).toBe(540);
  });
});
