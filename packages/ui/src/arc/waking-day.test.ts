import { describe, expect, it } from 'vitest';
import type { TramoDelArco } from '@jornada/domain/registros/arco.ts';
import { shareBetween } from './day.ts';
import { TICKS } from './scale.ts';
import { livedTicks, wakingSpan } from './waking-day.ts';

const DAY = { fecha: '2026-11-22', zona: 'Europe/Berlin' };
const at = (hora: string) => `2026-11-22T${hora}:00+01:00`;
const stretch = (clase: TramoDelArco['clase'], inicio: string, fin: string, subtipo: TramoDelArco['subtipo'] = null): TramoDelArco => ({
  clase,
  inicio: at(inicio),
  fin: at(fin),
  subtipo,
});
const hours = (lived: Parameters<typeof wakingSpan>[0]['lived']) =>
  Object.values(wakingSpan({ ...DAY, lived })).map((one) => Temporal.Instant.from(one).toZonedDateTimeISO(DAY.zona).hour);

describe('a day without a plan', () => {
  it('keeps its hours whatever is worked within them', () => {
    expect(hours(null)).toEqual([6, 23]);
    expect(hours({ desde: at('08:49'), hasta: at('08:49'), tramos: [] })).toEqual([6, 23]);
  });

  it('is longer by full hours for who works outside of them', () => {
    expect(hours({ desde: at('04:20'), hasta: at('08:00'), tramos: [] })).toEqual([4, 23]);
    expect(hours({ desde: at('22:00'), hasta: '2026-11-23T01:10:00+01:00', tramos: [] })).toEqual([6, 2]);
  });

  it('shows work in its place, however short, and nothing of being away', () => {
    const { desde, hasta } = wakingSpan({ ...DAY, lived: null });
    const share = shareBetween(desde, hasta);
    const ticks = livedTicks(
      [stretch('trabajado', '08:56', '08:57'), stretch('pausa-hecha', '08:57', '20:00'), stretch('trabajado', '20:00', '22:00')],
      share,
    );
    expect(ticks.every(({ kind }) => kind === 'trabajado')).toBe(true);
    expect(ticks.filter((tick) => tick.share < 0.5)).toHaveLength(1);
    expect(Math.abs((ticks[0]?.share ?? 0) - share(at('08:56')))).toBeLessThan(1 / TICKS);
    expect(ticks.length).toBeLessThan(TICKS / 4);
    expect(livedTicks([stretch('trabajado', '22:59', '23:00')], share)).toHaveLength(1);
  });

  it('shows a pause in between', () => {
    const { desde, hasta } = wakingSpan({ ...DAY, lived: null });
    const tramos = [
      stretch('trabajado', '08:00', '10:00'),
      stretch('pausa-hecha', '10:00', '10:03', 'cafe'),
      stretch('trabajado', '10:03', '12:00'),
    ];
    expect(livedTicks(tramos, shareBetween(desde, hasta)).filter(({ dotted }) => dotted)).toHaveLength(1);
  });
});
