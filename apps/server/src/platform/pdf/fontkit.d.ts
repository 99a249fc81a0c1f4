/** The part of fontkit that this product uses. The library has no types. */
declare module 'fontkit' {
  /** In units of the font; y goes up. */
  export type PathCommand = { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] };
  type Point = { x: number; y: number; endContour: boolean; copy(): Point };
  export type FontGlyph = {
    id: number;
    advanceWidth: number;
    codePoints: number[];
    path: { commands: PathCommand[] };
    /** Of a packed font (WOFF2): the points as they lie in the file. Not part of what the library promises. */
    _decode(): { points?: Point[] } | undefined;
    /** The same as `path`, made anew. */
    _getPath(): { commands: PathCommand[] };
  };
  export type GlyphRun = { glyphs: FontGlyph[]; positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[] };
  type Stream = { constructor: new (bytes: Uint8Array) => Stream };
  export type Font = {
    constructor: new (stream: Stream, coordinates: number[]) => Font;
    stream: Stream;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): FontGlyph;
    getGlyph(id: number): FontGlyph;
    layout(text: string, features?: Record<string, boolean>, script?: string, language?: string, direction?: 'ltr' | 'rtl'): GlyphRun;
    /** Of a font with axes: moves points to where they are at the chosen place of the axes. Not part of what the library promises. */
    _variationProcessor: { transformPoints(id: number, points: Point[]): void } | null;
  };
  export function create(bytes: Uint8Array): Font;
}
