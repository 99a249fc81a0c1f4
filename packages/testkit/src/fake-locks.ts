/** `navigator.locks` in memory: work under one name runs in the order it came. */
export function createFakeLocks(): { request<T>(name: string, work: () => Promise<T>): Promise<T> } {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request: (name, work) => {
      const result = (tails.get(name) ?? Promise.resolve()).then(work);
      // The next one waits for the end, not for the success.
      tails.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}
