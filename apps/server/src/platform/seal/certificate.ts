import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';
import {
  bits,
  boolean,
  der,
  expectTag,
  integer,
  octets,
  oid,
  partsOf,
  readDer,
  sequence,
  set,
  smallInteger,
  TAG,
  tagOf,
  time,
  utf8,
} from './der.ts';
import { OID } from './oids.ts';

/** Who seals: a private key, and its certificate with those that vouch for it, in DER, its own first. */
export type Signer = { key: KeyObject; chain: readonly [Buffer, ...Buffer[]] };

/** Longer than anything that is sealed is kept. */
const YEARS = 30;
/** digitalSignature and contentCommitment. */
const MAY_SIGN = Buffer.from([0x03, 0x02, 0x06, 0xc0]);

const nameOf = (parts: readonly [string, string][]): Buffer =>
  sequence(...parts.map(([what, text]) => set(sequence(oid(what), utf8(text)))));
const extension = (id: string, value: Buffer, isCritical = false): Buffer =>
  sequence(oid(id), ...(isCritical ? [boolean(true)] : []), octets(value));

/** A new key, and a certificate that it gives itself. @param name who it is, as readers of PDFs show it. */
export function makeSigner({ name, organization, now }: { name: string; organization: string; now: Temporal.Instant }): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(oid(OID.ecdsaSha256));
  const subject = nameOf([
    [OID.organization, organization],
    [OID.commonName, name],
  ]);
  const until = now.add({ hours: 24 * 365 * YEARS });
  const body = sequence(
    der(tagOf(0), smallInteger(2)),
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    subject,
    // Clocks of readers differ.
    sequence(time(now.subtract({ hours: 24 })), time(until)),
    subject,
    spki,
    der(
      tagOf(3),
      sequence(
        extension(OID.basicConstraints, sequence(), true),
        extension(OID.keyUsage, MAY_SIGN, true),
        extension(OID.keyIdentifier, octets(createHash('sha1').update(spki).digest())),
      ),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  return { key: privateKey, chain: [sequence(body, algorithm, bits(signature))] };
}

/** What names a certificate in a signature: its issuer and its number, as they stand in it. @throws DerError */
export function issuerAndNumber(certificate: Buffer): { issuer: Buffer; number: Buffer } {
  const [body] = partsOf(readDer(certificate));
  const parts = partsOf(expectTag(body, TAG.sequence));
  const [number, , issuer] = parts[0]?.tag === tagOf(0) ? parts.slice(1) : parts;
  return { number: expectTag(number, TAG.integer).whole, issuer: expectTag(issuer, TAG.sequence).whole };
}

/** SHA-256 of a certificate, hexadecimal: by it an installation knows its own again. */
export const fingerprintOf = (certificate: Uint8Array): string => createHash('sha256').update(certificate).digest('hex');

/** The part of a name that people read: the common name, or else all of it. */
const commonNameIn = (name: string): string => /^CN=(.+)$/m.exec(name)?.[1] ?? name;
/** Whose certificate it is. */
export const subjectOf = (certificate: Buffer): string => commonNameIn(new X509Certificate(certificate).subject);

/** From when to when a certificate holds, and who has issued it. */
export function termsOf(certificate: Buffer): { issuer: string; since: Temporal.Instant; until: Temporal.Instant } {
  const { issuer, validFromDate, validToDate } = new X509Certificate(certificate);
  const instant = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());
  return { issuer: commonNameIn(issuer), since: instant(validFromDate), until: instant(validToDate) };
}

export function isValidAt(certificate: Buffer | undefined, now: Temporal.Instant): boolean {
  if (!certificate) return false;
  const { since, until } = termsOf(certificate);
  return Temporal.Instant.compare(since, now) <= 0 && Temporal.Instant.compare(now, until) <= 0;
}
