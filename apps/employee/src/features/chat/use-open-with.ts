import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { chat } from '@jornada/contract/chat/calls.ts';
import { useSend } from '@jornada/web/calls.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../shared/services.tsx';

/** Opens a room and goes there. */
export function useOpenRoom() {
  const navigate = useNavigate();
  const { notices } = useServices();
  const messageOf = useMessageOf();
  const sending = useSend(chat.crear, {
    waits: false,
    onSuccess: ({ id }) =>
      void navigate({
        to: '/chat-view/$SalaId',
        params: { SalaId: String(id) },
        search: (was: object) => ({ ...was, con: undefined }),
        replace: true,
      }),
  });
  return {
    ...sending,
    open: (input: Parameters<typeof sending.mutate>[0]): void =>
      sending.mutate(input, { onError: (error) => notices.show(messageOf(error)) }),
  };
}

/** The address names a person to write to: their room takes the place of the list. */
export function useOpenWith(personaId: number | null): void {
  const { open } = useOpenRoom();
  const start = useEffectEvent((id: number) => open({ clase: 'dos', personas: [id] }));
  useEffect(() => {
    if (personaId !== null) start(personaId);
  }, [personaId]);
}
