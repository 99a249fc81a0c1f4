/** A window of its own beside the app. */
export type Popup = { go(url: string): void; isClosed(): boolean; close(): void };

const FEATURES = 'popup,width=520,height=680';

/** Opens an empty window, or null where the browser does not let it: only at a press, and before anything is waited for. */
export function openPopup(): Popup | null {
  const opened = window.open('about:blank', '_blank', FEATURES);
  if (!opened) return null;
  return {
    go: (url) => void (opened.location.href = url),
    isClosed: () => opened.closed,
    close: () => opened.close(),
  };
}

/** Whether a window may open now without being taken for one that nobody asked for: right after a press. */
export const mayOpenWindow = (): boolean => navigator.userActivation?.isActive ?? false;
