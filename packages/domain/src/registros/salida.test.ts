import { describe, expect, test } from 'vitest';
import type { VersionHorario } from '../horario/modelo.ts';
import { a, ausencia, cafe, comida, fijo, flexible, laboral, NOCHES, OFICINA, todosLosDias, turno } from '../testing/laboral.ts';
import { jornada } from '../testing/log.ts';
import { horaDeSalida } from './salida.ts';
import { pausasPendientes } from './pausas.ts';
import type { Jornada } from './modelo.ts';

const DIA = '2026-05-04';
const at = (hora: string): string => a(hora.includes('T') ? hora : `${DIA}T${hora}`);
const planOf = (horario: VersionHorario, minutos: number | null = null) =>
  laboral(horario, { ausencias: minutos === null ? [] : [ausencia(DIA, DIA, { clase: 'permiso', minutos })] }).planDia(DIA);
/** Hour of the wall clock at which one may leave. */
function leave(day: Jornada | null, ahora: string, horario: VersionHorario = OFICINA): string | null {
  const { momento } = horaDeSalida({ previsto: planOf(horario), jornada: day, ahora: at(ahora) });
  return momento === null ? null : Temporal.Instant.from(momento).toZonedDateTimeISO('Europe/Madrid').toPlainTime().toString().slice(0, 5);
}

const CON_CAFE = fijo(turno('08:00', '17:00', [cafe('10:30'), comida('13:00')]));

describe('when one may leave', () => {
  test('before coming in: as planned, and later from the planned start on', () => {
    expect([leave(null, '06:30'), leave(null, '08:00'), leave(null, '09:10')]).toEqual(['17:00', '17:00', '18:10']);
  });

  test('who comes in when the lunch is over has no lunch before them', () => {
    expect([leave(null, '14:00'), leave(null, '13:30')]).toEqual(['22:00', '22:30']);
    expect(leave(jornada(['entrada', '14:00']), '15:00')).toBe('22:00');
  });

  test('before, within and after a pause it says the same, if the pause is as long as planned', () => {
    expect(leave(jornada(['entrada', '08:00']), '12:00')).toBe('17:00');
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00']), '13:20')).toBe('17:00');
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00']), '15:00')).toBe('17:00');
  });

  test('a shorter pause brings it forward, a longer one puts it off by what is too long', () => {
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '13:30']), '13:30')).toBe('16:30');
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00']), '14:25')).toBe('17:25');
  });

  test('a lunch before its hour or after it is the planned one', () => {
    expect(leave(jornada(['entrada', '08:00'], ['comida', '11:00'], ['regreso', '12:00']), '12:30')).toBe('17:00');
    expect(leave(jornada(['entrada', '08:00'], ['comida', '15:30'], ['regreso', '16:30']), '16:40')).toBe('17:00');
  });

  test('an overdue lunch is still to come, at once', () => {
    expect(leave(jornada(['entrada', '08:00']), '15:00')).toBe('17:00');
  });

  test('to clock out and in again for lunch is a lunch', () => {
    expect(leave(jornada(['entrada', '08:00'], ['salida', '13:00'], ['entrada', '14:00']), '14:30')).toBe('17:00');
  });

  test('paid pauses take nothing', () => {
    expect(leave(jornada(['entrada', '08:00']), '09:00', CON_CAFE)).toBe('17:00');
    expect(leave(jornada(['entrada', '08:00'], ['cafe', '10:30']), '10:50', CON_CAFE)).toBe('17:00');
  });

  test('a pause for whose hour no work is left does not come any more', () => {
    const { momento, pausasPendientes: pending } = horaDeSalida({
      previsto: planOf(OFICINA, 270),
      jornada: jornada(['entrada', '08:00']),
      ahora: at('09:00'),
    });
    expect([momento, pending]).toEqual([at('11:30'), []]);
  });

  test('once the minutes are there, it is when they were', () => {
    const day = jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00']);
    expect(horaDeSalida({ previsto: planOf(OFICINA), jornada: day, ahora: at('18:20') })).toEqual({
      momento: at('17:00'),
      pausasPendientes: [],
      trabajadoMinutos: 560,
      faltanMinutos: 0,
      sobranMinutos: 80,
    });
    expect(leave(day, '17:00')).toBe('17:00');
  });

  test('a night leaves in the morning, an hour later by the clock where the night is shorter', () => {
    expect(leave(jornada(['entrada', '22:00']), '23:00', NOCHES)).toBe('06:00');
    const march = laboral(todosLosDias(turno('22:00', '06:00'))).planDia('2026-03-28');
    const day = jornada(['entrada', '2026-03-28T22:30', { fecha: '2026-03-28' }]);
    expect(horaDeSalida({ previsto: march, jornada: day, ahora: a('2026-03-29T01:00') }).momento).toBe(a('2026-03-29T06:30'));
  });

  test('a flexible day goes by the hour one came in', () => {
    const flex = flexible({ minutos: 450, entradaDesde: '07:30', entradaHasta: '09:30', pausas: [comida(null, 45)] });
    expect(leave(null, '06:00', flex)).toBe('15:45');
    expect(leave(jornada(['entrada', '07:40']), '10:00', flex)).toBe('15:55');
    expect(leave(jornada(['entrada', '09:15']), '10:00', flex)).toBe('17:30');
  });

  test('is not known on a free day, nor for a day that was left', () => {
    const free = laboral(OFICINA).planDia('2026-05-03');
    expect(horaDeSalida({ previsto: free, jornada: null, ahora: at('10:00') })).toMatchObject({
      momento: null,
      faltanMinutos: 0,
      sobranMinutos: 0,
    });
    expect(horaDeSalida({ previsto: free, jornada: jornada(['entrada', '08:00']), ahora: at('10:00') })).toMatchObject({
      momento: null,
      sobranMinutos: 120,
    });
    expect(leave(jornada(['entrada', '08:00'], ['salida', '12:00']), '12:30')).toBeNull();
  });

  test('a clock behind the last mark does not bring it forward', () => {
    expect(leave(jornada(['entrada', '08:10']), '08:05')).toBe('17:10');
  });
});

describe('when a closed day could have ended', () => {
  test('within its last stretch', () => {
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '18:30']), '18:31')).toBe('17:00');
  });

  test('not where it did end', () => {
    expect(leave(jornada(['entrada', '08:00'], ['comida', '13:00'], ['regreso', '14:00'], ['salida', '17:00']), '17:01')).toBeNull();
  });

  test('not where the person came back after it', () => {
    expect(
      leave(
        jornada(
          ['entrada', '08:00'],
          ['comida', '13:00'],
          ['regreso', '14:00'],
          ['salida', '17:30'],
          ['entrada', '19:00'],
          ['salida', '20:00'],
        ),
        '20:01',
      ),
    ).toBeNull();
  });
});

describe('pauses that are still to come', () => {
  const plan = planOf(fijo(turno('08:00', '18:00', [cafe('10:00'), comida('13:00'), cafe('16:00')])));
  const pending = (day: Jornada | null, ahora: string) =>
    pausasPendientes(plan.turno?.pausas ?? [], day, at(ahora)).map(({ subtipo, minutos, inicio, enCurso }) => [
      subtipo,
      minutos,
      inicio === null ? null : inicio,
      enCurso,
    ]);

  test('are consumed one by one, whatever their length', () => {
    expect(pending(jornada(['entrada', '08:00']), '09:00').map(([subtipo]) => subtipo)).toEqual(['cafe', 'comida', 'cafe']);
    expect(pending(jornada(['entrada', '08:00'], ['cafe', '09:00'], ['regreso', '09:05']), '09:10').map(([subtipo]) => subtipo)).toEqual([
      'comida',
      'cafe',
    ]);
    expect(
      pending(jornada(['entrada', '08:00'], ['cafe', '09:00'], ['regreso', '09:05'], ['cafe', '11:00'], ['regreso', '11:40']), '11:41').map(
        ([subtipo]) => subtipo,
      ),
    ).toEqual(['comida']);
  });

  test('a running one has its rest to come, and comes first', () => {
    const day = jornada(['entrada', '08:00'], ['comida', '13:00']);
    expect(pending(day, '13:20')).toEqual([
      ['comida', 40, null, true],
      ['cafe', 15, at('10:00'), false],
      ['cafe', 15, at('16:00'), false],
    ]);
    expect(pending(day, '14:05').map(([subtipo]) => subtipo)).toEqual(['cafe', 'cafe']);
  });

  test('one that is not planned stands for none', () => {
    expect(pending(jornada(['entrada', '08:00'], ['medico', '09:00'], ['regreso', '10:00']), '10:01')).toHaveLength(3);
  });

  test('one that was over before the person came in is not before them', () => {
    expect(pending(jornada(['entrada', '10:15']), '10:15').map(([subtipo]) => subtipo)).toEqual(['comida', 'cafe']);
    expect(pending(null, '14:30').map(([subtipo]) => subtipo)).toEqual(['cafe']);
  });

  test('a leave with a new entry stands for one that is not paid', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '12:30'], ['entrada', '13:30']);
    expect(pending(day, '13:40').map(([subtipo]) => subtipo)).toEqual(['cafe', 'cafe']);
  });
});
