import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf } from '@jornada/web/search-params.ts';

/** The parts of the settings, in the order of their tabs. */
export const PARTES_AJUSTES = ['tipos', 'pagos', 'actividades', 'tarifas', 'cambios'] as const;

export const ajustesSearch = placeSearch({ parte: oneOf(...PARTES_AJUSTES) });
