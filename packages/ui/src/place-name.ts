import { createContext } from 'react';

/** What the page, the aside, the part or the sheet is called in which something stands: what cannot be shown there is called so, too. */
export const PlaceName = createContext<string | null>(null);
