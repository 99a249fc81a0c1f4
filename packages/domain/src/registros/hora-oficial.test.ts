import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { horaOficial, type MedidaDelAparato } from './hora-oficial.ts';

const RECIBIDO = '2026-03-10T10:00:00Z';
/** The server had signed this time, where nothing else is said. */
const SELLADO = '2026-03-10T07:15:00Z';
const officialTime = (medida: Omit<MedidaDelAparato, 'sellado'> & { sellado?: string | null }, recibido: string) =>
  horaOficial({ sellado: SELLADO, ...medida }, recibido);

describe('the official time of what was recorded without a connection', () => {
  test("is the device's, corrected by the offset last measured", () => {
    const medida = { momento: '2026-03-10T08:15:00Z', desfaseMs: -15 * 60_000, medido: '2026-03-10T07:30:00Z' };
    expect(officialTime(medida, RECIBIDO)).toEqual({ momento: '2026-03-10T08:00:00Z', confianza: 'tardia' });
  });

  test.each([
    ['never after its receipt', { momento: '2026-03-10T10:20:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z' }, RECIBIDO],
    [
      'never before the last contact',
      { momento: '2026-03-10T06:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z' },
      '2026-03-10T07:30:00Z',
    ],
    [
      'without a measurement as the device says',
      { momento: '2026-03-10T08:00:00Z', desfaseMs: null, medido: null },
      '2026-03-10T08:00:00Z',
    ],
    [
      'with a signed time of the day before yesterday',
      { momento: '2026-03-10T08:00:00Z', desfaseMs: 1000, medido: '2026-03-08T08:00:00Z', sellado: '2026-03-08T08:00:00Z' },
      '2026-03-10T08:00:01Z',
    ],
    [
      'with a measurement of this morning, but a signed time of the day before yesterday',
      { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z', sellado: '2026-03-08T08:00:00Z' },
      '2026-03-10T08:00:00Z',
    ],
    [
      'with no signed time',
      { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z', sellado: null },
      '2026-03-10T08:00:00Z',
    ],
    [
      'never before the signed time, whatever the device says of its last contact',
      { momento: '2026-03-10T06:00:00Z', desfaseMs: 0, medido: '2026-03-10T05:00:00Z' },
      SELLADO,
    ],
    [
      'with a clock that was seen to be set back',
      { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z', atrasado: true },
      '2026-03-10T08:00:00Z',
    ],
    [
      'with a clock that was set forward before it was sent',
      { momento: '2026-03-10T09:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z', enviado: '2026-03-10T11:00:00Z' },
      '2026-03-10T09:00:00Z',
    ],
    [
      'with a clock that was set back before it was sent',
      { momento: '2026-03-10T09:00:00Z', desfaseMs: 0, medido: '2026-03-10T07:30:00Z', enviado: '2026-03-10T09:50:00Z' },
      '2026-03-10T09:00:00Z',
    ],
    ['with a measurement from the future', { momento: '2026-03-10T08:00:00Z', desfaseMs: 0, medido: '2026-03-12T08:00:00Z' }, RECIBIDO],
  ])('%s: doubtful', (_, medida, momento) => {
    expect(officialTime(medida, RECIBIDO)).toEqual({ momento, confianza: 'dudosa' });
  });

  test('is as sure as before where the clock went on as it was, and the way took its time', () => {
    const medida = {
      momento: '2026-03-10T08:15:00Z',
      desfaseMs: -15 * 60_000,
      medido: '2026-03-10T07:30:00Z',
      enviado: '2026-03-10T10:13:00Z',
    };
    expect(officialTime(medida, RECIBIDO)).toEqual({ momento: '2026-03-10T08:00:00Z', confianza: 'tardia' });
  });

  test('is held within its limits, and no less sure, where it is past them by no more than clocks are read to', () => {
    const medida = { momento: '2026-03-10T10:00:00.600Z', desfaseMs: 0, medido: '2026-03-10T09:59:50Z' };
    expect(officialTime(medida, RECIBIDO)).toEqual({ momento: RECIBIDO, confianza: 'tardia' });
    expect(officialTime({ ...medida, momento: '2026-03-10T10:00:03Z' }, RECIBIDO)).toEqual({ momento: RECIBIDO, confianza: 'dudosa' });
  });

  test('is the receipt where the signed time is after it, because the clocks of two servers differ', () => {
    const medida = { momento: RECIBIDO, desfaseMs: 0, medido: RECIBIDO, sellado: '2026-03-10T10:00:01Z' };
    expect(officialTime(medida, RECIBIDO)).toEqual({ momento: RECIBIDO, confianza: 'tardia' });
  });

  test('lies between last contact, signed time and receipt, whatever the device says', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000_000 }).map((epoch) => Temporal.Instant.fromEpochMilliseconds(epoch).toString());
    const offset = fc.integer({ min: -400_000_000_000, max: 400_000_000_000 });
    fc.assert(
      fc.property(instant, instant, instant, instant, offset, (momento, medido, sellado, recibido, desfaseMs) => {
        const official = Temporal.Instant.from(officialTime({ momento, desfaseMs, medido, sellado }, recibido).momento);
        expect(Temporal.Instant.compare(official, recibido)).toBeLessThanOrEqual(0);
        const contact = Temporal.Instant.from(medido).add({ milliseconds: desfaseMs });
        const isBefore = [contact, Temporal.Instant.from(sellado)].some((least) => Temporal.Instant.compare(official, least) < 0);
        expect(isBefore).toBe(isBefore && Temporal.Instant.compare(official, recibido) === 0);
      }),
    );
  });
});
