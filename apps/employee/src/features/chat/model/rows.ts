import type { PlacedWaiting } from '@jornada/client';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import type { MensajeEnEspera } from '../../../shared/chat-queue.ts';

/** A line of a room, from top to bottom. */
export type RoomEntry =
  | { kind: 'top'; key: string }
  | { kind: 'day'; key: string; dia: string }
  | { kind: 'unread'; key: string }
  | { kind: 'end'; key: string; momento: string }
  | { kind: 'event'; key: string; mensaje: MensajeDeChat }
  | { kind: 'message'; key: string; mensaje: MensajeDeChat; isFirst: boolean; isLast: boolean }
  | { kind: 'waiting'; key: string; espera: PlacedWaiting<MensajeEnEspera> };

/** Messages of one author that follow each other within so long stand together. */
const TOGETHER_MS = 5 * 60_000;

const isSameBlock = (one: MensajeDeChat | undefined, other: MensajeDeChat): boolean =>
  one !== undefined &&
  one.suceso === null &&
  one.autor?.id === other.autor?.id &&
  Date.parse(other.momento) - Date.parse(one.momento) < TOGETHER_MS;

type Options = {
  mensajes: readonly MensajeDeChat[];
  waiting: readonly PlacedWaiting<MensajeEnEspera>[];
  /** Above the first message: the beginning of the room, or more to be read. */
  dayOf: (momento: string) => string;
  /** The last message that was read when the room was opened; null: all were. */
  readUpTo: number | null;
  /** The end of the own day of work; null: it goes on, or was long ago. */
  endOfDay: string | null;
};

/** The lines of a room: messages, and between them days, the first unread one, and the end of the own day of work. */
export function rowsOf({ mensajes, waiting, dayOf, readUpTo, endOfDay }: Options): RoomEntry[] {
  const rows: RoomEntry[] = [{ kind: 'top', key: 'top' }];
  // On later days one works again.
  const isAfterEnd = ({ momento }: MensajeDeChat): boolean =>
    endOfDay !== null && Date.parse(momento) > Date.parse(endOfDay) && dayOf(momento) === dayOf(endOfDay);
  let hasUnread = false;
  for (const [at, mensaje] of mensajes.entries()) {
    const before = mensajes[at - 1];
    const dia = dayOf(mensaje.momento);
    const isNewDay = before === undefined || dayOf(before.momento) !== dia;
    if (isNewDay) rows.push({ kind: 'day', key: `day ${dia}`, dia });
    const isUnread: boolean = !hasUnread && readUpTo !== null && mensaje.numero > readUpTo && !mensaje.mio;
    hasUnread ||= isUnread;
    if (isUnread) rows.push({ kind: 'unread', key: 'unread' });
    const isEnd = isAfterEnd(mensaje) && (before === undefined || !isAfterEnd(before));
    if (isEnd && endOfDay !== null) rows.push({ kind: 'end', key: 'end', momento: endOfDay });
    const isApart = isNewDay || isUnread || isEnd;
    if (mensaje.suceso) rows.push({ kind: 'event', key: `${mensaje.numero}`, mensaje });
    else {
      const after = mensajes[at + 1];
      rows.push({
        kind: 'message',
        key: `${mensaje.numero}`,
        mensaje,
        isFirst: isApart || !isSameBlock(before, mensaje),
        isLast: after === undefined || after.suceso !== null || !isSameBlock(mensaje, after),
      });
    }
  }
  // What has arrived already is among the messages, before it leaves the queue.
  const arrived = new Set(mensajes.map(({ clave }) => clave));
  for (const espera of waiting) if (!arrived.has(espera.key)) rows.push({ kind: 'waiting', key: espera.key, espera });
  return rows;
}
