import type { CentroGestionado } from '@jornada/contract/centros.ts';
import { esPosicion, type Punto } from '@jornada/domain/distancia/index.ts';

/** What is typed, as text where it is typed. */
export type Draft = {
  nombre: string;
  direccion: string;
  pais: string;
  region: string;
  zona: string;
  /** A place with a position, or a remote one. */
  tieneLugar: boolean;
  latitud: string;
  longitud: string;
  radio: string;
};

const RADIUS = '150';
/** Six decimals are a tenth of a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

export function draftOf(centro: CentroGestionado | null, { pais, zona }: { pais: string; zona: string }): Draft {
  if (!centro) return { nombre: '', direccion: '', pais, region: '', zona, tieneLugar: true, latitud: '', longitud: '', radio: RADIUS };
  const { latitud, longitud, radioMetros } = centro;
  return {
    nombre: centro.nombre,
    direccion: centro.direccion,
    pais: centro.pais,
    region: centro.region ?? '',
    zona: centro.zona,
    tieneLugar: latitud !== null,
    latitud: latitud === null ? '' : degrees(latitud),
    longitud: longitud === null ? '' : degrees(longitud),
    radio: radioMetros === null ? RADIUS : String(radioMetros),
  };
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The point that is typed; null while it is none. */
export function pointOf({ latitud, longitud }: Draft): Punto | null {
  const point = { latitud: numberOf(latitud), longitud: numberOf(longitud) };
  return esPosicion(point) ? point : null;
}

export const radiusOf = ({ radio }: Draft): number | null => {
  const metres = numberOf(radio);
  return Number.isInteger(metres) && metres >= 10 && metres <= 50_000 ? metres : null;
};

/** What is sent, or null while something is missing. */
export function inputOf(draft: Draft) {
  const { nombre, direccion, pais, region, zona, tieneLugar } = draft;
  if (nombre.trim() === '' || zona === '') return null;
  const common = { nombre, direccion, pais, region: region || null, zona };
  if (!tieneLugar) return { ...common, latitud: null, longitud: null, radioMetros: null };
  const point = pointOf(draft);
  const radioMetros = radiusOf(draft);
  return point && radioMetros !== null ? { ...common, ...point, radioMetros } : null;
}
