import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { DocumentoVista } from '@jornada/contract/documentacion/vistas.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { useServices } from '../../shared/services.tsx';

/** Pages that were seen within so long are told together. */
const TOGETHER_MS = 1200;

/** The pages that the person has seen, before and now. New ones are told to the server, some at a time, and the last ones on leaving. */
export function useSeen({ id, vistas }: Pick<DocumentoVista, 'id' | 'vistas'>) {
  const { client } = useServices();
  const refresh = useRefresh(documentacion.documento);
  const [now, setNow] = useState<ReadonlySet<number>>(new Set());
  const untold = useRef(new Set<number>());
  /** What the server was told and did not take. */
  const returned = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const telling = useRef<Promise<void>>(Promise.resolve());
  const seen = useMemo(() => new Set([...vistas, ...now]), [vistas, now]);

  const send = async (paginas: number[], isLeaving: boolean): Promise<void> => {
    try {
      const { faltan } = await client.call(documentacion.verPaginas, { id, paginas });
      // The history says so, too.
      if (faltan === 0 && !isLeaving) refresh();
    } catch {
      // Told again with the next ones.
      for (const page of paginas) returned.current.add(page);
    }
  };
  /** Tells what is not told yet; done once the server knows it, as far as it can be reached. */
  const tell = (isLeaving = false): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const fresh = untold.current;
    untold.current = new Set();
    const go = async (): Promise<void> => {
      const paginas = [...fresh.union(returned.current)].toSorted((a, b) => a - b);
      returned.current = new Set();
      if (paginas.length > 0) await send(paginas, isLeaving);
    };
    // Leaving closes the documents in the same moment: what is not sent now is never sent.
    if (isLeaving) return go();
    // One after the other: what did not arrive before goes along, and is known once this is done.
    telling.current = telling.current.then(go);
    return telling.current;
  };
  const onAway = useEffectEvent((isLeaving: boolean) => void tell(isLeaving));
  useEffect(() => {
    const away = (): void => {
      if (document.visibilityState === 'hidden') onAway(false);
    };
    document.addEventListener('visibilitychange', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      onAway(true);
    };
  }, []);
  const note = (page: number): void => {
    if (seen.has(page)) return;
    setNow((before) => new Set([...before, page]));
    untold.current.add(page);
    timer.current ??= setTimeout(() => void tell(), TOGETHER_MS);
  };
  return { seen, note, tell };
}
