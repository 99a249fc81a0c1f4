import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chat } from '@jornada/contract/chat/calls.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../shared/services.tsx';
import { changeRoom, loadEarlier, refreshRooms, roomQuery } from './api.ts';
import type { RoomData } from './model/room.ts';

/** A room with its messages, those that wait on this device, and earlier ones on demand. */
export function useRoom(salaId: number) {
  const services = useServices();
  const query = useQuery({ ...roomQuery(services, salaId), retry: false });
  const all = useObservable(services.chatQueue);
  const [isLoading, setLoading] = useState(false);
  const messageOf = useMessageOf();
  const first = query.data?.mensajes[0]?.numero;

  const showEarlier = async (): Promise<void> => {
    if (isLoading || first === undefined || !query.data?.hayMas) return;
    setLoading(true);
    await loadEarlier(services, salaId, first).catch((error: unknown) => services.notices.show(messageOf(error)));
    setLoading(false);
  };
  return { ...query, waiting: all.filter(({ body }) => body.SalaId === salaId), isLoading, showEarlier };
}

/** Says that the room was read, as long as somebody looks at its end. @returns what had been read when it was opened; null: all. */
export function useMarkRead(data: RoomData, isAtEnd: boolean): number | null {
  const services = useServices();
  const { id, leido, sinLeer } = data.sala;
  const last = data.mensajes.at(-1)?.numero ?? 0;
  const [before] = useState(sinLeer > 0 ? leido : null);
  const told = useRef(0);
  const mark = useEffectEvent(async (upTo = last, atEnd = isAtEnd) => {
    if (document.visibilityState !== 'visible' || !atEnd || upTo <= leido || upTo <= told.current) return;
    told.current = upTo;
    try {
      await services.client.call(chat.leido, { SalaId: id, hasta: upTo });
      changeRoom(services, id, (known) => ({ ...known, sala: { ...known.sala, leido: upTo, sinLeer: 0 } }));
      void refreshRooms(services);
    } catch {
      // The next message, or the next look, says it again.
      told.current = 0;
    }
  });
  useEffect(() => void mark(last, isAtEnd), [last, isAtEnd]);
  useEffect(() => {
    const look = () => void mark();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return before;
}
