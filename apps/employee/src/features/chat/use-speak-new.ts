import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { useServices } from '../../shared/services.tsx';
import { createTeller } from './model/teller.ts';

const later = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Tells screen readers what others write in the open room: one message in its words, several as their number, with a rest after each sentence. */
export function useSpeakNew(mensajes: readonly MensajeDeChat[]): void {
  const { t } = useTranslation();
  const { notices } = useServices();
  const last = mensajes.at(-1)?.numero ?? 0;
  const known = useRef(last);
  const [teller] = useState(() =>
    createTeller<MensajeDeChat>({
      later,
      say: (news) => {
        const [one] = news;
        if (news.length > 1) notices.speak(t('chat.sala.nuevos', { count: news.length }));
        else if (one?.autor) notices.speak(t('chat.dice', { quien: one.autor.nombre, texto: one.texto ?? t('chat.resumen.ficheros') }));
      },
    }),
  );
  const tell = useEffectEvent((upTo: number) => {
    const news = mensajes.filter(({ numero, mio, suceso }) => numero > known.current && !mio && suceso === null);
    known.current = Math.max(known.current, upTo);
    teller.tell(...news);
  });
  useEffect(() => tell(last), [last]);
  useEffect(() => teller.stop, [teller]);
}
