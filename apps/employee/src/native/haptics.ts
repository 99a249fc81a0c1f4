import { withWrapper } from './wrapper/load.ts';

/** Lets the hand feel how an action ended. Only the wrapper does; ask behind `__WRAPPER__`. */
export const feel = (end: 'hecho' | 'fallo'): void => withWrapper((wrapper) => wrapper.feel(end));
