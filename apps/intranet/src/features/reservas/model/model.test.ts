import { expect, it } from 'vitest';
import { levelOf, placesFor } from './tree.ts';
import { hoursOf, typedHour, withOwn } from './typed.ts';

const node = (id: number, padre: number | null, nombre: string, abierto = true) => ({
  id,
  padre,
  nombre,
  reservable: true,
  divisible: false,
  abierto,
});
const TREE = [node(1, null, 'Atocha'), node(2, 1, 'Planta 2'), node(3, 2, 'Retiro'), node(4, null, 'Cerrada', false)];

it('a room moves to any place in use that is not within it', () => {
  expect(placesFor(TREE, 2).map(({ label }) => label)).toEqual(['Atocha']);
  expect(placesFor(TREE, null).map(({ label }) => label)).toEqual(['Atocha', 'Atocha › Planta 2', 'Atocha › Planta 2 › Retiro']);
  expect(TREE.map(({ id }) => levelOf(TREE, id))).toEqual([0, 1, 2, 0]);
});

it('midnight is the beginning of a day where it opens, and its end where it closes', () => {
  expect(hoursOf({ abre: '00:00', cierra: '00:00' })).toEqual({ abre: 0, cierra: 1440 });
  expect([typedHour(0), typedHour(1440), typedHour(510)]).toEqual(['00:00', '00:00', '08:30']);
  expect(withOwn([30, 60], 45)).toEqual([30, 45, 60]);
});
