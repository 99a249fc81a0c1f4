import { createRequire } from 'node:module';

// Only the library's list of codes is used. The names come from Node's language data.
const codes = createRequire(import.meta.url)('i18n-iso-countries/codes.json') as string[][];

export const CODIGOS = codes.map(([alpha2 = '']) => alpha2);

const known = new Set(CODIGOS);

export const isPais = (codigo: string): boolean => known.has(codigo);

/** The zone where most people of a country live, for countries where it is not the first in the list. */
const PRINCIPALES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

/** The zone of a country: the wished one if the country has it, otherwise the one where most people live. */
export function zonaDe(pais: string, wished?: string): string {
  const zones =
    (new Intl.Locale('und', { region: pais }) as Intl.Locale & { getTimeZones?(): string[] | undefined }).getTimeZones?.() ?? [];
  if (wished && zones.includes(wished)) return wished;
  return PRINCIPALES[pais] ?? zones[0] ?? 'UTC';
}
