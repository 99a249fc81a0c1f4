import type { SheetCell, SheetColumn } from '../../../platform/xlsx/workbook.ts';

/** A column of a file: the same in CSV and in a workbook. */
export type Columna<Fila> = SheetColumn & { of(fila: Fila): SheetCell };

export const text = (value: string | null | undefined): SheetCell => (value ? { text: value } : null);
export const minutes = (value: number | null): SheetCell => (value === null ? null : { minutes: value });
export const more = (value: number | null): SheetCell => (value !== null && value > 0 ? { minutes: value } : null);
export const less = (value: number | null): SheetCell => (value !== null && value < 0 ? { minutes: -value } : null);
