import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import type { SalaDeChat } from '@jornada/contract/chat/vistas.ts';
import { Badge } from '@jornada/ui/badge.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArchive, IconBellOff, IconCloudOff } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useChatWords } from '../use-words.ts';
import { RoomSign } from './room-sign.tsx';
import classes from './list.module.css';

type Props = {
  sala: SalaDeChat;
  isOpen: boolean;
  /** What waits on this device to be sent there. */
  unsent: string | undefined;
};

/** A room in the list: whom it is with, its last message, and what has not been read. */
export function RoomRow({ sala, isOpen, unsent }: Props) {
  const { t } = useTranslation();
  const { nameOf, lastOf } = useChatWords();
  const when = useWhen();
  const { id, sinLeer, silenciada, estado, momento } = sala;
  return (
    <li>
      <Link
        className={classes.row}
        to="/chat-view/$SalaId"
        params={{ SalaId: String(id) }}
        search={(was: object) => ({ ...was, con: undefined, mensaje: undefined })}
        resetScroll={false}
        data-open={isOpen}
        aria-current={isOpen ? 'true' : undefined}
      >
        <RoomSign sala={sala} />
        <span className={classes.words}>
          <span className={classes.top}>
            <span className={classes.name}>{nameOf(sala)}</span>
            {silenciada && (
              <Glyph of={IconBellOff} size="xs" data-tone="quiet" aria-hidden={false} aria-label={t('chat.silenciada')} role="img" />
            )}
            {estado === 'archivado' && (
              <Glyph of={IconArchive} size="xs" data-tone="quiet" aria-hidden={false} aria-label={t('chat.archivada')} role="img" />
            )}
            {/* The hour of a room in which there is nothing to read would be that of its making, or of what is not theirs. */}
            {sala.ultimo && <span className={classes.when}>{when(momento)}</span>}
          </span>
          <span className={classes.top}>
            {unsent === undefined ? (
              <span className={classes.last} data-unread={sinLeer > 0}>
                {lastOf(sala)}
              </span>
            ) : (
              <span className={classes.last} data-tone="warn">
                <Glyph of={IconCloudOff} size="xs" /> {t('chat.resumen.sin-enviar', { texto: unsent })}
              </span>
            )}
            {sinLeer > 0 && <Badge count={sinLeer} isMuted={silenciada} label={t('chat.sin-leer', { count: sinLeer })} />}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** The hour of today, else the day. */
function useWhen(): (momento: string) => string {
  const date = useFormat();
  const today = date.dayOf(useMinute());
  return (momento) => {
    const day = date.dayOf(momento);
    return day === today ? date.hour(momento) : date.relativeDay(day, today);
  };
}
