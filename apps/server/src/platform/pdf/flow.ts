import type { PdfDocument } from './document.ts';
import type { Weight } from './faces.ts';

/** Words of one look. */
export type Run = { text: string; weight?: Weight; color?: string };
/** A paragraph. `tail`: more words on its last line. `lead`: from one line to the next, in sizes. */
export type Block = Run & { size: number; lead?: number; tail?: Run };
/** What stands in one place of a row, one paragraph below the other. `span`: over so many columns. */
export type Cell = { blocks: readonly Block[]; isRight?: boolean; span?: number };
export type Rule = { color: string; thickness: number };
/** A row of a table, never parted. `above`, `below`: blank, in points; `rules`: lines at its top, so far below each other. */
export type PaperRow = { cells: readonly Cell[]; above: number; below: number; rules?: readonly Rule[] };
/** `left`: blank before the column, in points. */
export type PaperColumn = { width: number; left: number };

/** From one line to the next, in sizes of the text; and from the top of a line to its base. */
const LEAD = 1.27;
const ASCENT = 0.93;
/** Between two rules that belong together. */
const DOUBLE = 1.9;

export type Flow = ReturnType<typeof createFlow>;

/**
 * Fills pages from the top: what has no room begins the next one. @param begin draws what stands on each page. `top`, `lowest`: where the content
 * of a page begins and ends. Distances are points from the top of the page.
 */
export function createFlow(
  pdf: PdfDocument,
  { left, width, top, lowest, begin }: { left: number; width: number; top: number; lowest: number; begin(): void },
) {
  let y = lowest;

  async function newPage(): Promise<void> {
    await pdf.newPage();
    begin();
    y = top;
  }
  const leadOf = ({ size, lead = LEAD }: Block): number => size * lead;
  const linesOf = (block: Block, within: number): string[] => pdf.wrap(block.text, within, block);
  const heightOf = (blocks: readonly Block[], within: number): number =>
    blocks.reduce((sum, block) => sum + linesOf(block, within).length * leadOf(block), 0);

  function drawLine(
    block: Block,
    line: string,
    { x, at, isRight, isLast }: { x: number; at: number; isRight: boolean; isLast: boolean },
  ): void {
    const base = at + block.size * ASCENT;
    pdf.text(x, base, line, { ...block, isRight });
    if (isLast && block.tail) pdf.text(x + pdf.widthOf(line, block), base, block.tail.text, { ...block.tail, size: block.size });
  }
  function drawCell({ blocks, isRight = false }: Cell, { x, from, within }: { x: number; from: number; within: number }): void {
    let at = from;
    for (const block of blocks) {
      const lines = linesOf(block, within);
      for (const [index, line] of lines.entries()) {
        drawLine(block, line, { x: isRight ? x + within : x, at, isRight, isLast: index === lines.length - 1 });
        at += leadOf(block);
      }
    }
  }

  /** Where each cell of a row stands. */
  function placesOf(row: PaperRow, columns: readonly PaperColumn[]): { cell: Cell; x: number; within: number }[] {
    let [column, x] = [0, left];
    return row.cells.map((cell) => {
      const over = columns.slice(column, column + (cell.span ?? 1));
      const before = over[0]?.left ?? 0;
      const whole = over.reduce((sum, one) => sum + one.left + one.width, 0);
      const place = { cell, x: x + before, within: whole - before };
      column += over.length;
      x += whole;
      return place;
    });
  }
  const heightOfRow = (row: PaperRow, columns: readonly PaperColumn[]): number =>
    row.above + row.below + Math.max(0, ...placesOf(row, columns).map(({ cell, within }) => heightOf(cell.blocks, within)));

  function drawRow(row: PaperRow, columns: readonly PaperColumn[]): void {
    for (const [index, { color, thickness }] of (row.rules ?? []).entries())
      pdf.rule(left, y + index * DOUBLE, width, { color, thickness });
    const from = y + row.above + Math.max(0, (row.rules?.length ?? 0) - 1) * DOUBLE;
    for (const { cell, x, within } of placesOf(row, columns)) drawCell(cell, { x, from, within });
    y += heightOfRow(row, columns) + (from - y - row.above);
  }

  return {
    newPage,
    /** Leaves so much blank. */
    skip(points: number): void {
      y += points;
    },
    /** Begins a page if less is left. */
    async room(points: number): Promise<void> {
      if (y + points > lowest) await newPage();
    },
    heightOf: (blocks: readonly Block[]): number => heightOf(blocks, width),
    /** Paragraphs, parted where a page ends. */
    async write(blocks: readonly Block[]): Promise<void> {
      for (const block of blocks) {
        const lines = linesOf(block, width);
        for (const [index, line] of lines.entries()) {
          if (y + leadOf(block) > lowest) await newPage();
          drawLine(block, line, { x: left, at: y, isRight: false, isLast: index === lines.length - 1 });
          y += leadOf(block);
        }
      }
    },
    /** Rows; the head stands again on each page that they go on. */
    async table({ columns, head, rows }: { columns: readonly PaperColumn[]; head?: PaperRow; rows: readonly PaperRow[] }): Promise<void> {
      const headHeight = head ? heightOfRow(head, columns) : 0;
      const first = rows[0] ? heightOfRow(rows[0], columns) : 0;
      if (y + headHeight + first > lowest) await newPage();
      if (head) drawRow(head, columns);
      for (const row of rows) {
        if (y + heightOfRow(row, columns) > lowest) {
          await newPage();
          if (head) drawRow(head, columns);
        }
        drawRow(row, columns);
      }
    },
  };
}
