import { MOBILE_LINKS } from '@jornada/contract/mobile-app.ts';

/** The pages whose links open the app, as the manifest of Android says them: the same that the server tells Apple. */
export const LINK_PATHS: readonly { attribute: 'path' | 'pathPrefix'; value: string }[] = MOBILE_LINKS.map((link) =>
  link.endsWith('/*') ? { attribute: 'pathPrefix', value: link.slice(0, -1) } : { attribute: 'path', value: link },
);

/** Languages of the product; the first is what somebody gets whose device speaks none of them. */
export const LANGUAGES = ['en', 'es', 'pt', 'de'] as const;
export type MobileLanguage = (typeof LANGUAGES)[number];
