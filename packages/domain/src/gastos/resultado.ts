import { type LineaExaminada } from './iva.ts';
import type { DiaPagado } from './dieta.ts';
import type { LimiteDeComida } from './manutencion.ts';
import type { AvisoGasto, ClaseGasto, ObstaculoGasto, RepartoGasto } from './modelo.ts';
import type { DatosDeGasto } from './datos.ts';

/** Why an expense cannot be sent, and the field that it is about. */
export type ProblemaDeGasto = { codigo: ObstaculoGasto; campo: string };

/** How an amount came about. Instants are milliseconds. */
export type CalculoDeGasto = {
  cambioMillonesimas: number | null;
  lineas: (LineaExaminada & { baseEurCentimos: number; cuotaEurCentimos: number })[];
  kmMilesimas: number | null;
  kmExentoMilesimas: number | null;
  inicio: number | null;
  fin: number | null;
  dias: DiaPagado[];
  /** Of a meal on a trip. */
  comida: LimiteDeComida | null;
};

/** What the fields of a class come to. `reparto` null: not yet known. */
export type ParteDeGasto = {
  problemas: ProblemaDeGasto[];
  avisos: AvisoGasto[];
  reparto: RepartoGasto | null;
  deducible: number;
  diferencia: number | null;
  calculo: CalculoDeGasto;
};

export const SIN_CALCULO: CalculoDeGasto = {
  cambioMillonesimas: null,
  lineas: [],
  kmMilesimas: null,
  kmExentoMilesimas: null,
  inicio: null,
  fin: null,
  dias: [],
  comida: null,
};

/** What nobody can leave empty, by class. Receipts may need more, and a type is always chosen. */
export const OBLIGATORIOS = {
  ticket: ['dia', 'comercio', 'totalCentimos', 'formaPago'],
  kilometros: ['dia', 'kmDecimas', 'origen', 'destino', 'motivo'],
  dieta: ['dia', 'salida', 'diaRegreso', 'regreso', 'lugar', 'motivo'],
} as const satisfies Record<ClaseGasto, readonly (keyof DatosDeGasto)[]>;

/** The fields among these that are empty. */
export const missing = (datos: DatosDeGasto, fields: readonly (keyof DatosDeGasto)[]): ProblemaDeGasto[] =>
  fields.filter((field) => datos[field] === null).map((campo) => ({ codigo: 'falta', campo }));

/** These problems, without those that are none. */
export const problemsOf = (...found: (ProblemaDeGasto | false)[]): ProblemaDeGasto[] => found.filter((one) => one !== false);
