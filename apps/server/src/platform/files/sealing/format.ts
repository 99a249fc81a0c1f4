import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { FileDamaged } from '../store.ts';

// A sealed file: MAGIC | id of the tenant's key (16) | nonce (12) | the file's own key, wrapped (32 + 16) | segments.
// Each segment is up to SEGMENT bytes and their tag. Its nonce is its number and whether it is the last one, so that no segment can be
// left out, put elsewhere or cut off. The key of a file is used for one file only, once.

/** No file that people send begins like this. */
const MAGIC = Buffer.from([0x89, 0x4a, 0x4f, 0x52, 0x4e, 0x46, 0x0a, 0x01]);
const ID_BYTES = 16;
const NONCE_BYTES = 12;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + ID_BYTES + NONCE_BYTES + KEY_BYTES + TAG_BYTES;
/** Plain bytes of a segment. */
const SEGMENT = 64 * 1024;
const CIPHER = 'aes-256-gcm';

/** A key that the keys of files are wrapped with. */
export type TenantKey = { /** A UUID. */ id: string; key: Buffer };

const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOfBytes = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Binds the key of a file to its place: the bytes of another file do not open there. */
const placeOf = (idBytes: Buffer, place: string): Buffer => Buffer.concat([MAGIC, idBytes, Buffer.from(place)]);

function sealOnce(key: Buffer, nonce: Buffer, plain: Uint8Array, about?: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  if (about) cipher.setAAD(about);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
function openOnce(key: Buffer, nonce: Buffer, sealed: Buffer, about?: Buffer): Buffer {
  if (sealed.length < TAG_BYTES) throw new FileDamaged('a part of the file is missing');
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  if (about) decipher.setAAD(about);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch (error) {
    throw new FileDamaged('the file is not what was stored', { cause: error });
  }
}

/** A new key for one file, and the header that keeps it. @param place the key under which the store has the file. */
export function makeHeader(tenantKey: TenantKey, place: string): { header: Buffer; fileKey: Buffer } {
  const fileKey = randomBytes(KEY_BYTES);
  return { header: wrapKey(fileKey, tenantKey, place), fileKey };
}

/** A header that keeps this key of a file: its segments stay what they are. */
export function wrapKey(fileKey: Buffer, { id, key }: TenantKey, place: string): Buffer {
  const [idBytes, nonce] = [bytesOfId(id), randomBytes(NONCE_BYTES)];
  return Buffer.concat([MAGIC, idBytes, nonce, sealOnce(key, nonce, fileKey, placeOf(idBytes, place))]);
}

/** The id of the key that opens a file that begins like this; null for a file that is not sealed. @throws FileDamaged */
export function keyIdOf(start: Buffer): string | null {
  if (!start.subarray(0, MAGIC.length).equals(MAGIC)) return null;
  if (start.length < HEADER_BYTES) throw new FileDamaged('the file is cut off');
  return idOfBytes(start.subarray(MAGIC.length, MAGIC.length + ID_BYTES));
}

/** The file's own key. @throws FileDamaged for a header that was changed, and for one of another place. */
export function openHeader(header: Buffer, { id, key }: TenantKey, place: string): Buffer {
  const from = MAGIC.length + ID_BYTES;
  const nonce = header.subarray(from, from + NONCE_BYTES);
  return openOnce(key, nonce, header.subarray(from + NONCE_BYTES, HEADER_BYTES), placeOf(bytesOfId(id), place));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

type Cut = { piece: Buffer; number: number; isLast: boolean };

/** Pieces of one size. A whole one waits until something follows it, because it may be the last. */
async function* cut(stream: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Cut> {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const part of stream) {
    rest = rest.length === 0 ? Buffer.from(part.buffer, part.byteOffset, part.byteLength) : Buffer.concat([rest, part]);
    for (; rest.length > size; number += 1) {
      yield { piece: rest.subarray(0, size), number, isLast: false };
      rest = rest.subarray(size);
    }
  }
  yield { piece: rest, number, isLast: true };
}

/** The segments of a file. */
export async function* sealSegments(plain: AsyncIterable<Uint8Array>, fileKey: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, number, isLast } of cut(plain, SEGMENT)) yield sealOnce(fileKey, nonceOf(number, isLast), piece);
}

/** The plain bytes; none of a segment before all of it is known to be right. @throws FileDamaged, also after some pieces. */
export async function* openSegments(sealed: AsyncIterable<Uint8Array>, fileKey: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, number, isLast } of cut(sealed, SEGMENT + TAG_BYTES)) yield openOnce(fileKey, nonceOf(number, isLast), piece);
}
