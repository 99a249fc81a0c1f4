import { PERMISOS_DE_ROL, type Permiso } from '@jornada/contract/permisos.ts';
import { ROLES } from '@jornada/domain/personas/cuenta.ts';

/** The roles that have a permission. */
export const rolesWith = (permiso: Permiso): readonly string[] => ROLES.filter((rol) => PERMISOS_DE_ROL[rol].includes(permiso));
