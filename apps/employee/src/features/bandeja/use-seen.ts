import { useEffect, useEffectEvent } from 'react';
import type { AsuntoVista } from '@jornada/contract/bandeja.ts';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { useMarkSeen, usePendientes } from './api.ts';

/** What is shown of the answers: corrections, and one's own requests. */
type Shown = { matters: readonly AsuntoVista[]; requests: readonly SolicitudVista[] };

/** The time of the newest answer shown. */
const newestAnswer = ({ matters, requests }: Shown): string | null =>
  [
    ...matters.flatMap(({ correcciones }) => correcciones.map(({ resueltaEl }) => resueltaEl)),
    ...requests.map(({ decidida }) => decidida?.momento ?? null),
  ].reduce((newest, one) => (one !== null && (newest === null || Temporal.Instant.compare(one, newest) > 0) ? one : newest), null);

/** Marks the shown answers as seen. @param shown null while another list is shown, or not all of it is there yet. */
export function useSeen(shown: Shown | null): void {
  const { mutate } = useMarkSeen();
  const hasNews = (usePendientes().data?.respuestas ?? 0) > 0;
  const newest = shown && newestAnswer(shown);
  const onShown = useEffectEvent((hasta: string) => mutate(hasta));
  useEffect(() => {
    if (hasNews && newest !== null) onShown(newest);
  }, [hasNews, newest]);
}
