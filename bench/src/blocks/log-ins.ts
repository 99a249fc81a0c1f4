import { startProduct } from '../world/product.ts';
import { clockDay, findMarks, signIns } from '../load/requests.ts';
import { deal, runLoad, startLoad } from '../load/run-load.ts';
import type { Figure } from '../report/figure.ts';
import { ratios, spreadOf } from '../report/stats.ts';
import { signPeopleIn } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { times, type Block, type Effort } from './block.ts';

const CONNECTIONS = 8;
/** More than can be done while the others clock: the storm ends when those have finished. */
const STORM = 4000;

/** Clock-ins alone, then together with the same number of connections that only sign people in. */
async function measure(world: World, { passes, people }: Effort): Promise<{ figures: Figure[] }> {
  const site = world.big;
  const product = await startProduct(site);
  const clocking = async (): Promise<number> => {
    const marks = await findMarks(site);
    const lists = deal(await signPeopleIn(site, people / 2), CONNECTIONS).map((some) => clockDay(some, marks));
    return (await runLoad({ ...product, lists })).rate;
  };
  try {
    const pairs = await times(passes + 1, async () => {
      const alone = await clocking();
      await world.tidy(site);
      const newcomers = signIns(await signPeopleIn(site, Math.min(STORM, site.employees * 0.9)));
      const storm = startLoad({ ...product, lists: deal(newcomers, CONNECTIONS) });
      const beside = await clocking();
      storm.stop();
      const { rate: logIns } = await storm.done;
      await world.tidy(site);
      console.log(`  ${Math.round(beside)} clock-ins a second beside ${Math.round(logIns)} log-ins, ${Math.round(alone)} alone`);
      return { alone, beside, logIns };
    });
    const column = (what: 'alone' | 'beside' | 'logIns'): number[] => pairs.slice(1).map((pair) => pair[what]);
    const logIns = spreadOf(column('logIns'));
    return {
      figures: [
        {
          what: 'clock-in, c=8, during log-ins at c=8, beside itself alone',
          unit: 'requests/s',
          ours: spreadOf(column('beside')),
          beside: spreadOf(column('alone')),
          judged: ratios(column('beside'), column('alone')),
          bar: { atLeast: 0.4 },
        },
        { what: 'log-ins meanwhile, c=8', unit: 'requests/s', ours: logIns, judged: logIns, bar: null },
      ],
    };
  } finally {
    await product.stop();
  }
}

export const logIns: Block = { name: 'log-ins', title: 'Clock-in while people sign in', measure };
