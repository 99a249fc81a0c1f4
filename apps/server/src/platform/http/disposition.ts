/** What RFC 5987 lets stand in a value as it is. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` of RFC 6266: the name in any script, and a plain one for clients that do not read it. */
export function dispositionOf(how: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}
