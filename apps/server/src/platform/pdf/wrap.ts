import type { PdfFont } from './font.ts';

/** Text broken into lines that are no wider than this, in points. A word that is too long is cut. */
export function wrapText(
  font: Pick<PdfFont, 'widthOf' | 'clustersOf'>,
  text: string,
  { width, size }: { width: number; size: number },
): string[] {
  const fits = (line: string): boolean => font.widthOf(line, size) <= width;
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const cluster of font.clustersOf(word)) {
        if (line !== '' && !fits(line + cluster)) {
          lines.push(line);
          line = '';
        }
        line += cluster;
      }
    }
    lines.push(line);
  }
  return lines;
}
