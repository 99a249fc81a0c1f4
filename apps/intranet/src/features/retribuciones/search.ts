import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, whole } from '@jornada/web/search-params.ts';

export const retribucionesSearch = placeSearch({
  ano: whole({ least: 2000, most: 2100 }),
  mes: whole({ least: 1, most: 12 }),
  texto: anyText,
});
