/** Why a PDF cannot be sealed. locked: it is encrypted. broken: nobody can say where its objects are. */
export class CannotSeal extends Error {
  readonly why: 'locked' | 'broken';
  constructor(why: 'locked' | 'broken', cause?: unknown) {
    super(`the PDF is ${why}`, { cause });
    this.why = why;
  }
}

const TAIL = 2048;

/** Where the last list of objects is, and whether it is a stream. Null: nobody can say. */
export function lastList(pdf: Buffer): { isStream: boolean } | null {
  const tail = pdf.subarray(-TAIL).toString('latin1');
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  if (!(at > 0 && at < pdf.length)) return null;
  const text = pdf.subarray(at, at + 40).toString('latin1');
  if (/^\s*xref\b/.test(text)) return { isStream: false };
  return /^\s*\d+\s+\d+\s+obj\b/.test(text) ? { isStream: true } : null;
}

/** Whether everything that was in a PDF is in it still, to the last byte; one without a list of its objects was written anew. */
export const keeps = (after: Buffer, before: Buffer): boolean =>
  after.subarray(0, before.length).equals(before) || lastList(before) === null;
