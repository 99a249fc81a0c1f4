import { useEffect, useEffectEvent } from 'react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import { useMarkSeen, usePendientes } from './api.ts';

/** The time of the newest answer shown. */
const newestAnswer = (matters: readonly AsuntoVista[]): string | null =>
  matters
    .flatMap(({ correcciones }) => correcciones.map(({ resueltaEl }) => resueltaEl))
    .reduce((newest, one) => (one !== null && (newest === null || Temporal.Instant.compare(one, newest) > 0) ? one : newest), null);

/** Marks the shown answers as seen. @param answered null while another list is shown. */
export function useSeen(answered: readonly AsuntoVista[] | null): void {
  const { mutate } = useMarkSeen();
  const hasNews = (usePendientes().data?.respuestas ?? 0) > 0;
  const newest = answered && newestAnswer(answered);
  const onShown = useEffectEvent((hasta: string) => mutate(hasta));
  useEffect(() => {
    if (hasNews && newest !== null) onShown(newest);
  }, [hasNews, newest]);
}
