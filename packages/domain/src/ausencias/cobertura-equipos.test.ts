import { expect, test } from 'vitest';
import { ausencia, laboral, MADRID, OFICINA, todosLosDias, turno } from '../testing/laboral.ts';
import { coverOf } from '../vacaciones/cobertura.ts';
import { coverOfTeams, type GrupoDePlan } from './cobertura-equipos.ts';

const [JUEVES, VIERNES, SABADO, LUNES] = ['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-04'];
const OFFICE = laboral(OFICINA, { festivos: [{ centroId: MADRID.id, fecha: VIERNES, nombre: 'Fiesta' }] });
const ALWAYS = laboral(todosLosDias(turno('08:00', '16:00')));

const group = (personas: number, parts: Partial<GrupoDePlan> = {}): GrupoDePlan => ({
  equipo: 'ventas',
  laboral: OFFICE,
  desde: '2026-04-01',
  hasta: '2026-05-31',
  personas,
  isCounted: true,
  faltas: new Map(),
  ...parts,
});
const away = (fecha: string, fuera: number, pedidas = 0) => new Map([[fecha, { fuera, pedidas }]]);
const cover = (grupos: GrupoDePlan[], minimo: number | null = null, dias = [JUEVES, VIERNES, SABADO, LUNES]) =>
  coverOfTeams({ dias, grupos, minimoDe: () => minimo });

test('who does not work on a day is not missed on it, whether away or not', () => {
  const all = new Map([JUEVES, VIERNES, SABADO, LUNES].map((fecha) => [fecha, { fuera: 2, pedidas: 1 }]));
  const days = cover([group(5, { faltas: all }), group(3, { laboral: ALWAYS })]);
  expect(days.map(({ de, fuera, pedidas }) => [de, fuera, pedidas])).toEqual([
    [8, 2, 1],
    [3, 0, 0],
    [3, 0, 0],
    [8, 2, 1],
  ]);
});

test('a group counts only while it has its plan', () => {
  const days = cover([group(2, { hasta: VIERNES }), group(3, { desde: LUNES })]);
  expect(days.map(({ de }) => de)).toEqual([2, 0, 0, 3]);
});

test('a team is short by what is agreed, and would be by what is asked for; others are not', () => {
  const of = (fuera: number, pedidas: number) =>
    cover([group(5, { faltas: away(LUNES, fuera, pedidas) }), group(9, { equipo: 'taller' })], 3, [LUNES])[0]?.cortos;
  expect(of(0, 2)).toEqual([]);
  expect(of(2, 0)).toEqual([]);
  expect(of(2, 1)).toEqual([{ equipo: 'ventas', de: 5, quedan: 3, pedidas: 1, minimo: 3 }]);
  expect(of(3, 0)).toEqual([{ equipo: 'ventas', de: 5, quedan: 2, pedidas: 0, minimo: 3 }]);
});

test('a team that is planned with too few people is not made short by absences', () => {
  expect(cover([group(2, { faltas: away(LUNES, 1) })], 3, [LUNES])[0]?.cortos).toEqual([]);
  expect(cover([group(2, { faltas: away(SABADO, 1) })], 3, [SABADO])[0]?.cortos).toEqual([]);
});

test('with those of one centre in the sums, a team is still counted whole, and only shown if some of it are there', () => {
  const here = group(2, { faltas: away(LUNES, 1) });
  const there = group(4, { isCounted: false });
  expect(cover([here, there], 3, [LUNES])).toEqual([{ fecha: LUNES, de: 2, fuera: 1, pedidas: 0, cortos: [] }]);
  const short = group(4, { isCounted: false, faltas: away(LUNES, 3) });
  expect(cover([here, short], 3, [LUNES])[0]?.cortos).toEqual([{ equipo: 'ventas', de: 6, quedan: 2, pedidas: 0, minimo: 3 }]);
  expect(cover([group(2, { equipo: 'otro' }), short], 3, [LUNES])[0]?.cortos).toEqual([]);
});

test('it says what a single request says of the same team', () => {
  const person = (personaId: number, isAway: boolean) => ({
    personaId,
    laboral: laboral(OFICINA, { ausencias: isAway ? [ausencia(LUNES, LUNES)] : [] }),
  });
  const [one] = coverOf({ dias: [LUNES], solicitante: person(1, false), equipo: [person(2, true), person(3, false)], minimo: 2 });
  const [many] = cover([group(3, { faltas: away(LUNES, 1, 1) })], 2, [LUNES]);
  expect([many?.de, many?.cortos[0]]).toEqual([one?.de, { equipo: 'ventas', de: 3, quedan: 2, pedidas: 1, minimo: 2 }]);
  expect(one?.quedan).toBe(1);
  expect(one?.isBajoMinimo).toBe(true);
});
