import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@jornada/client';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { ReadProblem } from '@jornada/web/list/read-problem.tsx';
import { WaitingRows } from '@jornada/web/list/waiting-rows.tsx';
import type { ChatFocus } from '../model/focus.ts';
import type { RoomData } from '../model/room.ts';
import { useMarkRead, useRoom } from '../use-room.ts';
import { SalaContext } from '../sala-context.ts';
import { useSpeakNew } from '../use-speak-new.ts';
import { Composer } from './composer.tsx';
import { FoundMessages } from './found-messages.tsx';
import { Messages } from './messages.tsx';
import { RoomHead } from './room-head.tsx';
import { RoomSearch } from './room-search.tsx';
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
