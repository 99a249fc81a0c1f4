import { createECDH } from 'node:crypto';

/** The key pair by which push services recognise this server (RFC 8292), in base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Makes a new pair on the curve P-256, without the library for push messages, so that the start need not load it. */
export function makePushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Leading zeros are missing, so they are added.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Whether the two keys belong together. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}
