// The build for browsers of the last years: phones are older than computers.
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  TextLayer,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfData, workerAddress } from './pdf-data.ts';
import { PaperError, type Paper } from './paper.ts';

/** Beyond this many pixels a canvas stays empty on some phones. */
const MOST_PIXELS = 16_000_000;

/** Opens a PDF. Scripts in it never run, and nothing is fetched from elsewhere. @throws PaperError */
export async function openPdf(bytes: ArrayBuffer): Promise<Paper> {
  GlobalWorkerOptions.workerSrc = workerAddress();
  const task = getDocument({
    // The worker takes what it is given away from here.
    data: new Uint8Array(bytes.slice(0)),
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    // Asked for by name only (`PdfData`); the library wants to see an address.
    cMapUrl: './',
    standardFontDataUrl: './',
    wasmUrl: './',
    enableXfa: false,
  });
  try {
    return paperOf(await task.promise, () => void task.destroy());
  } catch (error) {
    void task.destroy();
    if (error instanceof PasswordException) throw new PaperError('protegido', error);
    throw new PaperError(error instanceof InvalidPDFException ? 'danado' : 'otro', error);
  }
}

function paperOf(pdf: PDFDocumentProxy, close: () => void): Paper {
  const at = async (page: number, width: number) => {
    const proxy = await pdf.getPage(page);
    return { proxy, viewport: proxy.getViewport({ scale: width / proxy.getViewport({ scale: 1 }).width }) };
  };
  const contentOf = async (page: number) => (await pdf.getPage(page)).getTextContent();
  return {
    pages: pdf.numPages,
    sizeOf: async (page) => {
      const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
      return { width, height };
    },
    draw: async (page, canvas, { width, density, signal }) => {
      const { proxy, viewport } = await at(page, width);
      signal.throwIfAborted();
      const sharp = Math.min(density, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
      canvas.width = Math.floor(viewport.width * sharp);
      canvas.height = Math.floor(viewport.height * sharp);
      const drawing = proxy.render({ canvas, viewport, ...(sharp !== 1 && { transform: [sharp, 0, 0, sharp, 0, 0] }) });
      signal.addEventListener('abort', () => drawing.cancel());
      await drawing.promise;
    },
    drawText: async (page, layer, { width, signal }) => {
      const [{ viewport }, textContentSource] = await Promise.all([at(page, width), contentOf(page)]);
      signal.throwIfAborted();
      layer.replaceChildren();
      layer.style.setProperty('--total-scale-factor', String(viewport.scale));
      const text = new TextLayer({ textContentSource, container: layer, viewport });
      signal.addEventListener('abort', () => text.cancel());
      await text.render();
      return { pieces: text.textContentItemsStr, spans: text.textDivs };
    },
    textOf: async (page) => {
      const { items } = await contentOf(page);
      return items.flatMap((item) => ('str' in item ? [item.str] : []));
    },
    close,
  };
}
