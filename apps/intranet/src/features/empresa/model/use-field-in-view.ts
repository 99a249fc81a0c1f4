import { useEffect } from 'react';

/** Brings the field with a name into view and gives it the focus, once its form is there. */
export function useFieldInView(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    // After the heading of a new page has taken the focus.
    const frame = requestAnimationFrame(() => {
      const [field] = document.getElementsByName(name);
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
}
