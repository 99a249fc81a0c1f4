import { createReadStream } from 'node:fs';
import { Zip, type ZipInputFile } from 'fflate';
import type { Spooled } from './spool.ts';

/** Without the extension for larger ones, which not every program reads, nothing in an archive may be larger. */
const MOST_BYTES = 0xff_ff_ff_ff;
/** A file or the archive would be larger than `MOST_BYTES`. */
export class ArchiveTooLarge extends Error {}

/** An archive that is made piece by piece. `take`: what is ready of it and was not taken before. */
export function openZip(): { zip: Zip; take(): Uint8Array[] } {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  return {
    zip,
    take() {
      const taken = ready;
      ready = [];
      return taken;
    },
  };
}

/** An archive of files that were spooled before, piece by piece. Nothing is compressed a second time. @throws ArchiveTooLarge */
export async function* zipOf(files: readonly Spooled[], modified: Temporal.PlainDateTime): AsyncGenerator<Uint8Array> {
  const total = files.reduce((sum, { stored }) => sum + stored, 0);
  if (total + files.length * 1024 > MOST_BYTES || files.some(({ size }) => size > MOST_BYTES)) throw new ArchiveTooLarge();
  const { zip, take } = openZip();
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
