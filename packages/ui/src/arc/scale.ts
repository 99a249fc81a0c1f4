/**
 * The measures of an arc, in the units of its own drawing (CSS pixels at full size). `radius` is the outer edge of the
 * band; `numerals` and `feet` (the hours below) lie inside it and `icons` outside, all measured from that edge.
 * `sink` is how far the text in the middle reaches below the feet.
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
} as const satisfies Record<string, ArcScale>;

export type ArcSize = keyof typeof ARC_SCALES;

/** Ticks from foot to foot. A day of 9 h 40 gets one every five minutes; other days keep the density, not the minutes. */
export const TICKS = 116;

/** Of a small arc, which tells no time: the same air between two. */
export const SMALL_TICKS = 72;

/** The frame that the drawing needs: room for icons above, for the sun beside and for the feet's hours below. */
export function arcFrame({ radius, icons, icon, sun, foot, tick }: ArcScale, { labels }: { labels: boolean }) {
  const side = Math.max(8, sun - tick / 2 + 2);
  const top = labels ? icons + icon / 2 + 2 : side;
  const bottom = labels ? foot * 2.1 : sun + 2;
  return { x: -radius - side, y: -radius - top, width: 2 * (radius + side), height: radius + top + bottom, bottom };
}
