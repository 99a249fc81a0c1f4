import { CONTRASENA, problemaDeContrasena } from '@jornada/domain/login/contrasena.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Public data of a person, which a password must not consist of. */
export type Conocido = { userName: string; nombre: string; email: string; empresa: string };

/**
 * The rules for passwords, the same wherever one is set. @param campo the input field for the message. @throws AppError
 * `general.datos-no-validos`.
 */
export function checkNewPassword(nueva: string, { campo, de, actual }: { campo: string; de: Conocido; actual?: string }): void {
  const propio = [de.userName, de.email.split('@', 1)[0] ?? '', ...de.nombre.split(/\s+/), ...de.empresa.split(/[\s,.]+/)];
  const problema = problemaDeContrasena(nueva, { propio, ...(actual === undefined ? {} : { actual }) });
  if (problema === null) return;
  throw new AppError('general.datos-no-validos', { fields: { [campo]: { key: `contrasena.${problema}`, params: { ...CONTRASENA } } } });
}
