import createBidi from 'bidi-js';

const bidi = createBidi();
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
/** Marks that change the order of what follows. Nobody needs them in a name, and they could make a line read as another one. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * From the first letter that is read from the right to the last one, with what is between two of them: blanks, marks, figures and punctuation,
 * but not what the product writes between the parts of a line.
 */
const RUN =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}](?:[^\p{L}·—–|;\n]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}])*/gu;
const [ISOLATE, END] = ['\u2067', '\u2069'];

/** Brackets that were opened within a run are closed within it. */
const closed = (run: string, after: string): string => (run.split('(').length > run.split(')').length && after.startsWith(')') ? ')' : '');

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);
export const withoutControls = (text: string): string => text.replaceAll(CONTROLS, '');

/** A piece of a line that is drawn as a whole, and what it says: brackets that are read from the right are drawn the other way round. */
export type VisualPiece = { drawn: string; said: string };

/** A line as it is written: from the left, as all texts of the product are, with names from the right in one piece where they stand. */
function isolated(line: string): string {
  let out = '';
  let at = 0;
  for (const { 0: run, index } of line.matchAll(RUN)) {
    const whole = run + closed(run, line.slice(index + run.length));
    out += line.slice(at, index) + ISOLATE + whole + END;
    at = index + whole.length;
  }
  return out + line.slice(at);
}

/**
 * The pieces of a line in the order in which they stand on the paper (Unicode's annex 9). @param cut cuts a text into the pieces that are drawn as
 * a whole.
 */
export function inVisualOrder(line: string, cut: (text: string) => readonly string[]): VisualPiece[] {
  const text = isolated(line);
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let at = 0;
  const pieces = cut(text).map((piece) => {
    const level = levels[at] ?? 0;
    at += piece.length;
    return { drawn: level % 2 === 1 ? (bidi.getMirroredCharacter(piece) ?? piece) : piece, said: piece, level };
  });
  const highest = pieces.reduce((most, { level }) => Math.max(most, level), 0);
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < pieces.length; from += 1) {
      let to = from;
      while ((pieces[to]?.level ?? -1) >= level) to += 1;
      if (to > from) pieces.splice(from, to - from, ...pieces.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return pieces.filter(({ said }) => said !== ISOLATE && said !== END).map(({ drawn, said }) => ({ drawn, said }));
}
