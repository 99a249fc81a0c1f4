import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NODE, ROOT } from './clone.mjs';
import { processesWith } from './processes-of-run.mjs';

let place;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'jornada-watched-'))));
afterEach(() => rmSync(place, { recursive: true, force: true }));

const at = (name) => JSON.stringify(join(ROOT, 'tools', 'lib', name));
const MARK = 'WATCHED_TEST';

/** Watches a tool with this text, for at most so many minutes, in a process of its own, whose temporary folder is `place`. */
const watch = (text, minutes = 60) => {
  const options = `{ file: process.execPath, args: ['--input-type=module', '-e', ${JSON.stringify(text)}], minutes: ${minutes}, patienceMs: 100 }`;
  const tool = `import { runWatched } from ${at('watched-run.mjs')}; process.exitCode = await runWatched(${options});`;
  const { status, stdout } = spawnSync(NODE, ['--input-type=module', '-e', tool], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: place, [MARK]: place },
  });
  return { status, output: stdout };
};

const NOTES = `import { tellBegun, tellEnded, tellFailed, tellPart, tellSecondTry } from ${at('run-notes.mjs')};`;

test('a run that ends by itself keeps its exit code, and says what failed and, apart from it, what passed only the second time', () => {
  const { status, output } = watch(`${NOTES} tellFailed('bad.test.ts'); tellSecondTry('shaky.test.ts'); process.exitCode = 3;`);
  expect(status).toBe(3);
  expect(output).toBe('\n== passed only the second time\nshaky.test.ts\n\n== what failed\nbad.test.ts\n');
  expect(readdirSync(place)).toEqual([]);
});

test('one that takes too long is ended, and says so', () => {
  const { status, output } = watch('setInterval(() => {}, 1000)', 0);
  expect(status).toBe(1);
  expect(output).toContain('== ended after 0 minutes; until then\nnothing\n');
  expect(readdirSync(place)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'one that is ended says which parts and tests had begun, and leaves no process and no file',
  () => {
    const { status, output } = watch(`${NOTES}
    import { spawn } from 'node:child_process';
    import { once } from 'node:events';
    import { writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    for (const name of ['check', 'journeys', 'one.spec.ts', 'two.spec.ts']) tellBegun(name);
    for (const name of ['check', 'one.spec.ts']) tellEnded(name);
    tellPart('passed    check (1.0 s)');
    writeFileSync(tmpdir() + '/left', '');
    // It does not end when it is asked to, and nobody waits for it.
    const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')";
    const child = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    await once(child.stdout, 'data');
    process.kill(process.ppid, 'SIGTERM');
    setInterval(() => {}, 1000);`);
    expect(status).toBe(1);
    expect(output).toContain('== ended by SIGTERM; until then\npassed    check (1.0 s)\n');
    expect(output).toContain('== what had begun and not ended\njourneys\ntwo.spec.ts\n');
    expect(output).toMatch(/== what failed\nnothing\n$/);
    expect([readdirSync(place), processesWith(`${MARK}=${place}`)]).toEqual([[], []]);
  },
);
