/** A SHA-256 as people copy it, with blanks, line breaks and capitals: as the server wants it, or null where it is none. */
export function digestIn(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? plain : null;
}
