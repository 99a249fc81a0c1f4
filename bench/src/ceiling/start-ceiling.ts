import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Site } from '../world/world.ts';

/** The bare server in a separate process, on the same PostgreSQL. */
export async function startCeiling({ urls }: Site): Promise<{ origin: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, DATABASE_URL: urls.appUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended])) as [unknown];
  const origin = /ready at (\S+)/.exec(String(line))?.[1];
  if (!origin) throw new Error('the bare server did not start');
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
