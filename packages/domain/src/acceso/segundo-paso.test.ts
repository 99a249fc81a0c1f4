import { expect, test } from 'vitest';
import { pidioSegundoPaso } from './segundo-paso.ts';

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: 'phr', amr: [] }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: ['pwd', 'otp'] }, false],
  [{ amr: 'mfa' }, false],
  [{ amr: ['MFA'] }, false],
  [{ acr: '1' }, false],
  [{ acr: ['phr'] }, false],
  [{}, false],
])('of %j: %s', (claims, expected) => {
  expect(pidioSegundoPaso(claims)).toBe(expected);
});
