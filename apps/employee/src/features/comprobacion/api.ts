import { comprobacion } from '@jornada/contract/comprobacion.ts';
import { useSend } from '@jornada/web/calls.ts';

/** Asks whether a paper was given out here. */
export const useCheckPaper = () => useSend(comprobacion.papel);
