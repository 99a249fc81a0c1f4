import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../lib/clone.mjs';

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path);

/**
 * The only source file below a folder that contains a text, exactly once, so that the file may be moved. @throws {Stop} if there
 * is none, or more than one.
 */
export const findSource = (root, folder, text) => {
  const below = join(root, folder);
  const files = readdirSync(below, { recursive: true })
    .filter(isSource)
    .map((path) => join(below, path));
  const holding = files.filter((path) => readFileSync(path, 'utf8').includes(text));
  const [path] = holding;
  const isOnce = holding.length === 1 && readFileSync(path, 'utf8').split(text).length === 2;
  if (!isOnce) throw new Stop(`${folder} holds this in ${holding.length} files, or more than once in one: ${text}`);
  return path;
};
