import { startCeiling } from '../ceiling/start-ceiling.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { startProduct } from '../world/product.ts';
import type { World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';
import { AT_KIOSK, CLOCK_IN, HOME, measureBare, measureOurs, type Cost, type Kind } from './sides.ts';

const CONNECTIONS = [16, 64] as const;

type Pair = { ours: Cost; bare: Cost };

function figuresOf(kind: Kind, connections: number, pairs: readonly Pair[]): Figure[] {
  const figure = (what: 'rate' | 'p99' | 'processor', text: string, unit: string, bar: Figure['bar']): Figure => {
    const [ours, bare] = [pairs.map((pair) => pair.ours[what]), pairs.map((pair) => pair.bare[what])];
    return {
      what: `${kind.what}, c=${connections}${text}`,
      unit,
      ours: spreadOf(ours),
      beside: spreadOf(bare),
      judged: ratios(ours, bare),
      bar,
    };
  };
  return [
    figure('rate', '', 'requests/s', { atLeast: kind.bar }),
    figure('p99', ', p99', 'ms', kind.waits && connections === 64 ? { atMost: kind.waits } : null),
    figure('processor', ', server and PostgreSQL', 'ms of processor each', null),
  ];
}

/** The product and the bare server: measured alternately in each pass, after one pass to warm up both. */
const againstCeiling =
  (kind: Kind) =>
  async (world: World, { passes, people }: Effort): Promise<{ figures: Figure[] }> => {
    const site = world.big;
    const product = await startProduct(site);
    const ceiling = await startCeiling(site);
    try {
      const figures: Figure[] = [];
      for (const connections of CONNECTIONS) {
        const pairs = await times(passes + 1, async (): Promise<Pair> => {
          const bare = await measureBare(site, kind, { ...ceiling, connections, people });
          const ours = await measureOurs(world, site, kind, { ...product, connections, people });
          const of = (what: 'rate' | 'p99', digits: number): string => `${ours[what].toFixed(digits)} beside ${bare[what].toFixed(digits)}`;
          console.log(`  ${kind.what} c=${connections}: ${of('rate', 0)} a second, p99 ${of('p99', 1)} ms`);
          return { ours, bare };
        });
        figures.push(...figuresOf(kind, connections, pairs.slice(1)));
      }
      return { figures };
    } finally {
      await product.stop();
      await ceiling.stop();
    }
  };

export const clockIn: Block = {
  name: 'clock-in',
  title: 'Clock-in through HTTP beside one prepared statement',
  measure: againstCeiling(CLOCK_IN),
};
export const home: Block = { name: 'home', title: 'Home beside two queries', measure: againstCeiling(HOME) };
export const kiosk: Block = {
  name: 'kiosk',
  title: 'Clock-in at a kiosk beside one prepared statement',
  measure: againstCeiling(AT_KIOSK),
};
