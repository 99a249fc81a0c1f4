/**
 * The measures of an arc in the units of its drawing (CSS pixels at full size). `radius` is the outer edge of the band.
 * `numerals` and `feet` (the hours at the ends) lie inside it and `icons` outside; all are measured from that edge. `sink` is how
 * far the text in the middle reaches below the ends.
 */
export type ArcScale = {
  radius: number;
  tick: number;
  stroke: number;
  dot: number;
  sun: number;
  numerals: number;
  numeral: number;
  icons: number;
  icon: number;
  foot: number;
  feet: number;
  sink: number;
};

export const ARC_SCALES = {
  phone: {
    radius: 150,
    tick: 15,
    stroke: 1.9,
    dot: 1.35,
    sun: 8.9,
    numerals: 28,
    numeral: 11,
    icons: 16,
    icon: 15,
    foot: 12,
    feet: 15,
    sink: 7,
  },
  desktop: {
    radius: 290,
    tick: 24,
    stroke: 2.5,
    dot: 1.9,
    sun: 13.5,
    numerals: 37,
    numeral: 13,
    icons: 17,
    icon: 19,
    foot: 13,
    feet: 12,
    sink: 3,
  },
  small: {
    radius: 95,
    tick: 13,
    stroke: 1.7,
    dot: 1.2,
    sun: 7,
    numerals: 24,
    numeral: 11,
    icons: 14,
    icon: 14,
    foot: 12,
    feet: 6,
    sink: 0,
  },
  balance: {
    radius: 126,
    tick: 19,
    stroke: 2.6,
    dot: 1.3,
    sun: 0,
    numerals: 30,
    numeral: 11,
    icons: 0,
    icon: 0,
    foot: 12,
    feet: 0,
    sink: -8,
  },
} as const satisfies Record<string, ArcScale>;

export type ArcSize = keyof typeof ARC_SCALES;

/** Ticks from end to end. A day of 9 h 40 min gets one every five minutes. Other days have the same number of ticks. */
export const TICKS = 116;

/** Ticks of a small arc, which shows no time: the space between two ticks is the same. */
export const SMALL_TICKS = 72;

/** The size that the drawing needs, with room for icons above, for the sun at the sides and for the hours below the ends. */
export function arcFrame({ radius, icons, icon, sun, foot, tick }: ArcScale, { labels }: { labels: boolean }) {
  const side = Math.max(8, sun - tick / 2 + 2);
  const top = labels ? icons + icon / 2 + 2 : side;
  const bottom = labels ? foot * 2.1 : sun + 2;
  return { x: -radius - side, y: -radius - top, width: 2 * (radius + side), height: radius + top + bottom, bottom };
}
