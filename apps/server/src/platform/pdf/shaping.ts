import type { Font, FontGlyph } from 'fontkit';
import { findFace, type Face, type Weight } from './faces.ts';
import { isRightToLeft, inVisualOrder, withoutControls } from './bidi.ts';
import { contoursOf, FRAME, FRAME_ADVANCE, UNITS, type Contour } from './outline.ts';

/** What is drawn as one sign: a letter with its marks, or a syllable. `text`: what it says, when it is copied. */
export type Sign = { key: string; text: string; advance: number; contours(): Contour[] };

/** Letters that change with their neighbours: a word of them is shaped as a whole. */
const JOINED = /[\p{Script=Arabic}][\p{Script=Arabic}\p{M}\u200C\u200D]*/gu;
/** Each character is one sign by itself, and read from the left. */
const SIMPLE =
  /^[ -~\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u058F\u2000-\u200A\u2010-\u2027\u202F-\u205E\u20A0-\u20CF\u2100-\u22FF]*$/;
const BLANK = /^[\p{Zs}\t]$/u;
/** Nothing is drawn for it: a sign that says how its neighbours are drawn. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u;
const SELECTOR = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
/** A letter with more marks is drawn in parts. */
const MOST_MARKS = 8;
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

const JOINERS = /[\u200C\u200D]/g;

/** What joins the consonant that follows to the one before it, and is no reason for a segmenter not to cut between them. */
const JOINS_NEXT = /(?:\u17D2|\u1039|\u0CCD|\u0DCA\u200D)$/;

/** Where a text may be cut, if it must. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = clusters.at(-1);
    if (last !== undefined && JOINS_NEXT.test(last) && /^\p{L}/u.test(segment)) clusters[clusters.length - 1] = last + segment;
    else clusters.push(segment);
  }
  return clusters;
}
const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 32);

function blank(text: string, weight: Weight): Sign {
  const face = findFace([32], weight);
  const space = (face?.font.glyphForCodePoint(32).advanceWidth ?? 500) * (UNITS / (face?.font.unitsPerEm ?? 1000));
  const own = findFace(codePointsOf(text), weight);
  const advance = own ? own.font.glyphForCodePoint(text.codePointAt(0) ?? 32).advanceWidth * (UNITS / own.font.unitsPerEm) : space;
  return { key: text, text, advance, contours: () => [] };
}

const missing = (text: string): Sign => ({ key: text, text, advance: FRAME_ADVANCE, contours: () => FRAME });

/** Some glyphs as one sign, each where it belongs. */
type Place = { glyph: FontGlyph; x: number; y: number };
const outlinesOf = ({ font, commandsOf }: Face, places: readonly Place[]): Contour[] => {
  const scale = UNITS / font.unitsPerEm;
  return places.flatMap(({ glyph, x, y }) => contoursOf(commandsOf(glyph), { scale, x: x * scale, y: y * scale }));
};

/** Burmese: a small nga above the consonant (kinzi), the consonant, and what belongs to it. */
const BURMESE = /^(\u1004\u103A\u1039)?([\u1000-\u102A\u103F-\u109F])([\u102B-\u103E\u1056-\u109D\u1000-\u102A]*)$/;
/** The features of its fonts that its syllables need; the library knows no rules for this script. */
const OF_BURMESE = { blwf: true, blws: true, abvs: true };

/** A syllable in the order in which fonts of its script expect it: a vowel that stands before, what is put around, the consonant, then the rest. */
function inFontOrder(text: string): string {
  const [, kinzi = '', consonant, rest = ''] = BURMESE.exec(text) ?? [];
  if (consonant === undefined) return text;
  const of = (mark: string): string => mark.repeat(rest.split(mark).length - 1);
  return `${of('\u1031')}${of('\u103C')}${consonant}${kinzi}${rest.replaceAll(/[\u1031\u103C]/g, '')}`;
}

type Shaped = { glyph: FontGlyph; xAdvance: number; xOffset: number; yOffset: number };

/** Without these, marks stand where the font puts them by themselves. */
const NO_ANCHORS = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * The glyphs of a text from left to right, as its font joins and places them. The library cannot read some of the anchors of marks; then they
 * are left out, and if that is not enough, nothing is joined.
 */
function shaped(font: Font, text: string, isFromTheRight: boolean): Shaped[] {
  const ordered = inFontOrder(text);
  const own = /^\p{Script=Myanmar}/u.test(text) ? OF_BURMESE : {};
  for (const features of [own, { ...own, ...NO_ANCHORS }])
    try {
      const { glyphs, positions } = font.layout(ordered, features, undefined, undefined, isFromTheRight ? 'rtl' : 'ltr');
      return glyphs.map((glyph, index) => ({ glyph, ...(positions[index] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 }) }));
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    }
  const glyphs = codePointsOf(ordered).map((code) => font.glyphForCodePoint(code));
  return (isFromTheRight ? glyphs.toReversed() : glyphs).map((glyph) => ({ glyph, xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 }));
}

/** A letter with its marks, or a syllable. */
function signsOfCluster(cluster: string, weight: Weight): Sign[] {
  if (BLANK.test(cluster)) return [blank(cluster, weight)];
  if (INVISIBLE.test(cluster)) return [];
  const shown = cluster.replaceAll(SELECTOR, '');
  const codes = codePointsOf(shown);
  const face = codes.length > MOST_MARKS ? null : findFace(codes, weight);
  if (!face) return codes.length > 1 ? Array.from(shown).flatMap((one) => signsOfCluster(one, weight)) : [missing(cluster)];
  const { font } = face;
  const scale = UNITS / font.unitsPerEm;
  const [code = 32, more] = codes;
  if (more === undefined) {
    const glyph = font.glyphForCodePoint(code);
    return [
      { key: cluster, text: cluster, advance: glyph.advanceWidth * scale, contours: () => outlinesOf(face, [{ glyph, x: 0, y: 0 }]) },
    ];
  }
  let pen = 0;
  const places = shaped(font, shown, isRightToLeft(shown)).map(({ glyph, xAdvance, xOffset, yOffset }): Place => {
    const place = { glyph, x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    return place;
  });
  return [{ key: cluster, text: turned(cluster), advance: pen * scale, contours: () => outlinesOf(face, places) }];
}

/** Readers turn letters that are read from the right around one by one, also those of one sign. */
const turned = (text: string): string => (isRightToLeft(text) ? Array.from(text).toReversed().join('') : text);

/** A word of joined letters, from left to right as it stands on the paper. */
function signsOfWord(word: string, weight: Weight): Sign[] {
  const letters = clustersOf(word).map((letter) => letter.replaceAll(JOINERS, ''));
  const face = findFace(codePointsOf(letters.join('')), weight);
  if (!face) return letters.toReversed().flatMap((letter) => signsOfCluster(letter, weight));
  const { font } = face;
  const scale = UNITS / font.unitsPerEm;
  const groups: { places: Place[]; advance: number }[] = [];
  let isOpen = false;
  for (const { glyph, xAdvance, xOffset, yOffset } of shaped(font, word, true)) {
    // Marks stand before the letter that they belong to: from the left it is the other way round.
    if (!isOpen) groups.push({ places: [], advance: 0 });
    const group = groups.at(-1);
    if (!group) continue;
    group.places.push({ glyph, x: group.advance + xOffset, y: yOffset });
    group.advance += xAdvance;
    isOpen = xAdvance === 0;
  }
  const sign = ({ places, advance }: (typeof groups)[number], text: string): Sign => ({
    key: `${text}\n${places.map(({ glyph, x, y }) => `${glyph.id},${x},${y}`).join(' ')}`,
    text: turned(text),
    advance: advance * scale,
    contours: () => outlinesOf(face, places),
  });
  if (groups.length === letters.length) return groups.map((group, index) => sign(group, letters.at(-1 - index) ?? ''));
  // Some letters have become one: then the whole word is one sign.
  let pen = 0;
  const places = groups.flatMap((group) => {
    const from = pen;
    pen += group.advance;
    return group.places.map((place) => ({ ...place, x: place.x + from }));
  });
  return [sign({ places, advance: pen }, letters.join(''))];
}

/** A text in the pieces that are shaped as a whole. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  const put = (part: string): void => void pieces.push(...clustersOf(part));
  for (const { 0: word, index } of text.matchAll(JOINED)) {
    put(text.slice(at, index));
    pieces.push(word);
    at = index + word.length;
  }
  put(text.slice(at));
  return pieces;
}

/** What is shaped as a whole. `key`: the same piece has the same signs. */
export type ShapedPiece = { key: string; drawn: string; said: string };
const plain = (text: string): ShapedPiece => ({ key: text, drawn: text, said: text });

/** The pieces of one line, from left to right. */
export function piecesOf(line: string): ShapedPiece[] {
  if (SIMPLE.test(line)) return Array.from(line, plain);
  const text = withoutControls(line).normalize('NFC');
  if (!isRightToLeft(text)) return cut(text).map(plain);
  return inVisualOrder(text, cut).map(({ drawn, said }) => (drawn === said ? plain(said) : { key: `${drawn}\n${said}`, drawn, said }));
}

const isWord = (text: string): boolean => text.length > 1 && /^\p{Script=Arabic}/u.test(text);

export function signsOf({ key, drawn, said }: ShapedPiece, weight: Weight): Sign[] {
  if (isWord(drawn)) return signsOfWord(drawn, weight);
  const signs = signsOfCluster(drawn, weight);
  return drawn === said ? signs : signs.map((sign) => ({ ...sign, key, text: said }));
}
