import type { Attempts } from '../../platform/attempts.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { takeTry } from '../../shared/take-try.ts';

/**
 * What one account may do within a quarter of an hour. Nobody types so much, and a device that was without a network for a day sends less.
 * Each message goes to the devices of everybody in the room, and each group into their lists.
 */
const MOST = { mensajes: 300, reacciones: 300, grupos: 40 } as const;

/** @throws AppError `chat.demasiado-seguido`. */
export const takeChatTry = (attempts: Attempts, { entidadId, usuarioId }: Sesion, what: keyof typeof MOST): Promise<void> =>
  takeTry(attempts, [{ key: `chat-${what}:${entidadId}:${usuarioId}`, limit: MOST[what] }], 'chat.demasiado-seguido');
