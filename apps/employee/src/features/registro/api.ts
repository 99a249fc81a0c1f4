import { geo } from '@jornada/contract/geo.ts';
import { registroEmpresa } from '@jornada/contract/registro.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';

export const useNuevo = () => useRead(registroEmpresa.nuevo, {}, { staleTime: Infinity, gcTime: 0, retry: 1 });

/** The countries by name in the shown language. */
export const usePaises = () => useRead(geo.paises, {}, { staleTime: Infinity });

/** The effect of a link from a mail; not read without a link. */
export const useAlta = (token: string | undefined) =>
  useRead(registroEmpresa.mirar, { Token: token ?? '' }, { enabled: token !== undefined, retry: false, staleTime: Infinity, gcTime: 0 });

export const useConfirm = () => useSend(registroEmpresa.confirmar);
