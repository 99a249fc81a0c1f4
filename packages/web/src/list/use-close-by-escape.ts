import { useEffect, useEffectEvent } from 'react';

/** Elements with their own use of Escape. */
const THEIRS = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [role="dialog"] *';

/** Escape closes the aside, wherever on the page the focus is. */
export function useCloseByEscape(onClose: () => void): void {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target instanceof Element && target.matches(THEIRS))) onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
