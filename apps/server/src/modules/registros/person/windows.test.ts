import { expect, test } from 'vitest';
import { DIAS_ATRAS } from '@jornada/domain/limites/index.ts';
import { weekOf, windowOfHome } from './windows.ts';

const days = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to).days;

test('home reads what its week, its month and their warnings need, in every zone, and never more than 45 days', () => {
  const first = Temporal.Instant.from('2026-01-01T00:30:00Z');
  for (let hours = 0; hours < 2 * 366 * 24; hours += 7) {
    const now = first.add({ hours });
    const { desde, hasta } = windowOfHome(now);
    expect(days(desde, hasta) + 1).toBeLessThanOrEqual(45);
    for (const zona of ['Pacific/Pago_Pago', 'Europe/Madrid', 'Pacific/Kiritimati']) {
      const today = now.toZonedDateTimeISO(zona).toPlainDate();
      const week = weekOf(today.toString());
      expect(days(desde, week.desde)).toBeGreaterThanOrEqual(DIAS_ATRAS);
      expect(desde <= today.with({ day: 1 }).toString()).toBe(true);
      expect(hasta >= week.hasta).toBe(true);
    }
  }
});
