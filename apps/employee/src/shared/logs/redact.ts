/** Patterns of text that may be private or secret, longer ones first. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  // Queries: positions, remarks, tokens.
  [/\?[^\s"')]*/g, ''],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, '…'],
  // Quoted text, because errors quote what people typed.
  [/"[^"]*"|'[^']*'|“[^”]*”|«[^»]*»/g, '"…"'],
  // Tokens, keys, ids.
  [/[\w-]{8}-[\w-]{4}-[\w-]{4}-[\w-]{4}-[\w-]{12}/g, '…'],
  [/\b[\w-]{12,}\.[\w-]{4,}(?:\.[\w-]+)*\b(?!\.(?:js|ts))/g, '…'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}\b/g, '…'],
  // Numbers about people, days, hours, amounts.
  [/\d{3,}/g, '#'],
];

const LONGEST = 240;

/** A text without possibly private parts, cut to the length of a line. */
export function redact(text: string): string {
  const clean = PRIVATE.reduce((rest, [what, mark]) => rest.replaceAll(what, mark), text.slice(0, 4 * LONGEST));
  return clean.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The path of a call: no host, no query, no ids. */
export function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return path
    .split('/')
    .map((part) => (/^[A-Za-z][A-Za-z-]*\d{0,3}$/.test(part) ? part : part && '#'))
    .join('/')
    .slice(0, LONGEST);
}
