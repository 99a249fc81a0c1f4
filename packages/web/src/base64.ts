// Uint8Array.fromBase64 and toBase64 are too young: the app runs on Chromium 122 and Safari 17.4.

/** As many as a call takes as its arguments in every browser. */
const PART = 0x8000;

/** Decodes base64. @throws DOMException if the text is not base64. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** The same of the alphabet for addresses, with or without padding. @throws DOMException if it is none. */
export const bytesOfBase64url = (text: string): Uint8Array<ArrayBuffer> => bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

export function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PART) letters += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(letters);
}

/** For addresses, without padding. */
export const base64urlOf = (bytes: Uint8Array): string => base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
