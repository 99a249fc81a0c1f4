import { anyText, day } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { volver } from '../../shared/volver.ts';

export const horariosSearch = placeSearch({
  nombre: anyText,
  volver,
  /** The day of the version of the open schedule that is changed. */
  cambiar: day,
});
