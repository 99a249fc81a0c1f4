import { oneOf } from '@jornada/web/search-params.ts';

/** Where somebody came from to do something on another page, and is led back to. */
export const volver = oneOf('importar', 'primeros-pasos');

/** Of the links of the first tasks. */
export const FROM_STEPS = { volver: 'primeros-pasos' } as const;
