import type { createSituation } from './reads.ts';

export type SituacionDeExtra = ReturnType<typeof createSituation>;
