import type { Fecha, Hora } from '../horario/modelo.ts';
import { MONEDA_DE_PAGO, type ClaseGasto, type DocumentoGasto, type LineaIva, type VehiculoGasto } from './modelo.ts';

/** The fields of an expense as they were typed. Those of another class are null, and any may be missing. */
export type DatosDeGasto = {
  clase: ClaseGasto;
  tipo: number | null;
  actividad: number | null;
  proyecto: number | null;
  formaPago: number | null;
  facturable: boolean;
  comentario: string | null;
  dia: Fecha | null;
  pais: string | null;
  comercio: string | null;
  nif: string | null;
  documento: DocumentoGasto | null;
  numero: string | null;
  conNifEmpresa: boolean;
  moneda: string;
  cambioMillonesimas: number | null;
  totalCentimos: number | null;
  lineas: LineaIva[];
  /** All of the way: there and back where it is both. */
  kmDecimas: number | null;
  idaYVuelta: boolean;
  origen: string | null;
  destino: string | null;
  vehiculo: VehiculoGasto | null;
  matricula: string | null;
  motivo: string | null;
  salida: Hora | null;
  diaRegreso: Fecha | null;
  regreso: Hora | null;
  pernocta: boolean;
  lugar: string | null;
  otroMunicipio: boolean;
};

const OF_ANY = ['clase', 'tipo', 'actividad', 'proyecto', 'facturable', 'comentario', 'dia'] as const;
const OF_CLASS: Readonly<Record<ClaseGasto, readonly (keyof DatosDeGasto)[]>> = {
  ticket: [
    'formaPago',
    'pais',
    'comercio',
    'nif',
    'documento',
    'numero',
    'conNifEmpresa',
    'moneda',
    'cambioMillonesimas',
    'totalCentimos',
    'lineas',
    'pernocta',
    'otroMunicipio',
  ],
  kilometros: ['kmDecimas', 'idaYVuelta', 'origen', 'destino', 'vehiculo', 'matricula', 'motivo'],
  dieta: ['pais', 'salida', 'diaRegreso', 'regreso', 'pernocta', 'lugar', 'otroMunicipio', 'motivo'],
};

/** A form with nothing in it. */
export const emptyGasto = (clase: ClaseGasto): DatosDeGasto => ({
  clase,
  tipo: null,
  actividad: null,
  proyecto: null,
  formaPago: null,
  facturable: false,
  comentario: null,
  dia: null,
  pais: null,
  comercio: null,
  nif: null,
  documento: null,
  numero: null,
  conNifEmpresa: false,
  moneda: MONEDA_DE_PAGO,
  cambioMillonesimas: null,
  totalCentimos: null,
  lineas: [],
  kmDecimas: null,
  idaYVuelta: false,
  origen: null,
  destino: null,
  vehiculo: null,
  matricula: null,
  motivo: null,
  salida: null,
  diaRegreso: null,
  regreso: null,
  pernocta: false,
  lugar: null,
  otroMunicipio: true,
});

/** The fields of its class, without what was typed before the class was changed. */
export function onlyOwnFields(datos: DatosDeGasto): DatosDeGasto {
  const own = [...OF_ANY, ...OF_CLASS[datos.clase]].map((key) => [key, datos[key]]);
  return { ...emptyGasto(datos.clase), ...(Object.fromEntries(own) as Partial<DatosDeGasto>) };
}

/** What every list calls it: the merchant, the way, or the place; null: nothing was typed yet. */
export function titleOf({ clase, comercio, origen, destino, lugar }: DatosDeGasto): string | null {
  if (clase === 'kilometros') return [origen, destino].filter(Boolean).join(' – ') || null;
  return (clase === 'dieta' ? lugar : comercio) || null;
}

/** A merchant's name without what people write differently each time; null if nothing is left. */
export const merchantKey = (comercio: string | null): string | null =>
  comercio
    ?.normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '') || null;

/**
 * What expenses that may be the same have in common beside their day: the merchant, or the way and its length. Null: nothing can be told, or days
 * of travel, of which the days say it.
 */
export function similarKey({ clase, comercio, origen, destino, kmDecimas }: DatosDeGasto): string | null {
  if (clase === 'ticket') return merchantKey(comercio);
  const [from, to] = [merchantKey(origen), merchantKey(destino)];
  return clase === 'kilometros' && from && to && kmDecimas !== null ? `${from}>${to}=${kmDecimas}` : null;
}

/** An invoice by the tax number of its merchant and its own number, however they are written; null: one of them is missing. */
export function invoiceKey({ nif, numero }: Pick<DatosDeGasto, 'nif' | 'numero'>): string | null {
  const [who, which] = [merchantKey(nif), merchantKey(numero)];
  return who && which ? `${who}/${which}` : null;
}
