import type { Query, QueryClient } from '@tanstack/react-query';
import type { Client, SessionStore } from '@jornada/client';
import { hoy } from '@jornada/contract/hoy.ts';
import { refresh } from '@jornada/web/after-call.ts';
import { followNovedades } from '@jornada/web/follow-novedades.ts';
import { isLookedAt, onAttention, pause } from '@jornada/web/native/attention.ts';

type Options = { client: Client; session: SessionStore; queryClient: QueryClient };

/** Hints of so long are followed together. A whole shift clocks in within minutes, and each look costs the same however many came. */
const TOGETHER_MS = 3_000;

/** What is read when something of a feature is new. Today has people and answers; the centres of the filters do not change with them. */
const READS: Readonly<Record<string, readonly string[]>> = {
  hoy: [hoy.listado.id, hoy.incidencias.id],
  solicitudes: ['solicitudes'],
  bandeja: ['solicitudes'],
  turnos: ['turnos'],
  'cambio-turnos': ['cambio-turnos'],
};

/** The figures beside today have their own, slower pace: a hint is one call. */
const isFigure = ({ queryKey: [path, input] }: Query): boolean =>
  path === hoy.incidencias.path && typeof input === 'object' && input !== null && 'limit' in input && input.limit === 1;

/** Shows at once who came in, who answered, and what is to be decided. */
export function followNews({ client, session, queryClient }: Options): void {
  const gathered = new Set<string>();
  const onNews = (tema: string | null): void => {
    const isFirst = gathered.size === 0;
    for (const one of tema === null ? Object.keys(READS) : [tema]) for (const read of READS[one] ?? []) gathered.add(read);
    if (!isFirst || gathered.size === 0) return;
    void pause(TOGETHER_MS, new AbortController().signal).then(() => {
      const reads = [...gathered];
      gathered.clear();
      return refresh(queryClient, reads, isFigure);
    });
  };
  followNovedades({ client, session, isWanted: isLookedAt, onChange: onAttention, pause, onNews });
}
