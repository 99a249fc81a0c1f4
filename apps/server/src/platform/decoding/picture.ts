import { readFile } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { LIMITS } from './limits.ts';
import { Refused } from './task.ts';

/** Bytes of one sample of a pixel. A picture of one bit a pixel is decoded to a byte a pixel. */
const SAMPLE: Readonly<Record<string, number>> = { ushort: 2, short: 2, uint: 4, int: 4, float: 4, complex: 8, double: 8, dpcomplex: 16 };
const HEIC_CHANNELS = 4;
const OPTIONS: SharpOptions = { limitInputPixels: LIMITS.pixels, failOn: 'error', pages: 1 };

// One picture in one process: nothing is read twice, and a second thread would take the processor from people who clock.
sharp.cache(false);
sharp.concurrency(1);

type Size = { width: number; height: number; channels: number; depth?: string };

/** @throws Refused if the pixels take more than they may. */
function checkSize({ width, height, channels, depth = 'uchar' }: Size): void {
  const bytes = width * height * channels * (SAMPLE[depth] ?? 1);
  if (width * height > LIMITS.pixels || bytes > LIMITS.decodedBytes) throw new Refused('large');
}

/** Runs what decodes. @throws Refused: the decoder's message is not for users, and a file that it cannot read is damaged. */
export async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit|out of memory|allocat/i.test(message)) throw new Refused('large', error);
    throw new Refused(/no space|ENOSPC|EDQUOT/i.test(message) ? 'full' : 'damaged', error);
  }
}

async function openHeic(given: string | Uint8Array): Promise<Sharp> {
  const { default: heicDecode } = await import('heic-decode');
  const [first] = await heicDecode.all({ buffer: typeof given === 'string' ? await readFile(given) : given });
  if (!first) throw new Refused('damaged');
  checkSize({ ...first, channels: HEIC_CHANNELS });
  const { width, height, data } = await first.decode();
  return sharp(new Uint8Array(data.buffer), { ...OPTIONS, raw: { width, height, channels: HEIC_CHANNELS } });
}

/** Opens a picture whose header says that it is not too large. @param given a path, or its bytes. @throws Refused, or the decoder's error. */
export async function openPicture(given: string | Uint8Array, type: string): Promise<Sharp> {
  if (type === 'image/heic') return openHeic(given);
  const picture = sharp(given, OPTIONS);
  checkSize(await picture.metadata());
  return picture;
}
