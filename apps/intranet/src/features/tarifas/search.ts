import { placeSearch } from '@jornada/web/list/place-search.ts';
import { whole } from '@jornada/web/search-params.ts';

/** Only the rates of a person, or of a project: those that name them. */
export const tarifasSearch = placeSearch({ persona: whole({ least: 1 }), proyecto: whole({ least: 1 }) });
