import type { Fecha } from '../horario/modelo.ts';

export const ROLES_PERSONA = ['empleado', 'responsable', 'admin', 'quiosco'] as const;
export type RolPersona = (typeof ROLES_PERSONA)[number];
/** All roles: also that of guests who look at the record from outside, which no form gives to anybody. */
export const ROLES = [...ROLES_PERSONA, 'inspeccion'] as const;
export type Rol = (typeof ROLES)[number];

/** The state of an account. `sin-acceso`: nobody has chosen a password yet. `baja`: the last day is over. */
export const ESTADOS_CUENTA = ['activa', 'invitada', 'sin-acceso', 'suspendida', 'baja'] as const;
export type EstadoCuenta = (typeof ESTADOS_CUENTA)[number];

/** The state of an account on a day at the person's own centre. */
export function estadoDeCuenta(
  cuenta: { tieneClave: boolean; estaInvitada: boolean; estaSuspendida: boolean; ultimoDia: Fecha | null },
  hoy: Fecha,
): EstadoCuenta {
  if (cuenta.ultimoDia !== null && cuenta.ultimoDia < hoy) return 'baja';
  if (cuenta.estaSuspendida) return 'suspendida';
  if (cuenta.tieneClave) return 'activa';
  return cuenta.estaInvitada ? 'invitada' : 'sin-acceso';
}

export type CodigoRoles = 'personas.rol-propio' | 'personas.ultimo-admin' | 'personas.roles-no-validos';

/**
 * Checks a change of roles. People cannot change their own. A company needs one admin who can sign in. A kiosk has no other role.
 * @returns the code of the refusal, or null.
 */
export function obstaculoDeRoles(options: {
  antes: readonly string[];
  despues: readonly RolPersona[];
  esUnoMismo: boolean;
  /** Other admins with an open account. */
  otrosAdmins: number;
}): CodigoRoles | null {
  const { antes, despues, esUnoMismo, otrosAdmins } = options;
  const isKiosk = despues.includes('quiosco');
  if (despues.length === 0 || (isKiosk && despues.length > 1) || new Set(despues).size < despues.length) return 'personas.roles-no-validos';
  const isSame = antes.length === despues.length && despues.every((rol) => antes.includes(rol));
  if (isSame) return null;
  if (esUnoMismo) return 'personas.rol-propio';
  if (antes.includes('admin') && !despues.includes('admin') && otrosAdmins === 0) return 'personas.ultimo-admin';
  return null;
}
