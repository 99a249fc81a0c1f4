import { useRef, useState } from 'react';
import { reparto } from '@jornada/contract/reparto.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

/** As many as one call takes. */
const AT_ONCE = 500;

/**
 * Pages that somebody has looked at. They show as seen at once, and are sent one call after the other: what is marked meanwhile goes with the
 * next one, so that somebody may be as quick as they like.
 */
export function useLookedAt(id: number) {
  const { notices } = useWebServices();
  const messageOf = useMessageOf();
  const send = useSend(reparto.mirar);
  const [mine, setMine] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef<number[]>([]);
  const isBusy = useRef(false);
  const flush = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (waiting.current.length > 0) {
        const paginas = waiting.current.splice(0, AT_ONCE);
        try {
          await send.mutateAsync({ id, paginas });
        } catch (error) {
          notices.show(messageOf(error));
        }
        // What was noted is now in what was read anew; what was not is to be looked at again.
        setMine((before) => new Set([...before].filter((one) => !paginas.includes(one))));
      }
    } finally {
      isBusy.current = false;
    }
  };
  return {
    /** Pages that are marked and not noted by the server yet. */
    mine,
    mark: (pagina: number): void => {
      if (mine.has(pagina)) return;
      setMine((before) => new Set([...before, pagina]));
      waiting.current.push(pagina);
      void flush();
    },
  };
}
