import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Spooled } from '../files/spool.ts';
import { rangeText, roomIn, signatureText } from './room.ts';

/** Signs a digest (SHA-256): a detached signature. */
export type SignDigest = (digest: Buffer) => Promise<Buffer>;

/** More than stands in front of the room in its dictionary. */
const BESIDE = 4096;

async function digestAround(path: string, from: number, to: number): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { end: from - 1 })) hash.update(piece as Buffer);
  for await (const piece of createReadStream(path, { start: to })) hash.update(piece as Buffer);
  return hash.digest();
}

/**
 * Seals a PDF that lies in a file, however large: it was written with room for its signature. @param at where the dictionary with the room begins.
 * @returns the file as it is now.
 */
export async function sealFile(
  spooled: Spooled,
  { at, roomBytes, sign }: { at: number; roomBytes: number; sign: SignDigest },
): Promise<Spooled> {
  const { path } = spooled;
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(roomBytes * 2 + BESIDE), position: at });
    const found = roomIn(buffer.subarray(0, bytesRead));
    const [from, to] = [at + found.from, at + found.to];
    const write = async (text: string, where: number): Promise<void> => void (await file.write(text, where, 'latin1'));
    await write(rangeText({ from, to, bytes: (await stat(path)).size }), at + found.range);
    await write(signatureText(await sign(await digestAround(path, from, to)), to - from - 2), from + 1);
  } finally {
    await file.close();
  }
  const hash = createHash('sha256');
  let crc = 0;
  for await (const piece of createReadStream(path)) {
    hash.update(piece as Buffer);
    crc = crc32(piece as Buffer, crc);
  }
  return { ...spooled, crc, sha256: hash.digest('hex') };
}
