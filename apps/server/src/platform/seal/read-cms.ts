import { createHash, timingSafeEqual, verify, X509Certificate } from 'node:crypto';
import { issuerAndNumber } from './certificate.ts';
import { expectTag, oidText, partsOf, readDer, TAG, tagOf, type DerValue } from './der.ts';
import { OID } from './oids.ts';

const HASHES: Readonly<Record<string, string>> = { [OID.sha256]: 'sha256', [OID.sha384]: 'sha384', [OID.sha512]: 'sha512' };

/** What a signature says, and what it does not say of itself. */
export type ReadSignature = {
  /** The certificate that has signed, in DER. */
  certificate: Buffer;
  chain: Buffer[];
  hash: string;
  /** The digest that was signed. */
  digest: Buffer;
  /** Whether the certificate has signed that digest. */
  isGenuine: boolean;
  /** Whether what was signed names the certificate: otherwise it is no PAdES. */
  namesCertificate: boolean;
  /** For which tenant of the product it was signed; null if it was signed elsewhere. */
  tenant: string | null;
  signature: Buffer;
  timeStamp: Buffer | null;
};

const same = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** @throws DerError */
export function signedDataOf(cms: Buffer): DerValue[] {
  const [kind, held] = partsOf(readDer(cms));
  if (oidText(expectTag(kind, TAG.oid)) !== OID.signedData) throw new Error('no signature');
  return partsOf(expectTag(partsOf(expectTag(held, tagOf(0)))[0], TAG.sequence));
}

function attributesOf(list: DerValue | undefined): Map<string, DerValue> {
  const found = new Map<string, DerValue>();
  for (const one of list ? partsOf(list) : []) {
    const [id, values] = partsOf(one);
    const [value] = partsOf(expectTag(values, TAG.set));
    const name = oidText(expectTag(id, TAG.oid));
    // Readers do not agree which of two counts.
    if (!value || found.has(name)) throw new Error('an attribute is there twice');
    found.set(name, value);
  }
  return found;
}

/** The certificate hash that was signed, if it is that of SHA-256, which is meant where nothing is said. */
function namedCertificate(value: DerValue | undefined): Buffer | null {
  if (!value) return null;
  const [certificates] = partsOf(expectTag(value, TAG.sequence));
  const [first] = partsOf(expectTag(certificates, TAG.sequence));
  const parts = partsOf(expectTag(first, TAG.sequence));
  if (parts[0]?.tag === TAG.octets) return parts[0].content;
  const [algorithm, hash] = parts;
  return oidText(expectTag(partsOf(expectTag(algorithm, TAG.sequence))[0], TAG.oid)) === OID.sha256
    ? expectTag(hash, TAG.octets).content
    : null;
}

/** Reads a signature of one signer, with certificates and signed attributes. @throws Error for anything else. */
export function readSignature(cms: Buffer): ReadSignature {
  const [, , , ...more] = signedDataOf(cms);
  const chain = partsOf(
    expectTag(
      more.find(({ tag }) => tag === tagOf(0)),
      tagOf(0),
    ),
  ).map(({ whole }) => whole);
  const signers = partsOf(expectTag(more.at(-1), TAG.set));
  const [signer] = signers;
  if (!signer || signers.length > 1) throw new Error('not one signer');
  const [, who, hashAlgorithm, ...rest] = partsOf(signer);
  const hash = HASHES[oidText(expectTag(partsOf(expectTag(hashAlgorithm, TAG.sequence))[0], TAG.oid))];
  const signed = expectTag(rest[0], tagOf(0));
  const signature = expectTag(rest[2], TAG.octets).content;
  if (!hash) throw new Error('a digest of another kind');
  const attributes = attributesOf(signed);
  const digest = expectTag(attributes.get(OID.messageDigest), TAG.octets).content;
  const [issuer, number] = partsOf(expectTag(who, TAG.sequence));
  const certificate = chain.find((one) => {
    const named = issuerAndNumber(one);
    return issuer !== undefined && number !== undefined && same(named.issuer, issuer.whole) && same(named.number, number.whole);
  });
  if (!certificate) throw new Error('the certificate is missing');
  // Signed as a set.
  const bytes = Buffer.from(signed.whole);
  bytes.writeUInt8(TAG.set, 0);
  const named = namedCertificate(attributes.get(OID.signingCertificateV2));
  return {
    certificate,
    chain,
    hash,
    digest,
    isGenuine: verify(hash, bytes, new X509Certificate(certificate).publicKey, signature),
    namesCertificate: named !== null && same(named, sha256(certificate)),
    tenant: attributes.get(OID.tenant)?.content.toString() ?? null,
    signature,
    timeStamp: attributesOf(rest[3]?.tag === tagOf(1) ? rest[3] : undefined).get(OID.timeStampToken)?.whole ?? null,
  };
}
