import { createRequire } from 'node:module';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

export type Pais = { codigo: string; nombre: string };

// Only the library's list of codes is used. The names come from Node's language data.
const codes = createRequire(import.meta.url)('i18n-iso-countries/codes.json') as string[][];
const CODIGOS = codes.map(([alpha2 = '']) => alpha2);
const known = new Set(CODIGOS);
const cache = new Map<Idioma, Pais[]>();

export const isPais = (codigo: string): boolean => known.has(codigo);

/** All countries by name in a language, sorted for that language. */
export function paisesEn(idioma: Idioma): Pais[] {
  const there = cache.get(idioma);
  if (there) return there;
  const names = new Intl.DisplayNames(idioma, { type: 'region' });
  const order = new Intl.Collator(idioma);
  const list = CODIGOS.map((codigo) => ({ codigo, nombre: names.of(codigo) ?? codigo })).toSorted((a, b) =>
    order.compare(a.nombre, b.nombre),
  );
  cache.set(idioma, list);
  return list;
}

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
