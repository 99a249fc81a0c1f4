import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { diaQuery } from '../../shared/registros-cache.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useServices, type Services } from '../../shared/services.tsx';
import { partsOf } from '@jornada/web/month.ts';
import { openMonth, type CalendarioSearch } from './search.ts';

/** One month: each day with plan, work, balance, absence and incidences. */
export function calendarioQuery(client: Client, mes: string) {
  return queryOptions({
    queryKey: ['registros', 'calendario', mes],
    queryFn: ({ signal }) => client.call(registros.calendario, partsOf(mes), { signal }),
    staleTime: 30_000,
  });
}

/** The shifts of the person's schedules. They change about once a year. */
export function leyendaQuery(client: Client) {
  return queryOptions({
    queryKey: ['turnos', 'leyenda'],
    queryFn: ({ signal }) => client.call(registros.leyenda, {}, { signal }),
    staleTime: 30 * 60_000,
  });
}

/** Starts what an address of the calendar needs; the router also asks for it as somebody is about to press next or previous. */
export function preloadCalendario({ client, queryClient, clock, session }: Services, search: CalendarioSearch): void {
  const { profile } = session.get();
  const zona = profile?.Zona ?? 'UTC';
  void queryClient.query(calendarioQuery(client, openMonth(search, clock.now(), zona))).catch(shownByTheScreen);
  if (profile?.AccesoTurnos) void queryClient.query(leyendaQuery(client)).catch(shownByTheScreen);
  if (search.dia) void queryClient.query(diaQuery(client, search.dia)).catch(shownByTheScreen);
}

function shownByTheScreen(): void {
  // The query keeps its error; whoever draws it says it.
}

/** The month that is open; while it loads, the one before it stays. */
export function useCalendario(mes: string) {
  return useQuery({ ...calendarioQuery(useServices().client, mes), placeholderData: keepPreviousData });
}

/** Empty where the company does not show shifts. */
export function useLeyenda() {
  const { AccesoTurnos } = useProfile();
  return useQuery({ ...leyendaQuery(useServices().client), enabled: AccesoTurnos });
}

export function useListado(fecha: string) {
  return useQuery(diaQuery(useServices().client, fecha));
}
