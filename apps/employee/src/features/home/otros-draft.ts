import { useForgetDraft } from '@jornada/web/form/draft-store.ts';

/** What is typed beside the other actions outlives a reload; it is forgotten once it has been recorded. */
export const OTROS = 'otros';

// In a file of its own: home forgets it, and loads no form for that.
export const useForgetOtros = (): (() => void) => useForgetDraft(OTROS);
