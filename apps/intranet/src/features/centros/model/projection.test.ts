import { expect, it } from 'vitest';
import { HALF, placeOf, extentOf, scaleOf } from './projection.ts';

const CENTRE = { latitud: 40.4, longitud: -3.7 };
/** Metres north and east of the centre. */
const at = (north: number, east: number) => ({
  latitud: CENTRE.latitud + north / 111_195,
  longitud: CENTRE.longitud + east / (111_195 * Math.cos((CENTRE.latitud * Math.PI) / 180)),
});

it('lays north up and east right, to scale', () => {
  expect(placeOf(CENTRE, at(100, 0), 200)).toEqual({ x: 0, y: expect.closeTo(-HALF / 2, 0) });
  expect(placeOf(CENTRE, at(0, -100), 200)).toEqual({ x: expect.closeTo(-HALF / 2, 0), y: expect.closeTo(0, 5) });
  expect(placeOf(CENTRE, at(0, 300), 200)).toBeNull();
});

it('makes room for what is near, and leaves out what is far away', () => {
  expect(extentOf(CENTRE, 100, [])).toBeCloseTo(135);
  expect(extentOf(CENTRE, 100, [at(300, 0), at(50_000, 0)])).toBeCloseTo(330, 0);
});

it.each([
  [135, 50],
  [300, 200],
  [1500, 1000],
  [60, 20],
])('%d metres of reach have a bar of %d', (reach, metres) => {
  expect(scaleOf(reach)).toBe(metres);
});
