import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the values that every app supports: SHA-1, six digits, thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The previous and the next step count, too: clocks differ, and typing takes time. */
const WINDOW = 1;

const SECRET_BYTES = 20;

export const newSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** The secret for typing, and as an address for the QR code. */
export function describeSecret(
  bytes: Uint8Array,
  { cuenta, empresa }: { cuenta: string; empresa: string },
): { Secreto: string; Uri: string } {
  const secret = secretOf(bytes);
  const totp = new TOTP({ ...SHAPE, secret, issuer: `Jornada ${empresa}`.slice(0, 60), label: cuenta });
  return { Secreto: secret.base32, Uri: totp.toString() };
}

/** The time step of a code; null if it fits none. */
export function stepOf(bytes: Uint8Array, code: string, now: Temporal.Instant): number | null {
  const totp = new TOTP({ ...SHAPE, secret: secretOf(bytes) });
  const timestamp = now.epochMilliseconds;
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

// A copy, because small Buffers share their memory.
const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer });
