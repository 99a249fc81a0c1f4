import type { EntradaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { base64Of } from '@jornada/web/base64.ts';

type SealsInFile = EntradaDe<typeof resumen.verificarSello>['sellos'];

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** More than these do not fit into one call. The last ones cover what the first ones say. */
const MOST = 5;
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The signature without the zeros that fill its room: it says its own length. */
function trim(bytes: Uint8Array): Uint8Array {
  const more = (bytes[1] ?? 0) & 0x7f;
  const isShort = (bytes[1] ?? 0) < 0x80;
  const length = isShort ? more : bytes.slice(2, 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes.slice(0, (isShort ? 2 : 2 + more) + length);
}

const bytesOfHex = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The seals of a PDF, each with the digest of what it covers: that is all that leaves the device. Empty for other files. */
export async function sealsIn(file: Blob): Promise<SealsInFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // One letter for each byte, so that places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  const found: SealsInFile = [];
  for (const [, start, from, to, rest] of [...text.matchAll(RANGE)].slice(-MOST)) {
    const [first, second, third, fourth] = [Number(start), Number(from), Number(to), Number(rest)];
    const [, hex] = /^<([0-9A-Fa-f]+)>$/.exec(text.slice(second, third)) ?? [];
    if (first !== 0 || hex === undefined || third + fourth > bytes.length) continue;
    const covered = new Uint8Array(second + fourth);
    covered.set(bytes.subarray(0, second));
    covered.set(bytes.subarray(third, third + fourth), second);
    const cubre = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', covered)));
    found.push({ cubre, firma: base64Of(trim(bytesOfHex(hex))), entero: third + fourth === bytes.length });
  }
  return found;
}
