import { isPosicion, type Punto } from './punto.ts';

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
/** The forms in which links and people write a position, the most reliable first. */
const FORMS: readonly RegExp[] = [
  // The marker of a Google link. `@` is only the centre of the visible map.
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|ll|query|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?(?:%20)?${NUMBER}`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`^\\s*${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\s*$`),
];

/** The position in a map link or in plain numbers, latitude first; null if there is none. */
export function readPosicion(texto: string): Punto | null {
  for (const form of FORMS) {
    const [, latitud, longitud] = form.exec(texto) ?? [];
    const punto = { latitud: Number(latitud ?? Number.NaN), longitud: Number(longitud ?? Number.NaN) };
    if (isPosicion(punto)) return punto;
  }
  return null;
}
