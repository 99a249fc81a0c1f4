/** Random numbers that are the same at every start. */
export type Luck = {
  /** From 0 (included) to 1. */
  next(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** An item of the list. @throws Error if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** Around 0, seldom more than three times `spread`. */
  around(spread: number): number;
};

/** FNV-1a: a text to 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Random numbers that depend only on their subject (a person, a date), never on the order of the calls. */
export function randomFor(...about: readonly (string | number)[]): Luck {
  let state = hashOf(about.join('|'));
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const chosen = list[between(0, list.length - 1)];
      if (chosen === undefined) throw new Error('nothing to pick from');
      return chosen;
    },
    // The sum of four uniform numbers is nearly a normal distribution, with a standard deviation of 1/sqrt(3).
    around: (spread) => (next() + next() + next() + next() - 2) * Math.sqrt(3) * spread,
  };
}
