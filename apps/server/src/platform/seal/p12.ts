import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  pbkdf2,
  timingSafeEqual,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Signer } from './certificate.ts';
import { DerError, expectTag, oidText, partsOf, readBer, TAG, tagOf, type DerValue } from './der.ts';
import { OID } from './oids.ts';

/**
 * Why a key file cannot be used. password: it is another one. old: it is encrypted as programs did until 2010 (RC2), which is not safe any more. key: it has no
 * key that can seal, or no certificate for it. file: it is no such file, or of a kind that nobody here reads.
 */
export type P12Problem = 'password' | 'old' | 'key' | 'file';
export class P12Refused extends Error {
  readonly problem: P12Problem;
  constructor(problem: P12Problem, cause?: unknown) {
    super(`the key file is refused: ${problem}`, { cause });
    this.problem = problem;
  }
}

const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const PBE_SHA1_3DES = '1.2.840.113549.1.12.1.3';
/** RC4 and RC2, with the same derivation as the one above. */
const OLD = /^1\.2\.840\.113549\.1\.12\.1\.[12456]$/;
const KEY_BAG = '1.2.840.113549.1.12.10.1.1';
const SHROUDED_BAG = '1.2.840.113549.1.12.10.1.2';
const CERT_BAG = '1.2.840.113549.1.12.10.1.3';
const HMACS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const CIPHERS: Readonly<Record<string, { name: string; bytes: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', bytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', bytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', bytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', bytes: 24 },
};
const HASHES: Readonly<Record<string, { name: string; bytes: number; block: number }>> = {
  [OID.sha1]: { name: 'sha1', bytes: 20, block: 64 },
  [OID.sha256]: { name: 'sha256', bytes: 32, block: 64 },
  [OID.sha384]: { name: 'sha384', bytes: 48, block: 128 },
  [OID.sha512]: { name: 'sha512', bytes: 64, block: 128 },
};
/** Of all derivations of a file: one from somewhere must not keep the server busy. Browsers take 600,000 for each of three. */
const MOST_ROUNDS = 4_000_000;
/** Hashes that are computed before others of the server get their turn. */
const ROUNDS_AT_ONCE = 10_000;
const LEAST_RSA_BITS = 2048;

const deriveKey = promisify(pbkdf2);
const sequenceOf = (value: DerValue | undefined): DerValue[] => partsOf(expectTag(value, TAG.sequence));
const oidOf = (value: DerValue | undefined): string => oidText(expectTag(value, TAG.oid));

/** The password, and how many hashes may still be computed with it. */
type Secret = { password: string; roundsLeft: number };

/** @param times how often that many are computed. */
function roundsOf(value: DerValue | undefined, secret: Secret, times: number): number {
  const { content } = expectTag(value, TAG.integer);
  const rounds = content.length > 0 && content.length <= 4 ? content.readUIntBE(0, content.length) : 0;
  secret.roundsLeft -= rounds * times;
  if (rounds < 1 || secret.roundsLeft < 0) throw new P12Refused('file');
  return rounds;
}

const passwordBytes = (password: string): Buffer => Buffer.from(`${password}\0`, 'utf16le').swap16();

/** Fills blocks by repeating bytes. */
const fill = (bytes: Buffer, block: number): Buffer => Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes);

/** The derivation of PKCS #12 (RFC 7292, B.2). `use`: 1 a key, 2 an initial vector, 3 a key for the check sum. */
async function derive(
  use: 1 | 2 | 3,
  wanted: number,
  { password, salt, rounds, hash }: { password: string; salt: Buffer; rounds: number; hash: string },
): Promise<Buffer> {
  const { name, block } = Object.values(HASHES).find((one) => one.name === hash) ?? { name: hash, block: 64 };
  const start = Buffer.alloc(block, use);
  const mixed = Buffer.concat([fill(salt, block), fill(passwordBytes(password), block)]);
  let out = Buffer.alloc(0);
  while (out.length < wanted) {
    let digest = createHash(name).update(start).update(mixed).digest();
    for (let round = 1; round < rounds; round += 1) {
      digest = createHash(name).update(digest).digest();
      if (round % ROUNDS_AT_ONCE === 0) await setImmediate();
    }
    out = Buffer.concat([out, digest]);
    const added = BigInt(`0x${Buffer.alloc(block, digest).toString('hex')}`) + 1n;
    const limit = 1n << BigInt(block * 8);
    for (let at = 0; at < mixed.length; at += block) {
      const sum = (BigInt(`0x${mixed.subarray(at, at + block).toString('hex')}`) + added) % limit;
      Buffer.from(sum.toString(16).padStart(block * 2, '0'), 'hex').copy(mixed, at);
    }
  }
  return out.subarray(0, wanted);
}

type Cipher = { name: string; key: Buffer; iv: Buffer };

async function cipherOf(algorithm: DerValue | undefined, secret: Secret): Promise<Cipher> {
  const { password } = secret;
  const [kind, parameters] = sequenceOf(algorithm);
  const id = oidOf(kind);
  if (OLD.test(id)) throw new P12Refused('old');
  if (id === PBE_SHA1_3DES) {
    const [salt, count] = sequenceOf(parameters);
    const from = { password, salt: expectTag(salt, TAG.octets).content, rounds: roundsOf(count, secret, 3), hash: 'sha1' };
    return { name: 'des-ede3-cbc', key: await derive(1, 24, from), iv: await derive(2, 8, from) };
  }
  if (id !== PBES2) throw new P12Refused('file');
  const [derivation, encryption] = sequenceOf(parameters);
  const [derivationId, derivationParameters] = sequenceOf(derivation);
  const [cipherId, iv] = sequenceOf(encryption);
  const cipher = CIPHERS[oidOf(cipherId)];
  if (oidOf(derivationId) !== PBKDF2 || !cipher) throw new P12Refused(oidOf(cipherId) === '1.2.840.113549.3.2' ? 'old' : 'file');
  const [salt, count, ...more] = sequenceOf(derivationParameters);
  const prf = more.find(({ tag }) => tag === TAG.sequence);
  const hash = prf ? HMACS[oidOf(partsOf(prf)[0])] : 'sha1';
  if (!hash) throw new P12Refused('file');
  // Keys longer than its digest take that often as many.
  const rounds = roundsOf(count, secret, hash === 'sha1' ? 2 : 1);
  const key = await deriveKey(password, expectTag(salt, TAG.octets).content, rounds, cipher.bytes, hash);
  return { name: cipher.name, key, iv: expectTag(iv, TAG.octets).content };
}

async function decrypt(algorithm: DerValue | undefined, sealed: Buffer, secret: Secret): Promise<Buffer> {
  const { name, key, iv } = await cipherOf(algorithm, secret);
  try {
    const decipher = createDecipheriv(name, key, iv);
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch (error) {
    throw new P12Refused('password', error);
  }
}

/** Whether the check sum of the file is that of this password. Files without one are taken as they are. */
async function checkPassword(mac: DerValue | undefined, content: Buffer, secret: Secret): Promise<void> {
  if (!mac) return;
  const [info, salt, count] = sequenceOf(mac);
  const [algorithm, expected] = sequenceOf(info);
  const hash = HASHES[oidOf(partsOf(expectTag(algorithm, TAG.sequence))[0])];
  if (!hash) throw new P12Refused('file');
  const rounds = count ? roundsOf(count, secret, 1) : 1;
  const key = await derive(3, hash.bytes, {
    password: secret.password,
    salt: expectTag(salt, TAG.octets).content,
    rounds,
    hash: hash.name,
  });
  const found = createHmac(hash.name, key).update(content).digest();
  const wanted = expectTag(expected, TAG.octets).content;
  if (found.length !== wanted.length || !timingSafeEqual(found, wanted)) throw new P12Refused('password');
}

/** The bags of one part of the file: in the open, or encrypted. */
async function bagsOf(part: DerValue, secret: Secret): Promise<DerValue[]> {
  const [kind, held] = sequenceOf(part);
  const [value] = partsOf(expectTag(held, tagOf(0)));
  const id = oidOf(kind);
  if (id === OID.data) return sequenceOf(readBer(expectTag(value, TAG.octets).content));
  if (id !== OID.encryptedData) throw new P12Refused('file');
  const [, content] = sequenceOf(value);
  const [, algorithm, sealed] = sequenceOf(content);
  if (!sealed || (sealed.tag & 0xdf) !== 0x80) throw new P12Refused('file');
  // Some programs cut the encrypted bytes into pieces.
  const bytes = sealed.tag === 0x80 ? sealed.content : Buffer.concat(partsOf(sealed).map((piece) => piece.content));
  return sequenceOf(readBer(await decrypt(algorithm, bytes, secret)));
}

type Found = { keys: KeyObject[]; certificates: Buffer[] };

async function take(bag: DerValue, secret: Secret, found: Found): Promise<void> {
  const [kind, held] = sequenceOf(bag);
  const [value] = partsOf(expectTag(held, tagOf(0)));
  const id = oidOf(kind);
  if (id === KEY_BAG && value) found.keys.push(createPrivateKey({ key: value.whole, format: 'der', type: 'pkcs8' }));
  if (id === SHROUDED_BAG) {
    const [algorithm, sealed] = sequenceOf(value);
    const key = await decrypt(algorithm, expectTag(sealed, TAG.octets).content, secret);
    found.keys.push(createPrivateKey({ key, format: 'der', type: 'pkcs8' }));
  }
  if (id === CERT_BAG) {
    const [, wrapped] = sequenceOf(value);
    found.certificates.push(expectTag(partsOf(expectTag(wrapped, tagOf(0)))[0], TAG.octets).content);
  }
}

const canSeal = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'ec' || (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS);

/** Its own certificate first, then the one that vouches for it, and so on. Certificates that belong to nothing are left out. */
function order({ keys, certificates }: Found): Signer {
  const all = certificates.map((bytes) => ({ bytes, parsed: new X509Certificate(bytes) }));
  for (const key of keys) {
    const publicKey = createPublicKey(key);
    const own = all.find(({ parsed }) => parsed.publicKey.equals(publicKey));
    if (!own || !canSeal(key)) continue;
    const chain: [Buffer, ...Buffer[]] = [own.bytes];
    for (let { parsed } = own; ;) {
      const above = all.find((one) => !chain.includes(one.bytes) && parsed.checkIssued(one.parsed));
      if (!above) return { key, chain };
      chain.push(above.bytes);
      parsed = above.parsed;
    }
  }
  throw new P12Refused('key');
}

/** Reads a key file (.p12 or .pfx) with its chain. @throws P12Refused */
export async function readP12(bytes: Buffer, password: string): Promise<Signer> {
  try {
    const [, authSafe, mac] = sequenceOf(readBer(bytes));
    const [kind, held] = sequenceOf(authSafe);
    if (oidOf(kind) !== OID.data) throw new P12Refused('file');
    const content = expectTag(partsOf(expectTag(held, tagOf(0)))[0], TAG.octets).content;
    const secret = { password, roundsLeft: MOST_ROUNDS };
    await checkPassword(mac, content, secret);
    const found: Found = { keys: [], certificates: [] };
    for (const part of sequenceOf(readBer(content))) for (const bag of await bagsOf(part, secret)) await take(bag, secret, found);
    return order(found);
  } catch (error) {
    if (error instanceof P12Refused) throw error;
    throw new P12Refused(error instanceof DerError ? 'file' : 'key', error);
  }
}
