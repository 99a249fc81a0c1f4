import { Stop } from './clone.mjs';
import { tellWhatFailed } from './what-failed.mjs';

/**
 * Runs all steps one after the other, even after a failure, each under a heading, and lists the results at the end. A step
 * returns an exit code, or a sentence that says why it was left out; a Stop fails it. @param {{ name: string, run: () =>
 * Promise<number | string> | number | string }[]} steps @returns the exit code: 1 if a step failed.
 */
export const runSteps = async (steps) => {
  const lines = [];
  let failed = false;
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const start = performance.now();
    const outcome = await attempt(run);
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
    if (typeof outcome === 'string') lines.push(`left out  ${name}: ${outcome}`);
    else lines.push(`${outcome === 0 ? 'passed    ' : 'FAILED    '}${name} (${seconds})`);
    failed ||= typeof outcome === 'number' && outcome !== 0;
  }
  console.log(`\n${lines.join('\n')}`);
  tellWhatFailed(lines.join('\n'));
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
