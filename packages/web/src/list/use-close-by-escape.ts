import { useEffect, useEffectEvent } from 'react';

/** Where Escape is the field's or the dialog's own. */
const THEIRS = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [role="dialog"] *';

/** Escape closes what stands beside a list, wherever on the page the focus is. */
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
