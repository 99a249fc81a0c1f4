import { anyText, day, oneOf, whole } from '@jornada/web/search-params.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { VISTAS } from './model/span.ts';

/** The plan's first day and length, whose it is, and on a phone the day that shows. */
export const planSearch = placeSearch({
  desde: day,
  vista: oneOf(...VISTAS),
  dia: day,
  centro: whole({ least: 1 }),
  departamento: whole({ least: 1 }),
  texto: anyText,
});

export const necesidadesSearch = placeSearch({ centro: whole({ least: 1 }) });

export const puestosSearch = placeSearch({});

export const cambiosSearch = placeSearch({});
