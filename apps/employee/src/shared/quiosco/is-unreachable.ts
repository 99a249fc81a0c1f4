import { ApiError } from '@jornada/client';

/** No answer: no network, or not in time. */
export const isUnreachable = (error: unknown): boolean =>
  (error instanceof ApiError && (error.isNetwork || error.isBusy)) || (error instanceof DOMException && error.name === 'TimeoutError');
