import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

/** What is shown of the inbox, and the open request. */
export const bandejaSearch = searchOf({ cuales: oneOf('empresa', 'decididas'), ver: whole({ least: 1 }) });

export const PARTES = ['cadenas', 'suplencias', 'personas'] as const;
/** Chains, stand-ins or what becomes of both for one person, and the open one; a chain is called by its department, that of the company 0. */
export const quienDecideSearch = placeSearch({ parte: oneOf(...PARTES), persona: whole({ least: 1 }) });
