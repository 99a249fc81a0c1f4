import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { base64Of, bytesOfBase64 } from '@jornada/web/base64.ts';

/** Who it is, as far as anybody can say without the server. */
export type Prueba = { pin: string } | { codigo: string } | { token: string };

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const text = new TextEncoder();

/**
 * Seals something for the server alone: this device cannot open it again. `bound`: what it belongs to. @throws where the browser has no
 * cryptography, as on a page without https.
 */
export async function sealFor({ publica }: ConfiguracionQuiosco['clave'], said: object, bound: string): Promise<string> {
  const { subtle } = crypto;
  const theirs = await subtle.importKey('spki', bytesOfBase64(publica), CURVE, false, []);
  const own = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const shared = await subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: text.encode('jornada quiosco') };
  const secret = await subtle.deriveKey(hkdf, shared, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: text.encode(bound) },
    secret,
    text.encode(JSON.stringify(said)),
  );
  const point = await subtle.exportKey('raw', own.publicKey);
  return base64Of(new Uint8Array(await new Blob([point, iv, sealed]).arrayBuffer()));
}
