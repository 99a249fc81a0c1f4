/** The events of a plug-in of the wrapper: a test makes them. */
export function createFakeEvents() {
  const listeners = new Map<string, Set<(event: never) => void>>();
  return {
    addListener: async (name: string, listener: (event: never) => void) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return { remove: async () => void all.delete(listener) };
    },
    emit: (name: string, event?: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(event as never);
    },
    count: (name: string): number => listeners.get(name)?.size ?? 0,
  };
}
