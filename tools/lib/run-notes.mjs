import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a long run notes for its end, in the folder that `RUN_NOTES` names; without it nothing is noted. Many processes write there. */
const note = (file, text) => {
  const folder = process.env.RUN_NOTES;
  if (folder) appendFileSync(join(folder, file), `${text}\n`);
};

const read = (folder, file) => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd() : '';
};

/** The first lines about something that failed. */
export const tellFailed = (text) => note('failed', text);

/** The first lines about a test that passed, but only the second time. */
export const tellSecondTry = (text) => note('second-try', text);

/** How a part of the run ended, in one line. */
export const tellPart = (line) => note('parts', line);

const oneLine = (name) => name.replaceAll(/\s+/g, ' ');

/** A part of the run, or a test in it, begins. */
export const tellBegun = (name) => note('running', `+${oneLine(name)}`);

/** It has ended, well or not. */
export const tellEnded = (name) => note('running', `-${oneLine(name)}`);

/** What has begun and not ended, in the order in which it began. */
const unfinishedIn = (text) => {
  const running = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const name = line.slice(1);
    if (line.startsWith('+')) running.push(name);
    else if (running.includes(name)) running.splice(running.indexOf(name), 1);
  }
  return running;
};

/** The notes of a run. @returns {{ parts: string, failed: string, secondTry: string, running: string[] }} */
export const readNotes = (folder) => ({
  parts: read(folder, 'parts'),
  failed: read(folder, 'failed'),
  secondTry: read(folder, 'second-try'),
  running: unfinishedIn(read(folder, 'running')),
});
