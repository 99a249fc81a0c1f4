import { createContext, use } from 'react';

/** The room that is open around a message. */
export const SalaContext = createContext(0);
export const useSalaId = (): number => use(SalaContext);
