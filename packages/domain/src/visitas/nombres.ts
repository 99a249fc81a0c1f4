/** A line of text as somebody meant it; null: nothing was written. */
export const oneLine = (text: string | null | undefined): string | null => text?.replaceAll(/\s+/g, ' ').trim() || null;

const FEWEST_LETTERS = 2;

/** The words by which somebody who is expected is found at a door: of two letters and more. Fewer would leaf through a list. */
export const wordsToFind = (text: string): string[] => text.split(/\s+/).filter((word) => word.length >= FEWEST_LETTERS);
