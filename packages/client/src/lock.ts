/** The part of `navigator.locks` that is needed. */
export type Locks = { request<T>(name: string, work: () => Promise<T>): Promise<T> };

/**
 * Runs work one at a time across tabs. Without locks (plain http has none) work just runs: the requests of one tab are
 * joined all the same, and the server's grace for a rotated secret covers the rest.
 */
export function withLock<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  return locks ? locks.request(name, work) : work();
}
