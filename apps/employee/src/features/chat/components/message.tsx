import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import type { MensajeDeChat } from '@jornada/contract/chat/vistas.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowBackUp, IconBell, IconCheck, IconChecks, IconDots, IconTrash } from '@jornada/ui/icons.ts';
import { Initials } from '@jornada/ui/initials.tsx';
import { MessageText } from '@jornada/features/chat/message-text.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import type { ChatFocus } from '../model/focus.ts';
import { REACTION_ICONS } from '../model/reaction-icons.ts';
import { countReads, type RoomData } from '../model/room.ts';
import type { RoomEntry } from '../model/rows.ts';
import { useMessageTouch } from '../use-message-touch.ts';
import { useReact } from '../use-react.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageFiles } from './message-files.tsx';
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

/** What a message answers. It leads there. */
function Quoted({ of: { autor, texto }, onGo }: { of: NonNullable<MensajeDeChat['respuesta']>; onGo: () => void }) {
  const { t } = useTranslation();
  const said = texto ?? t('chat.resumen.ficheros');
  return (
    // A person who speaks to the device says what is to be read on it.
    <UnstyledButton className={classes.quoted} aria-label={`${t('chat.mensaje.respuesta-a', { nombre: autor })} ${said}`} onClick={onGo}>
      <b>{autor}</b> <span>{said}</span>
    </UnstyledButton>
  );
}

/** How many of the others have read one's own message; nothing where the room is too large to tell. */
function ReadBy({ of: { numero }, data: { lecturas } }: { of: MensajeDeChat; data: RoomData }) {
  const { t } = useTranslation();
  if (lecturas === null || lecturas.length === 0) return null;
  const leidas = countReads(lecturas, numero);
  const count = lecturas.length;
  const isAll = leidas === count;
  const words =
    count === 1
      ? t(isAll ? 'chat.mensaje.leido' : 'chat.mensaje.enviado')
      : isAll
        ? t('chat.mensaje.leido-todos')
        : t('chat.mensaje.leido-por', { leidas, count });
  return (
    <span>
      <Glyph of={leidas > 0 ? IconChecks : IconCheck} size="xs" {...(isAll && { 'data-tone': 'accent' })} /> {words}
    </span>
  );
}

/** The reactions to a message. Pressed, one's own is given or taken back. */
function Reactions({ of: mensaje }: { of: MensajeDeChat }) {
  const { t } = useTranslation();
  const react = useReact();
  if (mensaje.reacciones.length === 0) return null;
  return (
    <div className={classes.reactions}>
      {mensaje.reacciones.map(({ simbolo, cuantas, mia }) => (
        <UnstyledButton
          key={simbolo}
          className={classes.reaction}
          aria-pressed={mia}
          aria-label={t('chat.reacciones.cuantas', { que: t(`chat.reacciones.${simbolo}`), count: cuantas })}
          onClick={() => react(mensaje, simbolo, !mia)}
        >
          <Glyph of={REACTION_ICONS[simbolo]} size="sm" /> {cuantas}
        </UnstyledButton>
      ))}
    </div>
  );
}
