import { lazy, Suspense, useState, type ReactNode } from 'react';
import { loadChunk } from '@jornada/web/load-chunk.ts';
import { SearchContext } from './search-context.ts';
import { useSearchKeys } from './use-search-keys.ts';

const SearchDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../search/search-dialog.tsx'))).SearchDialog,
}));

/** The search above every page; its code comes when somebody opens it. */
export function SearchLayer({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  useSearchKeys(open);
  return (
    <SearchContext value={open}>
      {children}
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </SearchContext>
  );
}
