import { appendFileSync } from 'node:fs';

/**
 * Adds `text` to the file that `WHAT_FAILED` names, where it is set: `.ci/run` prints that file last, because only the end of a long
 * log is kept.
 */
export const tellWhatFailed = (text) => {
  const file = process.env.WHAT_FAILED;
  if (file) appendFileSync(file, `${text}\n`);
};
