/**
 * A function of one object whose answer is kept for as long as the object lives. For objects that nobody changes, and answers that nobody
 * changes either.
 */
export function onceFor<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}
