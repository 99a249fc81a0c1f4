import { pdfString } from '../pdf/text-string.ts';

// A signature is written into a room that was left for it: what is signed is everything before and after that room.

/** Digits of each number of the range, which is known only when the file is written. */
const DIGITS = 10;
const RANGE = `/ByteRange [0 ${'*'.repeat(DIGITS)} ${'*'.repeat(DIGITS)} ${'*'.repeat(DIGITS)}]`;
/** Beside the chain: the signature, its attributes, and a time stamp with a chain of its own. */
const ROOM_BYTES = 16 * 1024;

/** Why, who, where from. `at`: the time that the server says. */
export type SealWords = { reason: string; name: string; at: Temporal.Instant };

export const roomFor = (chain: readonly Uint8Array[]): number => ROOM_BYTES + chain.reduce((sum, { length }) => sum + length, 0);

const pdfTime = (at: Temporal.Instant): string => `(D:${at.toString({ smallestUnit: 'second' }).replaceAll(/[-:T]/g, '')})`;

/** What stands in the dictionary of a signature with room for so many bytes. */
export const roomText = ({ reason, name, at }: SealWords, bytes: number): string =>
  `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${RANGE} /Contents <${'0'.repeat(bytes * 2)}> /M ${pdfTime(at)} /Name ${pdfString(name)} /Reason ${pdfString(reason)}`;

/** A file with room for its signature. `from` and `to`: where the room begins and ends, angle brackets included. */
export type Prepared = { bytes: Buffer; from: number; to: number };

/** Where the room is in some bytes of a file. */
export function roomIn(bytes: Buffer, since = 0): { range: number; from: number; to: number } {
  const range = bytes.indexOf(RANGE, since, 'latin1');
  const contents = '/Contents <';
  const from = bytes.indexOf(contents, range, 'latin1') + contents.length - 1;
  const to = bytes.indexOf('>', from, 'latin1') + 1;
  if (range < 0 || from < range || to <= from) throw new Error('there is no room for a signature');
  return { range, from, to };
}

/** As long as the room for it. `from`, `to`: where the room of the signature is in the file, which has so many bytes. */
export const rangeText = ({ from, to, bytes }: { from: number; to: number; bytes: number }): string =>
  `/ByteRange [0 ${[from, to, bytes - to].map((value) => String(value).padEnd(DIGITS)).join(' ')}]`;

/** Finds the room in a file and says its range. @param since where the part begins that was added now. */
export function findRoom(bytes: Buffer, since: number): Prepared {
  const { range, from, to } = roomIn(bytes, since);
  bytes.write(rangeText({ from, to, bytes: bytes.length }), range, 'latin1');
  return { bytes, from, to };
}

/** A signature as it stands in a room of so many hexadecimal digits. @throws Error if it does not fit. */
export function signatureText(signature: Buffer, room: number): string {
  const hex = signature.toString('hex');
  if (hex.length > room) throw new Error(`the signature needs ${hex.length / 2} bytes, and there is room for ${room / 2}`);
  return hex.padEnd(room, '0');
}

/** What is signed. */
export const signedParts = ({ bytes, from, to }: Prepared): [Buffer, Buffer] => [bytes.subarray(0, from), bytes.subarray(to)];

/** Writes the signature into its room. @throws Error if it does not fit. */
export function fillRoom({ bytes, from, to }: Prepared, signature: Buffer): Buffer {
  bytes.write(signatureText(signature, to - from - 2), from + 1, 'latin1');
  return bytes;
}
