import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's root, wherever the command was run. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Node 26 from npm, which runs TypeScript. The machine's own Node only runs these few tools. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node');

/** Data that the tools keep between two runs. npm ci deletes it with the dependencies. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'jornada');

/** A reason to stop, as one sentence for the terminal. */
export class Stop extends Error {}

/** Runs a tool's main function; a Stop ends it with its sentence and exit code 1, without a stack. */
export const main = async (run) => {
  try {
    process.exitCode = await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

/** @throws {Stop} when the user who runs us may not write in the clone, naming `purpose`. */
export const assertWritable = (purpose) => {
  for (const path of [ROOT, join(ROOT, 'node_modules')]) {
    if (!existsSync(path)) continue;
    try {
      accessSync(path, constants.W_OK);
    } catch {
      const { uid } = statSync(path);
      throw new Stop(
        `${purpose}, but ${path} belongs to user ${uid} and ${userInfo().username} may not write there: run it as that user, or make a clone of your own.`,
      );
    }
  }
};
