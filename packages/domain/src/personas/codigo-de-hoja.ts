const SECRET = 12;
const GROUP = 4;
const FORM = new RegExp(String.raw`^([1-9]\d{0,8})([A-Z0-8]{${SECRET}})$`);
/** Digits that no secret contains, and the letters that they are read for on paper. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'O'],
  ['1', 'I'],
  ['8', 'B'],
]);

/** The secret of an access sheet as it is printed, to be typed: `12.ABCDEFGHIJKL` is `12-ABCD-EFGH-IJKL`. */
export function writeCodigoDeHoja(token: string): string {
  const [entidad = '', secret = ''] = token.split('.');
  const groups = Array.from({ length: Math.ceil(secret.length / GROUP) }, (_, index) => secret.slice(index * GROUP, (index + 1) * GROUP));
  return [entidad, ...groups].join('-');
}

/**
 * The same as somebody types it, with its hyphens or without any, in small letters too, and with a zero where an O is printed. Null if it
 * is not the code of a sheet. Where there is a hyphen after the first digits, they are the company, so that a code that lacks a letter is
 * not taken for that of another company.
 */
export function readCodigoDeHoja(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const [, own] = /^(\d+)[\s\-–—.]/.exec(text) ?? [];
  const [, entidad, secret] = FORM.exec(text.replaceAll(/[\s\-–—.]/g, '')) ?? [];
  if (!entidad || !secret || (own !== undefined && own !== entidad)) return null;
  return `${entidad}.${secret.replaceAll(/[018]/g, (digit) => LETTERS.get(digit) ?? digit)}`;
}
