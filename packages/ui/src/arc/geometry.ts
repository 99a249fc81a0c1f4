import { TICKS, type ArcScale } from './scale.ts';

/** A position on the half circle: 0 is the left end, 1 the right end. */
export type Share = number;

export type Point = { x: number; y: number };

/** The point at a share of the way and a distance from the centre. y grows downwards, as in SVG. */
export function pointAt(share: Share, distance: number): Point {
  const angle = Math.PI * (1 - share);
  return { x: round(Math.cos(angle) * distance), y: round(-Math.sin(angle) * distance) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A part of the arc from one share to another, and how it is drawn. */
export type Stretch<Kind extends string = string> = { kind: Kind; from: Share; to: Share; dotted: boolean };
export type Tick<Kind extends string = string> = { index: number; share: Share; kind: Kind; dotted: boolean };

/**
 * The ticks of the arc, each with the kind of the part it lies in. A dotted part that is too short to contain a tick takes the
 * nearest one, so that no pause is lost. Ticks outside every part are left out. @param count number of ticks from end to end.
 */
export function ticksOf<Kind extends string>(stretches: readonly Stretch<Kind>[], count: number = TICKS): Tick<Kind>[] {
  const last = stretches.at(-1);
  const found = new Map<number, Tick<Kind>>();
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    const stretch =
      stretches.find(({ from, to }) => share >= from && share < to) ?? (share >= 1 && last && last.to >= 1 ? last : undefined);
    if (stretch) found.set(index, { index, share, kind: stretch.kind, dotted: stretch.dotted });
  }
  for (const { kind, from, to, dotted } of stretches) {
    const index = Math.round(((from + to) / 2) * count);
    const width = (to - from) * count;
    if (dotted && width > 0 && width < 1) found.set(index, { index, share: index / count, kind, dotted });
  }
  return [...found.values()];
}

/** Whether something at `share` is too close to the sun: 3 px around the disc stay free. */
export function isUnderSun(share: Share, sunAt: Share | null, scale: ArcScale): boolean {
  if (sunAt === null) return false;
  const middle = scale.radius - scale.tick / 2;
  return Math.abs(share - sunAt) * Math.PI * middle < scale.sun + 3 + scale.stroke / 2;
}
