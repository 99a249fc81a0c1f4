import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@jornada/client';
import { IconCloudOff } from '@jornada/ui/icons.ts';
import { Notice } from '@jornada/ui/notice.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { ageOf } from '../age-of.ts';
import { useServices } from '../services.tsx';
import { isCopied } from './copied-calls.ts';

/** Above a page whose content could not be read again: from when it is. */
export function LastCopyNote() {
  const { t } = useTranslation();
  const { clock } = useServices();
  const format = useFormat();
  const since = useShownSince();
  if (since === null) return null;
  const received = Temporal.Instant.fromEpochMilliseconds(since).toString();
  return (
    <Notice as="section" py="xs" mb="sm" role="status" icon={IconCloudOff} tone="warn" title={t('home.aviso.sin-conexion')}>
      {ageOf(received, { format, today: format.dayOf(clock.now()), t })}
    </Notice>
  );
}

const isCutOff = ({ state: { error } }: Query): boolean => error instanceof ApiError && error.isNetwork;

/** When the oldest answer on the screen was received, in milliseconds, if there is no network to read it again; otherwise null. */
function shownSince(queryClient: QueryClient, isOnline: boolean): number | null {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isCopied });
  const old = shown.filter((query) => query.state.data !== undefined && (!isOnline || isCutOff(query)));
  return old.length === 0 ? null : Math.min(...old.map(({ state }) => state.dataUpdatedAt));
}

/** See `shownSince`. Redraws when that changes. */
function useShownSince(): number | null {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const read = (): number | null => shownSince(queryClient, isOnline);
  return useSyncExternalStore((listener) => queryClient.getQueryCache().subscribe(listener), read);
}
