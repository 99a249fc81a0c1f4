import type { Rol, RolPersona } from './cuenta.ts';

/** The roles after one was ticked or unticked. A kiosk has no other role. */
export function conRol(roles: readonly RolPersona[], rol: RolPersona): RolPersona[] {
  if (roles.includes(rol)) return roles.filter((one) => one !== rol);
  if (rol === 'quiosco') return [rol];
  return [...roles.filter((one) => one !== 'quiosco'), rol];
}

/** The role below. A role has all permissions of the one below it. */
const BELOW: Partial<Record<Rol, Rol>> = { responsable: 'empleado', admin: 'responsable' };

/** A role and all those below it. */
export function rolesWithin(rol: Rol): Rol[] {
  const below = BELOW[rol];
  return below ? [rol, ...rolesWithin(below)] : [rol];
}
