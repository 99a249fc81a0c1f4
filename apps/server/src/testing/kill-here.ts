import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs a program of this folder in a process of its own, and kills it with SIGKILL once it says `here`. @returns the lines that it has said, and
 * the signal that ended it; null: it ended by itself.
 */
export async function killHere(program: string, env: Readonly<Record<string, string>>): Promise<[string[], NodeJS.Signals | null]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line === 'here') child.kill('SIGKILL');
  }
  await ended;
  return [said, child.signalCode];
}
