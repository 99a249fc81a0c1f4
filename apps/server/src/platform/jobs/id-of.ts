import { createHash } from 'node:crypto';

/** A UUID computed from another one and a number (RFC 9562, version 8): always the same one, so a job that is sent twice is done once. */
export function idOf(id: string, index: number): string {
  const hex = createHash('sha256').update(`${id}:${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}
