import { useQuery } from '@tanstack/react-query';
import type { Client } from '@jornada/client';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { hoyQuery, mensajeQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';

type Reading = { client: Client };

/** All of this changes with the record. */
const FRESH = { staleTime: 10_000 };

/** Planned and recorded times of today. */
const resumenQuery = (services: Reading, tipo: number) => readOptions(services, registros.resumenTurno, { tipo }, FRESH);

/** The projects with their minutes on a day; by default today. */
const proyectosHorasQuery = (services: Reading, fecha: string | undefined) =>
  readOptions(services, tipos.proyectosHoras, fecha ? { fecha } : {}, FRESH);

/** Starts a read while the screen's code is still loading. The screen shows a failure. */
export const preloadConfirmacion = (services: Services, tipo: number): void =>
  preload(services, mensajeQuery(services, tipo), hoyQuery(services));

export const preloadHorario = (services: Services, tipo: number): void =>
  preload(services, resumenQuery(services, tipo), mensajeQuery(services, tipo), hoyQuery(services), tiposQuery(services));

export const preloadProyectos = (services: Services, fecha: string | undefined): void =>
  preload(services, proyectosHorasQuery(services, fecha));

export const useMensaje = (tipo: number) => useQuery(mensajeQuery(useServices(), tipo));
export const useResumen = (tipo: number) => useQuery(resumenQuery(useServices(), tipo));
export const useToday = () => useQuery(hoyQuery(useServices()));
export const useTipos = () => useQuery(tiposQuery(useServices()));
export const useProyectosHoras = (fecha: string | undefined) => useQuery(proyectosHorasQuery(useServices(), fecha));
