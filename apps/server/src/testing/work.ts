/** Work that ends when it is told to. */
export function createWork() {
  const started: number[] = [];
  const ends = new Map<number, PromiseWithResolvers<number>>();
  return {
    started,
    begin: (id: number) => () => {
      started.push(id);
      const end = Promise.withResolvers<number>();
      ends.set(id, end);
      return end.promise;
    },
    end: (id: number) => ends.get(id)?.resolve(id),
    fail: (id: number) => ends.get(id)?.reject(new Error(`work ${id}`)),
  };
}
