/** Degrees. */
export type Punto = { latitud: number; longitud: number };

/** Whether this is a real place on Earth: finite, in range, and not the 0,0 that devices send when they have no position. */
export function isPosicion({ latitud, longitud }: Punto): boolean {
  return (
    Number.isFinite(latitud) &&
    Number.isFinite(longitud) &&
    Math.abs(latitud) <= 90 &&
    Math.abs(longitud) <= 180 &&
    !(latitud === 0 && longitud === 0)
  );
}
