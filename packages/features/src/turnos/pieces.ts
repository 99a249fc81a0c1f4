/** From one hour to another, as `22:00` and `06:00`; an end that is not after the beginning is of the next day. */
export type ShiftHours = { inicio: string; fin: string };
/** Minutes of a day, and whether it goes on past midnight at either end. */
export type ShiftPiece = { from: number; to: number; isOpenStart: boolean; isOpenEnd: boolean };

const DAY = 24 * 60;
const minuteOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

/** What of the shifts is drawn on one line of 24 hours: what reaches past midnight goes on at its start. */
export function pieces(hours: readonly ShiftHours[]): ShiftPiece[] {
  return hours
    .flatMap(({ inicio, fin }): ShiftPiece[] => {
      const from = minuteOf(inicio);
      const to = minuteOf(fin);
      if (to > from) return [{ from, to, isOpenStart: false, isOpenEnd: false }];
      const evening = { from, to: DAY, isOpenStart: false, isOpenEnd: to > 0 };
      return to === 0 ? [evening] : [{ from: 0, to, isOpenStart: true, isOpenEnd: false }, evening];
    })
    .toSorted((a, b) => a.from - b.from);
}
