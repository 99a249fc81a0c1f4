import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk.ts';
import { useOnline } from './use-online.ts';

/**
 * Something that nobody asked for and that a page can do without. Until it is there nothing stands in its place, and the page is
 * never reloaded for it: it is asked for again with the next connection. What somebody asked for is loaded with `loadChunk`.
 * `isAsked`: from then on somebody waits for it.
 */
export function extra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isAsked: (props: Props) => boolean = () => false,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Extra(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isOnline = useOnline();
    const asked = isAsked(props);
    useEffect(() => {
      if (Part) return;
      const show = (part: ComponentType<Props>): void => {
        loaded = part;
        setPart(() => part);
      };
      (asked ? loadChunk(load) : load()).then(show, () => undefined);
    }, [Part, isOnline, asked]);
    return Part && <Part {...props} />;
  };
}
