import type { Group } from '../../shared/menu.ts';
import { findBest, scoreOf, wordsOf } from '../../shared/match.ts';
import { recentThings } from './recent.ts';
import { usePeople, type FoundPeople } from './use-people.ts';
import { KINDS, useThings, type Findable, type ThingKind } from './use-things.ts';

/** How many of one kind show at once. */
const MOST = 6;

export type FoundThings = Omit<FoundPeople, 'people'> & { groups: readonly FoundGroup[] };
export type FoundGroup = { name: ThingKind | 'recientes'; things: readonly Findable[] };

/** A number of an ID, whole or nearly: whom it belongs to is meant. */
const DOCUMENT = /^[a-z]?\d{5,}[a-z]?$/iu;

/** What is found, in groups; the one with the best fit stands first. Nothing typed: what was opened last, and then the pages. */
export function useFound(text: string, menu: readonly Group[]): FoundThings {
  const things = useThings(menu);
  const { people, isAsking, error } = usePeople(text);
  const typed = wordsOf(text);
  if (typed.length === 0) {
    const recent = recentThings(things);
    const pages = things.filter(({ kind, id }) => kind === 'pantalla' && !recent.some((one) => one.id === id)).slice(0, MOST);
    const groups = [
      { name: 'recientes' as const, things: recent },
      { name: 'pantalla' as const, things: pages },
    ].filter((one) => one.things.length > 0);
    return { groups, isAsking: false, error: null };
  }
  const groups = KINDS.map((kind) => ({
    name: kind,
    // The server has found the people, with rules of its own.
    things:
      kind === 'persona'
        ? people
        : findBest(
            text,
            things.filter((one) => one.kind === kind),
            MOST,
          ),
  }));
  const best = ({ name, things: [first] }: FoundGroup): number =>
    name === 'persona' && DOCUMENT.test(text.trim()) ? Infinity : first ? scoreOf(typed, first) : 0;
  return { groups: groups.filter((one) => one.things.length > 0).toSorted((a, b) => best(b) - best(a)), isAsking, error };
}
