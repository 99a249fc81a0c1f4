import type { MensajeDeChat, SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';

/** A room as this device knows it: one stretch of messages without gaps, in order. */
export type RoomData = {
  sala: SalaDeChatAbierta;
  mensajes: readonly MensajeDeChat[];
  /** There are earlier ones. */
  hayMas: boolean;
  /** The last change that is known. */
  cambio: number;
  /** What each of the others has read last; null where the room is too large to tell. */
  lecturas: readonly number[] | null;
  finDeJornada: string | null;
};
type Answer = RoomData & { reinicia: boolean };

/** Messages by their number, each as it was told last. */
function joinMessages(known: readonly MensajeDeChat[], told: readonly MensajeDeChat[]): MensajeDeChat[] {
  const byNumber = new Map(known.map((one) => [one.numero, one]));
  for (const one of told) {
    const before = byNumber.get(one.numero);
    if (!before || one.cambio >= before.cambio) byNumber.set(one.numero, one);
  }
  return [...byNumber.values()].toSorted((one, other) => one.numero - other.numero);
}

/** What follows on what is known: new messages and changed ones. A change of an earlier message that is not shown is left out. */
export function joinRoom(known: RoomData | undefined, { reinicia, ...told }: Answer): RoomData {
  const [first] = known?.mensajes ?? [];
  if (!known || reinicia) return told;
  const news = told.mensajes.filter(({ numero }) => !first || numero >= first.numero);
  return { ...told, mensajes: joinMessages(known.mensajes, news), hayMas: first ? known.hayMas : told.hayMas };
}

/** Earlier messages, before those that are known. */
export const joinEarlier = (known: RoomData, { mensajes, hayMas }: Pick<Answer, 'mensajes' | 'hayMas'>): RoomData => ({
  ...known,
  mensajes: joinMessages(known.mensajes, mensajes),
  hayMas,
});

/** A message that an answer brought: the next one, or one that is known already. One further on comes with the next read. */
export function joinOne(known: RoomData, mensaje: MensajeDeChat): RoomData {
  const last = known.mensajes.at(-1)?.numero ?? known.sala.desde;
  return mensaje.numero > last + 1 ? known : { ...known, mensajes: joinMessages(known.mensajes, [mensaje]) };
}

/** How many of the others have read a message. */
export const countReads = (lecturas: readonly number[], numero: number): number => lecturas.filter((leido) => leido >= numero).length;
