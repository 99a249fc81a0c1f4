import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';

/** What somebody does with a message in the field below: answers it, or changes it. */
export type ChatFocus = { how: 'answer' | 'edit'; mensaje: MensajeDeChat } | null;
