/** A text as it is compared: small letters without accents, word by word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** From how many letters a word may have one wrong letter, and two. Shorter words would be taken for any other. */
const ONE_WRONG = 4;
const TWO_WRONG = 8;
/** How many letters more an ending may have. */
const ENDING = 2;
/** The very word. */
const EXACT = 4;
/** A fit below this is a guess: a letter was wrong. */
const SURE = 2;

/** How well one word of a text fits a typed word: 0 not at all, more for a better fit. Somebody who still types has written the beginning. */
function fit(typed: string, word: string): number {
  if (word === typed) return EXACT;
  // All but the ending: one and several.
  if (word.startsWith(typed)) return word.length - typed.length <= ENDING ? 3.5 : 3;
  if (typed.length >= ONE_WRONG && word.includes(typed)) return 2;
  const wrong = typed.length >= TWO_WRONG ? 2 : typed.length >= ONE_WRONG ? 1 : 0;
  return wrong > 0 && differenceFromStart(typed, word) <= wrong ? 1 : 0;
}

/** How many letters differ between a typed word and the nearest beginning of another; two letters in the wrong order are one difference. */
function differenceFromStart(typed: string, word: string): number {
  const most = typed.length + 2;
  const target = word.slice(0, most);
  let before: number[] = [];
  let row = Array.from({ length: target.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= target.length; j += 1) {
      const isSame = typed[i - 1] === target[j - 1];
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1];
      next[j] = Math.min(
        (row[j] ?? most) + 1,
        (next[j - 1] ?? most) + 1,
        (row[j - 1] ?? most) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? most) + 1 : most,
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** What is searched in a thing: its name, and other words for it. */
export type Searched = { name: string; others: string };

/** How well a thing fits what is typed, and whether no letter was wrong; null if one of the typed words is nowhere in it. */
function fitOf(typed: readonly string[], { name, others }: Searched): { score: number; isSure: boolean } | null {
  const [own, further] = [wordsOf(name), wordsOf(others)];
  let [score, isSure] = [0, true];
  for (const word of typed) {
    const [inName, elsewhere] = [own, further].map((words) => Math.max(0, ...words.map((one) => fit(word, one)))) as [number, number];
    if (Math.max(inName, elsewhere) === 0) return null;
    isSure &&= Math.max(inName, elsewhere) >= SURE;
    // The name counts more than other words for it; the exact one of those, more than a longer word of a name.
    score += Math.max(inName * 2, elsewhere === EXACT ? EXACT * 2 - 0.5 : elsewhere);
  }
  // Of two that fit alike, the one with fewer words beside those typed is meant.
  return { score: score + 2 * Math.min(1, typed.length / Math.max(1, own.length)), isSure };
}

/** How well a thing fits what is typed; 0 if it does not. */
export const scoreOf = (typed: readonly string[], thing: Searched): number => fitOf(typed, thing)?.score ?? 0;

/** The things that fit, best first; those that fit alike keep their order. Guesses are there only where nothing else is. */
export function findBest<T extends Searched>(text: string, things: readonly T[], most: number): T[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = things.flatMap((thing) => {
    const known = fitOf(typed, thing);
    return known ? [{ thing, ...known }] : [];
  });
  const sure = found.filter(({ isSure }) => isSure);
  return (sure.length > 0 ? sure : found)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ thing }) => thing);
}
