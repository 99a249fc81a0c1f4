import { describe, expect, it } from 'vitest';
import { balanceTicks } from './ticks.ts';

const counts = (parts: Parameters<typeof balanceTicks>[0]) => {
  const ticks = balanceTicks(parts);
  return (['usado', 'pedido', 'libre'] as const).map((kind) => ticks.filter((one) => one.kind === kind).length);
};

describe('the ticks of a balance', () => {
  it('are the days, in order', () => {
    expect(balanceTicks({ usados: 1, pedidos: 2, libres: 1 }).map(({ kind }) => kind)).toEqual(['usado', 'pedido', 'pedido', 'libre']);
    expect(counts({ usados: 13, pedidos: 4, libres: 8 })).toEqual([13, 4, 8]);
  });

  it('round half days without making the row longer', () => {
    expect(counts({ usados: 2.5, pedidos: 0, libres: 2.5 })).toEqual([3, 0, 2]);
    expect(balanceTicks({ usados: 7.5, pedidos: 0.5, libres: 14 })).toHaveLength(22);
  });

  it('are fewer than the days of a long balance', () => {
    expect(counts({ usados: 20, pedidos: 20, libres: 40 })).toEqual([10, 10, 20]);
  });

  it('have none for what is overdrawn', () => {
    expect(counts({ usados: 23, pedidos: 4, libres: -4 })).toEqual([23, 4, 0]);
  });
});
