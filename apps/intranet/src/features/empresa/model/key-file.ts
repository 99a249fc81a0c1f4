import { base64Of } from '@jornada/web/base64.ts';

/** What the call takes, in bytes. Key files have some thousands. */
const MOST_BYTES = 33_000;

/** A key file in base64; null for one that is too large to be any. */
export async function readKeyFile(file: Blob): Promise<string | null> {
  if (file.size === 0 || file.size > MOST_BYTES) return null;
  return base64Of(new Uint8Array(await file.arrayBuffer()));
}
