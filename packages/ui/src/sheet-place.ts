import { createContext, type ComponentType, type ReactNode } from 'react';

export type SheetProps = {
  title: string;
  closeLabel: string;
  /** On a desktop, for two columns. */
  isWide?: boolean;
  /** Called after the sheet has closed. */
  onClose: () => void;
  children: ReactNode;
  /** Stays visible while the rest scrolls: the button. */
  foot?: ReactNode;
};

/** What a sheet says to the frame in which it is shown. */
export type SheetFilling = { title: string; closeLabel: string; isWide: boolean; onClose: () => void };

/** A layer that the next sheet below fills, and what draws that sheet there: a page without a frame does not load it. */
export type FramePlace = {
  fill: (filling: SheetFilling | null) => void;
  foot: HTMLElement | null;
  Filling: ComponentType<SheetProps & { place: FramePlace }>;
};

/** The layer that the next sheet below fills; null: it opens its own. */
export const SheetPlace = createContext<FramePlace | null>(null);
