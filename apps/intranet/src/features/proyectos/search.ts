import { placeSearch } from '@jornada/web/list/place-search.ts';
import { anyText, oneOf, whole } from '@jornada/web/search-params.ts';

export const ESTADOS = ['abierto', 'cerrado'] as const;
export const PARTES = ['proyectos', 'clientes'] as const;
export const PESTANAS = ['datos', 'tareas', 'gente'] as const;

/** `pestana`: the part of the open project. `cliente`: only the projects of this one. */
export const proyectosSearch = placeSearch({
  texto: anyText,
  estado: oneOf(...ESTADOS),
  parte: oneOf(...PARTES),
  pestana: oneOf(...PESTANAS),
  cliente: whole({ least: 1 }),
});
