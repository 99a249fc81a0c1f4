import { createHash } from 'node:crypto';
import { fingerprintOf, subjectOf } from './certificate.ts';
import { readDer } from './der.ts';
import { readSignature } from './read-cms.ts';

/** A signature in a PDF, as it was found. */
export type FoundSeal = {
  /** Who has signed, as the certificate says. */
  by: string;
  /** SHA-256 of that certificate, hexadecimal. */
  fingerprint: string;
  /** For which tenant it was signed; null if it was signed elsewhere. */
  tenant: string | null;
  /** What it covers has not changed since, by SHA-256: other digests are not looked at. */
  isIntact: boolean;
  /** It covers the file from its first to its last byte. Otherwise something was added later. */
  isWhole: boolean;
  hasTimeStamp: boolean;
  /** It names its certificate, as PAdES wants it. */
  isPades: boolean;
};

const RANGE = /\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/g;
/** No file has more that mean anything. */
const MOST = 50;

/** What a signature says of bytes with this digest (SHA-256). Null: it cannot be read, or is of another kind. */
export function judgeSeal(cms: Buffer, { digest, isWhole }: { digest: Buffer; isWhole: boolean }): FoundSeal | null {
  try {
    // The rest of its room is filled with zeros.
    const read = readSignature(readDer(cms).whole);
    return {
      by: subjectOf(read.certificate),
      fingerprint: fingerprintOf(read.certificate),
      tenant: read.tenant,
      isIntact: read.isGenuine && read.hash === 'sha256' && digest.equals(read.digest),
      isWhole,
      hasTimeStamp: read.timeStamp !== null,
      isPades: read.namesCertificate,
    };
  } catch {
    return null;
  }
}

function readOne(pdf: Buffer, [start, from, to, rest]: readonly [number, number, number, number]): FoundSeal | null {
  if (start !== 0 || from >= to || to + rest > pdf.length) return null;
  // Between the two parts nothing may stand but the signature.
  const room = pdf.subarray(from, to).toString('latin1');
  if (!/^<[0-9A-Fa-f]+>$/.test(room)) return null;
  const digest = createHash('sha256')
    .update(pdf.subarray(0, from))
    .update(pdf.subarray(to, to + rest))
    .digest();
  return judgeSeal(Buffer.from(room.slice(1, -1), 'hex'), { digest, isWhole: to + rest === pdf.length });
}

/** The signatures of a PDF in their order. What looks like one and cannot be read is left out. */
export function findSeals(pdf: Buffer): FoundSeal[] {
  const ranges = [...pdf.toString('latin1').matchAll(RANGE)].slice(0, MOST);
  return ranges.flatMap(([, ...numbers]) => {
    const [start = 1, from = 0, to = 0, rest = 0] = numbers.map(Number);
    return readOne(pdf, [start, from, to, rest]) ?? [];
  });
}

/**
 * unsealed: no signature of these certificates is in it. intact: the last thing that was done to the file is one of them. extended: it holds one that is
 * intact, and something was added later. changed: it is not what was sealed.
 */
export type SealState = 'unsealed' | 'intact' | 'extended' | 'changed';

/** Whether a seal is one of those that are asked for, by the fingerprint of its certificate and for whom it was signed. */
type IsOurs = (fingerprint: string, tenant: string | null) => boolean;
export const stateOfSeal = (pdf: Buffer, isOurs: IsOurs): SealState => stateOf(findSeals(pdf), isOurs);

/** The same of seals that were found. */
export function stateOf(seals: readonly FoundSeal[], isOurs: IsOurs): SealState {
  const ours = seals.filter(({ fingerprint, tenant }) => isOurs(fingerprint, tenant));
  if (ours.length === 0) return 'unsealed';
  if (!ours.every(({ isIntact }) => isIntact)) return 'changed';
  return ours.some(({ isWhole }) => isWhole) ? 'intact' : 'extended';
}
