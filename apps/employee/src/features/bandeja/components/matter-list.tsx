import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { EmptyState, ErrorState } from '@jornada/ui/message-state.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { matterList, useAsuntos, type Estado } from '../api.ts';
import { MatterRow } from './matter-row.tsx';
import classes from '../bandeja.module.css';

const EMPTY = {
  'por-responder': { title: 'bandeja.vacia.por-responder', text: 'bandeja.vacia.por-responder-texto' },
  'en-espera': { title: 'bandeja.vacia.en-espera', text: 'bandeja.vacia.en-espera-texto' },
  resueltas: { title: 'bandeja.vacia.resueltas', text: 'bandeja.vacia.resueltas-texto' },
} as const satisfies Record<Estado, { title: string; text: string }>;

/** The matters of one state. What follows comes by itself as the end comes into sight, or by its button. */
export function MatterList({ estado, openId }: { estado: Estado; openId: number | null }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAsuntos(estado);
  if (!data) {
    if (!error) return <Waiting />;
    return (
      <ErrorState
        title={t('bandeja.error')}
        text={error instanceof ApiError ? error.message : t('errores.general.desconocido')}
        action={<Button onClick={() => void refetch()}>{t('errores.reintentar')}</Button>}
        note={error instanceof ApiError && error.reference ? t('errores.referencia', { referencia: error.reference }) : undefined}
      />
    );
  }
  const list = matterList(data);
  if (list.length === 0) return <EmptyState title={t(EMPTY[estado].title)} text={t(EMPTY[estado].text)} />;
  return (
    <>
      <Rows aria-label={t('bandeja.titulo')}>
        {list.map((asunto) => (
          <MatterRow key={asunto.id} asunto={asunto} estado={estado} isOpen={asunto.id === openId} />
        ))}
      </Rows>
      {hasNextPage && <More busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={end} pt="md">
      <Button variant="default" fullWidth loading={busy} onClick={onMore}>
        {t('bandeja.ver-mas')}
      </Button>
    </Box>
  );
}

function Waiting() {
  return (
    <Rows aria-busy="true">
      {Array.from({ length: 5 }, (_, index) => (
        <li key={index} className={classes.row}>
          <Block width="2.5rem" height="2.5rem" round />
          <span className={classes.rowMain}>
            <Block width="55%" />
            <Block width="80%" />
          </span>
        </li>
      ))}
    </Rows>
  );
}
