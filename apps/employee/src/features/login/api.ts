import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { acceso } from '@jornada/contract/acceso.ts';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import type { login, SegundoFactor } from '@jornada/contract/login.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useServices } from '../../shared/services.tsx';

export type TypedCredentials = EntradaDe<typeof login.entrar>;
/** The signed-in person, and the instance of their company. */
export type Entrada = Pick<SalidaDe<typeof login.entrar>, 'Perfil' | 'InstanceURL'>;
export type Entidad = SalidaDe<typeof login.entrar>['Entidades'][number];

/** A person's ways to sign in, read once the name is complete. Unknown people get a password, like everybody. */
export function useLoginMethods(userName: string) {
  // Its tokens are valid for an hour. Without `useRead`, so that the log-in loads nothing that only later screens need.
  const methods = readOptions(useServices(), acceso.metodos, { Username: userName }, { staleTime: 30 * 60_000, retry: false });
  return useQuery({ ...methods, enabled: userName !== '' });
}

/** The companies to choose from, if the log-in answered with that question. */
export function entidadesOf(error: unknown): Entidad[] {
  if (!(error instanceof ApiError) || error.code !== 'login.elegir-empresa') return [];
  return (error.content as { Entidades?: Entidad[] } | null)?.Entidades ?? [];
}

/** The second step, if the log-in answered with that. `isNew`: it has to be set up first. */
export function segundoFactorOf(error: unknown): (SegundoFactor & { isNew: boolean }) | null {
  if (!(error instanceof ApiError) || !(error.code === 'login.segundo-factor' || error.code === 'login.falta-segundo-factor')) return null;
  const asked = (error.content as { SegundoFactor?: SegundoFactor } | null)?.SegundoFactor;
  return asked ? { ...asked, isNew: error.code === 'login.falta-segundo-factor' } : null;
}
