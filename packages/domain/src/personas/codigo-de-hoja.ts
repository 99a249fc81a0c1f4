const SECRET = 12;
const GROUP = 4;
const FORM = new RegExp(String.raw`^([1-9]\d{0,8})([A-Z2-7]{${SECRET}})$`);

/** The secret of an access sheet as it is printed, to be typed: `12.ABCDEFGHIJKL` is `12-ABCD-EFGH-IJKL`. */
export function writeCodigoDeHoja(token: string): string {
  const [entidad = '', secret = ''] = token.split('.');
  const groups = Array.from({ length: Math.ceil(secret.length / GROUP) }, (_, index) => secret.slice(index * GROUP, (index + 1) * GROUP));
  return [entidad, ...groups].join('-');
}

/**
 * The same as somebody types it, with its hyphens or without any, in small letters too. Null if it is not the code of a sheet. Where there is a
 * hyphen after the first digits, they are the company, so that a code that lacks a letter is not taken for that of another company.
 */
export function readCodigoDeHoja(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const [, own] = /^(\d+)[\s\-–—.]/.exec(text) ?? [];
  const [, entidad, secret] = FORM.exec(text.replaceAll(/[\s\-–—.]/g, '')) ?? [];
  return entidad && secret && (own === undefined || own === entidad) ? `${entidad}.${secret}` : null;
}
