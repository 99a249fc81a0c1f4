import type { PathCommand } from 'fontkit';

/** A point of an outline, y upwards; those beside the line bend it (TrueType). */
export type OutlinePoint = { x: number; y: number; isOn: boolean };
export type Contour = OutlinePoint[];

/** Units of the em of everything that is drawn, whatever the font it comes from has. */
export const UNITS = 2048;
const MOST = 32_767;
const whole = (value: number): number => Math.max(-MOST, Math.min(MOST, Math.round(value)));

/** The outlines of a path, moved and scaled. */
export function contoursOf(commands: readonly PathCommand[], { scale, x, y }: { scale: number; x: number; y: number }): Contour[] {
  const contours: Contour[] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    for (let at = 0; at + 1 < args.length; at += 2)
      contour?.push({ x: whole((args[at] ?? 0) * scale + x), y: whole((args[at + 1] ?? 0) * scale + y), isOn: at + 2 === args.length });
  }
  // A path ends where it began; an outline closes by itself.
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)];
    if (contour.length > 1 && first && last?.isOn && first.x === last.x && first.y === last.y) contour.pop();
  }
  return contours.filter(({ length }) => length > 1);
}

/** An empty frame: what stands for a character that no font has. */
export const FRAME: Contour[] = [
  [
    [180, 0],
    [180, 1434],
    [1004, 1434],
    [1004, 0],
  ],
  [
    [280, 100],
    [904, 100],
    [904, 1334],
    [280, 1334],
  ],
].map((contour) => contour.map(([x = 0, y = 0]) => ({ x, y, isOn: true })));
export const FRAME_ADVANCE = 1184;
