import { useTranslation } from 'react-i18next';
import { Loader } from '@mantine/core';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import type { RoomData } from '../model/room.ts';
import type { RoomEntry } from '../model/rows.ts';
import { useChatWords } from '../use-words.ts';
import { Message } from './message.tsx';
import type { ChatFocus } from '../model/focus.ts';
import { Waiting } from './waiting.tsx';
import classes from './room.module.css';

type Props = {
  row: RoomEntry;
  data: RoomData;
  isLoading: boolean;
  onFocus: (focus: ChatFocus) => void;
  onGoal: (numero: number) => void;
};

/** One line of a room: a message, or what stands between messages. */
export function RoomLine({ row, data, isLoading, onFocus, onGoal }: Props) {
  const { t } = useTranslation();
  const date = useFormat();
  const { eventOf } = useChatWords();
  switch (row.kind) {
    case 'top':
      return <Top data={data} isLoading={isLoading} />;
    case 'day':
      return <Day dia={row.dia} />;
    case 'unread':
      return (
        <p className={classes.rule} data-strong>
          {t('chat.sala.sin-leer-aqui')}
        </p>
      );
    case 'end':
      return (
        <p className={classes.rule}>
          <span className={classes.day}>{t('chat.sala.tu-jornada', { hora: date.hour(row.momento) })}</span>
        </p>
      );
    case 'event':
      return <p className={classes.event}>{row.mensaje.suceso && eventOf(row.mensaje.suceso)}</p>;
    case 'message':
      return <Message row={row} data={data} onFocus={onFocus} onGoal={onGoal} />;
    case 'waiting':
      return <Waiting espera={row.espera} />;
  }
}

function Day({ dia }: { dia: string }) {
  const date = useFormat();
  const today = date.dayOf(useMinute());
  return (
    <p className={classes.rule}>
      <span className={classes.day}>{dia === today ? date.relativeDay(dia, today) : date.longDay(dia, today)}</span>
    </p>
  );
}

function Top({ data: { sala, mensajes, hayMas }, isLoading }: Pick<Props, 'data' | 'isLoading'>) {
  const { t } = useTranslation();
  if (hayMas) return <div className={classes.event}>{isLoading && <Loader size="sm" />}</div>;
  const words =
    sala.clase === 'rrhh' && !sala.responde
      ? t('chat.sala.principio-rrhh')
      : mensajes.length === 0
        ? t('chat.sala.nadie-ha-escrito')
        : t(sala.desde > 0 ? 'chat.sala.principio-tuyo' : 'chat.sala.principio');
  return <p className={classes.event}>{words}</p>;
}
