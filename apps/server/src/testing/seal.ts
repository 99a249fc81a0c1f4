import { webcrypto } from 'node:crypto';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';

const { subtle } = webcrypto;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** What a kiosk says without a network, sealed as it does it: for the company's public key, bound to the key of the action. */
export async function sealFor({ publica }: ConfiguracionQuiosco['clave'], said: object, bound: string): Promise<string> {
  const theirs = await subtle.importKey('spki', Buffer.from(publica, 'base64'), CURVE, false, []);
  const own = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const shared = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: Buffer.from('jornada quiosco') };
  const secret = await subtle.deriveKey(hkdf, shared, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const iv = webcrypto.getRandomValues(new Uint8Array(12));
  const additionalData = Buffer.from(bound);
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, secret, Buffer.from(JSON.stringify(said)));
  const point = Buffer.from(await subtle.exportKey('raw', own.publicKey));
  return Buffer.concat([point, iv, Buffer.from(sealed)]).toString('base64');
}
