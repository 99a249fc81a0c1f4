import { expect, it } from 'vitest';
import { createSaldo } from '@jornada/testkit';
import { balanceParts } from './balance-parts.ts';

it('what was taken, what waits and what is left add up to what was granted', () => {
  expect(balanceParts(createSaldo())).toEqual({ usados: 13, pedidos: 4, libres: 8, total: 25 });
});

it('what has lapsed counts neither as used nor as granted', () => {
  const caducado = {
    clase: 'caducado' as const,
    dias: -2,
    desde: '2026-03-31',
    hasta: '2026-03-31',
    caduca: null,
    solicitudId: null,
    motivo: null,
  };
  const saldo = createSaldo({ libres: 6, lineas: [...createSaldo().lineas, caducado] });
  expect(balanceParts(saldo)).toEqual({ usados: 13, pedidos: 4, libres: 6, total: 23 });
});

it('nothing is zero, without a sign', () => {
  const { usados, pedidos } = balanceParts(createSaldo({ lineas: createSaldo().lineas.slice(0, 1) }));
  expect([Object.is(usados, 0), Object.is(pedidos, 0)]).toEqual([true, true]);
});
