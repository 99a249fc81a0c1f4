export type { ProveWho } from './proof.ts';
