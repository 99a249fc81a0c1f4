import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon } from '@mantine/core';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconBell, IconDots, IconTrash } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { MessageText } from '@jornada/web/chat/message-text.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { RoomData } from '../model/room.ts';
import type { RoomEntry } from '../model/rows.ts';
import { useMessageTouch } from '../use-message-touch.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageFiles } from './message-files.tsx';
import { Quoted } from './quoted.tsx';
import { Reactions } from './reactions.tsx';
import { ReadBy } from './read-by.tsx';
import type { ChatFocus } from '../model/focus.ts';
import classes from './message.module.css';

type Props = {
  row: Extract<RoomEntry, { kind: 'message' }>;
  data: RoomData;
  onFocus: (focus: ChatFocus) => void;
  onGoal: (numero: number) => void;
};

/** A message: who and when, what it answers, its words and files, reactions, and who has read it. */
export function Message({ row: { mensaje, isFirst, isLast }, data, onFocus, onGoal }: Props) {
  const { t } = useTranslation();
  const date = useFormat();
  const [hasActions, setActions] = useState(false);
  const { autor, mio, texto, momento, editado, borrado, urgente, menciones, respuesta, ficheros } = mensaje;
  const hour = date.hour(momento);
  const name = autor?.nombre ?? '';
  const hasName = isFirst && !mio && data.sala.clase !== 'dos';
  const place = useRef<HTMLElement>(null);
  const open = borrado === null ? () => setActions(true) : null;
  const touch = useMessageTouch({
    onHold: open,
    onAnswer: open && data.sala.escribe ? () => onFocus({ how: 'answer', mensaje }) : null,
  });
  useEffect(() => {
    if (!hasActions) return undefined;
    const article = place.current;
    // What was chosen closes the menu at once: the keyboard goes on where it was, unless the field took it.
    return () => {
      if (document.activeElement === document.body) article?.focus({ preventScroll: true });
    };
  }, [hasActions]);
  return (
    <article
      {...touch}
      ref={place}
      // The messages are one stop: which one it is now, the room says.
      tabIndex={-1}
      className={classes.message}
      data-mine={mio}
      data-first={isFirst}
      data-pair={data.sala.clase === 'dos'}
      aria-label={t('chat.mensaje.de', { nombre: mio ? t('chat.tu') : name, hora: hour })}
      aria-keyshortcuts={open ? 'Enter' : undefined}
    >
      <span className={classes.pull}>
        <Glyph of={IconArrowBackUp} />
      </span>
      {!mio && data.sala.clase !== 'dos' && (
        <span className={classes.face}>{isFirst && <Initials size="sm">{iniciales(name)}</Initials>}</span>
      )}
      <div className={classes.stack}>
        {hasName && (
          <p className={classes.author}>
            <b>{name}</b> {hour}
          </p>
        )}
        <div className={classes.beside}>
          {borrado === null ? (
            <div className={classes.content}>
              {ficheros.length > 0 && <MessageFiles of={ficheros} />}
              {(texto !== null || respuesta) && (
                <div className={classes.bubble}>
                  {respuesta && <Quoted of={respuesta} onGo={() => onGoal(respuesta.numero)} />}
                  {texto !== null && <MessageText texto={texto} menciones={menciones} />}
                </div>
              )}
            </div>
          ) : (
            <p className={classes.gone}>
              <Glyph of={IconTrash} size="xs" /> {t('chat.mensaje.borrado')}
            </p>
          )}
          {borrado === null && (
            <ActionIcon
              variant="subtle"
              size="2.25rem"
              className={classes.dots}
              aria-label={t('chat.mensaje.acciones')}
              aria-haspopup="dialog"
              onClick={() => setActions(true)}
            >
              <Glyph of={IconDots} />
            </ActionIcon>
          )}
        </div>
        <Reactions of={mensaje} />
        {(mio || editado !== null || urgente || (isLast && !hasName)) && (
          <p className={classes.under}>
            {(mio || !hasName) && <span>{hour}</span>}
            {editado !== null && borrado === null && <span>{t('chat.mensaje.editado')}</span>}
            {urgente && (
              <span>
                <Glyph of={IconBell} size="xs" /> {t('chat.mensaje.urgente')}
              </span>
            )}
            {mio && borrado === null && isLast && <ReadBy of={mensaje} data={data} />}
          </p>
        )}
      </div>
      {hasActions && <MessageActions of={mensaje} sala={data.sala} onClose={() => setActions(false)} onFocus={onFocus} />}
    </article>
  );
}
