export { giveDocumentsOfDemo } from './demo.ts';
export type { ProveWho, QuienFirma } from './proof.ts';
