import { useEffect, useState } from 'react';

/** How long the sun glides after a change of state. */
const GLIDE_MS = 260;

/** True for a moment after `state` changes, so that the sun glides then and moves without animation once a minute. */
export function useGlide(state: string): boolean {
  const [settled, setSettled] = useState(state);
  useEffect(() => {
    if (settled === state) return;
    const timer = setTimeout(() => setSettled(state), GLIDE_MS);
    return () => clearTimeout(timer);
  }, [settled, state]);
  return settled !== state;
}
