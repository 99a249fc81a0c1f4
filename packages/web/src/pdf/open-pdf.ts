import type { PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** Opens a PDF to be drawn. The library is loaded when the first one is. Nothing in the file is run: it draws pages, and knows no forms or scripts. */
export async function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentLoadingTask> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  return getDocument({ data: bytes, enableXfa: false });
}
