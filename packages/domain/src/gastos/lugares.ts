/**
 * Parts of a country that have taxes of their own, with the country to which they belong. Canary Islands, Azores and Madeira have no code of a
 * country; the French overseas departments have one.
 */
const PARTES: Readonly<Record<string, string>> = {
  IC: 'ES',
  'PT-20': 'PT',
  'PT-30': 'PT',
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/** Places that receipts come from and that are in no list of countries. */
export const PARTES_DE_PAIS = ['IC', 'PT-20', 'PT-30'] as const;
export type ParteDePais = (typeof PARTES_DE_PAIS)[number];

export const isParteDePais = (lugar: string): lugar is ParteDePais => (PARTES_DE_PAIS as readonly string[]).includes(lugar);

export const countryOfPlace = (lugar: string): string => PARTES[lugar] ?? lugar;

/** Whether a place lies outside of a company's country. */
export const isFuera = (lugar: string, pais: string): boolean => countryOfPlace(lugar) !== pais;

/** Whether the tax of a place is the VAT of a country. That of the Canary Islands (IGIC) is another tax. */
export const hasVatOf = (lugar: string, pais: string): boolean => countryOfPlace(lugar) === pais && lugar !== 'IC';
