import { useEffect, useState } from 'react';
import { loadChunk } from '../load-chunk.ts';
import { PaperError, type Paper } from './paper.ts';

export type OpenedPaper = { paper: Paper | null; problem: PaperError | null };
const NOTHING: OpenedPaper = { paper: null, problem: null };

/** Opens a file, with the code that its kind needs, which is loaded only then. @throws PaperError */
async function openPaper(bytes: ArrayBuffer, type: string): Promise<Paper> {
  if (type === 'application/pdf') return (await loadChunk(() => import('./open-pdf.ts'))).openPdf(bytes);
  if (type.startsWith('image/')) return (await loadChunk(() => import('./open-picture.ts'))).openPicture(bytes, type);
  throw new PaperError('otro', type);
}

/** The pages of a file, once its bytes are there; or why they cannot be drawn. */
export function usePaper(bytes: ArrayBuffer | undefined, type: string): OpenedPaper {
  const [opened, setOpened] = useState(NOTHING);
  useEffect(() => {
    if (!bytes) return undefined;
    let isLeft = false;
    let paper: Paper | null = null;
    const open = async (): Promise<void> => {
      try {
        paper = await openPaper(bytes, type);
        if (isLeft) paper.close();
        else setOpened({ paper, problem: null });
      } catch (error) {
        if (!isLeft) setOpened({ paper: null, problem: error instanceof PaperError ? error : new PaperError('otro', error) });
      }
    };
    void open();
    return () => {
      isLeft = true;
      setOpened(NOTHING);
      paper?.close();
    };
  }, [bytes, type]);
  return opened;
}
