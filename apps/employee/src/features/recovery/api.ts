import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { useRead } from '@jornada/web/calls.ts';
import { keepSession } from '../../shared/keep-session.ts';
import type { Services } from '../../shared/services.tsx';

/** A link from a mail: its purpose and its secret. */
export type Enlace = { Tipo: 'recuperacion' | 'invitacion'; Token: string };

/** The account of a link; `Cuenta` is null if the link no longer works. */
export const useEnlace = (enlace: Enlace) => useRead(recovery.abrir, enlace, { retry: false, staleTime: Infinity, gcTime: 0 });

/**
 * Sets the password, and then signs in with it. If a second step is needed, or if signing in fails, the log-in screen continues:
 * the password is set already.
 */
export async function setPassword(
  services: Services,
  input: EntradaDe<typeof recovery.cambiar>,
): Promise<SalidaDe<typeof recovery.cambiar> & { entered: boolean }> {
  const done = await services.client.call(recovery.cambiar, input);
  const { UserName, EntidadId } = done;
  const opened = await services.client.call(login.entrar, { UserName, Password: input.Password, EntidadId }).catch(() => null);
  if (opened?.Perfil) await keepSession(services, opened, null);
  return { ...done, entered: Boolean(opened?.Perfil) };
}
