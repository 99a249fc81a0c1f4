import { createObservable, type Observable } from './observable.ts';

/** How long a toast stays. */
export const TOAST_MS = 3000;

/** A message. The id distinguishes it from the same text shown earlier. */
export type Told = { id: number; text: string };

/** What the app shows beside its screens: toasts, sentences for screen readers, and the loader with its text. */
export type Notices = {
  toast: Observable<Told | null>;
  spoken: Observable<Told | null>;
  loader: Observable<string | null>;
  /** Shows a sentence for three seconds. Screen readers read it, too. */
  show(text: string): void;
  /** A sentence for screen readers only. */
  speak(text: string): void;
  /** Covers the app with a text while `work` runs and the person must wait. */
  during<T>(text: string, work: Promise<T>): Promise<T>;
};

export function createNotices(): Notices {
  const toast = createObservable<Told | null>(null);
  const spoken = createObservable<Told | null>(null);
  const loader = createObservable<string | null>(null);
  let last = 0;
  const told = (text: string): Told => {
    last += 1;
    return { id: last, text };
  };
  return {
    toast,
    spoken,
    loader,
    show: (text) => toast.set(told(text)),
    speak: (text) => spoken.set(told(text)),
    during: async (text, work) => {
      loader.set(text);
      try {
        return await work;
      } finally {
        loader.set(null);
      }
    },
  };
}
