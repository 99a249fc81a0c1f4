/** Where a translating function is called, up to its arguments. */
const CALL = /\b(?:t|translate)\(|\bi18nKey=\{/g;
/** A template literal that begins like a key of two or more parts. */
const TEMPLATE = /`([a-z][\w-]*\.[\w.-]*)\$\{/g;

/** The position of the bracket that closes the one opened before `from`. */
function endOf(source: string, from: number): number {
  let open = 1;
  for (let at = from; at < source.length; at += 1) {
    if ('({'.includes(source[at] ?? ' ')) open += 1;
    if (')}'.includes(source[at] ?? ' ')) open -= 1;
    if (open === 0) return at;
  }
  return source.length;
}

/** The pattern of a template literal that begins with `start` and goes on at `from`, after a `${`. Null if it is not a key. */
function patternAt(source: string, start: string, from: number): string | null {
  let pattern = start;
  let at = from;
  for (;;) {
    pattern += '*';
    const rest = /^([\w.-]*)(`|\$\{)/.exec(source.slice(endOf(source, at) + 1));
    if (!rest) return null;
    pattern += rest[1] ?? '';
    if (rest[2] === '`') return pattern;
    at = endOf(source, at) + 1 + rest[0].length;
  }
}

/** The patterns of keys that one source builds from parts: `a.${b}.c` becomes `a.*.c`. */
export function findPatterns(source: string): string[] {
  return [...source.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const from = index + call.length;
    const given = source.slice(from, endOf(source, from));
    return [...given.matchAll(TEMPLATE)].flatMap((found) => patternAt(given, found[1] ?? '', found.index + found[0].length) ?? []);
  });
}

/** Whether a key fits a pattern. */
export const matchesPattern = (pattern: string): ((key: string) => boolean) => {
  const expression = new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.+')}$`);
  return (key) => expression.test(key);
};
