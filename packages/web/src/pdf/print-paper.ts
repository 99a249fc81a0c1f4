import { printPage } from '../native/print.ts';
import type { Paper } from './paper.ts';
import classes from './pdf.module.css';

/** The width of a printed page in pixels: sharp, and not too much for a phone. */
const WIDTH = 1240;

/** Draws all pages and opens the browser's dialog for printing them. */
export async function printPaper(paper: Paper): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = classes.printing ?? '';
  const addresses: string[] = [];
  try {
    const { signal } = new AbortController();
    for (let page = 1; page <= paper.pages; page += 1) {
      const canvas = document.createElement('canvas');
      await paper.draw(page, canvas, { width: WIDTH, density: 1, signal });
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
      if (!picture) continue;
      const image = new Image();
      image.src = URL.createObjectURL(picture);
      addresses.push(image.src);
      sheet.append(image);
      await image.decode();
    }
    document.body.append(sheet);
    printPage();
  } finally {
    sheet.remove();
    for (const one of addresses) URL.revokeObjectURL(one);
  }
}
