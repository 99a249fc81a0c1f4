import { extra } from '@jornada/web/extra.tsx';
import { mayBrowserHavePasskeys } from '@jornada/web/native/passkeys.ts';

/** Null in a browser, which has its own, and where the server's address has none. */
export const PasskeyInWrapper =
  __WRAPPER__ && mayBrowserHavePasskeys() ? extra(async () => (await import('./passkey-way.tsx')).PasskeyWay) : null;
