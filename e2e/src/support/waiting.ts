import type { Page } from '@playwright/test';

/** The parts of a stored clock action that journeys need. */
type Kept = { made: string; body: { diferido: { momento: string; medido: string } } };

/**
 * Makes the one waiting action on this device older by so many milliseconds. Nothing may be being sent meanwhile. @returns its
 * new time. @throws Error if none waits.
 */
export const makeWaitingEarlier = (page: Page, byMs: number): Promise<string> =>
  page.evaluate(async (ms) => {
    const earlier = (instant: string): string => Temporal.Instant.from(instant).subtract({ milliseconds: ms }).toString();
    const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const db = await settled(indexedDB.open('jornada'));
    const actions = db.transaction('acciones', 'readwrite').objectStore('acciones');
    const [action] = (await settled(actions.getAll())) as Kept[];
    if (!action) throw new Error('nothing waits');
    const { momento, medido, ...rest } = action.body.diferido;
    const diferido = { ...rest, momento: earlier(momento), medido: earlier(medido) };
    const aged = { ...action, made: earlier(action.made), body: { ...action.body, diferido } };
    await settled(actions.put(aged));
    db.close();
    return aged.made;
  }, byMs);
