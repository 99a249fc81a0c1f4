import { useQuery } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';

/** Starts the reads of home while its code is still loading. The screen shows a failure. */
export const preloadHome = (services: Services): void => preload(services, hoyQuery(services), tiposQuery(services));

export const preloadSaldo = (services: Services): void => preload(services, readOptions(services, registros.balance, {}));

export const useHoy = () => useQuery(hoyQuery(useServices()));

export const useTipos = () => useQuery(tiposQuery(useServices()));

/** This month's balance with its days. Any clock action may change it. */
export const useSaldo = () => useRead(registros.balance, {});
