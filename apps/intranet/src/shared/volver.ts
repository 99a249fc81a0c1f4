import { oneOf } from '@jornada/web/search-params.ts';

/** Where somebody came from to do something on another page, and is led back to. The last one: to the import, and from there to the first tasks. */
export const volver = oneOf('importar', 'primeros-pasos', 'importar-primeros-pasos');

/** Of the links of the first tasks. */
export const FROM_STEPS = { volver: 'primeros-pasos' } as const;

/** Of the links of the import, which itself has been come to from `place`. */
export const fromImport = (place: ReturnType<typeof volver>) =>
  ({ volver: place === 'primeros-pasos' ? 'importar-primeros-pasos' : 'importar' }) as const;
