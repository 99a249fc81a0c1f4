import { CannotSeal } from '../seal/kept.ts';
import { receiptPlace } from '../seal/receipt.ts';
import { prepare } from '../seal/update.ts';
import { Refused, type DecodingTask, type Made } from './task.ts';

/** Adds a receipt to a PDF, and room for a signature. The key to sign it is not here. @throws Refused */
export async function makeRoom(task: Extract<DecodingTask, { kind: 'seal' }>): Promise<Made['seal']> {
  const { reason, name, at, roomBytes, receipt } = task;
  const words = { reason, name, at: Temporal.Instant.from(at) };
  try {
    return await prepare(Buffer.from(task.bytes), { words, roomBytes, place: receiptPlace(receipt) });
  } catch (error) {
    throw error instanceof CannotSeal ? new Refused(error.why === 'locked' ? 'locked' : 'damaged', error) : error;
  }
}
