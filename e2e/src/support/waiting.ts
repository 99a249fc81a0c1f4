import type { Page } from '@playwright/test';

/** When an action was made: by the server's clock as the device knew it, and by the device's own. */
export type MadeOffline = { made: string; momento: string };
type Kept = { made: string; body: { diferido: { momento: string } } };

/** @returns when the one waiting action on this device was made. @throws Error if none waits. */
export const readWaiting = (page: Page): Promise<MadeOffline> =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
      });
    const db = await settled(indexedDB.open('jornada'));
    const [action] = (await settled(db.transaction('acciones').objectStore('acciones').getAll())) as Kept[];
    db.close();
    if (!action) throw new Error('nothing waits');
    return { made: action.made, momento: action.body.diferido.momento };
  });
