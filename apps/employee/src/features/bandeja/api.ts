import { useMutation, useQuery } from '@tanstack/react-query';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';
import type { ReadQuery } from '@jornada/web/list/loaded.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { preload } from '@jornada/web/preload.ts';
import { readPartsOptions } from '@jornada/web/read-parts.ts';
import { pendientesQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

export const ESTADOS = ['por-responder', 'en-espera', 'resueltas'] as const;
export type Estado = (typeof ESTADOS)[number];

const PARTS = { size: 20, refetchOnWindowFocus: true };

export const preloadBandeja = (services: Services, estado: Estado): void =>
  preload(services, readPartsOptions(services, bandeja.listado, { estado }, PARTS));

/** The matters of one state, the newest first. @param enabled whether it is asked for at all. */
export const useAsuntos = (estado: Estado, enabled = true) => useList(bandeja.listado, { estado }, { ...PARTS, keeps: false, enabled });

/** One's own requests that were decided lately. */
export function useAnsweredRequests(enabled: boolean): ReadQuery<SolicitudVista[]> {
  const { data, error, refetch } = useRead(solicitudes.respuestas, {}, { enabled, refetchOnWindowFocus: true });
  return { data: data?.items, error, refetch };
}

const isWaiting = ({ espera, modulo }: SolicitudVista): boolean => espera !== null && modulo !== 'correcciones';

/** One's own requests that wait for somebody, of any year; corrections of the record are matters of the list. */
export function useWaitingRequests(): ReadQuery<SolicitudVista[]> {
  const anio = thisYear(useServices());
  const { data, error, refetch } = useRead(solicitudes.getSolicitudesAno, { anio }, { refetchOnWindowFocus: true });
  return { data: data?.items.filter(isWaiting), error, refetch };
}

export const usePendientes = () => useQuery(pendientesQuery(useServices()));

/** Marks the answers up to an instant as seen, so that the bell no longer shows them. */
export function useMarkSeen() {
  const services = useServices();
  const { queryKey } = pendientesQuery(services);
  return useMutation({
    mutationFn: (hasta: string) => services.client.call(bandeja.vistas, { hasta }),
    onSuccess: ({ respuestas }) => services.queryClient.setQueryData(queryKey, (before) => before && { ...before, respuestas }),
  });
}
