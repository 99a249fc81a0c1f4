import { useNavigate, useSearch } from '@tanstack/react-router';

type Search = Record<string, string | number | boolean | undefined>;
/** What can be open beside a list without being one of its things: a new one, or several of them at once. */
const TASKS = ['nuevo', 'asignar'] as const;
type Task = (typeof TASKS)[number];

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
    /** The id of what is open, or the task that is; null for nothing. */
    open: search['ver'] === undefined ? null : (TASKS.find((task) => task === search['ver']) ?? Number(search['ver'])),
    /** Opens something; what was open of another one is not. */
    show: (id: number | Task | null, more: Search = {}) => go({ pestana: undefined, nombre: undefined, ...more, ver: id ?? undefined }),
    text,
    number: (name: string): number | null => (Number.isInteger(Number(search[name] ?? NaN)) ? Number(search[name]) : null),
    set: (change: Search) => go(change),
  };
}
