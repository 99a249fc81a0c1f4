import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { create } from 'fontkit';
import fonts from 'pdfmake/fonts/Roboto.js';

type Glyph = { hex: string; width: number; id: number };

/** A font of a document: what a text looks like in it, and how wide it is. */
export type PdfFont = ReturnType<typeof createFont>;

const hex4 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();
/** Text as PDF has it outside of pages. */
export const pdfString = (text: string): string =>
  `<FEFF${[...Buffer.from(text.toWellFormed(), 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

/** Roboto, as in the other files of the product (ADR 16). Glyphs are looked up once. */
export function createFont(weight: 'normal' | 'bold') {
  const bytes = readFileSync(fonts.Roboto?.[weight] ?? '');
  const font = create(bytes);
  const scale = 1000 / font.unitsPerEm;
  const known = new Map<string, Glyph>();
  function glyphOf(character: string): Glyph {
    const found = known.get(character);
    if (found) return found;
    const { id, advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 32);
    const glyph = { hex: hex4(id), width: advanceWidth * scale, id };
    known.set(character, glyph);
    return glyph;
  }
  return {
    encode(text: string): string {
      let out = '';
      for (const character of text) out += glyphOf(character).hex;
      return out;
    },
    /** In points. */
    widthOf(text: string, size: number): number {
      let width = 0;
      for (const character of text) width += glyphOf(character).width;
      return (width * size) / 1000;
    },
    /** The objects of the font: five, the first of which pages refer to. @param first its number. */
    objects(first: number): [id: number, head: string, stream: Buffer | null][] {
      const name = font.postscriptName;
      const used = [...known].map(([character, glyph]) => ({ character, ...glyph })).toSorted((a, b) => a.id - b.id);
      const widths = used.map(({ id, width }) => `${id} [${width.toFixed(1)}]`).join(' ');
      const { minX, minY, maxX, maxY } = font.bbox;
      const box = [minX, minY, maxX, maxY].map((one) => Math.round(one * scale)).join(' ');
      const map = used
        .filter(({ id }) => id > 0)
        .map(({ character, hex }) => `<${hex}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`);
      const blocks = Array.from({ length: Math.ceil(map.length / 100) }, (_, at) => map.slice(at * 100, at * 100 + 100));
      const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n${blocks
        .map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
        .join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end`;
      const file = deflateSync(bytes);
      return [
        [
          first,
          `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R`,
          null,
        ],
        [
          first + 1,
          `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${first + 2} 0 R /W [${widths}]`,
          null,
        ],
        [
          first + 2,
          `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${Math.round(font.ascent * scale)} /Descent ${Math.round(font.descent * scale)} /CapHeight ${Math.round(font.capHeight * scale)} /StemV 80 /FontFile2 ${first + 3} 0 R`,
          null,
        ],
        [first + 3, `/Length1 ${bytes.length} /Filter /FlateDecode`, file],
        [first + 4, '', Buffer.from(cmap, 'latin1')],
      ];
    },
  };
}
