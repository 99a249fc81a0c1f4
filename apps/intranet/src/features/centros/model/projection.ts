import { distanciaMetros, type Punto } from '@jornada/domain/distancia/index.ts';

/** Position of a point in the drawing, in its units, with north at the top. */
type Place = { x: number; y: number };

/** Half the side of the drawing, in its units. */
export const HALF = 100;

/** Metres from the middle of the drawing to its edge: the radius with some space, and the places that are not far away. */
export function extentOf(centre: Punto, radioMetros: number, places: readonly Punto[]): number {
  const near = places.map((place) => distanciaMetros(centre, place)).filter((metres) => metres <= radioMetros * 4);
  return Math.max(radioMetros * 1.35, ...near.map((metres) => metres * 1.1));
}

/** The position of a point in the drawing around `centre`; null if it is outside. */
export function placeOf(centre: Punto, point: Punto, reach: number): Place | null {
  const north = distanciaMetros(centre, { latitud: point.latitud, longitud: centre.longitud }) * Math.sign(point.latitud - centre.latitud);
  const east = distanciaMetros(centre, { latitud: centre.latitud, longitud: point.longitud }) * Math.sign(point.longitud - centre.longitud);
  const [x, y] = [(east / reach) * HALF, (-north / reach) * HALF];
  return Math.abs(x) > HALF || Math.abs(y) > HALF ? null : { x, y };
}

/** A round number of metres for the scale bar: about a third of the picture. */
export function scaleOf(reach: number): number {
  const wanted = reach * 0.7;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([5, 2, 1].find((step) => step * power <= wanted) ?? 1) * power;
}
