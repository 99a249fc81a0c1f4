import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import { AppError } from '../platform/http/app-error.ts';

/** Public data of a person, which a password must not consist of. */
export type Conocido = { userName: string; nombre: string; email: string; empresa: string };

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords that attackers try first: 49,000 from published leaks. Read when the first password is set, so that the start is
 * not delayed.
 */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return common;
}

/** The refusal of a password field. */
export const refusePassword = (campo: string, problema: string): AppError =>
  new AppError('general.datos-no-validos', { fields: { [campo]: { key: `contrasena.${problema}`, params: { ...CONTRASENA } } } });

/**
 * The rules for passwords, the same wherever one is set. @param campo the input field for the message. @throws AppError
 * `general.datos-no-validos`.
 */
export async function checkNewPassword(
  nueva: string,
  { campo, de, actual }: { campo: string; de: Conocido; actual?: string },
): Promise<void> {
  const propio = [de.userName, de.email.split('@', 1)[0] ?? '', ...de.nombre.split(/\s+/), ...de.empresa.split(/[\s,.]+/)];
  const conocidas = await commonPasswords();
  const problema = problemaDeContrasena(nueva, { propio, conocidas, ...(actual === undefined ? {} : { actual }) });
  if (problema !== null) throw refusePassword(campo, problema);
}
