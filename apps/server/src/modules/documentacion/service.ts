export type { ProveWho, QuienFirma } from './proof.ts';
