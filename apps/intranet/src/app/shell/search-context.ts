import { createContext, use } from 'react';

/** Opens the search; null where nobody searches. */
export const SearchContext = createContext<(() => void) | null>(null);

export const useOpenSearch = (): (() => void) | null => use(SearchContext);
