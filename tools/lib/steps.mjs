import { execFileSync } from 'node:child_process';
import { Stop } from './clone.mjs';
import { SIGNALS } from './processes.mjs';
import { tellBegun, tellEnded, tellFailed, tellPart } from './run-notes.mjs';

const hour = () => execFileSync('date', ['+%T'], { encoding: 'utf8' }).trim();

/**
 * Runs all steps one after the other, even after a failure, each under a heading with the hour, and lists the results at the end. A
 * step returns an exit code, or a sentence that says why it was left out; a Stop fails it. After a signal no further step begins.
 * @param {{ name: string, run: () => Promise<number | string> | number | string }[]} steps @returns the exit code: 1 if a step failed.
 */
export const runSteps = async (steps) => {
  const lines = [];
  let failed = false;
  let isStopped = false;
  const stop = () => (isStopped = true);
  for (const signal of SIGNALS) process.on(signal, stop);
  for (const { name, run } of steps) {
    console.log(`\n== ${name} (${hour()})`);
    tellBegun(name);
    const start = performance.now();
    const outcome = await attempt(run);
    if (isStopped) return 1;
    tellEnded(name);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const line =
      typeof outcome === 'string' ? `left out  ${name}: ${outcome}` : `${outcome === 0 ? 'passed    ' : 'FAILED    '}${name} (${seconds})`;
    console.log(`\n${line}`);
    lines.push(line);
    tellPart(line);
    if (typeof outcome === 'number' && outcome !== 0) {
      failed = true;
      tellFailed(line);
    }
  }
  for (const signal of SIGNALS) process.off(signal, stop);
  console.log(`\n${lines.join('\n')}`);
  return failed ? 1 : 0;
};

const attempt = async (run) => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return 1;
  }
};
