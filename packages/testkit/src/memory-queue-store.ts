import { isHere, type ClockBody, type PlacedWaiting, type QueueStore, type Waiting } from '@jornada/client/queue/waiting.ts';

/** A store of waiting actions in memory. Call `tab()` for each tab, or each run, of the same device. */
export function createMemoryQueueStore<Body = ClockBody>(): { tab(): QueueStore<Body>; kept(): PlacedWaiting<Body>[] } {
  const kept = new Map<number, PlacedWaiting<Body>>();
  let last = 0;
  const copy = <T>(value: T): T => structuredClone(value);
  const tab = (): QueueStore<Body> => ({
    all: async () => [...kept.values()].map(copy),
    add: async (action: Waiting<Body>) => {
      last += 1;
      kept.set(last, copy({ ...action, place: last }));
    },
    replace: async (action) => {
      const isKept = kept.has(action.place);
      if (isKept) kept.set(action.place, copy(action));
      return isKept;
    },
    remove: async (place) => void kept.delete(place),
    take: async (place) => {
      const action = kept.get(place);
      return action !== undefined && isHere(action) && kept.delete(place);
    },
  });
  return { tab, kept: () => [...kept.values()] };
}
