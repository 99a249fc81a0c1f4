/** The part of `navigator.locks` that is needed. */
export type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> };

/**
 * Runs work one at a time across tabs. Plain http has no locks, so there the work just runs. This is safe: the requests of one
 * tab share one renewal, and the server still accepts a replaced secret for a short time.
 */
export function withLock<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  return locks ? locks.request(name, work) : work();
}
