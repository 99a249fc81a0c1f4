/** Where a match begins and ends within the pieces of a page. */
export type FoundText = { piece: number; from: number; to: number }[];

/** One letter for each, without its accent and its case, so that places stay what they were. */
const foldOne = (letter: string): string => {
  const [plain = letter] = letter.normalize('NFD');
  const small = plain.toLocaleLowerCase();
  return small.length === plain.length ? small : plain;
};
const fold = (text: string): string => Array.from({ length: text.length }, (_, at) => foldOne(text.charAt(at))).join('');

/**
 * All places of a text on a page, forgiving accents and case. A PDF breaks words into pieces anywhere, and spaces are often missing between
 * lines, so spaces do not count.
 */
export function findText(pieces: readonly string[], looked: string): FoundText[] {
  const wanted = fold(looked).replaceAll(/\s+/g, '');
  if (wanted === '') return [];
  const places: { piece: number; at: number }[] = [];
  let text = '';
  pieces.forEach((one, piece) => {
    const folded = fold(one);
    for (let at = 0; at < folded.length; at += 1) {
      const letter = folded.charAt(at);
      if (/\s/.test(letter)) continue;
      text += letter;
      places.push({ piece, at });
    }
  });
  const found: FoundText[] = [];
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + wanted.length)) {
    const match: FoundText = [];
    for (const { piece, at } of places.slice(start, start + wanted.length)) {
      const last = match.at(-1);
      if (last?.piece === piece) last.to = at + 1;
      else match.push({ piece, from: at, to: at + 1 });
    }
    found.push(match);
  }
  return found;
}

/** Marks the matches within the drawn text; `current` is the one that somebody looks at. */
export function markFound(
  text: { pieces: readonly string[]; spans: readonly HTMLElement[] },
  found: readonly FoundText[],
  current: number | null,
): void {
  const byPiece = new Map<number, { from: number; to: number; isCurrent: boolean }[]>();
  found.forEach((match, index) => {
    for (const { piece, from, to } of match)
      byPiece.set(piece, [...(byPiece.get(piece) ?? []), { from, to, isCurrent: index === current }]);
  });
  text.spans.forEach((span, piece) => {
    const words = text.pieces[piece] ?? '';
    const parts = byPiece.get(piece);
    if (!parts) {
      if (span.querySelector('mark')) span.textContent = words;
      return;
    }
    let at = 0;
    const nodes: (Node | string)[] = [];
    for (const { from, to, isCurrent } of parts) {
      const mark = document.createElement('mark');
      mark.textContent = words.slice(from, to);
      if (isCurrent) mark.dataset['current'] = 'true';
      nodes.push(words.slice(at, from), mark);
      at = to;
    }
    span.replaceChildren(...nodes, words.slice(at));
  });
}
