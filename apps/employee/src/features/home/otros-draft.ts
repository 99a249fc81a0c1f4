import { useForgetDraft } from '@jornada/web/form/draft-store.ts';

/** Text typed for the other actions is kept across reloads, and forgotten once it is recorded. */
export const OTROS = 'otros';

// A separate file, so that home can forget the draft without loading the form.
export const useForgetOtros = (): (() => void) => useForgetDraft(OTROS);
