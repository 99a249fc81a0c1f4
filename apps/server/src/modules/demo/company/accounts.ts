import { CONTRASENA_PUBLICADA } from '../../../shared/published-password.ts';
import { dni } from '../id-number.ts';

/** The accounts that the terminal lists. People try them, so they have no records of today. */
export const CUENTAS = {
  admin: dni(0),
  fijo: dni(1),
  responsable: dni(2),
  noches: dni(3),
  berlin: dni(4),
  lisboa: dni(5),
  ingles: dni(6),
} as const;

export const QUIOSCO = 'QUIOSCO-MADRID';
export const CONTRASENA = CONTRASENA_PUBLICADA;

const PRINCIPALES: ReadonlySet<string> = new Set(Object.values(CUENTAS));

/** Whether this is an account that the terminal lists. */
export const isNamedAccount = (userName: string): boolean => PRINCIPALES.has(userName);
