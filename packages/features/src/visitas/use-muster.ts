import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { Presentes } from '@jornada/contract/visitas/gestion.ts';
import { useRead } from '@jornada/web/calls.ts';
import { subscribeOnline } from '@jornada/web/native/network.ts';
import { ownerHere } from '@jornada/web/owner-here.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { keepWaiting, keyOf, readWaiting, withoutSent, type CentreInside, type Kind, type WaitingCounts } from './waiting-ticks.ts';

/** Milliseconds after which the list is read again, so that what others tick shows, and what waits is tried again. */
const AGAIN_MS = 15_000;

/**
 * Who is inside and who was found. A tick is kept on this device at once and sent when there is a network; what others tick comes with the
 * next reading.
 */
export function useMuster() {
  const services = useWebServices();
  const { client, storage, clock, queryClient } = services;
  const owner = ownerHere(services);
  const query = useRead(visitas.presentes, {}, { refetchInterval: AGAIN_MS, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' });
  const [waiting, setWaiting] = useState<WaitingCounts>(() => readWaiting(storage, owner));
  const latest = useRef(waiting);
  const isSending = useRef(false);
  const put = (next: WaitingCounts): void => {
    latest.current = next;
    keepWaiting(storage, owner, next);
    setWaiting(next);
  };

  async function sendAll(): Promise<void> {
    for (const [id, sent] of Object.entries(latest.current)) {
      const centroId = Number(id);
      const answer = await client.call(visitas.recuento, { centroId, desde: sent.desde, marcas: Object.values(sent.marcas) });
      queryClient.setQueryData<Presentes>(
        [visitas.presentes.path, {}],
        (before) => before && { ...before, centros: before.centros.map((one) => (one.id === centroId ? { ...one, ...answer } : one)) },
      );
      put(withoutSent(latest.current, centroId, sent));
    }
  }
  const send = (): void => {
    if (isSending.current || Object.keys(latest.current).length === 0) return;
    isSending.current = true;
    sendAll().then(
      () => {
        isSending.current = false;
        // What was ticked meanwhile.
        send();
      },
      // Without a network all of it waits on.
      () => void (isSending.current = false),
    );
  };
  const sendAgain = useEffectEvent(send);
  useEffect(() => {
    sendAgain();
    const timer = setInterval(() => sendAgain(), AGAIN_MS);
    const stop = subscribeOnline((online) => online && sendAgain());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  const change = (next: WaitingCounts): void => {
    put(next);
    send();
  };

  const nowText = (): string => clock.now().toString();
  return {
    query,
    waiting,
    tick({ id: centroId, desde }: CentreInside, clase: Kind, id: number, presente: boolean): void {
      const momento = nowText();
      const own = latest.current[centroId];
      const marcas = { ...own?.marcas, [keyOf({ clase, id })]: { clase, id, presente, momento } };
      change({ ...latest.current, [centroId]: { desde: own?.desde ?? desde ?? momento, marcas } });
    },
    restart: ({ id }: CentreInside): void => change({ ...latest.current, [id]: { desde: nowText(), marcas: {} } }),
  };
}
