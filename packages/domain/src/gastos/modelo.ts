/** How an expense is claimed: by its receipt, by the kilometres of an own vehicle, or by days of travel. */
export const CLASES_GASTO = ['ticket', 'kilometros', 'dieta'] as const;
export type ClaseGasto = (typeof CLASES_GASTO)[number];

/**
 * What the money was for. Companies have types of their own, each in one of these. `comida`: somebody's own meal on a trip, without tax up to
 * the limit of the day; `comida-clientes`: a meal with clients is a cost of the company, and no pay whatever it comes to.
 */
export const CATEGORIAS_GASTO = ['comida', 'comida-clientes', 'alojamiento', 'transporte', 'kilometraje', 'dieta', 'otro'] as const;
export type CategoriaGasto = (typeof CATEGORIAS_GASTO)[number];

/** How expenses of a category are claimed. */
export function claseDe(categoria: CategoriaGasto): ClaseGasto {
  if (categoria === 'kilometraje') return 'kilometros';
  return categoria === 'dieta' ? 'dieta' : 'ticket';
}

/** A simplified receipt, or an invoice with both tax numbers. */
export const DOCUMENTOS_GASTO = ['ticket', 'factura'] as const;
export type DocumentoGasto = (typeof DOCUMENTOS_GASTO)[number];

export const VEHICULOS_GASTO = ['coche', 'moto'] as const;
export type VehiculoGasto = (typeof VEHICULOS_GASTO)[number];

/** The currency in which a company pays expenses back. */
export const MONEDA_DE_PAGO = 'EUR';

/** The currencies of receipts (ISO 4217). Amounts are hundredths in all of them, also where there is no smaller unit (`unitOf`). */
export const MONEDAS_GASTO = [
  'EUR',
  'AED',
  'ARS',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CLP',
  'CNY',
  'COP',
  'CZK',
  'DKK',
  'EGP',
  'GBP',
  'HKD',
  'HUF',
  'ILS',
  'INR',
  'ISK',
  'JPY',
  'KRW',
  'MAD',
  'MXN',
  'NOK',
  'NZD',
  'PEN',
  'PLN',
  'RON',
  'RSD',
  'SAR',
  'SEK',
  'SGD',
  'THB',
  'TRY',
  'UAH',
  'USD',
  'UYU',
  'ZAR',
] as const;

/** The most that one expense may be, in hundredths of its currency, and in cents of what is paid. */
export const MAXIMO_EN_MONEDA = 2_000_000_000;
export const MAXIMO_DE_GASTO = 100_000_000;
/** The longest trip on one request, in days, and the longest way, in tenths of a kilometre. */
export const MAXIMO_DIAS_DIETA = 92;
export const MAXIMO_DECIMAS_KM = 100_000;
/** Lines of VAT on one receipt. */
export const MAXIMO_LINEAS_IVA = 10;

/** One rate on a receipt: in per mille (210 is 21 %), base and tax in hundredths of the currency of the receipt. */
export type LineaIva = { porMil: number; baseCentimos: number; cuotaCentimos: number };

/** What somebody gets, in cents. `exento` and `sujeto` are its parts without and with income tax. */
export type RepartoGasto = { total: number; exento: number; sujeto: number };

/** Why an expense cannot be sent. `falta`: a field is empty. */
export const OBSTACULOS_GASTO = [
  'falta',
  'tipo-no-valido',
  'actividad-no-valida',
  'proyecto-no-valido',
  'forma-pago-no-valida',
  'pais-no-valido',
  'moneda-no-valida',
  'sin-cambio',
  'sin-tarifa',
  'importe-no-valido',
  'iva-no-valido',
  'iva-no-cuadra',
  'total-no-cuadra',
  'nif-no-valido',
  'fecha-futura',
  'falta-justificante',
  'sobre-limite',
  'dieta-al-reves',
  'dieta-larga',
  'dieta-sin-noche',
  'dieta-con-noche',
] as const;
export type ObstaculoGasto = (typeof OBSTACULOS_GASTO)[number];

/**
 * Why an expense may be another one again: the same file; merchant, day and amount, or way, day and kilometres; the same invoice; days of travel
 * that another trip has.
 */
export const PARECIDOS_GASTO = ['fichero', 'datos', 'factura', 'dias'] as const;
export type ClaseParecido = (typeof PARECIDOS_GASTO)[number];

/** What whoever decides about an expense is told of it, in a list too. `sin-justificante`: its type asks for a receipt, and it has none. */
export const AVISOS_GASTO_AL_DECIDIR = [
  'sin-justificante',
  'duplicado',
  'justificante-repetido',
  'gasto-sobre-limite',
  'comida-con-dieta',
  'gasto-tardio',
  'cambio-lejano',
] as const;

/** What is said of an expense: to its person, and to whoever decides. */
export const AVISOS_GASTO = [...AVISOS_GASTO_AL_DECIDIR, 'iva-redondeado', 'mismo-municipio'] as const;
export type AvisoGasto = (typeof AVISOS_GASTO)[number];
