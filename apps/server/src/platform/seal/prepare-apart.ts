import type { Decoder } from '../decoding/decoder.ts';
import { Refused } from '../decoding/task.ts';
import { CannotSeal, keeps } from './kept.ts';
import type { PrepareReceipt } from './seal.ts';

/** PDFs of people are read in the processes for that, which hold no key; here it is only looked whether everything is still there. */
export function prepareApart(decoder: Decoder): PrepareReceipt {
  return async (tenant, pdf, { words: { at, ...words }, roomBytes, receipt }) => {
    const task = { kind: 'seal', bytes: new Uint8Array(pdf), ...words, at: at.toString(), roomBytes, receipt } as const;
    const made = await decoder.run<'seal'>(String(tenant), task).catch((error: unknown) => {
      throw error instanceof Refused ? new CannotSeal(error.problem === 'locked' ? 'locked' : 'broken', error) : error;
    });
    const bytes = Buffer.from(made.bytes);
    if (!keeps(bytes, pdf)) throw new CannotSeal('broken');
    return { bytes, from: made.from, to: made.to };
  };
}
