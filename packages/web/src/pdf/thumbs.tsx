import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { UnstyledButton } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye } from '@jornada/ui/icons.ts';
import { PaperPage } from './paper-page.tsx';
import type { PageSize, Paper } from './paper.ts';
import classes from './pdf.module.css';

/** The width of a small page in CSS pixels. */
const SMALL = 72;

type Props = {
  paper: Paper;
  size: PageSize;
  current: number;
  /** Pages that were seen, where that matters. */
  seen: ReadonlySet<number> | undefined;
  onPage: (page: number) => void;
};

/** All pages, small; an eye stands below those that were seen. */
export function Thumbs({ paper, size, current, seen, onPage }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-thumb="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className={classes.thumbs} aria-label={t('visor.paginas')}>
      {Array.from({ length: paper.pages }, (_, index) => index + 1).map((page) => (
        <li key={page} data-thumb={page}>
          <UnstyledButton
            className={classes.thumb}
            aria-current={page === current}
            aria-label={seen?.has(page) ? t('visor.pagina-vista', { page }) : t('visor.pagina', { page })}
            onClick={() => onPage(page)}
          >
            <PaperPage paper={paper} page={page} width={SMALL} size={size} isSmall />
            <span className={classes.thumbWords} aria-hidden="true">
              {page} {seen?.has(page) && <Glyph of={IconEye} size="xs" />}
            </span>
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
