import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

export const PARTES = ['saldos', 'reglas'] as const;
export const vacacionesSearch = placeSearch({ parte: oneOf(...PARTES), ano: whole({ least: 2000, most: 2100 }), texto: anyText });
