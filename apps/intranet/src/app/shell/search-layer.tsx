import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { afterPaint } from '@jornada/web/native/after-paint.ts';
import { SearchContext } from './search-context.ts';
import { useSearchKeys } from './use-search-keys.ts';

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
