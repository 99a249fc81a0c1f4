import { wiki } from '@jornada/contract/wiki/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { useList } from '@jornada/web/list/use-list.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { readPartsOptions } from '@jornada/web/read-parts.ts';
import type { Services } from '../../shared/services.tsx';

/** As many as the list reads at a time. */
const SIZE = 20;

export const preloadList = (services: Services): void => preload(services, readPartsOptions(services, wiki.listado, {}, { size: SIZE }));
export const useAnnouncements = (texto: string | undefined) =>
  useList(wiki.listado, { texto: texto?.slice(0, 80) }, { size: SIZE, refetchOnWindowFocus: true });

const announcementQuery = (services: Services, id: number) => readOptions(services, wiki.byId, { id });
export const preloadAnnouncement = (services: Services, id: number): void => preload(services, announcementQuery(services, id));
export const useAnnouncement = (id: number) => useRead(wiki.byId, { id }, { refetchOnWindowFocus: true });

/** Reads an announcement, unless it is on this device. @throws ApiError if it cannot be opened. */
export async function openAnnouncement(services: Services, id: number): Promise<void> {
  const { queryKey } = announcementQuery(services, id);
  if (services.queryClient.getQueryData(queryKey) !== undefined) return;
  // Not by the query, which would wait for a network.
  services.queryClient.setQueryData(queryKey, await services.client.call(wiki.byId, { id }));
}
