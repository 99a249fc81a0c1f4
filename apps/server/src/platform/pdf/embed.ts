import { PDFDict, PDFObjectParser, PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { PdfFont } from './font.ts';

/** Puts a font into a document that another library writes, with what was written in it so far. @returns what pages refer to. */
export function embedFont(context: PDFContext, font: PdfFont): PDFRef {
  const refs = font.objects(0).map(() => context.nextRef());
  const [first] = refs;
  if (!first) throw new Error('a font without objects');
  for (const [index, [, head, stream]] of font.objects(first.objectNumber).entries()) {
    const dict = PDFObjectParser.forBytes(Buffer.from(`<< ${head} >>`, 'latin1'), context).parseObject();
    const ref = refs[index];
    if (ref && dict instanceof PDFDict) context.assign(ref, stream ? PDFRawStream.of(dict, stream) : dict);
  }
  return first;
}
