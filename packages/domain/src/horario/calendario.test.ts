import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dias, zonas } from '../testing/arbitrarios.ts';
import { instanteDe, ms } from '../registros/tiempo.ts';
import { diaDeSemana, fechaDeNumero, instanteLocal, masDias, numeroDeDia } from './calendario.ts';

const anyDay = fc.integer({ min: -700_000, max: 2_900_000 }).map((days) => Temporal.PlainDate.from('1970-01-01').add({ days }));

test('a day has the number, the weekday and the neighbours that Temporal gives it', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
      const fecha = day.toString();
      expect(numeroDeDia(fecha)).toBe(Temporal.PlainDate.from('1970-01-01').until(day).days);
      expect(fechaDeNumero(numeroDeDia(fecha))).toBe(fecha);
      expect(diaDeSemana(fecha)).toBe(day.dayOfWeek);
      expect(masDias(fecha, days)).toBe(day.add({ days }).toString());
    }),
  );
});

test('an hour of the wall clock is the instant that Temporal makes of it, on the days of the changes too', () => {
  const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(fc.oneof(dias, fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08')), clock, zonas, (fecha, [hour, minute], zona) => {
      const hora = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      expect(instanteLocal(fecha, hora, zona)).toBe(
        Temporal.PlainDate.from(fecha).toZonedDateTime({ timeZone: zona, plainTime: hora }).epochMilliseconds,
      );
    }),
  );
  expect(() => instanteLocal('2026-02-30', '08:00', 'UTC')).toThrow(RangeError);
  expect(() => instanteLocal('2026-02-20', '08:00', 'Atlantis')).toThrow(RangeError);
});

test('an instant is read and written as Temporal does, whatever its form', () => {
  const instants = fc.integer({ min: 0, max: 6_000_000_000_000 });
  fc.assert(
    fc.property(instants, fc.constantFrom(1, 10, 100, 1000, 60_000), (value, step) => {
      const milliseconds = Math.floor(value / step) * step;
      const instant = Temporal.Instant.fromEpochMilliseconds(milliseconds);
      expect(instanteDe(milliseconds)).toBe(instant.toString());
      for (const text of [
        instant.toString(),
        instant.toString({ smallestUnit: 'millisecond' }),
        instant.toString({ timeZone: 'Asia/Kolkata' }),
      ])
        expect(ms(text)).toBe(milliseconds);
    }),
  );
});

test.each([
  '2026-02-30T08:00:00Z',
  '2026-13-01T08:00:00Z',
  '2026-02-01T24:00:00Z',
  '2026-02-01T08:61:00Z',
  '2026-02-00T08:00:00Z',
  '2026-02-0aT08:00:00Z',
  '2026/02/01T08:00:00Z',
  '',
])('%s is no instant', (text) => expect(() => ms(text)).toThrow(RangeError));
