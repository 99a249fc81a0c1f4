import { valuesImportedBy } from './imports.ts';
import type { SourceFile } from './source-files.ts';

const START = 'apps/server/src/run-server.ts';
/** Libraries that a server needs for some calls only, most of them with ten to forty megabytes of memory each. */
const HEAVY = new Set([
  '@cantoo/pdf-lib',
  '@simplewebauthn/server',
  'date-holidays',
  'fontkit',
  'heic-decode',
  'highs',
  'nodemailer',
  'pdfjs-dist',
  'sharp',
]);

/** Without `import('x')`, which waits until it is needed. */
const atOnce = ({ path, text }: SourceFile): SourceFile => ({ path, text: text.replaceAll(/\bimport\s*\(/g, 'later(') });

/** What is heavy and loaded at each start of the server all the same, with the files that lead to it. */
export function findLoadedAtStart(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  if (!byPath.has(START)) return [`${START} is not there, and with it nothing is looked at.`];
  const reached = new Map<string, string | null>([[START, null]]);
  const wayTo = (path: string): string => {
    const before = reached.get(path);
    return before ? `${wayTo(before)} → ${path}` : path;
  };
  const found: string[] = [];
  for (const path of reached.keys()) {
    const file = byPath.get(path);
    if (!file) continue;
    for (const next of valuesImportedBy(atOnce(file))) {
      if (HEAVY.has(next)) found.push(`${wayTo(path)} → ${next}`);
      else if (!reached.has(next)) reached.set(next, path);
    }
  }
  return found;
}
