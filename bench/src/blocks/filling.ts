import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PedidoRelleno } from '@jornada/domain/turnos/relleno/modelo.ts';
import { fillPlan } from '@jornada/server/modules/turnos/relleno/fill.ts';
import { monotonicMs } from '@jornada/server/platform/clock.ts';
import { pedidoOf } from '../filling/companies.ts';
import { readPublicInstance } from '../filling/public-instance.ts';
import type { Bar, Figure } from '../report/figure.ts';
import { spreadOf } from '../report/stats.ts';
import type { BlockOutcome } from './block.ts';

type Filling = {
  first: number;
  seconds: number;
  processor: number;
  cost: number;
  bound: number;
  isProven: boolean;
  broken: number;
  open: number;
};

/** Fills a plan: seconds until the first one that breaks nothing and until the end, seconds of the processor, and what it is worth. */
async function fill(pedido: PedidoRelleno, segundos: number): Promise<Filling> {
  const begun = monotonicMs();
  const used = process.cpuUsage();
  const since = (): number => (monotonicMs() - begun) / 1000;
  let first = Infinity;
  const made = await fillPlan(pedido, {
    segundos,
    onBetter: ({ roturas }) => {
      if (roturas.length === 0) first = Math.min(first, since());
    },
  });
  const { user, system } = process.cpuUsage(used);
  if (!made) throw new Error(`no plan within ${segundos} s`);
  return {
    first,
    seconds: since(),
    processor: (user + system) / 1e6,
    cost: made.coste.total,
    bound: made.cota,
    isProven: made.isOptima,
    broken: made.roturas.length,
    open: made.abiertas?.reduce((sum, { faltan }) => sum + faltan, 0) ?? Number.NaN,
  };
}

const figure = (what: string, unit: string, value: number, bar: Bar | null): Figure => ({
  what,
  unit,
  ours: spreadOf([value]),
  judged: spreadOf([value]),
  bar,
});

/** Measured in this process, one plan after the other; it needs no server and no database. */
async function measure(): Promise<BlockOutcome> {
  const instance = await fill(readPublicInstance(readFileSync(join(import.meta.dirname, '../filling/instance1.txt'), 'utf8')), 120);
  const week = await fill(pedidoOf({ personas: 40, dias: 7 }), 30);
  const month = await fill(pedidoOf({ personas: 22, dias: 28 }), 60);
  const large = await fill(pedidoOf({ personas: 60, dias: 28 }), 120);
  const all = [instance, week, month, large];
  return {
    figures: [
      figure('public instance 1: cost of the best plan, proven', '', instance.isProven ? instance.cost : Infinity, { atMost: 607 }),
      figure('public instance 1: until it is proven', 's', instance.seconds, null),
      figure('40 people, a week, 3 shifts: until nothing is better', 's', week.seconds, { atMost: 5 }),
      figure('22 people, 28 days: first plan', 's', month.first, { atMost: 10 }),
      figure('22 people, 28 days: above the bound after 60 s', 'part', (month.cost - month.bound) / month.cost, { atMost: 0.18 }),
      figure('60 people, 28 days: first plan', 's', large.first, { atMost: 30 }),
      figure('60 people, 28 days: people missing after 120 s', '', large.open, { atMost: 0 }),
      figure(
        'hard rules that one of these plans breaks',
        '',
        all.reduce((sum, { broken }) => sum + broken, 0),
        { atMost: 0 },
      ),
    ],
    notes: [
      `Costs and bounds: ${all.map(({ cost, bound }) => `${cost.toFixed(0)} (≥ ${bound.toFixed(0)})`).join(', ')}. ` +
        `Seconds of the processor, of seconds: ${all.map(({ processor, seconds }) => `${processor.toFixed(1)} of ${seconds.toFixed(1)}`).join(', ')}.`,
    ],
  };
}

export const filling = { name: 'filling', title: 'A plan of shifts that fills itself', measure };
