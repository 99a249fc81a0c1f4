import { useNavigate, useSearch } from '@tanstack/react-router';

type Search = Record<string, string | number | undefined>;

/** What is open and how the list is filtered, in the address: it survives a reload, and Back closes it. */
export function usePlace() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = (change: Search): void => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next as never, replace: !('ver' in change) });
  };
  const text = (name: string): string => String(search[name] ?? '');
  return {
    /** The id of what is open, 'nuevo' for a new one, null for nothing. */
    open: search['ver'] === undefined ? null : search['ver'] === 'nuevo' ? ('nuevo' as const) : Number(search['ver']),
    show: (id: number | 'nuevo' | null) => go({ ver: id ?? undefined }),
    text,
    number: (name: string): number | null => (Number.isInteger(Number(search[name] ?? NaN)) ? Number(search[name]) : null),
    set: (change: Search) => go(change),
  };
}
