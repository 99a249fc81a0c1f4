import { expect, test } from 'vitest';
import { fijo, laboral, turno } from '../testing/laboral.ts';
import type { Semana, Temporada, Turno, VersionHorario } from './modelo.ts';
import { mealHours, reviewHorario, sumYear } from './index.ts';

const PARTIDA = turno('09:00', '19:00', [{ subtipo: 'comida', inicio: '14:00', minutos: 120, pagada: false }]);
const CORTA = turno('08:00', '15:00');
const L_V = (largo: Turno, viernes: Turno): Semana<Turno | null> => [largo, largo, largo, largo, viernes, null, null];
const verano = (desde: string, hasta: string, nombre = 'Verano'): Temporada<Turno | null> => ({
  nombre,
  desde,
  hasta,
  semana: L_V(CORTA, CORTA),
});
const con = (...temporadas: Temporada<Turno | null>[]): VersionHorario => ({ ...fijo(L_V(PARTIDA, CORTA)), temporadas }) as VersionHorario;
const minutesOn = (version: VersionHorario, ...fechas: string[]) => fechas.map((fecha) => laboral(version).planDia(fecha).minutos);

test('a summer of every year holds from its first to its last day, in each year', () => {
  // A Monday before it, its first Monday, its last day (a Tuesday), the Wednesday after it; and the next year.
  expect(minutesOn(con(verano('06-15', '09-15')), '2026-06-08', '2026-06-15', '2026-09-15', '2026-09-16', '2027-07-01')).toEqual([
    480, 420, 420, 480, 420,
  ]);
});

test('a season may go over New Year, and one with a year holds once and comes before the yearly one', () => {
  const navidad = verano('12-24', '01-06', 'Navidad');
  expect(minutesOn(con(navidad), '2026-12-23', '2026-12-24', '2027-01-04', '2027-01-07')).toEqual([480, 420, 420, 480]);
  const obra = { ...verano('2026-07-01', '2026-07-31', 'Obra'), semana: L_V(PARTIDA, PARTIDA) };
  expect(minutesOn(con(verano('06-15', '09-15'), obra), '2026-07-03', '2026-08-07', '2027-07-02')).toEqual([480, 420, 420]);
});

test.each<[string, Temporada<Turno | null>[], object]>([
  ['a day that no year has', [verano('06-31', '09-15')], { defecto: 'temporada-fechas', temporada: 0 }],
  ['half of every year, half of one', [verano('06-15', '2026-09-15')], { defecto: 'temporada-fechas', temporada: 0 }],
  ['dated and backwards', [verano('2026-09-15', '2026-06-15')], { defecto: 'temporada-fechas', temporada: 0 }],
  ['two on one day', [verano('06-15', '09-15'), verano('09-15', '09-30')], { defecto: 'temporadas-solapadas', temporada: 1 }],
  ['one within one over New Year', [verano('12-01', '01-31'), verano('01-05', '01-06')], { defecto: 'temporadas-solapadas', temporada: 1 }],
])('refused: %s', (_name, temporadas, defecto) => {
  expect(reviewHorario(con(...temporadas))).toMatchObject(defecto);
});

test('a mistake in the week of a season names the season and the day; 29 February is a day', () => {
  const bad = turno('08:00', '15:00', [{ subtipo: 'cafe', inicio: '07:30', minutos: 10, pagada: true }]);
  expect(reviewHorario(con({ ...verano('06-15', '09-15'), semana: L_V(CORTA, bad) }))).toEqual({
    defecto: 'pausa-fuera',
    donde: '5',
    pausa: 0,
    temporada: 0,
  });
  expect(reviewHorario(con(verano('02-01', '02-29')))).toBeNull();
});

test('a year is summed up with its holidays and vacation', () => {
  const office = fijo(L_V(CORTA, CORTA));
  // 2026 has 261 days from Monday to Friday. One holiday is a Monday, one a Sunday.
  const festivos = ['2026-04-06', '2026-11-01'].map((fecha) => ({ centroId: 1, fecha, nombre: '' }));
  const plan = laboral(office, { festivos, centro: { id: 1, nombre: '', zona: 'UTC', pais: 'ES' } });
  const sinFestivos = laboral(office, { centro: { id: 1, nombre: '', zona: 'UTC', pais: 'ES' } });
  expect(sumYear(plan, { ano: 2026, sinFestivos, vacaciones: { dias: 22, cuenta: 'laborables' } })).toEqual({
    dias: 260,
    minutos: 260 * 420,
    festivos: 1,
    festivosEnLibre: 1,
    minutosVacaciones: 22 * 420,
    neto: 238 * 420,
  });
  // 30 days of the calendar are 30 × 261/365 working days.
  expect(sumYear(plan, { ano: 2026, sinFestivos, vacaciones: { dias: 30, cuenta: 'naturales' } }).minutosVacaciones).toBe(9010);
});

test('the hours of a meal of a flexible day are told before somebody meets them', () => {
  const comida = (inicio: string | null) => ({ subtipo: 'comida' as const, inicio, minutos: 45, pagada: false });
  const day = { minutos: 480, entradaDesde: '07:30', entradaHasta: '09:30' };
  expect(mealHours({ ...day, pausas: [comida(null)] })).toEqual([{ pausa: 0, desde: '11:30', hasta: '13:30', raro: null }]);
  // Who may begin until 13:41 eats at 17:41.
  expect(mealHours({ ...day, entradaHasta: '13:41', pausas: [comida(null)] })).toEqual([
    { pausa: 0, desde: '11:30', hasta: '17:41', raro: 'hora' },
  ]);
  expect(mealHours({ ...day, minutos: 360, pausas: [comida('14:00')] })).toMatchObject([{ raro: 'tras-el-fin' }]);
  expect(mealHours({ ...day, pausas: [comida('14:00')] })).toMatchObject([{ raro: null }]);
});
