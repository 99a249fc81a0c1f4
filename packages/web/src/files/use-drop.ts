import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** Takes files that are dragged onto an element. Says whether some are above it now. */
export function useDrop<E extends HTMLElement>(onFile: (file: File) => void): { place: RefObject<E | null>; isOver: boolean } {
  const place = useRef<E>(null);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const stop = new AbortController();
    const on = (name: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void): void =>
      place.current?.addEventListener(name, hear, { signal: stop.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', () => setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      for (const file of event.dataTransfer?.files ?? []) take(file);
    });
    return () => stop.abort();
  }, []);
  return { place, isOver };
}
