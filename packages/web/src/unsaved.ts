import { useEffect } from 'react';

const places = new Set<object>();

/** Whether something typed would be lost by leaving the screen now. */
export function hasUnsaved(): boolean {
  return places.size > 0;
}

/** Reports that this form holds unsaved text, as long as `isDirty`. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const place = {};
    places.add(place);
    return () => void places.delete(place);
  }, [isDirty]);
}
