import { createContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What a sheet says to the frame in which it is shown. */
export type SheetFilling = { title: string; closeLabel: string; isWide: boolean; onClose: () => void };

type Place = { fill: (filling: SheetFilling | null) => void; foot: HTMLElement | null };

/** The layer that the next sheet below fills; null: it opens its own. */
export const SheetPlace = createContext<Place | null>(null);

type Props = {
  place: Place;
  title: string;
  closeLabel: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
};

/** A sheet without a layer of its own. */
export function FillPlace({ place: { fill, foot: footPlace }, title, closeLabel, isWide = false, onClose, children, foot }: Props) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    fill({ title, closeLabel, isWide, onClose: () => close() });
    return () => fill(null);
  }, [fill, title, closeLabel, isWide]);
  return (
    // What is opened from here lies above.
    <SheetPlace value={null}>
      {children}
      {foot && footPlace && createPortal(foot, footPlace)}
    </SheetPlace>
  );
}
