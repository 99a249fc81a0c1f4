import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Title } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEdit } from '@jornada/ui/icons.ts';
import { LeadButton } from '@jornada/ui/lead-button.tsx';
import { EmptyState } from '@jornada/ui/message-state.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { Page } from '@jornada/web/page.tsx';
import { RoomList } from '../components/room-list.tsx';
import { useOpenWith } from '../use-open-with.ts';
import classes from './chat-screen.module.css';

// The list shows while the code of the open room is on its way.
const Room = lazy(async () => ({ default: (await loadChunk(() => import('../components/room.tsx'))).Room }));
const NewRoomSheet = lazy(async () => ({ default: (await loadChunk(() => import('../components/new-room-sheet.tsx'))).NewRoomSheet }));

/** The own rooms and the open one: side by side on a desktop, one or the other on a phone. */
export function ChatScreen() {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const { SalaId } = useParams({ strict: false });
  const { con, mensaje } = useSearch({ from: '/shell/session/chat' });
  const [isNew, setNew] = useState(false);
  const seen = useSeenHeight();
  const open = SalaId === undefined ? null : Number(SalaId);
  useOpenWith(con ?? null);
  useEffect(() => {
    if (isDesktop) document.title = `${t('chat.titulo')} · Jornada`;
  }, [isDesktop, t]);

  const close = () => void navigate({ to: '/chat-list', search: (was: object) => ({ ...was, mensaje: undefined }) });
  const begin = (
    <ActionIcon aria-label={t('chat.nueva')} onClick={() => setNew(true)}>
      <Glyph of={IconEdit} size="lg" />
    </ActionIcon>
  );
  const sheet = <Suspense fallback={null}>{isNew && <NewRoomSheet onClose={() => setNew(false)} />}</Suspense>;
  if (!isDesktop && open !== null) {
    const lead = (
      <LeadButton
        label={t('chat.volver')}
        renderRoot={(props) => <Link {...props} to="/chat-list" search={(was: object) => ({ ...was, mensaje: undefined })} />}
      />
    );
    return (
      <main id="contenido" className={classes.alone} style={seen === null ? undefined : { height: seen }}>
        <Suspense fallback={null}>
          <Room key={open} salaId={open} at={mensaje ?? null} lead={lead} isPage onGone={close} />
        </Suspense>
      </main>
    );
  }
  if (!isDesktop)
    return (
      <Page title={t('chat.titulo')} actions={begin}>
        <RoomList open={open} />
        {sheet}
      </Page>
    );
  return (
    <main id="contenido" className={classes.beside}>
      <div className={classes.list}>
        <header className={classes.head}>
          <Title order={1} className={classes.title} tabIndex={-1}>
            {t('chat.titulo')}
          </Title>
          {begin}
        </header>
        <div className={classes.scroll}>
          <RoomList open={open} />
        </div>
      </div>
      {open === null ? (
        <div className={classes.none}>
          <EmptyState title={t('chat.elige.titulo')} text={t('chat.elige.texto')} />
        </div>
      ) : (
        <section className={classes.room} aria-label={t('chat.clases.dos')}>
          <Suspense fallback={null}>
            <Room key={open} salaId={open} at={mensaje ?? null} onGone={close} />
          </Suspense>
        </section>
      )}
      {sheet}
    </main>
  );
}

/** Less is a bar of the browser, not a keyboard. */
const KEYBOARD = 120;

/** How many pixels of the page's height a keyboard on the screen leaves, where the page itself stays as high as it was; null: there is none. */
function useSeenHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const look = (): void => {
      // Enlarged by two fingers, less is seen as well.
      const isCovered = window.innerHeight - seen.height > KEYBOARD && seen.scale === 1;
      setHeight(isCovered ? Math.round(seen.height) : null);
      // The browser has moved the page up to the field, which is in sight now by itself.
      if (isCovered && seen.offsetTop > 0) window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return height;
}
