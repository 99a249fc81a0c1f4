import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { CONTRASENA_PUBLICADA } from '../../../shared/published-password.ts';

export const QUIOSCO = 'QUIOSCO-MADRID';
export const CONTRASENA = CONTRASENA_PUBLICADA;

/** The terminal lists them and people try them, so they have no records of today. */
const PRINCIPALES: ReadonlySet<string> = new Set(Object.values(CUENTAS));

/** Whether this is an account that the terminal lists. */
export const isNamedAccount = (userName: string): boolean => PRINCIPALES.has(userName);
