import { createHash, randomBytes } from 'node:crypto';
import type { StampTime } from './cms.ts';
import { boolean, expectTag, integer, nothing, octets, oid, oidText, partsOf, readDer, sequence, smallInteger, TAG, tagOf } from './der.ts';
import { OID } from './oids.ts';
import { readSignature, signedDataOf } from './read-cms.ts';

const PATIENCE_MS = 5000;
const MOST_BYTES = 64 * 1024;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What the token says: a digest, and when somebody had it. @throws Error for a token that its own certificate has not signed. */
export function readTimeStamp(token: Buffer): { digest: Buffer; at: string; nonce: Buffer | null } {
  const { digest, hash, isGenuine } = readSignature(token);
  const [, , content] = signedDataOf(token);
  const [kind, held] = partsOf(expectTag(content, TAG.sequence));
  if (oidText(expectTag(kind, TAG.oid)) !== OID.timeStampInfo) throw new Error('no time stamp');
  const info = expectTag(partsOf(expectTag(held, tagOf(0)))[0], TAG.octets).content;
  if (!isGenuine || !createHash(hash).update(info).digest().equals(digest)) throw new Error('the time stamp was changed');
  const [, , imprint, , at, ...more] = partsOf(readDer(info));
  const [algorithm, stamped] = partsOf(expectTag(imprint, TAG.sequence));
  if (oidText(expectTag(partsOf(expectTag(algorithm, TAG.sequence))[0], TAG.oid)) !== OID.sha256)
    throw new Error('a digest of another kind');
  return {
    digest: expectTag(stamped, TAG.octets).content,
    at: expectTag(at, TAG.time).content.toString('latin1'),
    nonce: more.find(({ tag }) => tag === TAG.integer)?.whole ?? null,
  };
}

async function readAnswer(response: Response): Promise<Buffer> {
  if (!response.ok) throw new Error(`the time-stamp server answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new Error('the time stamp is too long');
  const [status, token] = partsOf(readDer(bytes));
  const [code] = partsOf(expectTag(status, TAG.sequence));
  // 0: granted. 1: granted, with changes.
  if (!token || (expectTag(code, TAG.integer).content.at(-1) ?? 2) > 1) throw new Error('the time-stamp server refused');
  return token.whole;
}

/**
 * Asks a time-stamp server (RFC 3161). Without its answer, within seconds, what is sealed has no time stamp: `onFailure` is told.
 */
export function createTimeStamper(url: string, onFailure: (error: unknown) => void): StampTime {
  async function ask(bytes: Buffer): Promise<Buffer> {
    const digest = sha256(bytes);
    const nonce = integer(Buffer.concat([Buffer.of(1), randomBytes(8)]));
    const imprint = sequence(sequence(oid(OID.sha256), nothing()), octets(digest));
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: new Uint8Array(sequence(smallInteger(1), imprint, nonce, boolean(true))),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const token = await readAnswer(response);
    const said = readTimeStamp(token);
    if (!said.digest.equals(digest) || said.nonce?.equals(nonce) !== true) throw new Error('the time stamp is for something else');
    return token;
  }
  return async (bytes) => {
    try {
      return await ask(bytes);
    } catch (error) {
      onFailure(error);
      return null;
    }
  };
}
