import { expect, test } from 'vitest';
import { politica } from '../testing/vacaciones.ts';
import { cantidadDe, diasDe } from './cantidad.ts';
import { leyVacaciones, missingToLaw } from './minimos.ts';
import type { BaseVacaciones } from './modelo.ts';

test.each([
  ['ES', 'naturales', 30],
  ['ES', 'laborables', 22],
  ['PT', 'laborables', 22],
  ['DE', 'laborables', 20],
  ['DE', 'lunes-sabado', 24],
  ['GB', 'laborables', 28],
] as const)('%s: the law gives in %s days %d', (pais, base: BaseVacaciones, dias) => {
  const law = leyVacaciones(pais, '2026-11-23')?.dias[base] ?? 0;
  expect(diasDe(law)).toBe(dias);
  const of = (anual: number) => diasDe(missingToLaw(politica({ base, anual: cantidadDe(anual) }), pais, '2026-11-23'));
  expect([of(dias - 1.5), of(dias), of(dias + 3)]).toEqual([1.5, 0, 0]);
});

test('nothing is said of a country, a day or a way of counting that is not known', () => {
  expect([leyVacaciones('IE', '2026-11-23'), leyVacaciones('ES', '1990-01-01')]).toEqual([null, null]);
  // 24 of a week of six are 20 of a week of five (BUrlG § 3).
  expect(missingToLaw(politica({ anual: cantidadDe(23), diasSemana: 6 }), 'DE', '2026-11-23')).toBe(cantidadDe(1));
  expect(missingToLaw(politica({ base: 'lunes-sabado', anual: 0 }), 'ES', '2026-11-23')).toBe(0);
});

test('until when: sickness in Spain and Germany, the carry-over in Portugal and Germany', () => {
  const of = (pais: string) => {
    const law = leyVacaciones(pais, '2026-11-23');
    return [law?.bajaMeses, law?.arrastreHasta];
  };
  expect([of('ES'), of('PT'), of('DE'), of('GB')]).toEqual([
    [18, null],
    [null, '04-30'],
    [15, '03-31'],
    [null, null],
  ]);
});
