/** `navigator.locks` in memory: work under one name runs one after the other. */
export function createFakeLocks(): { request<T>(name: string, work: () => Promise<T>): Promise<T> } {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const result = (tails.get(name) ?? Promise.resolve()).then(work);
      // The next work waits until the last one ends, even if it failed.
      tails.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}
