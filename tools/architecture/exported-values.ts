import type { SourceFile } from './source-files.ts';

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|enum) ([\w$]+)/gm;
const WORD = /[A-Za-z_$][\w$]*/g;

/** How many of the files name each word. */
function countFilesByWord(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of files) for (const word of new Set(text.match(WORD))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Values that a file exports although no other file names them, nor one of `others`. Types are left alone: those of what an exported
 * function takes and gives are exported beside it.
 */
export function findExportedForNobody(files: readonly SourceFile[], others: readonly SourceFile[] = []): string[] {
  const code = files.filter(({ path }) => /\.(?:tsx?|mts|mjs)$/.test(path));
  const counts = countFilesByWord([...code, ...others]);
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)]
      .filter(([, name = '']) => counts.get(name) === 1)
      .map(([, name = '']) => `${name} of ${path} is exported, and no other file names it.`),
  );
}
