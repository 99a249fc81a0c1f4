import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dias, personas, zonas } from '../testing/arbitrarios.ts';
import { franjaNocturna, minutosNocturnos } from './noche.ts';

test('planning days is planning each day, in whatever order they are asked for', () => {
  fc.assert(
    fc.property(fc.clone(personas, 2), dias, fc.integer({ min: 0, max: 12 }), ([laboral, again], desde, length) => {
      const fechas = Array.from({ length: length + 1 }, (_, index) => Temporal.PlainDate.from(desde).add({ days: index }).toString());
      expect(laboral.planDias(desde, fechas.at(-1) ?? desde)).toEqual(
        fechas
          .toReversed()
          .map((fecha) => again.planDia(fecha))
          .toReversed(),
      );
    }),
  );
});

test('a planned day has no negative minutes, ends after it begins, and expects only where there is a shift', () => {
  fc.assert(
    fc.property(personas, dias, (laboral, fecha) => {
      const { minutos, turno, motivo } = laboral.planDia(fecha);
      expect(turno !== null).toBe(motivo === 'laborable');
      expect(Temporal.Instant.compare(turno?.fin ?? '2026-01-01T00:00Z', turno?.inicio ?? '2026-01-01T00:00Z')).toBeGreaterThanOrEqual(0);
      expect(minutos).toBeGreaterThanOrEqual(0);
      expect(minutos).toBeLessThanOrEqual(turno ? Infinity : 0);
    }),
  );
});

test('the night of a stretch is that of its parts, and never more than its length', () => {
  fc.assert(
    fc.property(
      zonas,
      dias,
      fc.integer({ min: 0, max: 1439 }),
      fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 5 }),
      (zona, fecha, start, parts) => {
        const franja = franjaNocturna('ES', fecha);
        let cursor = Temporal.PlainDate.from(fecha).toZonedDateTime('UTC').add({ minutes: start }).toInstant();
        const first = cursor.toString();
        const tramos = parts.map((minutes) => {
          const inicio = cursor.toString();
          cursor = cursor.add({ minutes });
          return { inicio, fin: cursor.toString() };
        });
        const whole = minutosNocturnos([{ inicio: first, fin: cursor.toString() }], zona, franja);
        expect(minutosNocturnos(tramos, zona, franja)).toBe(whole);
        expect(tramos.reduce((sum, tramo) => sum + minutosNocturnos([tramo], zona, franja), 0)).toBe(whole);
        expect(whole).toBeLessThanOrEqual(parts.reduce((sum, minutes) => sum + minutes, 0));
      },
    ),
  );
});
