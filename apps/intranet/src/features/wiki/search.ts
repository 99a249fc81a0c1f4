import { ESTADOS_COMUNICADO } from '@jornada/domain/wiki/plazo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

export const wikiSearch = placeSearch({ estado: oneOf(...ESTADOS_COMUNICADO), texto: anyText });
/** The announcement that is changed; none: a new one. */
export const writeSearch = searchOf({ id: whole({ least: 1 }) });
