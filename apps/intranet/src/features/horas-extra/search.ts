import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf, whole } from '@jornada/web/search-params.ts';

export const PARTES = ['mes', 'tipos', 'reglas', 'personas'] as const;
export const horasExtraSearch = placeSearch({
  parte: oneOf(...PARTES),
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
});
