import { createReadStream } from 'node:fs';
import { Zip, type ZipInputFile } from 'fflate';
import type { Spooled } from './spool.ts';

/** Without the extension for larger ones, which not every program reads, nothing in an archive may be larger. */
const MOST_BYTES = 0xff_ff_ff_ff;
/** A file or the archive would be larger than `MOST_BYTES`. */
export class ArchiveTooLarge extends Error {}

/** An archive of files that were spooled before, piece by piece. Nothing is compressed a second time. @throws ArchiveTooLarge */
export async function* zipOf(files: readonly Spooled[], modified: Temporal.PlainDateTime): AsyncGenerator<Uint8Array> {
  const total = files.reduce((sum, { stored }) => sum + stored, 0);
  if (total + files.length * 1024 > MOST_BYTES || files.some(({ size }) => size > MOST_BYTES)) throw new ArchiveTooLarge();
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  // The archive's times know no zone. Without one, the library takes the fields as they stand.
  const mtime = modified.toString({ smallestUnit: 'second' });
  for (const { name, path, isDeflated, size, crc } of files) {
    const file: ZipInputFile = { filename: name, size, crc, compression: isDeflated ? 8 : 0, mtime };
    zip.add(file);
    for await (const piece of createReadStream(path)) {
      file.ondata?.(null, piece as Uint8Array<ArrayBuffer>, false);
      yield* take();
    }
    file.ondata?.(null, new Uint8Array(0), true);
  }
  zip.end();
  yield* take();
}
