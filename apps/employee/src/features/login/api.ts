import { ApiError } from '@jornada/client';
import { acceso } from '@jornada/contract/acceso.ts';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { login, SegundoFactor } from '@jornada/contract/login.ts';
import { useRead } from '@jornada/web/calls.ts';

export type Credentials = EntradaDe<typeof login.entrar>;
/** Who got in, and where their company's data is. */
export type Entrada = Pick<SalidaDe<typeof login.entrar>, 'Perfil' | 'InstanceURL'>;
export type Entidad = SalidaDe<typeof login.entrar>['Entidades'][number];

/** The ways in of a person, asked once a name is complete. Unknown people have a password, like everybody. */
export const useLoginMethods = (userName: string) =>
  // The tokens in it are good for an hour.
  useRead(acceso.metodos, { Username: userName }, { enabled: userName !== '', staleTime: 30 * 60_000, retry: false });

/** The companies to choose from, where the answer to a log-in was that question. */
export function entidadesOf(error: unknown): Entidad[] {
  if (!(error instanceof ApiError) || error.code !== 'login.elegir-empresa') return [];
  return (error.content as { Entidades?: Entidad[] } | null)?.Entidades ?? [];
}

/** What is asked after the password, where the answer to a log-in was that. `isNew`: it has to be set up first. */
export function segundoFactorOf(error: unknown): (SegundoFactor & { isNew: boolean }) | null {
  if (!(error instanceof ApiError) || !(error.code === 'login.segundo-factor' || error.code === 'login.falta-segundo-factor')) return null;
  const asked = (error.content as { SegundoFactor?: SegundoFactor } | null)?.SegundoFactor;
  return asked ? { ...asked, isNew: error.code === 'login.falta-segundo-factor' } : null;
}
