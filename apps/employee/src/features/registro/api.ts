import { useMutation, useQuery } from '@tanstack/react-query';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { geo } from '@jornada/contract/geo.ts';
import { registroEmpresa } from '@jornada/contract/registro.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../../shared/services.tsx';

export type Alta = EntradaDe<typeof registroEmpresa.guardar>;

export function useNuevo() {
  const { client } = useServices();
  return useQuery({
    queryKey: ['registro', 'nuevo'],
    queryFn: ({ signal }) => client.call(registroEmpresa.nuevo, {}, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: 1,
  });
}

/** The countries, by their names in the language that is shown. */
export function usePaises() {
  const { client } = useServices();
  const idioma = useIdioma();
  return useQuery({
    queryKey: ['geo', 'paises', idioma],
    queryFn: ({ signal }) => client.call(geo.paises, {}, { signal }),
    staleTime: Infinity,
    select: ({ items }) => items.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
  });
}

export function useRegister() {
  const { client } = useServices();
  return useMutation({ mutationFn: (alta: Alta) => client.call(registroEmpresa.guardar, alta) });
}

/** What a link of a mail would do; not asked for where there is none. */
export function useAlta(token: string | undefined) {
  const { client } = useServices();
  return useQuery({
    queryKey: ['registro', 'enlace', token],
    queryFn: ({ signal }) => client.call(registroEmpresa.mirar, { Token: token ?? '' }, { signal }),
    enabled: token !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useConfirm() {
  const { client } = useServices();
  return useMutation({ mutationFn: (Token: string) => client.call(registroEmpresa.confirmar, { Token }) });
}
