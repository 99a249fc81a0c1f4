import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { randomFor } from '../modules/demo/random.ts';
import type { PhoneAnswer } from './phone.ts';
import { createPostgresControl } from './postgres-control.ts';
import type { ServerProcess } from './server-process.ts';
import type { TestSite } from './test-site.ts';

/** Counts what devices have done, for those who wait until it is more. */
export function createProgress() {
  let count = 0;
  let reached: { count: number; tell: () => void } | null = null;
  return {
    get count(): number {
      return count;
    },
    add(): void {
      count += 1;
      if (reached && count >= reached.count) reached.tell();
    },
    until: (more: number): Promise<void> =>
      new Promise((tell) => {
        reached = { count: count + more, tell };
      }),
  };
}

/** Asks again until a server answers, as a device does: one that is away or that starts is not the end of it. */
export async function insist<T>(ask: () => Promise<PhoneAnswer<T>>): Promise<PhoneAnswer<T>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 0 && answer.status !== 503) return answer;
    await delay(20);
  }
}

/** What a device must be able to do. @returns its content. */
export async function insistOn<T>(ask: () => Promise<PhoneAnswer<T>>): Promise<T> {
  const { status, code, content } = await insist(ask);
  expect(status, code).toBe(200);
  return content as T;
}

/**
 * Kills the server, its PostgreSQL, or both, again and again at random moments while devices work. `between`: how much they do before each kill.
 * `serve` starts the server again. `whileAway` runs after each death of the server, before the next one starts.
 * @returns what was killed when, for the report of the test.
 */
export async function killAgain(options: {
  site: Pick<TestSite, 'superuserUrl'>;
  kills: number;
  luck: ReturnType<typeof randomFor>;
  progress: ReturnType<typeof createProgress>;
  between: [least: number, most: number];
  running(): ServerProcess;
  serve(): Promise<void>;
  whileAway?(): Promise<void>;
}): Promise<string> {
  const { site, kills, luck, progress, between, running, serve, whileAway } = options;
  const postgres = await createPostgresControl(site.superuserUrl);
  const story: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await progress.until(luck.between(...between));
    // At a random moment within one or two calls.
    await delay(luck.between(0, 12));
    const victim = luck.pick(['server', 'postgres', 'both'] as const);
    story.push(`${victim} after ${progress.count}`);
    if (victim !== 'server') postgres.kill();
    if (victim !== 'postgres') await running().stop('SIGKILL');
    if (victim !== 'server') await postgres.restart();
    if (victim === 'postgres') continue;
    await whileAway?.();
    await serve();
  }
  return story.join(', ');
}
