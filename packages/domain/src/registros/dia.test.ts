import { describe, expect, test } from 'vitest';
import {
  a,
  ausencia,
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
import { jornada } from '../testing/log.ts';
import { isOlvidada, fechaDeEntrada, limiteDeOlvido } from './dia.ts';

const office = laboral(OFICINA);
const nights = laboral(NOCHES);

describe('which day an entry belongs to', () => {
  test.each([
    ['on time', office, '2026-05-04T08:00', '2026-05-04'],
    ['an hour late', office, '2026-05-04T09:00', '2026-05-04'],
    ['after its shift', office, '2026-05-04T20:00', '2026-05-04'],
    ['on a day off', office, '2026-05-03T10:00', '2026-05-03'],
    ['25 minutes after midnight, without a shift', office, '2026-05-04T00:25', '2026-05-04'],
    ['25 minutes before midnight', office, '2026-05-04T23:35', '2026-05-04'],
    ['on time for a night', nights, '2026-05-04T21:55', '2026-05-04'],
    ['early for a night', nights, '2026-05-04T18:00', '2026-05-04'],
    ['too early for any night', nights, '2026-05-04T17:59', '2026-05-04'],
    ['late for a night, after midnight', nights, '2026-05-05T00:25', '2026-05-04'],
    ['back within a night', nights, '2026-05-05T05:59', '2026-05-04'],
    ['at the end of a night', nights, '2026-05-05T06:00', '2026-05-05'],
  ])('%s', (_, plan, local, fecha) => {
    expect(fechaDeEntrada(plan, a(local))).toBe(fecha);
  });

  test('early for a shift that begins after midnight is the next day', () => {
    const plan = laboral(todosLosDias(turno('02:00', '10:00')));
    expect([fechaDeEntrada(plan, a('2026-05-04T22:30')), fechaDeEntrada(plan, a('2026-05-04T21:59'))]).toEqual([
      '2026-05-05',
      '2026-05-04',
    ]);
  });

  test('between two shifts it is the one whose start is nearest', () => {
    const [night, morning] = [turno('22:00', '06:00'), turno('06:00', '14:00')];
    const plan = laboral(rotativo('2026-05-04', [night, morning]));
    expect([fechaDeEntrada(plan, a('2026-05-05T01:59')), fechaDeEntrada(plan, a('2026-05-05T02:01'))]).toEqual([
      '2026-05-04',
      '2026-05-05',
    ]);
  });

  test('a flexible day begins four hours before its first hour', () => {
    const plan = laboral(flexible({ minutos: 300, entradaDesde: '00:30', entradaHasta: '03:00', pausas: [] }));
    expect([fechaDeEntrada(plan, a('2026-05-04T20:30')), fechaDeEntrada(plan, a('2026-05-04T20:29'))]).toEqual([
      '2026-05-05',
      '2026-05-04',
    ]);
  });

  test('a shift that a holiday or a leave took away has no window', () => {
    const away = laboral(NOCHES, { ausencias: [ausencia('2026-05-04', '2026-05-04')] });
    const holiday = laboral(todosLosDias(turno('22:00', '06:00'), {}), {
      festivos: [{ centroId: MADRID.id, fecha: '2026-05-04', nombre: 'Fiesta' }],
    });
    for (const plan of [away, holiday]) expect(fechaDeEntrada(plan, a('2026-05-05T01:00'))).toBe('2026-05-05');
  });

  test('over New Year and 29 February a night is that of its start', () => {
    expect(fechaDeEntrada(nights, a('2027-01-01T00:10'))).toBe('2026-12-31');
    expect(fechaDeEntrada(nights, a('2028-03-01T03:00'))).toBe('2028-02-29');
  });

  test('the seconds have no say, not even half-way between two shifts', () => {
    const plan = laboral(rotativo('2026-05-04', [turno('22:00', '06:00'), turno('05:01', '13:00')]));
    expect(['01:30:29', '01:30:59', '01:31:00'].map((hora) => fechaDeEntrada(plan, a(`2026-05-05T${hora}`)))).toEqual([
      '2026-05-04',
      '2026-05-04',
      '2026-05-05',
    ]);
  });
});

describe('zones', () => {
  test('the day is that of the centre: one instant, three dates', () => {
    const free = (centro = MADRID) => laboral(fijo([null, null, null, null, null, null, null]), { centro });
    const momento = '2026-06-01T22:30:00Z';
    expect([fechaDeEntrada(free(), momento), fechaDeEntrada(free(LISBOA), momento), fechaDeEntrada(free(LAS_PALMAS), momento)]).toEqual([
      '2026-06-02',
      '2026-06-01',
      '2026-06-01',
    ]);
  });

  test('on the day somebody moves, each date has the zone of its own centre', () => {
    const moved = laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-03'), periodo(OFICINA, LAS_PALMAS, '2026-05-04')]);
    const back = laboral([periodo(OFICINA, LAS_PALMAS, '2025-01-01', '2026-05-03'), periodo(OFICINA, MADRID, '2026-05-04')]);
    // Half past eleven on the 3rd in Las Palmas, half past midnight on the 4th in Madrid.
    const between = '2026-05-03T22:30:00Z';
    expect(fechaDeEntrada(moved, '2026-05-03T21:30:00Z')).toBe('2026-05-03');
    expect(fechaDeEntrada(moved, between)).toBe('2026-05-04');
    expect(fechaDeEntrada(back, between)).toBe('2026-05-03');
    expect(fechaDeEntrada(moved, '2026-05-03T23:30:00Z')).toBe('2026-05-04');
  });

  test('two zones in one day: the shift decides, then the zone of that date', () => {
    const plan = laboral([periodo(NOCHES, MADRID, '2025-01-01', '2026-05-04'), periodo(NOCHES, LAS_PALMAS, '2026-05-05')]);
    expect(fechaDeEntrada(plan, a('2026-05-05T03:00'))).toBe('2026-05-04');
    expect(fechaDeEntrada(plan, a('2026-05-05T18:30', 'Atlantic/Canary'))).toBe('2026-05-05');
  });

  test('a later schedule leaves earlier entries where they were', () => {
    const later = laboral([periodo(OFICINA, MADRID, '2025-01-01', '2026-05-31'), periodo(NOCHES, LAS_PALMAS, '2026-06-01')]);
    for (const local of ['2026-05-04T00:25', '2026-05-29T08:00', '2026-05-31T23:40'])
      expect(fechaDeEntrada(later, a(local))).toBe(fechaDeEntrada(office, a(local)));
  });

  test('without any contract it is the date of Greenwich', () => {
    expect(fechaDeEntrada(laboral([]), '2026-05-04T23:59:00Z')).toBe('2026-05-04');
  });

  test.each([
    ['2026-03-29T00:10', '2026-03-29'],
    ['2026-03-29T03:10', '2026-03-29'],
    ['2026-10-25T00:10', '2026-10-25'],
    ['2026-10-25T23:50', '2026-10-25'],
  ])('on a clock change, %s is %s', (local, fecha) => {
    expect(fechaDeEntrada(office, a(local))).toBe(fecha);
  });
});

describe('when an open day counts as forgotten', () => {
  test('twelve hours after the entry and six after the planned end', () => {
    const previsto = office.planDia('2026-05-04');
    expect(limiteDeOlvido(jornada(['entrada', '08:00']), previsto)).toBe(a('2026-05-04T23:00'));
    expect(limiteDeOlvido(jornada(['entrada', '16:00']), previsto)).toBe(a('2026-05-05T04:00'));
    // Whoever comes back in the evening begins anew; whoever comes back from a break does not.
    const evening = jornada(['entrada', '08:00'], ['salida', '12:00'], ['entrada', '18:00'], ['comida', '20:00'], ['regreso', '20:30']);
    expect(limiteDeOlvido(evening, previsto)).toBe(a('2026-05-05T06:00'));
  });

  test('counted from the last entry of the day', () => {
    const day = jornada(['entrada', '08:00'], ['salida', '12:00'], ['entrada', '20:00']);
    expect(limiteDeOlvido(day, office.planDia('2026-05-04'))).toBe(a('2026-05-05T08:00'));
  });

  test('sixteen hours after the entry without a plan', () => {
    expect(limiteDeOlvido(jornada(['entrada', '20:00']), office.planDia('2026-05-03'))).toBe(a('2026-05-05T12:00'));
  });

  test('not before midnight, nor while an entry would still be of that day', () => {
    const day = jornada(['entrada', '08:00']);
    expect(isOlvidada(office, day, a('2026-05-04T23:59'))).toBe(false);
    expect(isOlvidada(office, day, a('2026-05-05T00:01'))).toBe(true);
  });

  test('a night is not forgotten at noon, but in the afternoon', () => {
    const night = jornada(['entrada', '22:00']);
    expect(isOlvidada(nights, night, a('2026-05-05T12:00'))).toBe(false);
    expect(isOlvidada(nights, night, a('2026-05-05T12:01'))).toBe(true);
    expect(isOlvidada(nights, jornada(['entrada', '2026-05-05T01:30']), a('2026-05-05T13:00'))).toBe(false);
  });

  test('a closed day never is', () => {
    expect(isOlvidada(office, jornada(['entrada', '08:00'], ['salida', '17:00']), a('2026-06-04T12:00'))).toBe(false);
  });
});
