import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { ApiError } from '@jornada/client';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconSearch, IconX } from '@jornada/ui/icons.ts';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { ChatFocus } from '../model/focus.ts';
import type { RoomData } from '../model/room.ts';
import { createTeller } from '../model/teller.ts';
import { SalaContext } from '../sala-context.ts';
import { useMarkRead, useRoom } from '../use-room.ts';
import { Composer } from './composer.tsx';
import { FoundMessages } from './found-messages.tsx';
import { Messages } from './messages.tsx';
import { RoomHead } from './room-head.tsx';
import classes from './room.module.css';

type Props = {
  salaId: number;
  /** The number of the message to show first; null: the last ones. */
  at: number | null;
  /** Before its name: the way back. */
  lead?: ReactNode;
  /** It is the whole page: its name is the page's title. */
  isPage?: boolean;
  /** The person is no longer in it. */
  onGone: () => void;
};

/** A conversation: its head, the messages, and the field to write. */
export function Room({ salaId, at, lead, isPage = false, onGone }: Props) {
  const { t } = useTranslation();
  const room = useRoom(salaId);
  const { data, error } = room;
  // What this device knows of it is not shown either: the person may have left a moment ago.
  if (error instanceof ApiError && error.isMissing)
    return (
      <>
        <header className={classes.head}>{lead}</header>
        <EmptyState title={t('chat.sala.no-hay.titulo')} text={t('chat.sala.no-hay.texto')} />
      </>
    );
  if (!data)
    return (
      <>
        <header className={classes.head}>{lead}</header>
        {error ? <ReadProblem error={error} onRetry={() => void room.refetch()} /> : <WaitingRows />}
      </>
    );
  return <OpenRoom data={data} room={room} at={at} lead={lead} isPage={isPage} onGone={onGone} />;
}

type OpenProps = Omit<Props, 'salaId'> & { data: RoomData; room: ReturnType<typeof useRoom>; isPage: boolean };

function OpenRoom({ data, room, at, lead, isPage, onGone }: OpenProps) {
  const [isAtEnd, setAtEnd] = useState(at === null);
  const [focus, setFocus] = useState<ChatFocus>(null);
  const [searches, setSearches] = useState(false);
  const [texto, setTexto] = useState('');
  const [goal, setGoal] = useState(at);
  const readBefore = useMarkRead(data, isAtEnd);
  useSpeakNew(data.mensajes);
  const endSearch = () => {
    setSearches(false);
    setTexto('');
  };
  return (
    <SalaContext value={data.sala.id}>
      <RoomHead sala={data.sala} lead={lead} isPage={isPage} onSearch={() => setSearches(!searches)} onGone={onGone} />
      {searches && <RoomSearch onType={setTexto} onClose={endSearch} />}
      {texto.length > 1 ? (
        <div className={classes.found}>
          <FoundMessages
            texto={texto}
            salaId={data.sala.id}
            onChoose={(numero) => {
              endSearch();
              setGoal(numero);
            }}
          />
        </div>
      ) : (
        <Messages data={data} room={room} readBefore={readBefore} goal={goal} onAtEnd={setAtEnd} onFocus={setFocus} onGoal={setGoal} />
      )}
      <Composer key={data.sala.id} sala={data.sala} focus={focus} onDone={() => setFocus(null)} />
    </SalaContext>
  );
}

const later = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Tells screen readers what others write in the open room: one message in its words, several as their number, with a rest after each sentence. */
function useSpeakNew(mensajes: readonly MensajeDeChat[]): void {
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

/** Who opens the search begins to type. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** Finds what was written in a room. */
function RoomSearch({ onType, onClose }: { onType: (texto: string) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const tell = useDebouncedCallback((texto: string) => onType(texto.trim()), 250);
  return (
    <div className={classes.search} role="search">
      <TextInput
        type="search"
        flex={1}
        ref={focusOn}
        aria-label={t('chat.sala.buscar')}
        placeholder={t('chat.sala.buscar')}
        leftSection={<Glyph of={IconSearch} />}
        value={typed}
        maxLength={80}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          tell(event.currentTarget.value);
        }}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <ActionIcon aria-label={t('chat.sala.cerrar-busqueda')} onClick={onClose}>
        <Glyph of={IconX} />
      </ActionIcon>
    </div>
  );
}
