import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { afterPaint } from '@jornada/web/native/after-paint.ts';
import { SearchContext } from './search-context.ts';

const loadDialog = () => import('../search/search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadChunk(loadDialog)).SearchDialog }));

/** The search above every page. Its code comes behind the page, so that no letter is lost of what is typed right after its key. */
export function SearchLayer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useSearchKeys(open);
  useEffect(() => afterPaint(() => void loadDialog().catch(() => undefined)), []);
  return (
    <SearchContext value={open}>
      {children}
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </SearchContext>
  );
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl K or Cmd K opens the search from everywhere, "/" where nobody is writing and nothing lies above the page. */
function useSearchKeys(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing } = event;
    if (event.defaultPrevented || altKey || isComposing) return;
    const isChord = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k';
    const isSlash =
      key === '/' && !ctrlKey && !metaKey && !isWriting(target) && !document.querySelector('[role="dialog"][aria-modal="true"]');
    if (!isChord && !isSlash) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
