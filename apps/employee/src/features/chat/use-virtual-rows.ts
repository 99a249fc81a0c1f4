import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createVirtualRows } from './model/virtual-rows.ts';

/** The rows of a long list that are in sight. `place` is the element that scrolls, once it is there. It begins at the end, if wanted. */
export function useVirtualRows(keys: readonly string[], place: HTMLElement | null, isFromEnd: boolean) {
  const [list] = useState(createVirtualRows);
  const shown = useSyncExternalStore(list.subscribe, list.getSnapshot, list.getSnapshot);
  const begin = useEffectEvent(() => {
    if (isFromEnd) list.toEnd();
  });
  const names = keys.join('\n');
  useLayoutEffect(() => list.update(names.split('\n')), [list, names]);
  useEffect(() => {
    if (!place) return undefined;
    const stop = list.begin(place);
    begin();
    return stop;
  }, [list, place]);
  return { ...shown, measure: list.measure, toEnd: list.toEnd, show: list.show };
}
