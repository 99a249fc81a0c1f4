import { UNITS, type Contour } from './outline.ts';

/** A glyph as it stands in a font file, and how wide it is. */
export type PackedGlyph = { bytes: Buffer; advance: number };
type Box = { xMin: number; yMin: number; xMax: number; yMax: number };

const ON_CURVE = 1;
/** All coordinates are written in two bytes: the whole is deflated anyway. */
const HEAD_BYTES = 10;

/** The outlines of one glyph as a font file has them. None: nothing is drawn. */
export function packGlyph(contours: readonly Contour[]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bytes = Buffer.alloc(HEAD_BYTES + contours.length * 2 + 2 + points.length * 5);
  let at = 0;
  const put = (value: number): void => void (at = bytes.writeInt16BE(value, at));
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  for (const value of [contours.length, least(xs), least(ys), most(xs), most(ys)]) put(value);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    at = bytes.writeUInt16BE(end, at);
  }
  put(0);
  for (const { isOn } of points) at = bytes.writeUInt8(isOn ? ON_CURVE : 0, at);
  for (const values of [xs, ys]) {
    let before = 0;
    for (const value of values) {
      // A step from one edge to the other would not fit; nothing is drawn as wide as that.
      put(Math.max(-32_768, Math.min(32_767, value - before)));
      before = value;
    }
  }
  return bytes;
}

const boxOf = (bytes: Buffer): Box => ({
  xMin: bytes.readInt16BE(2),
  yMin: bytes.readInt16BE(4),
  xMax: bytes.readInt16BE(6),
  yMax: bytes.readInt16BE(8),
});

const padded = (length: number): number => (length + 3) & ~3;
function sumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4)
    sum =
      (sum +
        (at + 4 <= table.length ? table.readUInt32BE(at) : table.readUIntBE(at, table.length - at) * 256 ** (4 - (table.length - at)))) >>>
      0;
  return sum;
}

function tableOf(length: number, fields: readonly (readonly [at: number, value: number, bytes?: 2 | 4])[]): Buffer {
  const table = Buffer.alloc(length);
  for (const [at, value, bytes = 2] of fields) {
    if (bytes === 4) table.writeUInt32BE(value, at);
    else if (value < 0) table.writeInt16BE(value, at);
    else table.writeUInt16BE(value, at);
  }
  return table;
}

/**
 * A TrueType font of these glyphs, with the tables that a PDF needs. The first glyph is the one of what is missing. `ascent`, `descent`: in
 * units of the em.
 */
export function writeTrueType(
  glyphs: readonly PackedGlyph[],
  { ascent, descent }: { ascent: number; descent: number },
): { file: Buffer; box: Box } {
  const box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  let [mostPoints, mostContours, widest] = [0, 0, 0];
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  const parts: Buffer[] = [];
  let length = 0;
  for (const [index, { bytes, advance }] of glyphs.entries()) {
    loca.writeUInt32BE(length, index * 4);
    hmtx.writeUInt16BE(Math.max(0, Math.min(65_535, Math.round(advance))), index * 4);
    widest = Math.max(widest, Math.min(65_535, Math.round(advance)));
    if (bytes.length === 0) continue;
    const own = boxOf(bytes);
    hmtx.writeInt16BE(own.xMin, index * 4 + 2);
    for (const edge of ['xMin', 'yMin'] as const) box[edge] = Math.min(box[edge], own[edge]);
    for (const edge of ['xMax', 'yMax'] as const) box[edge] = Math.max(box[edge], own[edge]);
    const contours = bytes.readInt16BE(0);
    mostContours = Math.max(mostContours, contours);
    mostPoints = Math.max(mostPoints, bytes.readUInt16BE(HEAD_BYTES + (contours - 1) * 2) + 1);
    parts.push(bytes, Buffer.alloc(padded(bytes.length) - bytes.length));
    length += padded(bytes.length);
  }
  loca.writeUInt32BE(length, glyphs.length * 4);
  const tables: [tag: string, table: Buffer][] = [
    ['glyf', Buffer.concat(parts)],
    [
      'head',
      tableOf(54, [
        [0, 0x1_0000, 4],
        [4, 0x1_0000, 4],
        [12, 0x5f0f3cf5, 4],
        [16, 3],
        [18, UNITS],
        [36, box.xMin],
        [38, box.yMin],
        [40, box.xMax],
        [42, box.yMax],
        [46, 8],
        [48, 2],
        [50, 1],
      ]),
    ],
    [
      'hhea',
      tableOf(36, [
        [0, 0x1_0000, 4],
        [4, ascent],
        [6, descent],
        [10, widest],
        [16, box.xMax],
        [18, 1],
        [34, glyphs.length],
      ]),
    ],
    ['hmtx', hmtx],
    ['loca', loca],
    [
      'maxp',
      tableOf(32, [
        [0, 0x1_0000, 4],
        [4, glyphs.length],
        [6, mostPoints],
        [8, mostContours],
        [14, 2],
      ]),
    ],
  ];
  const header = Buffer.alloc(12 + tables.length * 16);
  const range = 2 ** Math.floor(Math.log2(tables.length));
  header.writeUInt32BE(0x1_0000, 0);
  for (const [index, value] of [tables.length, range * 16, Math.log2(range), (tables.length - range) * 16].entries())
    header.writeUInt16BE(value, 4 + index * 2);
  let at = header.length;
  for (const [index, [tag, table]] of tables.entries()) {
    const entry = 12 + index * 16;
    header.write(tag, entry, 'latin1');
    for (const [place, value] of [sumOf(table), at, table.length].entries()) header.writeUInt32BE(value, entry + 4 + place * 4);
    at += padded(table.length);
  }
  const file = Buffer.concat([header, ...tables.flatMap(([, table]) => [table, Buffer.alloc(padded(table.length) - table.length)])]);
  const head = header.indexOf('head', 12, 'latin1');
  file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, header.readUInt32BE(head + 8) + 8);
  return { file, box };
}
