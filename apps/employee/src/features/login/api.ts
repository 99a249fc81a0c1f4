import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { acceso } from '@jornada/contract/acceso.ts';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { login, SegundoFactor } from '@jornada/contract/login.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useServices } from '../../shared/services.tsx';

export type Credentials = EntradaDe<typeof login.entrar>;
/** Who got in, and where their company's data is. */
export type Entrada = Pick<SalidaDe<typeof login.entrar>, 'Perfil' | 'InstanceURL'>;
export type Entidad = SalidaDe<typeof login.entrar>['Entidades'][number];

/** The ways in of a person, asked once a name is complete. Unknown people have a password, like everybody. */
export function useLoginMethods(userName: string) {
  // The tokens in it are good for an hour. Not by `useRead`: the log-in loads nothing that only the screens behind it need.
  const methods = readOptions(useServices(), acceso.metodos, { Username: userName }, { staleTime: 30 * 60_000, retry: false });
  return useQuery({ ...methods, enabled: userName !== '' });
}

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
