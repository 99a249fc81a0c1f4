import { expect, it } from 'vitest';
import { halfOf, usualCountries, usualDrives, type TrayectoUsual } from './usuales.ts';

const drive = (origen: string, destino: string, kmDecimas: number, idaYVuelta = false): TrayectoUsual => ({
  origen,
  destino,
  kmDecimas,
  idaYVuelta,
  vehiculo: 'coche',
});

it('offers each way once, as it was the last time', () => {
  const made = [
    drive('Madrid', 'Toledo', 740),
    drive('MADRID', 'toledo', 720),
    drive('Madrid', 'Toledo', 1480, true),
    drive('Toledo', 'Madrid', 740),
  ];
  expect(usualDrives(made)).toEqual([made[0], made[2], made[3]]);
  expect(usualDrives(Array.from({ length: 9 }, (_, one) => drive('A', `B${one}`, 10)))).toHaveLength(4);
});

it('puts own countries before those of the company, and says of nobody where they were', () => {
  const company = [
    { pais: 'DE', gastos: 9, personas: 3 },
    { pais: 'KP', gastos: 50, personas: 2 },
    { pais: 'ES', gastos: 90, personas: 30 },
  ];
  expect(usualCountries(['PT', 'DE', 'DE'], company)).toEqual(['DE', 'PT', 'ES']);
  expect(usualCountries(['PT', 'FR'], [])).toEqual(['PT', 'FR']);
});

it('halves a drive there and back, if it has a half', () => {
  expect([halfOf(620), halfOf(621)]).toEqual([310, null]);
});
