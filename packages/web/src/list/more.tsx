import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button } from '@mantine/core';
import { TOTAL_CONTADO } from '@jornada/contract/listas.ts';
import type { List } from './use-list.ts';
import classes from './row.module.css';

type Props = {
  list: Pick<List<unknown>, 'items' | 'total' | 'hasMore' | 'isReadingMore' | 'readMore'>;
  /** How many show of how many, where that is counted apart or said in other words. */
  told?: string | undefined;
  /** Up to how many the server counts them. */
  counted?: number | undefined;
  /** What else stands at the foot of the list. */
  children?: ReactNode;
};

/**
 * At the foot of a list: how many there are beyond those that show, and the way to them. One more than the server counts
 * says that there are more.
 */
export function More({ list, told, counted = TOTAL_CONTADO, children }: Props) {
  const { t } = useTranslation();
  const { items, total, hasMore, isReadingMore, readMore } = list;
  const shown = items.length;
  const sayOf = (all: number): string =>
    all > counted
      ? t('gestion.de-mas', { shown, total: Math.max(shown, counted) })
      : t('gestion.de', { shown, total: Math.max(shown, all) });
  return (
    <div className={classes.more}>
      <span>{told ?? (total !== undefined && sayOf(total))}</span>
      {hasMore && (
        <Button variant="default" loading={isReadingMore} onClick={readMore}>
          {t('gestion.ver-mas')}
        </Button>
      )}
      {children}
    </div>
  );
}

/** What follows comes by itself as the end of the list comes into sight, or by its button. */
export function MoreInSight({ list: { hasMore, isReadingMore, readMore } }: Pick<Props, 'list'>) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent((seen: readonly IntersectionObserverEntry[]) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) readMore();
  });
  useEffect(() => {
    if (!hasMore || !end.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((seen) => onSeen(seen));
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore]);
  if (!hasMore) return null;
  return (
    <Box ref={end} pt="md">
      <Button variant="default" fullWidth loading={isReadingMore} onClick={readMore}>
        {t('gestion.ver-mas')}
      </Button>
    </Box>
  );
}
