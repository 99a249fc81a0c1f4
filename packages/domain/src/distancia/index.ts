import { isPosicion, type Punto } from './punto.ts';

export { readPosicion } from './read-posicion.ts';
export { isPosicion, type Punto } from './punto.ts';

export type PosicionDada = Punto & { accuracy: number };
export type CentroEnMapa = Punto & { id: number; radioMetros: number };

/** The result of comparing a position. Distances in metres. `cerca` is null if there is no centre to compare with. */
export type PosicionJuzgada = {
  valida: boolean;
  motivo: 'sin-posicion' | 'imprecisa' | 'lejos' | null;
  centroId: number | null;
  distanciaMetros: number | null;
  radioMetros: number | null;
  cerca: boolean | null;
};

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points on a sphere of 6371 km (haversine). */
export function distanciaMetros(a: Punto, b: Punto): number {
  const [lat1, lat2] = [radians(a.latitud), radians(b.latitud)];
  const half = Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(b.longitud - a.longitud) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * Compares a position with the centres. The circle of accuracy counts in the person's favour: a position is near if any point of
 * the circle is within the radius. `minimumAccuracy`: the largest circle, in metres, that is still accepted.
 */
export function judgePosicion(options: {
  posicion: PosicionDada;
  centros: readonly CentroEnMapa[];
  minimumAccuracy: number;
}): PosicionJuzgada {
  const { posicion, centros, minimumAccuracy } = options;
  const nothing = { valida: false, centroId: null, distanciaMetros: null, radioMetros: null, cerca: null };
  if (!isPosicion(posicion)) return { ...nothing, motivo: 'sin-posicion' };
  const measured = centros
    .map((centro) => ({ centro, metros: distanciaMetros(posicion, centro) }))
    .toSorted((a, b) => a.metros - a.centro.radioMetros - (b.metros - b.centro.radioMetros));
  const [nearest] = measured;
  const circle = Number.isFinite(posicion.accuracy) ? Math.max(0, posicion.accuracy) : Infinity;
  const place = {
    centroId: nearest?.centro.id ?? null,
    distanciaMetros: nearest ? Math.round(nearest.metros) : null,
    radioMetros: nearest?.centro.radioMetros ?? null,
  };
  if (circle > minimumAccuracy) return { ...place, valida: false, motivo: 'imprecisa', cerca: null };
  if (!nearest) return { ...place, valida: true, motivo: null, cerca: null };
  const cerca = nearest.metros - circle <= nearest.centro.radioMetros;
  return { ...place, valida: true, motivo: cerca ? null : 'lejos', cerca };
}
