import { useQuery } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { diaQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';

/** Starts the reads of a page while its code is still loading. The page shows a failure. */
export const preloadObservaciones = (services: Services, id: number): void =>
  preload(services, readOptions(services, registros.cargaObservaciones, { id: String(id) }));

export const preloadSolicitud = (services: Services, id: number): void =>
  preload(services, readOptions(services, registros.cargaSolicitud, { id: String(id) }));

/** A record's remark with its history. */
export const useObservaciones = (id: number) => useRead(registros.cargaObservaciones, { id: String(id) });

/** A record with the proposed changes of its hour. */
export const useSolicitud = (id: number) => useRead(registros.cargaSolicitud, { id: String(id) });

/** A day with its records, for the preview; not read while the day is unknown. */
export const useDia = (fecha: string | undefined) => useQuery({ ...diaQuery(useServices(), fecha ?? ''), enabled: fecha !== undefined });

export const useTipos = () => useQuery(tiposQuery(useServices()));

/** A change of the record: its answer is shown at once, and after a refusal the data are read again. */
export const CHANGE = { refreshOnError: true, waits: false };

/** Voids a record: at once within the first seconds or with the company's standing agreement, otherwise as a request. */
export const useAnular = () => useSend(registros.borrar, { once: true, ...CHANGE });
