import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@jornada/client';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { refresh } from '@jornada/web/after-call.ts';
import { joinEarlier, joinOne, joinRoom, type RoomData } from './model/room.ts';

type Reading = { client: Pick<Client, 'call'>; queryClient: QueryClient };

const keyOf = (SalaId: number) => [chat.getchatbysalaid.path, { SalaId }] as const;

/** A room. Read again, only what is new comes, and joins what is known. */
export const roomQuery = ({ client, queryClient }: Reading, SalaId: number) =>
  queryOptions({
    queryKey: keyOf(SalaId),
    queryFn: async ({ signal }): Promise<RoomData> => {
      const known = queryClient.getQueryData<RoomData>(keyOf(SalaId));
      const answer = await client.call(chat.getchatbysalaid, { SalaId, ...(known && { desde: known.cambio }) }, { signal });
      // What came meanwhile by another way is known, too.
      return joinRoom(queryClient.getQueryData<RoomData>(keyOf(SalaId)) ?? known, answer);
    },
    staleTime: 0,
    meta: { call: chat.getchatbysalaid.id, feature: chat.getchatbysalaid.feature },
  });

/** Whether the server said that there is no such room for this person. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.isMissing;

/** Changes what is known of a room. An answer that comes late does not bring back one that is gone. */
export function changeRoom({ queryClient }: Pick<Reading, 'queryClient'>, SalaId: number, by: (known: RoomData) => RoomData): void {
  if (isGone(queryClient.getQueryState(keyOf(SalaId))?.error)) return;
  queryClient.setQueryData<RoomData>(keyOf(SalaId), (known) => known && by(known));
}

/** Reads the messages before those that are known. @throws ApiError */
export async function loadEarlier(services: Reading, SalaId: number, antes: number): Promise<void> {
  const answer = await services.client.call(chat.getchatbysalaid, { SalaId, antes });
  changeRoom(services, SalaId, (known) => joinEarlier(known, answer));
}

/** Shows the message that an answer brought. */
export const adoptMessage = (services: Pick<Reading, 'queryClient'>, SalaId: number, mensaje: MensajeDeChat): void =>
  changeRoom(services, SalaId, (known) => joinOne(known, mensaje));

/** The list of rooms and the number in the menu are read again. */
export const refreshRooms = ({ queryClient }: Pick<Reading, 'queryClient'>): Promise<void> =>
  refresh(queryClient, [chat.listado.id, chat.pendientes.id]);

/** Whether a room is there for this person; also if nobody can be asked now. */
export async function isRoomThere(services: Reading, SalaId: number): Promise<boolean> {
  if (services.queryClient.getQueryData(keyOf(SalaId)) !== undefined) return true;
  try {
    await services.queryClient.query({ ...roomQuery(services, SalaId), retry: false });
    return true;
  } catch (error) {
    return !isGone(error);
  }
}
