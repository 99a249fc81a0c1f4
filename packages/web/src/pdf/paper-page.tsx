import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findText, markFound } from './find-text.ts';
import type { DrawnText, PageSize, Paper } from './paper.ts';
import classes from './pdf.module.css';

type Props = {
  paper: Paper;
  page: number;
  /** The width that is shown, in CSS pixels. */
  width: number;
  /** The size that is assumed until the page's own is known. */
  size: PageSize;
  /** What is looked for, and which match of this page somebody looks at. */
  looked?: string;
  current?: number | null;
  /** Small, without its text: beside others. */
  isSmall?: boolean;
};

/** A page, drawn when it comes near the screen: its picture, and above that its text. */
export function PaperPage({ paper, page, width, size: assumed, looked = '', current = null, isSmall = false }: Props) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const [own, setOwn] = useState<PageSize | null>(null);
  const [text, setText] = useState<DrawnText | null>(null);
  const [isBroken, setBroken] = useState(false);
  const size = own ?? assumed;
  useEffect(() => {
    if (!isNear || width <= 0) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const draw = async (): Promise<void> => {
      try {
        const known = await paper.sizeOf(page);
        if (signal.aborted || !canvas.current) return;
        setOwn(known);
        await paper.draw(page, canvas.current, { width, density: window.devicePixelRatio, signal });
        if (isSmall || !layer.current) return;
        const drawn = await paper.drawText(page, layer.current, { width, signal });
        if (!signal.aborted) setText(drawn);
      } catch {
        if (!signal.aborted) setBroken(true);
      }
    };
    void draw();
    return () => {
      leaving.abort();
      setText(null);
    };
  }, [paper, page, width, isNear, isSmall]);
  useEffect(() => {
    if (!text) return;
    markFound(text, findText(text.pieces, looked), current);
    if (current !== null) layer.current?.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [text, looked, current]);
  return (
    <div
      ref={frame}
      className={classes.page}
      data-small={isSmall || undefined}
      style={{ width, height: Math.round((width * size.height) / size.width) }}
      {...(!isSmall && { role: 'region', 'aria-label': t('visor.pagina', { page }) })}
    >
      {isNear && <canvas ref={canvas} aria-hidden="true" />}
      {isNear && !isSmall && <div ref={layer} className={classes.text} />}
      {isBroken && <p className={classes.broken}>{t('visor.pagina-rota')}</p>}
    </div>
  );
}

/** Whether an element is on the screen or will soon be. Where that cannot be known, it is. */
function useNear(ref: RefObject<Element | null>, margin = '100%'): boolean {
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: margin,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return isNear;
}
