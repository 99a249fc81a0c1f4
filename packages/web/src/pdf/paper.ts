/** The size of a page in CSS pixels at its natural scale. */
export type PageSize = { width: number; height: number };

/** A drawn page's text: its pieces in reading order, and the elements that carry them. */
export type DrawnText = { pieces: readonly string[]; spans: readonly HTMLElement[] };

/** Something on pages: a PDF, or a picture as its only page. Pages count from 1. */
export type Paper = {
  pages: number;
  sizeOf(page: number): Promise<PageSize>;
  /** Draws a page so sharp that `width` CSS pixels are filled. Aborted, it draws no further. */
  draw(page: number, canvas: HTMLCanvasElement, options: { width: number; density: number; signal: AbortSignal }): Promise<void>;
  /** Lays the text of a page over it, for screen readers, copying and searching. */
  drawText(page: number, layer: HTMLElement, options: { width: number; signal: AbortSignal }): Promise<DrawnText>;
  /** The pieces of text of a page. */
  textOf(page: number): Promise<readonly string[]>;
  close(): void;
};

/** Why a file cannot be shown here. It can still be saved. */
export type PaperProblem = 'protegido' | 'danado' | 'otro';

export class PaperError extends Error {
  readonly why: PaperProblem;

  constructor(why: PaperProblem, cause: unknown) {
    super(`The file cannot be drawn: ${why}`, { cause });
    this.name = 'PaperError';
    this.why = why;
  }
}
