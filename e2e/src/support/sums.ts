import { expect } from '@playwright/test';

/** A line of a sum: its label, and its figure. */
export type SumLine = { label: string; value: string };

/** The minutes of a figure on the screens: `8:00`, `+1:45`, `−0:12`, `=` for no difference. @throws Error for anything else. */
export function minutesOf(figure: string): number {
  if (figure.trim() === '=') return 0;
  const [, sign, hours, minutes] = /^([+\u2212]?)(\d+):(\d{2})$/.exec(figure.trim()) ?? [];
  if (hours === undefined || minutes === undefined) throw new Error(`"${figure}" is no figure`);
  const size = Number(hours) * 60 + Number(minutes);
  return sign === '\u2212' ? -size : size;
}

export const totalOf = (lines: readonly SumLine[]): number => lines.reduce((minutes, { value }) => minutes + minutesOf(value), 0);

/**
 * Checks a month's balance against its days: they add up to the result, and so do worked and expected time. Returns the figure of
 * the result.
 */
export function expectBalanceToAddUp(lines: readonly SumLine[], workedLabel: string): string {
  const worked = lines.findIndex(({ label }) => label === workedLabel);
  expect(worked).toBeGreaterThanOrEqual(0);
  // A day that is running, or has no end, has a dash.
  const days = lines.slice(0, worked).filter(({ value }) => value !== '–');
  const [workedLine, expectedLine, result] = lines.slice(worked);
  expect(minutesOf(result!.value)).toBe(totalOf(days));
  expect(totalOf([workedLine!, expectedLine!])).toBe(totalOf(days));
  return result!.value;
}
