import { DayView } from './day-view.tsx';

/** A day beside the week: its line, the typed line, what is one tap away, and the button. */
export function DayAside({ fecha }: { fecha: string }) {
  return <DayView fecha={fecha} isAside />;
}
