import { webcrypto } from 'node:crypto';
import { statement, type Queryable } from '../../platform/database/pool.ts';
import type { Vault } from '../../platform/vault.ts';

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const POINT_BYTES = 65;
const NONCE_BYTES = 12;
const context = (entidadId: number): string => `quiosco-clave:${entidadId}`;

const ULTIMA = statement(
  'quiosco/keys.ULTIMA',
  'select clave_id as id, publica, privada from instancia.quiosco_claves where entidad_id = $1 order by clave_id desc limit 1',
);
const UNA = statement(
  'quiosco/keys.UNA',
  'select clave_id as id, publica, privada from instancia.quiosco_claves where entidad_id = $1 and clave_id = $2',
);
const CREAR = statement(
  'quiosco/keys.CREAR',
  `
  insert into instancia.quiosco_claves (entidad_id, publica, privada, creada) values ($1, $2, $3, $4) returning clave_id as id`,
);

/** The key with which kiosks of a company seal; the first one that asks for it makes it. */
export async function findOrMakeKey(
  tx: Queryable,
  { vault, entidadId, ahora }: { vault: Vault; entidadId: number; ahora: string },
): Promise<{ id: number; publica: string }> {
  const [known] = await tx.query(ULTIMA, [entidadId]);
  if (known) return { id: known.id, publica: known.publica.toString('base64') };
  const pair = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const publica = Buffer.from(await subtle.exportKey('spki', pair.publicKey));
  const privada = Buffer.from(await subtle.exportKey('pkcs8', pair.privateKey));
  const [row] = await tx.query(CREAR, [entidadId, publica, vault.seal(privada, context(entidadId)), ahora]);
  if (!row) throw new Error('the key was not written');
  return { id: row.id, publica: publica.toString('base64') };
}

/**
 * Opens what a kiosk has sealed: a point, a nonce, and AES-GCM under the key that both sides compute. `bound` is what it was sealed
 * with. @returns null for what cannot be opened.
 */
export async function openSealed(
  tx: Queryable,
  { vault, entidadId, claveId, sobre, bound }: { vault: Vault; entidadId: number; claveId: number; sobre: string; bound: string },
): Promise<string | null> {
  const [key] = await tx.query(UNA, [entidadId, claveId]);
  if (!key) return null;
  const bytes = Uint8Array.from(Buffer.from(sobre, 'base64'));
  try {
    const own = await subtle.importKey('pkcs8', Uint8Array.from(vault.open(key.privada, context(entidadId))), CURVE, false, ['deriveBits']);
    const theirs = await subtle.importKey('raw', bytes.subarray(0, POINT_BYTES), CURVE, false, []);
    const shared = await subtle.importKey('raw', await subtle.deriveBits({ ...CURVE, public: theirs }, own, 256), 'HKDF', false, [
      'deriveKey',
    ]);
    const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: Buffer.from('jornada quiosco') };
    const secret = await subtle.deriveKey(hkdf, shared, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
    const iv = bytes.subarray(POINT_BYTES, POINT_BYTES + NONCE_BYTES);
    const gcm = { name: 'AES-GCM', iv, additionalData: Buffer.from(bound) };
    return Buffer.from(await subtle.decrypt(gcm, secret, bytes.subarray(POINT_BYTES + NONCE_BYTES))).toString();
  } catch {
    return null;
  }
}
