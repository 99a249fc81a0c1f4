import { createHash } from 'node:crypto';

/** A UUID made of another and a number: the same for the same two, so that a job that is put in twice is done once (RFC 9562, version 8). */
export function idOf(id: string, index: number): string {
  const hex = createHash('sha256').update(`${id}:${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
