import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Opened } from './place-search.ts';

/** What is open beside a list, and the way to open something else. */
export type ListPlace = { open: Opened | null; show: (view: Opened | null) => void };

/** What is open and how the list is filtered, in the address: it survives a reload, and Back closes it. `read`: what the feature's route reads of it. */
export function usePlace<S extends { ver?: Opened | undefined }>(read: (search: Record<string, unknown>) => S) {
  const search = read(useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (change: Readonly<Record<string, unknown>>): void => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace: !('ver' in change) });
  };
  return {
    search,
    /** The id of the open thing, or the open task; null for nothing. */
    open: search.ver ?? null,
    /** Opens a thing. The tab of the previous one is reset. */
    show: (view: Opened | null, more: Partial<S> = {}) => go({ pestana: undefined, nombre: undefined, ...more, ver: view ?? undefined }),
    set: (change: Partial<S>) => go(change),
  };
}

/** The place of a feature, from its route's search parameters. */
export type PlaceOf<R extends (search: Record<string, unknown>) => { ver?: Opened | undefined }> = ReturnType<
  typeof usePlace<ReturnType<R>>
>;
