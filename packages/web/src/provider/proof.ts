import { base64urlOf } from '../base64.ts';

/** RFC 7636: whoever knows the verifier began what was begun with its challenge. */
export type AttemptProof = { verifier: string; challenge: string };

/** A new one. @throws TypeError where the page is not secure. */
export async function createProof(): Promise<AttemptProof> {
  const verifier = base64urlOf(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64urlOf(new Uint8Array(digest)) };
}
