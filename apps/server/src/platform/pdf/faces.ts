import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font, type FontGlyph, type PathCommand } from 'fontkit';

export type Weight = 'normal' | 'bold';

/** A file of a font, for some of the characters. */
export type Face = { font: Font; commandsOf(glyph: FontGlyph): PathCommand[] };

/**
 * Where fonts lie, in the order in which they are asked for a character. Each comes in files for some characters each, so that only what is
 * written is read. Those with an axis for the weight (`isVariable`) are a tenth of the size of one file for each weight. `isOneWeight`: there is
 * no bold.
 */
const FAMILIES: readonly { at: string; name: string; isVariable?: true; isOneWeight?: true }[] = [
  { at: '@fontsource/roboto', name: 'roboto' },
  { at: '@fontsource/noto-sans', name: 'noto-sans' },
  { at: '@fontsource/noto-sans-arabic', name: 'noto-sans-arabic' },
  { at: '@fontsource/noto-sans-hebrew', name: 'noto-sans-hebrew' },
  { at: '@fontsource/noto-sans-thai', name: 'noto-sans-thai' },
  { at: '@fontsource/noto-sans-georgian', name: 'noto-sans-georgian' },
  { at: '@fontsource/noto-sans-armenian', name: 'noto-sans-armenian' },
  { at: '@fontsource/noto-sans-bengali', name: 'noto-sans-bengali' },
  { at: '@fontsource/noto-sans-gurmukhi', name: 'noto-sans-gurmukhi' },
  { at: '@fontsource/noto-sans-tamil', name: 'noto-sans-tamil' },
  { at: '@fontsource/noto-sans-ethiopic', name: 'noto-sans-ethiopic' },
  { at: '@fontsource/noto-sans-gujarati', name: 'noto-sans-gujarati' },
  { at: '@fontsource/noto-sans-oriya', name: 'noto-sans-oriya' },
  { at: '@fontsource/noto-sans-telugu', name: 'noto-sans-telugu' },
  { at: '@fontsource/noto-sans-kannada', name: 'noto-sans-kannada' },
  { at: '@fontsource/noto-sans-malayalam', name: 'noto-sans-malayalam' },
  { at: '@fontsource/noto-sans-sinhala', name: 'noto-sans-sinhala' },
  { at: '@fontsource/noto-sans-khmer', name: 'noto-sans-khmer' },
  { at: '@fontsource/noto-sans-lao', name: 'noto-sans-lao' },
  { at: '@fontsource/noto-sans-myanmar', name: 'noto-sans-myanmar' },
  { at: '@fontsource/noto-sans-thaana', name: 'noto-sans-thaana' },
  { at: '@fontsource/noto-sans-tifinagh', name: 'noto-sans-tifinagh', isOneWeight: true },
  { at: '@fontsource/noto-serif-tibetan', name: 'noto-serif-tibetan' },
  { at: '@fontsource-variable/noto-sans-sc', name: 'noto-sans-sc', isVariable: true },
  { at: '@fontsource-variable/noto-sans-jp', name: 'noto-sans-jp', isVariable: true },
  { at: '@fontsource-variable/noto-sans-kr', name: 'noto-sans-kr', isVariable: true },
];
/** Bold is medium, as everywhere in the papers. */
const WEIGHTS: Record<Weight, number> = { normal: 400, bold: 500 };
/** Files that stay open: those of a name in Chinese are three, and papers have many names. */
const MOST_OPEN = 48;

const library = createRequire(import.meta.url);

/** Which files of a family have a character. Read with the first character that the families before it lack. */
const directories = new Map<string, ReadonlyMap<number, readonly string[]>>();
function directoryOf(at: string): ReadonlyMap<number, readonly string[]> {
  const known = directories.get(at);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(library.resolve(`${at}/unicode.json`), 'utf8')) as Record<string, string>;
  const files = new Map<number, string[]>();
  for (const [file, list] of Object.entries(ranges)) {
    const name = file.replaceAll(/[[\]]/g, '');
    for (const range of list.split(',')) {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
        const own = files.get(code);
        if (own) own.push(name);
        else files.set(code, [name]);
      }
    }
  }
  directories.set(at, files);
  return files;
}

/** A font at one place of its axis. The library moves the points of unpacked fonts only, so those of packed ones are moved here, once each. */
function openVariable(bytes: Buffer, weight: number): Face {
  const base = create(bytes);
  const font = new base.constructor(new base.stream.constructor(bytes), [weight]);
  const moved = new Set<number>();
  return {
    font,
    commandsOf(glyph) {
      const points = moved.has(glyph.id) ? [] : (glyph._decode()?.points ?? []);
      moved.add(glyph.id);
      // The four points that say how wide and high a glyph is come last.
      const edges = points
        .slice(0, 1)
        .flatMap((point) => Array.from({ length: 4 }, () => Object.assign(point.copy(), { x: 0, y: 0, endContour: true })));
      if (points.length > 0) font._variationProcessor?.transformPoints(glyph.id, [...points, ...edges]);
      return glyph._getPath().commands;
    },
  };
}

const [HEADER, ENTRY, PACKED_HEADER, PACKED_ENTRY] = [12, 16, 44, 20];
/** A font as it was before it was packed (WOFF 1.0): the library unpacks each table anew for each glyph. */
function unpack(bytes: Buffer): Buffer {
  const count = bytes.readUInt16BE(12);
  const header = Buffer.alloc(HEADER + count * ENTRY);
  bytes.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let at = header.length;
  for (let index = 0; index < count; index += 1) {
    const from = PACKED_HEADER + index * PACKED_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => bytes.readUInt32BE(from + place)) as [number, number, number];
    const part = bytes.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(part) : part;
    const entry = HEADER + index * ENTRY;
    bytes.copy(header, entry, from, from + 4);
    bytes.copy(header, entry + 4, from + 16, from + 20);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    tables.push(table, Buffer.alloc(-length & 3));
    at += length + (-length & 3);
  }
  return Buffer.concat([header, ...tables]);
}

function openFixed(bytes: Buffer): Face {
  return { font: create(unpack(bytes)), commandsOf: ({ path }) => path.commands };
}

/** Open files, those used last at the end. */
const open = new Map<string, Face>();
function openFace(path: string, weight: number, isVariable: boolean): Face {
  const bytes = (): Buffer => readFileSync(library.resolve(path));
  const key = `${path} ${weight}`;
  const face = open.get(key) ?? (isVariable ? openVariable(bytes(), weight) : openFixed(bytes()));
  open.delete(key);
  open.set(key, face);
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) open.delete(oldest);
  return face;
}

/** The first file that has all these characters; null: none has them. */
export function findFace(codePoints: readonly number[], weight: Weight): Face | null {
  const [first = 32] = codePoints;
  for (const { at, name, isVariable = false, isOneWeight = false } of FAMILIES)
    for (const file of directoryOf(at).get(first) ?? []) {
      const path = `${at}/files/${name}-${file}-${isVariable ? 'wght' : WEIGHTS[isOneWeight ? 'normal' : weight]}-normal.woff${isVariable ? '2' : ''}`;
      const face = openFace(path, WEIGHTS[weight], isVariable);
      if (codePoints.every((code) => face.font.hasGlyphForCodePoint(code))) return face;
    }
  return null;
}
