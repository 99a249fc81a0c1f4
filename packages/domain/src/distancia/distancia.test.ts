import { describe, expect, test } from 'vitest';
import { distanciaMetros, isPosicion, judgePosicion, type CentroEnMapa } from './index.ts';

const ATOCHA: CentroEnMapa = { id: 1, latitud: 40.4066, longitud: -3.6904, radioMetros: 200 };
const SOL: CentroEnMapa = { id: 2, latitud: 40.4169, longitud: -3.7035, radioMetros: 50 };

/** A place so many metres north of Atocha. */
const north = (metros: number, accuracy = 10) => ({ latitud: ATOCHA.latitud + metros / 111_194.93, longitud: ATOCHA.longitud, accuracy });
const judge = (posicion: ReturnType<typeof north>, centros: CentroEnMapa[] = [ATOCHA, SOL], minimumAccuracy = 500) =>
  judgePosicion({ posicion, centros, minimumAccuracy });

describe('distance', () => {
  test('is the great circle of a sphere of 6371 km', () => {
    expect(distanciaMetros({ latitud: 0, longitud: 0 }, { latitud: 1, longitud: 0 })).toBeCloseTo(111_194.93, 1);
    expect(distanciaMetros({ latitud: 0, longitud: 0 }, { latitud: 0, longitud: 90 })).toBeCloseTo((Math.PI / 2) * 6_371_000, 3);
    // Madrid to Las Palmas, by the law of cosines.
    expect(distanciaMetros({ latitud: 40.4168, longitud: -3.7038 }, { latitud: 28.1235, longitud: -15.4363 })).toBeCloseTo(1_737_492.2, 0);
  });

  test('is nothing to the same place, and half the globe to its antipode', () => {
    expect(distanciaMetros(ATOCHA, ATOCHA)).toBe(0);
    expect(distanciaMetros({ latitud: 90, longitud: 0 }, { latitud: -90, longitud: 0 })).toBeCloseTo(Math.PI * 6_371_000, 3);
  });

  test('does not care for the date line', () => {
    expect(distanciaMetros({ latitud: 0, longitud: 179.999 }, { latitud: 0, longitud: -179.999 })).toBeCloseTo(222.4, 1);
  });
});

describe('a position', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [Number.NaN, 3],
    [40, Number.NaN],
    [91, 0],
    [-90.1, 0],
    [0, 180.5],
    [Infinity, 0],
  ])('%d, %d is none', (latitud, longitud) => {
    expect(isPosicion({ latitud, longitud })).toBe(false);
    expect(judge({ latitud, longitud, accuracy: 5 })).toEqual({
      valida: false,
      motivo: 'sin-posicion',
      centroId: null,
      distanciaMetros: null,
      radioMetros: null,
      cerca: null,
    });
  });

  test('on the equator or on the meridian of Greenwich is one', () => {
    expect([
      isPosicion({ latitud: 0, longitud: 9.5 }),
      isPosicion({ latitud: 51.48, longitud: 0 }),
      isPosicion({ latitud: -90, longitud: 180 }),
    ]).toEqual([true, true, true]);
  });
});

describe('near or far', () => {
  test('within the radius is near', () => {
    expect(judge(north(150))).toMatchObject({
      valida: true,
      motivo: null,
      centroId: 1,
      distanciaMetros: 150,
      radioMetros: 200,
      cerca: true,
    });
  });

  test('beyond the radius is near as long as the circle of accuracy reaches it', () => {
    expect(judge(north(300, 101)).cerca).toBe(true);
    expect(judge(north(300, 99))).toMatchObject({ valida: true, motivo: 'lejos', cerca: false, distanciaMetros: 300 });
  });

  test('a circle wider than the company takes is no position, but says how far it seems', () => {
    expect(judge(north(100, 501))).toMatchObject({ valida: false, motivo: 'imprecisa', cerca: null, distanciaMetros: 100 });
    expect(judge(north(100, 500)).valida).toBe(true);
  });

  test('an accuracy that is not said, or is no number, is no accuracy', () => {
    expect([judge(north(0, Infinity)).motivo, judge(north(0, Number.NaN)).motivo]).toEqual(['imprecisa', 'imprecisa']);
    expect(judge(north(250, -100))).toMatchObject({ cerca: false });
  });

  test('the centre whose edge is nearest is compared, not the one whose middle is', () => {
    const large: CentroEnMapa = { ...ATOCHA, id: 3, latitud: ATOCHA.latitud + 0.02, radioMetros: 2500 };
    expect(judge(north(500), [ATOCHA, large])).toMatchObject({ centroId: 3, cerca: true });
  });

  test('without centres there is nothing to be near to', () => {
    expect(judge(north(0), [])).toEqual({
      valida: true,
      motivo: null,
      centroId: null,
      distanciaMetros: null,
      radioMetros: null,
      cerca: null,
    });
  });
});
