import { useEffect, useEffectEvent, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useFileAddress } from '../files/use-link.ts';
import { openPdf } from './open-pdf.ts';

/** A PDF that is being opened, is open, or could not be. */
export type OpenedPdf = { pdf: PDFDocumentProxy | null; isBroken: boolean };

const NONE: OpenedPdf = { pdf: null, isBroken: false };

/** Opens a file of the server as a PDF, and closes it with the screen. It is fetched once, however many of its pages are drawn. */
export function usePdf(ficheroId: number | null): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>(NONE);
  const addressOf = useFileAddress();
  const fetchBytes = useEffectEvent(async (id: number, signal: AbortSignal): Promise<ArrayBuffer> => {
    const response = await fetch(await addressOf(id), { signal });
    if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
    return response.arrayBuffer();
  });
  useEffect(() => {
    setOpened(NONE);
    if (ficheroId === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const open = async (): Promise<void> => {
      try {
        const task = await openPdf(await fetchBytes(ficheroId, signal));
        signal.addEventListener('abort', () => void task.destroy());
        if (signal.aborted) return void task.destroy();
        const pdf = await task.promise;
        if (!signal.aborted) setOpened({ pdf, isBroken: false });
      } catch {
        if (!signal.aborted) setOpened({ pdf: null, isBroken: true });
      }
    };
    void open();
    return () => leaving.abort();
  }, [ficheroId]);
  return opened;
}
