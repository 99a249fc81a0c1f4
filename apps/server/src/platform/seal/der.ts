// ASN.1 in DER, as much as certificates and signatures need. What is signed must be exactly these bytes, so they are written here.

/** One value, and where its parts lie. `content` and `whole` are views of the bytes that were read. */
export type DerValue = { tag: number; content: Buffer; whole: Buffer };

/** The bytes are no DER. */
export class DerError extends Error {}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  utcTime: 0x17,
  time: 0x18,
} as const;
/** The tag of octets that are written in pieces. */
const PIECES = TAG.octets | 0x20;
/** The tag of a value in brackets: constructed if it has others in it. */
export const tagOf = (number: number, { isConstructed = true } = {}): number => (isConstructed ? 0xa0 : 0x80) | number;

function lengthBytes(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.of(0x80 | bytes.length), bytes]);
}
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), lengthBytes(content.length), content]);
}
export const sequence = (...parts: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...parts);
/** In the order that DER prescribes. */
export const set = (...parts: readonly Buffer[]): Buffer => der(TAG.set, ...parts.toSorted((a, b) => Buffer.compare(a, b)));
export const octets = (bytes: Uint8Array): Buffer => der(TAG.octets, bytes);
export const bits = (bytes: Uint8Array): Buffer => der(TAG.bits, Buffer.of(0), bytes);
export const nothing = (): Buffer => der(TAG.nothing);
export const utf8 = (text: string): Buffer => der(TAG.utf8, Buffer.from(text));
export const boolean = (is: boolean): Buffer => der(TAG.boolean, Buffer.of(is ? 0xff : 0));
/** A number that is not negative, from its bytes. */
export function integer(bytes: Uint8Array): Buffer {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const least = bytes.subarray(start);
  return der(TAG.integer, (least[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), least]) : least);
}
export const smallInteger = (value: number): Buffer => integer(Buffer.of(value));

/** Bytes. Numbers in identifiers may have 128 bits. */
const MOST_OF_OID = 100;

/** `1.2.840.113549.1.7.2` */
export function oid(text: string): Buffer {
  const [first = 0, second = 0] = text.split('.').map(Number);
  const rest = text.split('.').slice(2).map(BigInt);
  const bytes = [first * 40 + second];
  for (const part of rest) {
    const groups = [Number(part % 128n)];
    for (let left = part / 128n; left > 0n; left /= 128n) groups.unshift(Number(left % 128n) | 0x80);
    bytes.push(...groups);
  }
  return der(TAG.oid, Buffer.from(bytes));
}
export function oidText({ tag, content }: DerValue): string {
  if (tag !== TAG.oid || content.length === 0) throw new DerError('no identifier');
  if (content.length > MOST_OF_OID) throw new DerError('an identifier is too long');
  const parts: bigint[] = [];
  let part = 0n;
  for (const byte of content) {
    part = part * 128n + BigInt(byte & 0x7f);
    if (byte >= 0x80) continue;
    parts.push(part);
    part = 0n;
  }
  const [joined = 0n, ...rest] = parts;
  const first = joined < 80n ? joined / 40n : 2n;
  return [first, joined - first * 40n, ...rest].join('.');
}

/** From 2050 on a time is written with four digits of the year. */
export function time(instant: Temporal.Instant): Buffer {
  const digits = instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:T]/g, '');
  return digits < '2050' ? der(TAG.utcTime, Buffer.from(digits.slice(2))) : der(TAG.time, Buffer.from(digits));
}

/** The value at the start of the bytes. @throws DerError */
export function readDer(bytes: Buffer): DerValue {
  const [tag, short] = bytes;
  if (tag === undefined || short === undefined || (tag & 0x1f) === 0x1f) throw new DerError('a value is cut off');
  const more = short < 0x80 ? 0 : short & 0x7f;
  // Lengths that are not known before, as BER has them, are not DER.
  if (more > 4 || short === 0x80 || bytes.length < 2 + more) throw new DerError('a length is wrong');
  const length = more === 0 ? short : bytes.readUIntBE(2, more);
  const start = 2 + more;
  if (bytes.length < start + length) throw new DerError('a value is cut off');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) };
}

/** Deeper than anything that is read here. */
const MOST_DEPTH = 40;

/** One value of BER as DER, and how many bytes it has taken. */
function rewrite(bytes: Buffer, depth: number): { value: Buffer; taken: number } {
  const [tag = 0, short] = bytes;
  if (depth > MOST_DEPTH) throw new DerError('values in values without an end');
  if ((tag & 0x20) === 0) {
    const { whole } = readDer(bytes);
    return { value: whole, taken: whole.length };
  }
  const hasEnd = short === 0x80;
  const held = hasEnd ? bytes.subarray(2) : readDer(bytes).content;
  const parts: Buffer[] = [];
  let at = 0;
  const isAtEnd = (): boolean => (hasEnd ? held[at] === 0 && held[at + 1] === 0 : at >= held.length);
  while (!isAtEnd()) {
    const { value, taken } = rewrite(held.subarray(at), depth + 1);
    parts.push(value);
    at += taken;
  }
  const value = tag === PIECES ? octets(Buffer.concat(parts.map((part) => readDer(part).content))) : der(tag, ...parts);
  return { value, taken: hasEnd ? 2 + at + 2 : readDer(bytes).whole.length };
}

/**
 * As `readDer`, also of BER as programs write it that do not know a length beforehand: values that end with a mark, and octets in pieces.
 * @throws DerError
 */
export const readBer = (bytes: Buffer): DerValue => readDer(rewrite(bytes, 0).value);

/** The values in another one. @throws DerError */
export function partsOf({ content }: Pick<DerValue, 'content'>): DerValue[] {
  const parts: DerValue[] = [];
  for (let rest = content; rest.length > 0;) {
    const part = readDer(rest);
    parts.push(part);
    rest = rest.subarray(part.whole.length);
  }
  return parts;
}

/** @throws DerError if there is none, or another one. */
export function expectTag(value: DerValue | undefined, tag: number): DerValue {
  if (value?.tag !== tag) throw new DerError(`a value of the kind ${tag.toString(16)} is missing`);
  return value;
}
