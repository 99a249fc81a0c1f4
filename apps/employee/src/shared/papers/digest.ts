/** A SHA-256 as people copy it, with blanks, line breaks and capitals. Returns the server's form, or null if it is not one. */
export function digestIn(text: string): string | null {
  const plain = text.replaceAll(/\s/g, '').toLowerCase();
  return /^[0-9a-f]{64}$/.test(plain) ? plain : null;
}
