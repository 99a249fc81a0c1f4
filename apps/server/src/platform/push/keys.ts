import { createECDH } from 'node:crypto';

/** The pair of keys by which push services know this server (RFC 8292), base64url as browsers and services take them. */
export type PushKeys = { publicKey: string; privateKey: string };

/** A new pair on the curve P-256. Made without the library of push messages, which a start does not load. */
export function makePushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Now and then a number begins with zeros, which are left out.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Whether both belong together. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
