import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { hoyQuery } from '../../shared/hoy-query.ts';
import { mensajeQuery } from '../../shared/mensaje-query.ts';
import { useServices, type Services } from '../../shared/services.tsx';
import { tiposQuery } from '../../shared/tipos-query.ts';

// All of it changes with the record, and lies below the key that is asked for again when that changes.

/** Planned and recorded stretches of today. */
export function resumenQuery(client: Client, tipo: number) {
  return queryOptions({
    queryKey: ['registros', 'fin-jornada', 'resumen', tipo],
    queryFn: ({ signal }) => client.call(registros.resumenTurno, { tipo }, { signal }),
    staleTime: 10_000,
  });
}

/** The projects with their minutes of a day; of today where none is named. */
export function proyectosHorasQuery(client: Client, fecha: string | undefined) {
  return queryOptions({
    queryKey: ['registros', 'fin-jornada', 'proyectos', fecha ?? 'hoy'],
    queryFn: ({ signal }) => client.call(tipos.proyectosHoras, fecha ? { fecha } : {}, { signal }),
    staleTime: 10_000,
  });
}

/** Start what a screen needs while its code is still on the way. The screen shows what failed. */
export function preloadConfirmacion({ client, queryClient }: Services, tipo: number): void {
  void queryClient.query(mensajeQuery(client, tipo)).catch(shownByTheScreen);
  void queryClient.query(hoyQuery(client)).catch(shownByTheScreen);
}

export function preloadHorario({ client, queryClient }: Services, tipo: number): void {
  void queryClient.query(resumenQuery(client, tipo)).catch(shownByTheScreen);
  void queryClient.query(mensajeQuery(client, tipo)).catch(shownByTheScreen);
  void queryClient.query(hoyQuery(client)).catch(shownByTheScreen);
  void queryClient.query(tiposQuery(client)).catch(shownByTheScreen);
}

export function preloadProyectos({ client, queryClient }: Services, fecha: string | undefined): void {
  void queryClient.query(proyectosHorasQuery(client, fecha)).catch(shownByTheScreen);
}

function shownByTheScreen(): void {
  // The query keeps its error; whoever draws it says it.
}

export function useMensaje(tipo: number) {
  return useQuery(mensajeQuery(useServices().client, tipo));
}

export function useResumen(tipo: number) {
  return useQuery(resumenQuery(useServices().client, tipo));
}

export function useToday() {
  return useQuery(hoyQuery(useServices().client));
}

export function useTipos() {
  return useQuery(tiposQuery(useServices().client));
}

export function useProyectosHoras(fecha: string | undefined) {
  return useQuery(proyectosHorasQuery(useServices().client, fecha));
}
