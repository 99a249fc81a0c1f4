import { createHash, sign, type KeyObject } from 'node:crypto';
import { issuerAndNumber, type Signer } from './certificate.ts';
import { der, nothing, octets, oid, sequence, set, smallInteger, tagOf, utf8 } from './der.ts';
import { OID } from './oids.ts';

/** Asks for a time stamp of these bytes: a token in DER; null if nobody gives one just now. */
export type StampTime = (bytes: Buffer) => Promise<Buffer | null>;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const attribute = (id: string, value: Buffer): Buffer => sequence(oid(id), set(value));

function algorithmOf(key: KeyObject): Buffer {
  if (key.asymmetricKeyType === 'ec') return sequence(oid(OID.ecdsaSha256));
  if (key.asymmetricKeyType === 'rsa') return sequence(oid(OID.rsaSha256), nothing());
  throw new Error(`a key of the kind ${key.asymmetricKeyType} seals nothing`);
}

/** Says in what is signed which certificate it is, so that no other one for the same key can be put in its place. */
function signingCertificate(certificate: Buffer): Buffer {
  const { issuer, number } = issuerAndNumber(certificate);
  const id = sequence(octets(sha256(certificate)), sequence(sequence(der(tagOf(4), issuer)), number));
  return attribute(OID.signingCertificateV2, sequence(sequence(id)));
}

/**
 * A detached signature of bytes with this digest (SHA-256), as PAdES wants it: CMS in DER, with the whole chain. The time of signing is not in
 * it but in the PDF (ETSI EN 319 142-1), unless `stamp` proves one. `tenant`: for whom, because many may share a certificate.
 */
export async function signDetached(
  digest: Buffer,
  { key, chain }: Signer,
  { tenant, stamp }: { tenant: number; stamp: StampTime | null },
): Promise<Buffer> {
  const [own] = chain;
  const attributes = [
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(digest)),
    signingCertificate(own),
    attribute(OID.tenant, utf8(String(tenant))),
  ].toSorted((a, b) => Buffer.compare(a, b));
  // Signed as the set that they are, and written under another tag.
  const signature = sign('sha256', set(...attributes), key);
  const token = stamp && (await stamp(signature));
  const unsigned = token && der(tagOf(1), attribute(OID.timeStampToken, token));
  const hashAlgorithm = sequence(oid(OID.sha256));
  const { issuer, number } = issuerAndNumber(own);
  const signer = sequence(
    smallInteger(1),
    sequence(issuer, number),
    hashAlgorithm,
    der(tagOf(0), ...attributes),
    algorithmOf(key),
    octets(signature),
    ...(unsigned ? [unsigned] : []),
  );
  const signed = sequence(smallInteger(1), set(hashAlgorithm), sequence(oid(OID.data)), der(tagOf(0), ...chain), set(signer));
  return sequence(oid(OID.signedData), der(tagOf(0), signed));
}
