import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { SheetPlace, type FramePlace, type SheetFilling, type SheetProps } from './sheet-place.ts';
import { Layer } from './sheet.tsx';

/**
 * One layer for sheets that follow each other, like what is shown while something is read, and what is there then: it opens once, and
 * the focus stays in it. A `Sheet` within says title, foot and how to close; until there is one, these are the frame's.
 */
export function SheetFrame({ children, ...waiting }: Omit<SheetProps, 'foot' | 'isWide'>) {
  const [filling, fill] = useState<SheetFilling | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Layer {...waiting} {...filling} footPlace={setFoot} isFilled={filling !== null}>
      <SheetPlace value={{ fill, foot, Filling }}>{children}</SheetPlace>
    </Layer>
  );
}

/** A sheet without a layer of its own. */
function Filling({
  place: { fill, foot: footPlace },
  title,
  closeLabel,
  isWide = false,
  onClose,
  children,
  foot,
}: SheetProps & { place: FramePlace }) {
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
