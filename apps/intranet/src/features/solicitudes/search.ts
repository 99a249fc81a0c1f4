import { MODULOS_DECISION } from '@jornada/domain/solicitudes/modelo.ts';
import { placeSearch } from '@jornada/web/list/place-search.ts';
import { oneOf, searchOf, whole } from '@jornada/web/search-params.ts';

/** What is shown of the inbox, and the open request. */
export const bandejaSearch = searchOf({
  cuales: oneOf('empresa', 'decididas'),
  clase: oneOf(...MODULOS_DECISION),
  orden: oneOf('comienzo'),
  ver: whole({ least: 1 }),
});

export const PARTES = ['cadenas', 'suplencias', 'personas'] as const;
/**
 * Chains of a module, stand-ins or what becomes of both for one person, and the open one; a chain is called by its department, that of the
 * company 0.
 */
export const quienDecideSearch = placeSearch({
  parte: oneOf(...PARTES),
  modulo: oneOf(...MODULOS_DECISION),
  persona: whole({ least: 1 }),
});
