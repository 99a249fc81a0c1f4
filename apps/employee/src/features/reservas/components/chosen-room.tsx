import { Text } from '@mantine/core';
import type { Room } from '../model/rooms.ts';
import { useRoomWords } from './use-room-words.ts';

/** The room that the button books: what it is and where. */
export function ChosenRoom({ room }: { room: Room }) {
  const { about } = useRoomWords();
  return (
    <section>
      <Text component="h2" fz="xl" lh="xl">
        {room.nombre}
      </Text>
      <Text c="dimmed">{[about(room), [...room.ruta].toReversed().join(', ')].filter(Boolean).join(' · ')}</Text>
    </section>
  );
}
