import { Secret, TOTP } from 'otpauth';
import { systemClock } from '../platform/clock.ts';

/** The code that an app shows for a secret (base32) at an instant. */
export const totpAt = (secret: string, moment: Temporal.Instant): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: moment.epochMilliseconds });

/** The same for a server that uses the system's clock, now or `seconds` later. */
export const totpNow = (secret: string, seconds = 0): string => totpAt(secret, systemClock.now().add({ seconds }));
