import { checkFile } from './files.ts';
import type { End, Header } from './format.ts';
import { readBackup } from './reader.ts';
import { Refusal } from './refusal.ts';

const countLines = (text: Buffer): number => {
  let lines = 0;
  for (let at = text.indexOf(10); at !== -1; at = text.indexOf(10, at + 1)) lines++;
  return lines;
};

/**
 * Reads a whole back-up without using any database. @throws Refusal if the check sum or the number of rows of a table is wrong.
 */
export const verifyBackup = async (path: string): Promise<{ header: Header; end: End['end'] }> => {
  let header: Header | undefined;
  const rows: Record<string, number> = {};
  const end = await readBackup(path, {
    onHeader: (found) => (header = found),
    onTable: async ({ table }, lines) => {
      rows[table] = 0;
      for await (const text of lines) rows[table] += countLines(text);
    },
    onFile: checkFile,
  });
  const wrong = Object.keys(end.rows).find((table) => end.rows[table] !== rows[table]);
  if (wrong || !header) throw new Refusal(`${path} is damaged: ${wrong ?? 'its beginning'} is not complete.`);
  return { header, end };
};
