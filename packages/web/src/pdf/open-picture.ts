import { PaperError, type Paper } from './paper.ts';

/** A picture as a paper of one page. @throws PaperError */
export async function openPicture(bytes: ArrayBuffer, type: string): Promise<Paper> {
  const picture = await createImageBitmap(new Blob([bytes], { type })).catch((error: unknown) => {
    throw new PaperError('danado', error);
  });
  return {
    pages: 1,
    sizeOf: () => Promise.resolve({ width: picture.width, height: picture.height }),
    draw: (_page, canvas, { width, density }) => {
      canvas.width = Math.min(picture.width, Math.round(width * density));
      canvas.height = Math.round((canvas.width * picture.height) / picture.width);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return Promise.resolve();
    },
    drawText: () => Promise.resolve({ pieces: [], spans: [] }),
    textOf: () => Promise.resolve([]),
    close: () => picture.close(),
  };
}
