import { useQuery } from '@tanstack/react-query';
import { registros } from '@jornada/contract/registros.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';
import { preload, readOptions } from '@jornada/web/read-options.ts';
import { diaQuery, proyectosQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices, type Services } from '../../shared/services.tsx';

/** Starts what a page needs while its code is still on the way; the page says what failed. */
export const preloadObservaciones = (services: Services, id: number): void =>
  preload(services, readOptions(services, registros.cargaObservaciones, { id: String(id) }));

export const preloadSolicitud = (services: Services, id: number): void =>
  preload(services, readOptions(services, registros.cargaSolicitud, { id: String(id) }));

/** A record's remark with its history. */
export const useObservaciones = (id: number) => useRead(registros.cargaObservaciones, { id: String(id) });

/** A record with the changes of hour that were proposed for it. */
export const useSolicitud = (id: number) => useRead(registros.cargaSolicitud, { id: String(id) });

/** A day with its records, for what it would say; not fetched while nobody knows which day. */
export const useDia = (fecha: string | undefined) => useQuery({ ...diaQuery(useServices(), fecha ?? ''), enabled: fecha !== undefined });

export const useTipos = () => useQuery(tiposQuery(useServices()));

export const useProyectos = ({ enabled }: { enabled: boolean }) => useQuery({ ...proyectosQuery(useServices()), enabled });

/** A change of the record: what it answers is shown at once, and a refusal may mean that the screen is behind. */
export const CHANGE = { refreshOnError: true, waits: false };

/** Voids a record: at once where it is seconds old or the company agrees beforehand, else as a request. */
export const useAnular = () => useSend(registros.borrar, { once: true, ...CHANGE });
