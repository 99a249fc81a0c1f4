import { expect, test } from 'vitest';
import type { Ausencia } from '../horario/modelo.ts';
import { ausencia, laboral, MADRID, OFICINA, todosLosDias, turno } from '../testing/laboral.ts';
import { coverOf, type Companero } from './cobertura.ts';

const companero = (personaId: number, ...ausencias: Ausencia[]): Companero => ({
  personaId,
  laboral: laboral(OFICINA, { ausencias, festivos: [{ centroId: MADRID.id, fecha: '2026-05-01', nombre: 'Fiesta' }] }),
});
const LUNES = '2026-05-04';
const YO = companero(1);
const cover = (equipo: Companero[], minimo: number | null = null, dias: string[] = [LUNES]) =>
  coverOf({ dias, solicitante: YO, equipo, minimo });

test('says who is away, how many remain of how many, and never why', () => {
  const team = [
    YO,
    companero(2),
    companero(3, ausencia('2026-05-01', '2026-05-08', { clase: 'baja' })),
    companero(4, ausencia(LUNES, LUNES, { aprobada: false })),
  ];
  expect(cover(team)).toEqual([{ fecha: LUNES, de: 4, quedan: 2, ausentes: [3], pendientes: [4], isBajoMinimo: false }]);
});

test('the one who asks does not come, whether they are in the team or not, and though it be agreed already', () => {
  const agreed = companero(1, ausencia(LUNES, LUNES));
  expect(cover([companero(2)])).toEqual(cover([YO, companero(2)]));
  expect(coverOf({ dias: [LUNES], solicitante: agreed, equipo: [agreed, companero(2)], minimo: null })).toEqual(cover([companero(2)]));
});

test('below the least that the department needs', () => {
  const team = [companero(2), companero(3, ausencia(LUNES, '2026-05-05')), companero(4)];
  const of = (minimo: number) => cover(team, minimo, [LUNES, '2026-05-06']).map(({ quedan, isBajoMinimo }) => [quedan, isBajoMinimo]);
  expect([of(2), of(3), of(4)]).toEqual([
    [
      [2, false],
      [3, false],
    ],
    [
      [2, true],
      [3, false],
    ],
    [
      [2, true],
      [3, true],
    ],
  ]);
});

test('a day for which fewer are planned than are needed is not made short by a request', () => {
  const always = todosLosDias(turno('08:00', '16:00'));
  const solicitante: Companero = { personaId: 1, laboral: laboral(always) };
  const of = (minimo: number) => coverOf({ dias: ['2026-05-02'], solicitante, equipo: [companero(2), companero(3)], minimo });
  expect([of(1), of(2)].map(([day]) => [day?.de, day?.quedan, day?.isBajoMinimo])).toEqual([
    [1, 0, true],
    [1, 0, false],
  ]);
});

test('nobody is missed on a day of rest or a holiday, and who works then is counted', () => {
  const always: Companero = { personaId: 9, laboral: laboral(todosLosDias(turno('08:00', '16:00'))) };
  expect(cover([companero(2), always], 5, ['2026-05-01', '2026-05-02'])).toEqual([
    { fecha: '2026-05-01', de: 1, quedan: 1, ausentes: [], pendientes: [], isBajoMinimo: false },
    { fecha: '2026-05-02', de: 1, quedan: 1, ausentes: [], pendientes: [], isBajoMinimo: false },
  ]);
});

test('some hours of absence leave somebody at work, and one who has both is away once', () => {
  const hours = companero(2, ausencia(LUNES, LUNES, { clase: 'permiso', minutos: 120 }));
  const both = companero(3, ausencia(LUNES, LUNES), ausencia(LUNES, LUNES, { aprobada: false, clase: 'permiso' }));
  expect(cover([hours, both])).toEqual([{ fecha: LUNES, de: 3, quedan: 1, ausentes: [3], pendientes: [], isBajoMinimo: false }]);
});
