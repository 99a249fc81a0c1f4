import type { QueryClient } from '@tanstack/react-query';
import type { Client, SessionStore } from '@jornada/client';
import { followNovedades } from '@jornada/web/follow-novedades.ts';
import { isLookedAt, onAttention, pause } from '@jornada/web/native/attention.ts';
import { refreshBandeja } from '../../shared/bandeja-cache.ts';
import { REGISTROS_KEY } from '../../shared/query-keys.ts';
import { whenSent } from './when-sent.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient };

/** What is shown of the record, and what waits for an answer in it. */
const refreshRecord = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries({ queryKey: REGISTROS_KEY }), refreshBandeja(queryClient)]);

/** What is new is shown at once: the bell, the inbox, the day that was corrected. */
export function followNews({ client, session, queryClient }: Options): void {
  // Whoever agrees to a correction changes a day; what can be asked for in a month depends on whether it is closed.
  const onNews = (): void => void whenSent(queryClient).then(() => refreshRecord(queryClient));
  followNovedades({ client, session, isWanted: isLookedAt, onChange: onAttention, pause, onNews });
}
