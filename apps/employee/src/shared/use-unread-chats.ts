import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chat } from '@jornada/contract/chat/calls.ts';
import { perfilQuery } from '@jornada/web/perfil-query.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useSession, useWebServices } from '@jornada/web/services.tsx';

/** In how many conversations there is something to read. The profile says it; asked for only after news, or after something was read here. */
export function useUnreadChats(): number {
  const services = useWebServices();
  const { profile, token, simulatedUser } = useSession();
  const isOffered = token !== null && profile?.ModuloChat === true && simulatedUser === null;
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...readOptions(services, chat.pendientes, {}, { staleTime: Infinity, retry: false }),
    enabled: ({ state }) => isOffered && (state.isInvalidated || state.data !== undefined),
  });
  const told = profile?.NumChatsSinLeer ?? 0;
  const toldAt = services.queryClient.getQueryState(perfilQuery(services).queryKey)?.dataUpdatedAt ?? 0;
  // A profile that comes later may have been asked for earlier, before the message that was read of meanwhile: neither is known to be newer.
  const doubtfulSince = isOffered && data !== undefined && toldAt > dataUpdatedAt && told !== data.sinLeer ? toldAt : 0;
  useEffect(() => {
    if (doubtfulSince > 0) void refetch();
  }, [doubtfulSince, refetch]);
  if (!isOffered) return 0;
  return data?.sinLeer ?? told;
}
