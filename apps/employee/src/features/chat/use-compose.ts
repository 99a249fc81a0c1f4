import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { newUuid } from '@jornada/client';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { MAXIMO_DE_FICHEROS } from '@jornada/contract/ficheros.ts';
import { namedIn } from '@jornada/domain/chat/mentions.ts';
import { MAXIMO_DE_MENCIONES } from '@jornada/domain/chat/modelo.ts';
import { useDrop } from '@jornada/web/files/use-drop.ts';
import { useUploads } from '@jornada/web/files/use-uploads.ts';
import { useDraftKey } from '@jornada/web/form/draft-store.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { useServices } from '../../shared/services.tsx';
import { adoptMessage, refreshRooms } from './api.ts';
import type { ChatFocus } from './model/focus.ts';
import type { PersonaMencionada } from './use-mentions.ts';

/** What was typed in a room and not sent. */
function readTyped(key: string | null): string {
  try {
    return (key !== null && sessionStorage.getItem(key)) || '';
  } catch {
    return '';
  }
}

function writeTyped(key: string | null, text: string): void {
  if (key === null) return;
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // The browser stores nothing: what was typed is still on the screen.
  }
}

type Named = { id: number; nombre: string };

/** Whom what was typed in a room names. */
function readNamed(key: string | null): Named[] {
  try {
    const kept: unknown = JSON.parse(readTyped(key) || '[]');
    return Array.isArray(kept) ? (kept as Named[]) : [];
  } catch {
    return [];
  }
}
const writeNamed = (key: string | null, named: readonly Named[]): void => writeTyped(key, named.length === 0 ? '' : JSON.stringify(named));

/** As the server says. */
const MOST = 4000;

type Options = { sala: SalaDeChatAbierta; focus: ChatFocus; onDone: () => void };

/** What somebody writes in a room, and how it is sent: text by the queue of this device, files at once. */
export function useCompose({ sala, focus, onDone }: Options) {
  const services = useServices();
  const messageOf = useMessageOf();
  const draft = useDraftKey(`chat.${sala.id}`);
  const [ids, setIds] = useState<number[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isUrgent, setUrgent] = useState(false);
  /** Of the message with files that is being written: tried again, it is the same one. */
  const [key, setKey] = useState(newUuid);
  const uploads = useUploads({ value: ids, max: MAXIMO_DE_FICHEROS, onChange: setIds });
  const { place, isOver } = useDrop<HTMLDivElement>(uploads.add);
  const edited = focus?.how === 'edit' ? focus.mensaje : null;
  const [text, setTyped] = useState(() => (edited ? (edited.texto ?? '') : readTyped(draft)));
  const namedKey = draft === null ? null : `${draft}.menciona`;
  const [named, setNamed] = useState<PersonaMencionada[]>(() => (edited ? edited.menciones : readNamed(namedKey)));
  const answered = focus?.how === 'answer' ? focus.mensaje : null;

  const latest = useRef(text);

  const setText = (next: string): void => {
    latest.current = next;
    setTyped(next);
    if (!edited) writeTyped(draft, next);
  };
  const name = (next: PersonaMencionada[]): void => {
    setNamed(next);
    if (!edited) writeNamed(namedKey, next);
  };
  /** Whose names are still in it. */
  const mentionsOf = (texto: string) => {
    const menciona = namedIn(texto, named).map(({ id }) => id);
    return menciona.length === 0 ? {} : { menciona: menciona.slice(0, MAXIMO_DE_MENCIONES) };
  };
  const clear = (): void => {
    setText('');
    name([]);
    setIds([]);
    setUrgent(false);
    setKey(newUuid());
    onDone();
  };
  const change = async (id: number, texto: string): Promise<void> => {
    adoptMessage(services, sala.id, await services.client.call(chat.editar, { id, texto, ...mentionsOf(texto) }));
    onDone();
  };
  const sendFiles = async (texto: string): Promise<void> => {
    const ficheros = await uploads.settle();
    if (ficheros === null) return;
    const more = { respuestaA: answered?.numero ?? null, urgente: isUrgent, ...mentionsOf(texto) };
    const mensaje = await services.client.call(chat.insertarfichero, { SalaId: sala.id, texto, ficheros, clave: key, ...more });
    adoptMessage(services, sala.id, mensaje);
    void refreshRooms(services);
    clear();
  };
  const sendText = async (texto: string): Promise<void> => {
    const body = { SalaId: sala.id, texto, respuestaA: answered?.numero ?? null, urgente: isUrgent, ...mentionsOf(texto) };
    // The field is free at once: what is typed from now on is the next message.
    clear();
    try {
      await services.chatQueue.add({ body, made: services.clock.now().toString() });
    } catch (error) {
      setText([texto, latest.current].filter(Boolean).join('\n'));
      setUrgent(isUrgent);
      name(named);
      throw error;
    }
    void services.chatQueue.flush().catch(() => undefined);
  };
  const trimmed = text.trim();
  const excess = Math.max(0, text.length - MOST);
  const hasFiles = uploads.items.length > 0;
  const canSend = excess === 0 && (trimmed !== '' || (hasFiles && !edited));

  const sendNow = (): Promise<void> => {
    if (edited) return change(edited.id, trimmed);
    return hasFiles ? sendFiles(trimmed) : sendText(trimmed);
  };
  async function send(): Promise<void> {
    if (!canSend || isBusy) return;
    // A text waits for nobody. Meanwhile the next one can be written and sent.
    const waits = edited !== null || hasFiles;
    setBusy(waits);
    await sendNow().catch((error: unknown) => services.notices.show(messageOf(error)));
    if (waits) setBusy(false);
  }

  return {
    text,
    setText,
    named,
    /** Somebody of the room was chosen: this is the text now. */
    nameIn(next: string, persona: PersonaMencionada): void {
      setText(next);
      name([...named.filter(({ id }) => id !== persona.id), persona]);
    },
    uploads,
    place,
    isOver,
    isBusy,
    isUrgent,
    setUrgent,
    excess,
    canSend,
    send,
    stop: onDone,
    /** Enter sends where there is a keyboard; with shift it is a new line. */
    onKey(event: KeyboardEvent): void {
      if (event.key === 'Escape' && focus) onDone();
      const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia('(hover: hover)').matches;
      if (!isSend) return;
      event.preventDefault();
      void send();
    },
    onPaste(event: ClipboardEvent): void {
      const files = [...event.clipboardData.files];
      if (files.length > 0) event.preventDefault();
      for (const file of files) uploads.add(file);
    },
  };
}
