import { ESTADOS_FIRMA } from '@jornada/domain/firmas/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

/** The month, its filters, and whether the settings are open. */
export const firmasSearch = placeSearch({
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
  estado: oneOf(...ESTADOS_FIRMA),
  texto: anyText,
});
