import type { Fecha } from '../horario/modelo.ts';

export const ROLES_PERSONA = ['empleado', 'responsable', 'admin', 'quiosco'] as const;
export type RolPersona = (typeof ROLES_PERSONA)[number];

/** How an account stands. `sin-acceso`: nobody has chosen a password yet; `baja`: the last day is over. */
export const ESTADOS_CUENTA = ['activa', 'invitada', 'sin-acceso', 'suspendida', 'baja'] as const;
export type EstadoCuenta = (typeof ESTADOS_CUENTA)[number];

/** How an account stands on a day of the person's own centre. */
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
 * Whether roles may change so. Nobody changes their own; a company keeps one admin who can sign in; a kiosk is nothing else.
 * @returns the code of the refusal, or null.
 */
export function obstaculoDeRoles(options: {
  antes: readonly string[];
  despues: readonly RolPersona[];
  esUnoMismo: boolean;
  /** Admins with an open account, beside this person. */
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
