import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file that is complete: where its bytes lie, and what an archive has to know about it. */
export type Spooled = {
  name: string;
  path: string;
  /** Whether the bytes at `path` are deflated. Sizes and digests are those of the file itself. */
  isDeflated: boolean;
  size: number;
  /** Bytes at `path`. */
  stored: number;
  crc: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
};

export type Spool = {
  /** Resolves when more may come: nothing piles up in memory. */
  write(piece: string | Uint8Array): Promise<void>;
  end(): Promise<Spooled>;
};

/** How many bytes are collected before they are worked on. */
const PIECE = 256 * 1024;

/**
 * Writes a file beside the memory, to be put into an archive afterwards: its digests are taken on the way, and what can be made smaller is
 * deflated at once. @param isPacked it is small already, such as a PDF.
 */
export function createSpool({ name, path, isPacked = false }: { name: string; path: string; isPacked?: boolean }): Spool {
  const hash = createHash('sha256');
  const out = createWriteStream(path, { mode: 0o600 });
  const deflate = isPacked ? null : createDeflateRaw({ level: 4 });
  deflate?.pipe(out);
  const into = deflate ?? out;
  const done = finished(out);
  // Whoever ends the file hears of it; until then nobody waits.
  done.catch(() => undefined);
  let [size, crc, waiting] = [0, 0, 0];
  let pieces: Buffer[] = [];

  async function flush(): Promise<void> {
    if (waiting === 0) return;
    const bytes = Buffer.concat(pieces);
    [pieces, waiting] = [[], 0];
    hash.update(bytes);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!into.write(bytes)) await Promise.race([once(into, 'drain'), done]);
  }
  return {
    async write(piece) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      pieces.push(bytes);
      waiting += bytes.length;
      if (waiting >= PIECE) await flush();
    },
    async end() {
      await flush();
      into.end();
      await done;
      return { name, path, isDeflated: !isPacked, size, stored: out.bytesWritten, crc, sha256: hash.digest('hex') };
    },
  };
}
