export type { Claims, Oidc, Secretos } from './oidc.ts';
export type { FilaProveedor } from './providers-repo.ts';
export type { Providers } from './providers.ts';
