import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { MiembroDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { ARROBA, typedName } from '@jornada/domain/chat/mentions.ts';
import { useRead } from '@jornada/web/calls.ts';

/** After so long without a key somebody has paused. */
const TYPING_MS = 150;
/** So many names are offered at once. */
const MOST = 6;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export type PersonaMencionada = Pick<MiembroDeChat, 'id' | 'nombre'>;
type Options = {
  sala: SalaDeChatAbierta;
  text: string;
  /** Those who were chosen already. */
  named: readonly PersonaMencionada[];
  onChoose: (text: string, persona: PersonaMencionada) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The people of a room whom somebody may mean while they type a name after an @. Of two people both know who is meant. */
export function useMentions({ sala, text, named, onChoose, field }: Options) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [index, setIndex] = useState(0);
  const place = useRef<number | null>(null);
  const hasPeople = sala.clase === 'grupo' || sala.clase === 'departamento' || sala.clase === 'centro';
  const found = cursor === null || !hasPeople ? null : typedName(text, cursor);
  // What follows a name that was chosen belongs to the sentence.
  const typed = found && !named.some(({ nombre }) => found.nombre.startsWith(nombre)) ? found : null;
  const [asked] = useDebouncedValue(typed?.nombre.trim() ?? null, TYPING_MS);
  const { data } = useRead(
    chat.miembros,
    { SalaId: sala.id, limit: MOST + 1, ...(asked && { texto: asked }) },
    { enabled: asked !== null, keeps: true },
  );
  // The answer to less than is typed now still shows: whom it does not fit any more is not meant, and Enter sends.
  const words = plain(typed?.nombre ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const isMeant = ({ yo, nombre }: MiembroDeChat): boolean => !yo && words.every((word) => plain(nombre).includes(word));
  const people = typed && asked !== null ? (data?.items ?? []).filter(isMeant).slice(0, MOST) : [];
  const at = Math.min(index, people.length - 1);

  useLayoutEffect(() => {
    if (place.current === null) return;
    field.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });

  const choose = ({ id, nombre }: PersonaMencionada): void => {
    if (!typed || cursor === null) return;
    const before = `${text.slice(0, typed.desde)}${ARROBA}${nombre} `;
    place.current = before.length;
    setCursor(before.length);
    setIndex(0);
    onChoose(before + text.slice(cursor).replace(/^ /, ''), { id, nombre });
  };
  return {
    people,
    at,
    choose,
    /** The cursor of the field is here now; null: somebody has left it. */
    look(now: number | null): void {
      if (now === cursor) return;
      setCursor(now);
      setIndex(0);
    },
    /** @returns whether the key was meant for the list. */
    onKey(event: KeyboardEvent): boolean {
      const chosen = people[at];
      if (!chosen || event.nativeEvent.isComposing) return false;
      if (event.key === 'ArrowDown') setIndex((at + 1) % people.length);
      else if (event.key === 'ArrowUp') setIndex((at + people.length - 1) % people.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(chosen);
      else if (event.key === 'Escape') setCursor(null);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
