/** The part of fontkit that this product uses. The library has no types. */
declare module 'fontkit' {
  import type { PDFDocument } from '@cantoo/pdf-lib';

  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    glyphForCodePoint(codePoint: number): { id: number; advanceWidth: number };
  };
  type Create = Parameters<PDFDocument['registerFontkit']>[0]['create'];
  /** What another library takes of it. */
  type Subsetting = Extract<ReturnType<Create>, { createSubset: unknown }>;
  export function create(bytes: Uint8Array): Font & Subsetting;
}
