import { useEffect, useState, type ComponentType } from 'react';
import { useOnline } from './use-online.ts';

/**
 * Something that nobody asked for and that a page can do without. Until it is there nothing stands in its place, and the page is
 * never reloaded for it: it is asked for again with the next connection. What somebody asked for is loaded with `loadChunk`.
 */
export function extra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Extra(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isOnline = useOnline();
    useEffect(() => {
      if (Part) return;
      const show = (part: ComponentType<Props>): void => {
        loaded = part;
        setPart(() => part);
      };
      load().then(show, () => undefined);
    }, [Part, isOnline]);
    return Part && <Part {...props} />;
  };
}
