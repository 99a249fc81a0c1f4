import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type { StoredFile } from './files.ts';
import { ROWS_END, type End, type FileStart, type Header, type TableStart } from './format.ts';
import { Refusal } from './refusal.ts';

const NEWLINE = 10;
const MARK = Buffer.from(ROWS_END);
const MARK_AFTER_ROW = Buffer.from(`\n${ROWS_END}`);

const decompress = (path: string): AsyncIterator<Buffer, undefined> => {
  const text = createZstdDecompress();
  // An error of either stream reaches the reader of the second one.
  pipeline(createReadStream(path), text, () => {});
  return text[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
};

/** The position after the last complete row in `buffer`, which starts at the beginning of a line. */
const endOfRows = (buffer: Buffer): number => {
  const mark = buffer.indexOf(MARK_AFTER_ROW);
  return mark === -1 ? buffer.lastIndexOf(NEWLINE) + 1 : mark + 1;
};

/**
 * Reads a back-up from beginning to end. `onTable` gets each table with its rows (whole lines), and has to read all of them;
 * `onFile` the same with each file.
 * @throws Refusal if the file is not a back-up, or is damaged or incomplete.
 */
export const readBackup = async (
  path: string,
  handle: {
    onHeader?: (header: Header) => void;
    onTable: (start: TableStart, rows: AsyncIterable<Buffer>) => Promise<void>;
    onFile: (file: StoredFile, lines: AsyncIterable<Buffer>) => Promise<void>;
  },
): Promise<End['end']> => {
  const source = decompress(path);
  const hash = createHash('sha256');
  let buffer: Buffer = Buffer.alloc(0);

  const readMore = async (): Promise<void> => {
    const { value, done } = await source.next().catch((cause: unknown) => {
      throw new Refusal(`${path} is not a back-up, or it is damaged.`, { cause });
    });
    if (done) throw new Refusal(`${path} is not a back-up, or it is incomplete.`);
    buffer = buffer.length > 0 ? Buffer.concat([buffer, value]) : value;
  };
  const take = (length: number): Buffer => {
    const taken = buffer.subarray(0, length);
    buffer = buffer.subarray(length);
    return taken;
  };
  const takeLine = async (): Promise<Buffer> => {
    while (!buffer.includes(NEWLINE)) await readMore();
    return take(buffer.indexOf(NEWLINE) + 1);
  };
  const parse = (line: Buffer): unknown => {
    try {
      return JSON.parse(line.toString());
    } catch (cause) {
      throw new Refusal(`${path} is not a back-up, or it is damaged.`, { cause });
    }
  };
  async function* takeRows(): AsyncGenerator<Buffer> {
    for (;;) {
      while (buffer.length < MARK.length) await readMore();
      if (buffer.subarray(0, MARK.length).equals(MARK)) {
        hash.update(take(MARK.length));
        return;
      }
      const end = endOfRows(buffer);
      if (end === 0) {
        await readMore();
        continue;
      }
      const rows = take(end);
      hash.update(rows);
      yield rows;
    }
  }

  try {
    const first = await takeLine();
    const header = parse(first) as Header | null;
    if (header?.format !== 'jornada-backup') throw new Refusal(`${path} is not a back-up.`);
    if (header.version !== 1 && header.version !== 2)
      throw new Refusal(`${path} was made by a newer version of the product, whose back-ups this one cannot read.`);
    hash.update(first);
    handle.onHeader?.(header);
    for (;;) {
      const line = await takeLine();
      const part = parse(line) as TableStart | FileStart | End;
      if ('end' in part) {
        if (part.end.sha256 !== hash.digest('hex')) throw new Refusal(`${path} is damaged: its content does not fit its check sum.`);
        return part.end;
      }
      hash.update(line);
      if ('file' in part) await handle.onFile({ key: part.file, bytes: part.bytes }, takeRows());
      else await handle.onTable(part, takeRows());
    }
  } finally {
    await source.return?.();
  }
};
