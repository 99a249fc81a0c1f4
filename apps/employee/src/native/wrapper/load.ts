import type * as Wrapper from './wrapper.ts';

/** The wrapper's half, behind `__WRAPPER__`. Written so that other builds have neither it nor a file for it. */
export const loadWrapper = (): Promise<typeof Wrapper> =>
  __WRAPPER__ ? import('./wrapper.ts') : Promise.reject(new Error('This is no wrapper'));
