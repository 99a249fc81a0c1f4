import { ROLES, type Rol } from '@jornada/domain/personas/cuenta.ts';
import { PERMISOS_DE_ROL, PERMISOS_EN_QUIOSCO, type Permiso } from '@jornada/contract/permisos-de-rol.ts';

/** Permissions that the company takes away from a role, by role. */
export type SinAcceso = Partial<Record<string, readonly Permiso[]>>;

const isRol = (rol: string): rol is Rol => (ROLES as readonly string[]).includes(rol);

/** The permissions of all these roles, without those that the company keeps from a role. Unknown roles give none. */
export function permissionsOf(roles: readonly string[], sinAcceso: SinAcceso = {}): ReadonlySet<Permiso> {
  const given = (rol: string): readonly Permiso[] => {
    if (!isRol(rol)) return [];
    const kept = sinAcceso[rol];
    return kept ? PERMISOS_DE_ROL[rol].filter((permiso) => !kept.includes(permiso)) : PERMISOS_DE_ROL[rol];
  };
  return new Set(roles.flatMap(given));
}

const AT_KIOSK = PERMISOS_EN_QUIOSCO.filter((permiso) => PERMISOS_DE_ROL.empleado.includes(permiso));

/** What somebody may do who has said at a kiosk who they are: of their own permissions those of an employee that its calls need. */
export const permissionsAtKiosk = (own: ReadonlySet<Permiso>): ReadonlySet<Permiso> =>
  new Set(AT_KIOSK.filter((permiso) => own.has(permiso)));
