import type { VersionPermiso } from '@jornada/domain/permisos/index.ts';

export { demoFamily } from './demo-family.ts';

/** Where the name of a kind stands in the catalogue. */
export const KEY = 'permisos.tipos.';

/** What a request is called by: the name that an agreement gives its kind, or where that of a kind of the law is found in every language. */
export const titleOf = ({ codigo, nombre }: Pick<VersionPermiso, 'codigo' | 'nombre'>): string => nombre ?? `${KEY}${codigo}`;
