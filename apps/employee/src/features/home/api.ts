import { useQuery } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload, readOptions } from '@jornada/web/read-options.ts';
import { hoyQuery, proyectosQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';

/** Starts what home needs while its code is still on the way. The screen shows what failed. */
export const preloadHome = (services: Services): void => preload(services, hoyQuery(services), tiposQuery(services));

export const preloadSaldo = (services: Services): void => preload(services, readOptions(services, registros.balance, {}));

export const useHoy = () => useQuery(hoyQuery(useServices()));

export const useTipos = () => useQuery(tiposQuery(useServices()));

/** Only fetched where a project is to be chosen. */
export const useProyectos = ({ enabled }: { enabled: boolean }) => useQuery({ ...proyectosQuery(useServices()), enabled });

/** This month's balance with the days that add up to it. Any clock action may change it. */
export const useSaldo = () => useRead(registros.balance, {});
