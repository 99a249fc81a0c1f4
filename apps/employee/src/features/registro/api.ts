import { geo } from '@jornada/contract/geo.ts';
import { registroEmpresa } from '@jornada/contract/registro.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';

export const useNuevo = () => useRead(registroEmpresa.nuevo, {}, { staleTime: Infinity, gcTime: 0, retry: 1 });

/** The countries, by their names in the language that is shown. */
export const usePaises = () => useRead(geo.paises, {}, { staleTime: Infinity });

/** What a link of a mail would do; not asked for where there is none. */
export const useAlta = (token: string | undefined) =>
  useRead(registroEmpresa.mirar, { Token: token ?? '' }, { enabled: token !== undefined, retry: false, staleTime: Infinity, gcTime: 0 });

export const useConfirm = () => useSend(registroEmpresa.confirmar);
