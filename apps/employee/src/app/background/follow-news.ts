import type { QueryClient } from '@tanstack/react-query';
import type { Client, SessionStore } from '@jornada/client';
import { refresh } from '@jornada/web/after-call.ts';
import { followNovedades } from '@jornada/web/follow-novedades.ts';
import { isLookedAt, onAttention, pause } from '@jornada/web/native/attention.ts';
import { whenSent } from './when-sent.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient };

/** What is read of the record, and what waits for an answer in it. */
const RECORD = ['registros', 'resumen', 'bandeja', 'bolsa.propia', 'tipos.proyectosHoras'];

/** What is new is shown at once: the bell, the inbox, the day that was corrected. */
export function followNews({ client, session, queryClient }: Options): void {
  // Whoever agrees to a correction changes a day; what can be asked for in a month depends on whether it is closed.
  const onNews = (): void => void whenSent(queryClient).then(() => refresh(queryClient, RECORD));
  followNovedades({ client, session, isWanted: isLookedAt, onChange: onAttention, pause, onNews });
}
