import { ESTADOS_DOCUMENTO } from '@jornada/domain/documentacion/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

/** What is open, and the filters. */
export const documentosSearch = placeSearch({
  texto: anyText,
  tipo: whole({ least: 1 }),
  persona: whole({ least: 1 }),
  estado: oneOf(...ESTADOS_DOCUMENTO),
  ano: whole({ least: 1990, most: 2100 }),
});

export const tiposDocumentoSearch = placeSearch({});

/** The file that is open, and its page in the preview. */
export const repartosSearch = placeSearch({ pagina: whole({ least: 1 }) });
