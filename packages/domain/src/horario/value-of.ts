import type { Fecha } from './modelo.ts';

/** The value of a key. It is made if there is none. */
export function valueOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** The same function, which computes each day once. */
export function onceByDate<T>(compute: (fecha: Fecha) => T): (fecha: Fecha) => T {
  const known = new Map<Fecha, T>();
  return (fecha) => valueOf(known, fecha, () => compute(fecha));
}
