import type { Receipt } from '../seal/receipt.ts';

/** What is to be made of a file. All paths are those of files that the server has made. */
export type DecodingTask =
  | {
      kind: 'file';
      path: string;
      /** Media types that are taken. */
      accepted: readonly string[];
      /** Where a picture is written as it is kept, with its longest side in pixels, and a small one of it. */
      image: { path: string; side: number };
      small: { path: string; side: number };
    }
  /** Squares of a picture, one for each side in pixels. */
  | { kind: 'squares'; bytes: Uint8Array; accepted: readonly string[]; sides: readonly number[] }
  /** A picture that is so small that it travels with every answer. */
  | { kind: 'badge'; bytes: Uint8Array; accepted: readonly string[]; side: number; mostBytes: number }
  /** The text of some pages of a PDF, `most` of them `from` this one, which counts from 1. */
  | { kind: 'pages'; path: string; from: number; most: number }
  /** Files with some pages of a PDF, and with nothing else of it. */
  | { kind: 'parts'; path: string; parts: readonly { pages: readonly number[]; path: string }[] }
  /** A PDF with one receipt more, and room of so many bytes for its signature. `at`: an instant, ISO 8601. */
  | { kind: 'seal'; bytes: Uint8Array; reason: string; name: string; at: string; roomBytes: number; receipt: Receipt };

/** In points from the upper left of the page as it is shown. `turn`: clockwise, in degrees. */
export type PieceOfText = { text: string; x: number; y: number; width: number; height: number; turn: 0 | 90 | 180 | 270 };
/** Without pieces: a picture, or a page that cannot be read. */
export type PageText = { page: number; width: number; height: number; pieces: PieceOfText[] };

/**
 * `type`: the media type as it is kept. `isPicture`: whether `image` and `small` were written. `pages`: how many there are, one of a picture; null: nobody
 * can say.
 */
export type Made = {
  file: { type: string; isPicture: boolean; pages: number | null };
  squares: { pictures: Uint8Array[] };
  badge: { picture: Uint8Array };
  /** `total`: how many pages the file has. */
  pages: { total: number; pages: PageText[] };
  parts: { written: number };
  /** `from`, `to`: where the room is. */
  seal: { bytes: Uint8Array; from: number; to: number };
};
/**
 * Why nothing was made. type: no such file is taken. damaged: it cannot be read. large: it would take too much memory or time. active:
 * it does more than show pages. locked: it is encrypted, so that nobody can say what is in it. full: there is no space left.
 */
export type DecodingProblem = 'type' | 'damaged' | 'large' | 'active' | 'locked' | 'full';
export type DecodingAnswer = { made: Made[DecodingTask['kind']] } | { problem: DecodingProblem };
/** `isWorn`: the process has taken so much that it should do nothing more. */
export type ChildAnswer = { answer: DecodingAnswer; isWorn: boolean };

export class Refused extends Error {
  readonly problem: DecodingProblem;

  constructor(problem: DecodingProblem, cause?: unknown) {
    super(`the file was refused: ${problem}`, { cause });
    this.problem = problem;
  }
}
