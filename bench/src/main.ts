// npm run bench [-- --only clock-in,home] [--quick] [--employees 1000 --people 1000 --passes 5]: measures the bars of the
// product, each with its ceiling, and writes bench/results.md. It uses this machine only, takes some minutes, and leaves nothing
// behind.
import { parseArgs } from 'node:util';
import { systemClock } from '@jornada/server/platform/clock.ts';
import { announcement } from './blocks/announcement.ts';
import type { Block, Effort, BlockOutcome } from './blocks/block.ts';
import { background } from './blocks/background.ts';
import { bundle } from './blocks/bundle.ts';
import { crowd } from './blocks/crowd.ts';
import { documents } from './blocks/documents.ts';
import { exports } from './blocks/exports.ts';
import { filling } from './blocks/filling.ts';
import { growth } from './blocks/growth.ts';
import { informes } from './blocks/informes.ts';
import { lighthouseBlock } from './blocks/lighthouse.ts';
import { logIns } from './blocks/log-ins.ts';
import { morning } from './blocks/morning.ts';
import { processBlock } from './blocks/process.ts';
import { planner } from './blocks/planner.ts';
import { clockIn, home, kiosk } from './blocks/throughput.ts';
import { requests } from './blocks/requests.ts';
import { rooms } from './blocks/rooms.ts';
import { splitting } from './blocks/splitting.ts';
import { meets, tableOf } from './report/figure.ts';
import { describeMachine } from './report/machine.ts';
import { writeBlock } from './report/results.ts';
import { createWorld } from './world/world.ts';

const BLOCKS: readonly Block[] = [
  clockIn,
  morning,
  kiosk,
  home,
  growth,
  crowd,
  background,
  requests,
  documents,
  rooms,
  planner,
  announcement,
  exports,
  logIns,
  processBlock,
  lighthouseBlock,
];
/** What needs no server and no database. */
const ALONE = [bundle, filling, splitting, informes];
/** Employees of the smaller company, people who clock or read, and how often each thing is measured. */
const FULL = { employees: 1000, people: 1000, passes: 5 };
const QUICK = { employees: 100, people: 640, passes: 1 };

type Run = { isQuick: boolean; effort: Effort };

/** Prints the results of a block, and writes them unless it is only a trial. @returns whether every bar is met. */
function report(
  block: Pick<Block, 'name' | 'title'>,
  { figures, notes = [] }: BlockOutcome,
  { isQuick, effort }: Run,
  postgres: string | null,
): boolean {
  const table = tableOf(figures);
  console.log(['', table, ...notes, ''].join('\n'));
  const day = systemClock.now().toString().slice(0, 16).replace('T', ' ');
  const passes = postgres === null ? '' : ` Median (lowest–highest) of ${effort.passes}, with ${effort.people} people.`;
  const text = [`## ${block.title}`, `${day} UTC. ${describeMachine(postgres)}.${passes}`, table, ...notes].join('\n\n');
  if (!isQuick) writeBlock(block.name, text);
  return figures.every(meets);
}

const OPTIONS = {
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
  employees: { type: 'string' },
  people: { type: 'string' },
  passes: { type: 'string' },
} as const;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const names = [...ALONE, ...BLOCKS].map(({ name }) => name);
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no block ${unknown}: choose of ${names.join(', ')}.`);
  const usual = values.quick ? QUICK : FULL;
  const effort: Effort = { people: Number(values.people ?? usual.people), passes: Number(values.passes ?? usual.passes) };
  const run: Run = { isQuick: values.quick, effort };
  let isMet = true;
  for (const block of ALONE.filter(({ name }) => wanted.includes(name))) isMet = report(block, await block.measure(), run, null) && isMet;
  const blocks = BLOCKS.filter(({ name }) => wanted.includes(name));
  if (blocks.length > 0) {
    // Seeding takes most of the time of a block that is measured alone.
    const enough = Math.max(...blocks.map((block) => block.employees ?? usual.employees));
    const employees = Number(values.employees ?? Math.min(enough, usual.employees));
    console.log(`Seeding two companies of ${employees} and ${employees * 10} people…`);
    const world = await createWorld({ employees });
    try {
      for (const block of blocks) {
        console.log(`\n${block.title}`);
        isMet = report(block, await block.measure(world, effort), run, world.postgres) && isMet;
      }
    } finally {
      await world.close();
    }
  }
  console.log(isMet ? 'Every bar is met.' : 'Not every bar is met.');
}

await main();
