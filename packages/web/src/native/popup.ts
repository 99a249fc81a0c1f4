import { wrapperDoor } from './wrapper-door.ts';

/** A separate window beside the app. */
export type Popup = { go(url: string): void; isClosed(): boolean; close(): void };

const FEATURES = 'popup,width=520,height=680';

/**
 * Opens an empty window; null if the browser blocks it. Browsers allow it only directly after a click, before anything is
 * awaited.
 */
export function openPopup(): Popup | null {
  if (__WRAPPER__) return wrapperDoor().openPopup();
  const opened = window.open('about:blank', '_blank', FEATURES);
  if (!opened) return null;
  return {
    go: (url) => void (opened.location.href = url),
    isClosed: () => opened.closed,
    close: () => opened.close(),
  };
}

/** Whether the browser lets a window open now: only directly after a click. */
export const mayOpenWindow = (): boolean => __WRAPPER__ || (navigator.userActivation?.isActive ?? false);
