import type { QueryClient } from '@tanstack/react-query';
import type { Client, SessionStore } from '@jornada/client';
import type { Tema } from '@jornada/contract/novedades.ts';
import { followNovedades } from '@jornada/web/follow-novedades.ts';
import { isLookedAt, onAttention, pause } from '@jornada/web/native/attention.ts';
import { refreshBandeja } from '../../shared/bandeja-cache.ts';
import { REGISTROS_KEY } from '../../shared/query-keys.ts';
import { whenSent } from './when-sent.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient };

/** What is shown of the record, and what waits for an answer in it. */
const refreshRecord = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([queryClient.invalidateQueries({ queryKey: REGISTROS_KEY }), refreshBandeja(queryClient)]);

/** What is asked for again, by what is new. */
const REFRESH: Record<Tema, (queryClient: QueryClient) => Promise<unknown>> = {
  // Whoever agrees to a correction changes the day that it is about.
  bandeja: refreshRecord,
  // What can be asked for in a month, and what waits in it, depends on whether it is closed.
  cierres: refreshRecord,
};

/** What is new is shown at once: the bell, the inbox, the day that was corrected. */
export function followNews({ client, session, queryClient }: Options): void {
  const onNews = (tema: Tema): void => void whenSent(queryClient).then(() => REFRESH[tema]?.(queryClient));
  followNovedades({ client, session, isWanted: isLookedAt, onChange: onAttention, pause, onNews });
}
