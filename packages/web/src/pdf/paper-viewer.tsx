import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { Box, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconDownload, IconPrinter, IconSearch, IconShare2 } from '@jornada/ui/icons.ts';
import { ErrorState } from '@jornada/ui/message-state.tsx';
import { Block } from '@jornada/ui/skeleton.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useWebServices } from '../services.tsx';
import { PaperPage } from './paper-page.tsx';
import type { PageSize, PaperProblem } from './paper.ts';
import { printPaper } from './print-paper.ts';
import { TextSearch } from './text-search.tsx';
import { Thumbs } from './thumbs.tsx';
import { usePaper } from './use-paper.ts';
import { useTextSearch } from './use-search.ts';
import { useSeenPages } from './use-seen.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useInnerWidth } from './use-width.ts';
import { ViewerBar } from './viewer-bar.tsx';
import classes from './pdf.module.css';

/** Whether this device can hand a file of that kind to another app. */
const canShareFile = (file: File): boolean => {
  const { canShare } = navigator as { canShare?: (data: ShareData) => boolean };
  return canShare?.call(navigator, { files: [file] }) === true;
};

/** Hands a file to another app of the device. Nothing happens where the person changes their mind. */
async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** What others may do with a viewer. */
export type ViewerHandle = { goTo(page: number): void };

type Props = {
  nombre: string;
  tipo: string;
  /** Undefined while they are read. */
  bytes: ArrayBuffer | undefined;
  /** Pages that were seen, where that matters. */
  seen?: ReadonlySet<number> | undefined;
  onSeen?: (page: number) => void;
  /** Saves the file on the device. */
  onDownload: () => void;
  ref?: Ref<ViewerHandle>;
};

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** CSS pixels for a point of paper. */
const DENSITY = 96 / 72;
const A4: PageSize = { width: 595, height: 842 };
/** A page as wide as the screen is not wider than this many CSS pixels: lines would be too long to read. */
const WIDEST_FIT = 1000;

/** A file on pages: read, searched, printed and shared where it is, without leaving the app. */
export function PaperViewer({ nombre, tipo, bytes, seen, onSeen, onDownload, ref }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const { paper, problem } = usePaper(bytes, tipo);
  const [size, setSize] = useState(A4);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const isRoomy = useIsDesktop();
  const pages = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const inner = useInnerWidth(pages, paper !== null);
  const search = useTextSearch(paper);
  const width = zoom === null ? Math.min(inner, WIDEST_FIT) : Math.round(size.width * zoom * DENSITY);
  useEffect(() => {
    if (!paper) return;
    paper.sizeOf(1).then(setSize, () => undefined);
  }, [paper]);
  const goTo = (to: number): void => {
    pages.current?.querySelector(`[data-page="${to}"]`)?.scrollIntoView({ block: 'start' });
  };
  useImperativeHandle(ref, () => ({ goTo }), []);
  useSeenPages({ around: pages, pages: paper?.pages ?? 0, onSeen: (one) => onSeen?.(one), onCurrent: setPage });
  const found = search.place;
  const foundPage = found?.page;
  const showFound = useEffectEvent(goTo);
  useEffect(() => {
    if (foundPage !== undefined) showFound(foundPage);
  }, [foundPage]);
  const turn = (by: 1 | -1): void => goTo(Math.min(paper?.pages ?? 1, Math.max(1, page + by)));
  const shown = size.width > 0 ? width / (size.width * DENSITY) : 1;
  const scale = (by: 1 | -1): void => {
    const next = by > 0 ? ZOOMS.find((one) => one > shown + 0.01) : ZOOMS.findLast((one) => one < shown - 0.01);
    // The width of the screen is a step of its own, which is stopped at on the way.
    const fit = Math.min(inner, WIDEST_FIT) / (size.width * DENSITY);
    const isPast = by > 0 ? shown < fit - 0.01 && (next ?? Infinity) > fit : shown > fit + 0.01 && (next ?? 0) < fit;
    if (isPast) setZoom(null);
    else if (next !== undefined) setZoom(next);
  };
  const look = (): void => {
    // Drawn at once where it is not always there: who types on would lose letters.
    flushSync(() => setSearching(true));
    field.current?.focus();
  };
  useViewerKeys({ onPage: turn, onZoom: scale, onSearch: look });
  const print = async (): Promise<void> => {
    if (!paper) return;
    setPrinting(true);
    await printPaper(paper).catch(() => notices.show(t('visor.no-se-imprime')));
    setPrinting(false);
  };
  const shared = useMemo(() => (bytes ? new File([bytes], nombre, { type: tipo }) : null), [bytes, nombre, tipo]);
  const canShare = !isRoomy && shared !== null && canShareFile(shared);
  const share = (): void => void (shared && shareFile(shared).catch(() => notices.show(t('visor.no-se-comparte'))));
  if (problem) return <PaperTrouble why={problem.why} onDownload={onDownload} />;
  const searchField = <TextSearch of={search} ref={field} />;
  return (
    <section className={classes.viewer} aria-label={nombre}>
      <ViewerBar
        page={page}
        pages={paper?.pages ?? 1}
        isShort={!isRoomy}
        onPage={turn}
        zoom={zoom === null ? t('visor.ancho') : `${Math.round(zoom * 100)} %`}
        onZoom={scale}
        onFit={() => setZoom(null)}
        search={isRoomy ? searchField : null}
        actions={[
          ...(isRoomy
            ? []
            : [
                {
                  label: t('visor.buscar'),
                  icon: IconSearch,
                  isOpen: isSearching,
                  onClick: isSearching ? () => setSearching(false) : look,
                },
              ]),
          ...(canShare ? [{ label: t('visor.compartir'), icon: IconShare2, onClick: share }] : []),
          { label: t('visor.descargar'), icon: IconDownload, onClick: onDownload },
          ...(!__WRAPPER__ && isRoomy
            ? [{ label: t('visor.imprimir'), icon: IconPrinter, isBusy: isPrinting, onClick: () => void print() }]
            : []),
        ]}
      />
      {!isRoomy && isSearching && <div className={classes.searchRow}>{searchField}</div>}
      <div className={classes.inside}>
        {paper && isRoomy && paper.pages > 1 && <Thumbs paper={paper} size={size} current={page} seen={seen} onPage={goTo} />}
        {/* Scrolled with the keyboard, too. */}
        <Box ref={pages} className={classes.pages} tabIndex={0} role="group" aria-label={t('visor.paginas')}>
          {paper ? (
            Array.from({ length: paper.pages }, (_, index) => index + 1).map((one) => (
              <div key={one} data-page={one}>
                <PaperPage
                  paper={paper}
                  page={one}
                  width={width}
                  size={size}
                  looked={search.looked}
                  current={found?.page === one ? found.index : null}
                />
              </div>
            ))
          ) : (
            <Block height="60dvh" />
          )}
        </Box>
      </div>
    </section>
  );
}

/** In the place of pages that cannot be drawn: why, and the way to save the file all the same. */
function PaperTrouble({ why, onDownload }: { why: PaperProblem; onDownload: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.message}>
      <ErrorState
        title={t('visor.no-se-ve')}
        text={t(`visor.por-que.${why}`)}
        action={
          <Button size="xl" leftSection={<Glyph of={IconDownload} />} onClick={onDownload}>
            {t('visor.descargar')}
          </Button>
        }
      />
    </div>
  );
}
