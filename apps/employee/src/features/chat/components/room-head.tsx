import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Title } from '@mantine/core';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { SalaDeChatAbierta } from '@jornada/contract/chat/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconBell, IconBellOff, IconInfoCircle, IconSearch } from '@jornada/ui/icons.ts';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useSend } from '@jornada/web/calls.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { useFocusOnArrival } from '@jornada/web/use-focus-on-arrival.ts';
import { useChatWords } from '../use-words.ts';
import { RoomSign } from './room-sign.tsx';
import classes from './room.module.css';

const RoomSheet = lazy(async () => ({ default: (await loadChunk(() => import('./room-sheet.tsx'))).RoomSheet }));

type Props = { sala: SalaDeChatAbierta; lead: ReactNode; isPage: boolean; onSearch: () => void; onGone: () => void };

/** Whom the room is with, and what can be done with it. */
export function RoomHead({ sala, lead, isPage, onSearch, onGone }: Props) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const { nameOf } = useChatWords();
  const [isTold, setTold] = useState(false);
  const heading = useFocusOnArrival();
  const mute = useSend(chat.silenciar);
  const name = nameOf(sala);
  useEffect(() => {
    if (isPage) document.title = `${name} · Jornada`;
  }, [isPage, name]);
  const { id, clase, miembros, silenciada } = sala;
  return (
    <header className={classes.head}>
      {lead}
      {isDesktop && <RoomSign sala={sala} />}
      <div className={classes.who}>
        <Title order={isPage ? 1 : 2} className={classes.name} tabIndex={-1} {...(isPage && { ref: heading })}>
          {name}
        </Title>
        <p className={classes.under}>
          {clase === 'dos' ? t('chat.clases.dos') : `${t(`chat.clases.${clase}`)} · ${t('chat.miembros', { count: miembros })}`}
        </p>
      </div>
      <ActionIcon aria-label={t('chat.sala.buscar')} onClick={onSearch}>
        <Glyph of={IconSearch} size="lg" />
      </ActionIcon>
      {isDesktop && (
        <ActionIcon
          aria-label={t(silenciada ? 'chat.sala.que-suene' : 'chat.sala.silenciar')}
          onClick={() => mute.mutate({ SalaId: id, silenciada: !silenciada })}
        >
          <Glyph of={silenciada ? IconBellOff : IconBell} size="lg" />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('chat.sala.datos')} aria-haspopup="dialog" onClick={() => setTold(true)}>
        <Glyph of={IconInfoCircle} size="lg" />
      </ActionIcon>
      <Suspense fallback={null}>{isTold && <RoomSheet sala={sala} onClose={() => setTold(false)} onGone={onGone} />}</Suspense>
    </header>
  );
}
