import { deflateSync } from 'node:zlib';
import { findFace, type Weight } from './faces.ts';
import { FRAME, FRAME_ADVANCE, UNITS } from './outline.ts';
import { clustersOf, piecesOf, signsOf, type ShapedPiece, type Sign } from './shaping.ts';
import { utf16Hex } from './text-string.ts';
import { packGlyph, writeTrueType, type PackedGlyph } from './truetype.ts';

type Glyph = { hex: string; width: number };

/** A font of a document: what a text looks like in it, and how wide it is. */
export type PdfFont = ReturnType<typeof createFont>;

const hex4 = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

const NAMES: Record<Weight, string> = { normal: 'JORNAD+Roboto-Regular', bold: 'JORNAD+Roboto-Medium' };
/** A font has no room for more; what comes after them is drawn as what is missing. */
const MOST_GLYPHS = 65_000;
/** Pieces of text whose signs are kept: words in scripts that join their letters are without end. */
const MOST_PIECES = 20_000;
/** Whole texts whose glyphs are kept. */
const MOST_LINES = 10_000;
const THOUSANDTHS = 1000 / UNITS;

/**
 * A font that is made of what a document writes, in any script: Roboto, and Noto for what it lacks. A letter with its marks is one glyph, drawn
 * from outlines, so that files of many fonts become one and copied text is what was written.
 */
export function createFont(weight: Weight) {
  const glyphs: PackedGlyph[] = [{ bytes: packGlyph(FRAME), advance: FRAME_ADVANCE }];
  const texts: string[] = [''];
  const known = new Map<string, Glyph>();
  const pieces = new Map<string, readonly Glyph[]>();

  function glyphOf({ key, text, advance, contours }: Sign): Glyph {
    const found = known.get(key);
    if (found) return found;
    if (glyphs.length >= MOST_GLYPHS) return { hex: hex4(0), width: FRAME_ADVANCE * THOUSANDTHS };
    const glyph = { hex: hex4(glyphs.length), width: advance * THOUSANDTHS };
    glyphs.push({ bytes: packGlyph(contours()), advance });
    texts.push(text);
    known.set(key, glyph);
    return glyph;
  }
  function shape(piece: ShapedPiece): readonly Glyph[] {
    const found = pieces.get(piece.key);
    if (found) return found;
    const made = signsOf(piece, weight).map(glyphOf);
    if (pieces.size >= MOST_PIECES) pieces.clear();
    pieces.set(piece.key, made);
    return made;
  }
  /** The same hours and words come again and again, and each is measured before it is written. */
  const written = new Map<string, Glyph>();
  function lineOf(text: string): Glyph {
    const found = written.get(text);
    if (found) return found;
    const made = { hex: '', width: 0 };
    for (const { hex, width } of piecesOf(text).flatMap(shape)) {
      made.hex += hex;
      made.width += width;
    }
    if (written.size >= MOST_LINES) written.clear();
    written.set(text, made);
    return made;
  }

  return {
    encode: (text: string): string => lineOf(text).hex,
    /** In points. */
    widthOf: (text: string, size: number): number => (lineOf(text).width * size) / 1000,
    /** Where a text may be cut, if it must. */
    clustersOf,
    /** The objects of the font: five, the first of which pages refer to. @param first its number. */
    objects(first: number): [id: number, head: string, stream: Buffer | null][] {
      const name = NAMES[weight];
      const roboto = findFace([32], weight)?.font;
      const scale = UNITS / (roboto?.unitsPerEm ?? UNITS);
      const [ascent, descent, capHeight] = [roboto?.ascent ?? 0, roboto?.descent ?? 0, roboto?.capHeight ?? 0].map((one) =>
        Math.round(one * scale),
      ) as [number, number, number];
      const { file, box } = writeTrueType(glyphs, { ascent, descent });
      const inThousandths = (value: number): number => Math.round(value * THOUSANDTHS);
      const widths = glyphs.map(({ advance }) => (advance * THOUSANDTHS).toFixed(1)).join(' ');
      const map = texts.flatMap((text, id) => (id > 0 && text !== '' ? [`<${hex4(id)}> <${utf16Hex(text)}>`] : []));
      const blocks = Array.from({ length: Math.ceil(map.length / 100) }, (_, at) => map.slice(at * 100, at * 100 + 100));
      const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Adobe-Identity-UCS def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange\n${blocks
        .map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
        .join('\n')}\nendcmap CMapName currentdict /CMap defineresource pop end end`;
      const edges = [box.xMin, box.yMin, box.xMax, box.yMax].map(inThousandths).join(' ');
      return [
        [
          first,
          `/Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R`,
          null,
        ],
        [
          first + 1,
          `/Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${first + 2} 0 R /W [0 [${widths}]]`,
          null,
        ],
        [
          first + 2,
          `/Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${edges}] /ItalicAngle 0 /Ascent ${inThousandths(ascent)} /Descent ${inThousandths(descent)} /CapHeight ${inThousandths(capHeight)} /StemV 80 /FontFile2 ${first + 3} 0 R`,
          null,
        ],
        [first + 3, `/Length1 ${file.length} /Filter /FlateDecode`, deflateSync(file)],
        [first + 4, '/Filter /FlateDecode', deflateSync(Buffer.from(cmap, 'latin1'))],
      ];
    },
  };
}
