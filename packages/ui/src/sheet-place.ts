import { createContext, type ComponentType } from 'react';
import type { SheetProps } from './sheet.tsx';

/** What a sheet says to the frame in which it is shown. */
export type SheetFilling = { title: string; closeLabel: string; isWide: boolean; onClose: () => void };

/** A layer that the next sheet below fills, and what draws that sheet there: a page without a frame does not load it. */
export type Place = {
  fill: (filling: SheetFilling | null) => void;
  foot: HTMLElement | null;
  Filling: ComponentType<SheetProps & { place: Place }>;
};

/** The layer that the next sheet below fills; null: it opens its own. */
export const SheetPlace = createContext<Place | null>(null);
