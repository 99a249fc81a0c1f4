import { Secret, TOTP } from 'otpauth';
import { systemClock } from '../platform/clock.ts';

/** The code that an app shows for a secret (base32) at a moment. */
export const totpAt = (secret: string, moment: Temporal.Instant): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: moment.epochMilliseconds });

/** The same for a server that runs on the system's clock, now or so many seconds on. */
export const totpNow = (secret: string, seconds = 0): string => totpAt(secret, systemClock.now().add({ seconds }));
