import type { RolPersona } from './cuenta.ts';

/** Roles after one of them was ticked or unticked. A kiosk is nothing else, and nothing else is a kiosk. */
export function conRol(roles: readonly RolPersona[], rol: RolPersona): RolPersona[] {
  if (roles.includes(rol)) return roles.filter((one) => one !== rol);
  if (rol === 'quiosco') return [rol];
  return [...roles.filter((one) => one !== 'quiosco'), rol];
}

/** The role below: a role may also do what the one below it may do. */
const BELOW: Partial<Record<RolPersona, RolPersona>> = { responsable: 'empleado', admin: 'responsable' };

/** A role and all those below it. */
export function rolesWithin(rol: RolPersona): RolPersona[] {
  const below = BELOW[rol];
  return below ? [rol, ...rolesWithin(below)] : [rol];
}
