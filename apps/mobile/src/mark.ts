import { STROKE_WIDTH, STROKES, SUN } from '@jornada/ui/mark-shape.ts';
import { TOKENS } from '@jornada/ui/theme/tokens.ts';

const pathOf = (lived: boolean): string =>
  STROKES.filter(([, , , , isPast]) => isPast === lived)
    .map(([x1, y1, x2, y2]) => `M${x1},${y1}L${x2},${y2}`)
    .join('');
const LIVED = pathOf(true);
const TO_COME = pathOf(false);
const SUN_PATH = `M${SUN.x - SUN.r},${SUN.y}a${SUN.r},${SUN.r} 0,1 1,${SUN.r * 2} 0a${SUN.r},${SUN.r} 0,1 1,-${SUN.r * 2} 0`;
/** Of the mark with the ends of its ticks. */
const MIDDLE = { x: 30, y: 18 };

/** Colours of the three parts, of SVG or of Android. */
export type MarkColours = { lived: string; toCome: string; sun: string };

const inTheme = (theme: 'light' | 'dark'): MarkColours => ({
  lived: TOKENS.accent[theme],
  toCome: TOKENS.tick[theme],
  sun: TOKENS.ink[theme],
});

/** The mark in one colour: a picture that the device colours itself. */
export const plain = (colour: string): MarkColours => ({ lived: colour, toCome: colour, sun: colour });
export const MARK = { light: inTheme('light'), dark: inTheme('dark') };

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Where the mark begins, so that it lies in the middle of a square. */
const corner = (size: number, scale: number) => ({ x: rounded(size / 2 - MIDDLE.x * scale), y: rounded(size / 2 - MIDDLE.y * scale) });

/**
 * A square picture with the mark in its middle, as SVG.
 * @param scale width of the mark's frame, in sixtieths of the picture's own units.
 * @param background a colour, or nothing behind the mark.
 */
export function markSvg({
  size,
  scale,
  colours,
  background,
}: {
  size: number;
  scale: number;
  colours: MarkColours;
  background?: string;
}): string {
  const { x, y } = corner(size, scale);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    background ? `<rect width="${size}" height="${size}" fill="${background}"/>` : '',
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="${STROKE_WIDTH}" stroke-linecap="round">`,
    `<path stroke="${colours.lived}" d="${LIVED}"/><path stroke="${colours.toCome}" d="${TO_COME}"/>`,
    `<path fill="${colours.sun}" d="${SUN_PATH}"/></g></svg>`,
  ].join('');
}

/** The same as a vector drawable of Android, `size` dp wide and high, without anything behind it. */
export function markVector({ size, scale, colours }: { size: number; scale: number; colours: MarkColours }): string {
  const { x, y } = corner(size, scale);
  const stroke = (path: string, colour: string): string =>
    `        <path android:pathData="${path}" android:strokeColor="${colour}" android:strokeWidth="${STROKE_WIDTH}" android:strokeLineCap="round" />`;
  return `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp"
    android:height="${size}dp"
    android:viewportWidth="${size}"
    android:viewportHeight="${size}">
    <group android:translateX="${x}" android:translateY="${y}" android:scaleX="${scale}" android:scaleY="${scale}">
${stroke(LIVED, colours.lived)}
${stroke(TO_COME, colours.toCome)}
        <path android:pathData="${SUN_PATH}" android:fillColor="${colours.sun}" />
    </group>
</vector>
`;
}
