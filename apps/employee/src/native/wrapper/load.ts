import { noteFailure } from './failures.ts';
import type * as Wrapper from './wrapper.ts';

/** The wrapper's half, behind `__WRAPPER__`. Written so that other builds have neither it nor a file for it. */
export const loadWrapper = (): Promise<typeof Wrapper> =>
  __WRAPPER__ ? import('./wrapper.ts') : Promise.reject(new Error('This is no wrapper'));

/** Does something with it that nobody waits for. */
export const withWrapper = (work: (wrapper: typeof Wrapper) => void): void => void loadWrapper().then(work).catch(noteFailure);

/** Begins something with it. @returns a function that stops it, also if it has not begun yet. */
export function whileInWrapper(begin: (wrapper: typeof Wrapper) => () => void): () => void {
  const stopping = loadWrapper().then(begin);
  stopping.catch(noteFailure);
  return () =>
    void stopping.then(
      (stop) => stop(),
      () => undefined,
    );
}
