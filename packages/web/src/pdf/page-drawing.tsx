import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import classes from './page-drawing.module.css';

/** A place on a page: parts of its width and height, from the upper left. */
export type PageBox = { x: number; y: number; ancho: number; alto: number };

type Props = {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  /** What the drawing is, for those who do not see it. */
  label: string;
  /** What is framed on it. */
  boxes?: readonly PageBox[];
  /** Stands in its place where it cannot be drawn. */
  otherwise: ReactNode;
};

/** Drawn no finer than this, however fine the screen is: a larger canvas takes memory and shows nothing more. */
const FINEST = 2;

const percent = (part: number): string => `${part * 100}%`;

/** One page of a PDF as wide as there is room. The page stays white in the dark, as paper does. */
export function PageDrawing({ pdf, page, label, boxes = [], otherwise }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [broken, setBroken] = useState<number | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    setDrawn(false);
    const draw = async (): Promise<void> => {
      try {
        const sheet = await pdf.getPage(page);
        const place = canvas.current;
        if (isLeft || !place) return;
        const { width } = sheet.getViewport({ scale: 1 });
        const room = place.parentElement?.clientWidth ?? width;
        const viewport = sheet.getViewport({ scale: (room / width) * Math.min(FINEST, globalThis.devicePixelRatio) });
        place.width = Math.floor(viewport.width);
        place.height = Math.floor(viewport.height);
        const task = sheet.render({ canvas: place, viewport });
        stop = () => task.cancel();
        await task.promise;
        if (!isLeft) setDrawn(true);
      } catch {
        if (!isLeft) setBroken(page);
      }
    };
    void draw();
    return () => {
      isLeft = true;
      stop();
    };
  }, [pdf, page]);
  if (broken === page) return otherwise;
  return (
    <div className={classes.page}>
      <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} aria-busy={!isDrawn} />
      {isDrawn &&
        boxes.map(({ x, y, ancho, alto }) => (
          <span
            key={`${x} ${y}`}
            className={classes.box}
            style={{ insetInlineStart: percent(x), top: percent(y), width: percent(ancho), height: percent(alto) }}
          />
        ))}
    </div>
  );
}
