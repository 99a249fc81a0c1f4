import { IconUser } from '@jornada/ui/icons.ts';
import { keepInTab, readFromTab } from '@jornada/web/tab-store.ts';
import type { Findable } from './use-things.ts';

const KEY = 'buscador';
const MOST = 6;

type Kept = { id: string; name?: string; note?: string; to?: string; ver?: number };
const isKept = (one: unknown): one is Kept => typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string';

const readKept = (): Kept[] => {
  const kept = readFromTab(KEY);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
};

/** Remembers what was opened, newest first, until somebody signs out. Only of people more than the id is kept: the server has their names. */
export function keepRecent({ id, kind, name, note, to, search }: Findable): void {
  const one: Kept = kind === 'persona' ? { id, name, note, to, ver: Number(search?.['ver']) } : { id };
  keepInTab(KEY, [one, ...readKept().filter((other) => other.id !== id)].slice(0, MOST));
}

/** What was opened last, of the things that one may still open. */
export function recentThings(things: readonly Findable[]): Findable[] {
  return readKept().flatMap(({ id, name, note = '', to, ver }) => {
    if (name !== undefined && to !== undefined && ver !== undefined) {
      return [{ id, kind: 'persona' as const, name, note, others: '', icon: IconUser, to, search: { ver } }];
    }
    return things.filter((thing) => thing.id === id);
  });
}
