import type { CentroGestionado } from '@jornada/contract/centros.ts';
import { formatNumero } from '@jornada/domain/personas/seguridad-social.ts';
import { isPosicion, type Punto } from '@jornada/domain/distancia/index.ts';

/** The typed values, as text. */
export type Draft = {
  nombre: string;
  direccion: string;
  municipio: string;
  ccc: string;
  pais: string;
  region: string | null;
  zona: string;
  /** Whether the centre has a position; otherwise it is remote. */
  tieneLugar: boolean;
  latitud: string;
  longitud: string;
  radioMetros: string;
  /** A link from which the position is read. */
  enlace: string;
};

const RADIUS = '150';
/** Six decimals are a tenth of a metre. */
export const degrees = (value: number): string => String(Math.round(value * 1e6) / 1e6);

type Beginning = { nombre: string; pais: string; zona: string };

export function draftOf(centro: CentroGestionado | null, { nombre, pais, zona }: Beginning): Draft {
  const empty = {
    direccion: '',
    municipio: '',
    ccc: '',
    region: null,
    tieneLugar: true,
    latitud: '',
    longitud: '',
    radioMetros: RADIUS,
    enlace: '',
  };
  if (!centro) return { ...empty, nombre, pais, zona };
  const { latitud, longitud, radioMetros } = centro;
  return {
    nombre: centro.nombre,
    direccion: centro.direccion,
    municipio: centro.municipio,
    ccc: formatNumero(centro.ccc),
    pais: centro.pais,
    region: centro.region,
    zona: centro.zona,
    tieneLugar: latitud !== null,
    latitud: latitud === null ? '' : degrees(latitud),
    longitud: longitud === null ? '' : degrees(longitud),
    radioMetros: radioMetros === null ? RADIUS : String(radioMetros),
    enlace: '',
  };
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));

/** The typed point; null if it is not complete. */
export function pointOf({ latitud, longitud }: Pick<Draft, 'latitud' | 'longitud'>): Punto | null {
  const point = { latitud: numberOf(latitud), longitud: numberOf(longitud) };
  return isPosicion(point) ? point : null;
}

export const radiusOf = ({ radioMetros }: Pick<Draft, 'radioMetros'>): number | null => {
  const metres = numberOf(radioMetros);
  return Number.isInteger(metres) && metres >= 10 && metres <= 50_000 ? metres : null;
};

/** The input to send: a centre with point and radius, or a remote one with neither. */
export function inputOf({ tieneLugar, latitud, longitud, radioMetros, enlace: _link, ...same }: Draft) {
  if (!tieneLugar) return { ...same, latitud: null, longitud: null, radioMetros: null };
  return { ...same, ...(pointOf({ latitud, longitud }) ?? { latitud: null, longitud: null }), radioMetros: radiusOf({ radioMetros }) };
}

/** The fields that are missing or wrong. */
export function missingIn(draft: Draft): ('enlace' | 'latitud' | 'longitud' | 'radioMetros')[] {
  if (!draft.tieneLugar) return [];
  const isEmpty = draft.latitud.trim() === '' && draft.longitud.trim() === '';
  const place = pointOf(draft) ? [] : isEmpty ? (['enlace'] as const) : (['latitud', 'longitud'] as const);
  return [...place, ...(radiusOf(draft) === null ? (['radioMetros'] as const) : [])];
}
