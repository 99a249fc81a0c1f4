import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { readCatalogue, type Section } from './catalogues.ts';
import { matchesPattern } from './check/patterns.ts';
import { readUses, type Uses } from './check/uses.ts';

/** Keys that are used in a way this check cannot see, each with the reason. */
const OTHERWISE_USED = [
  // The menu of the domain names these keys in the `clave` of an entry.
  'menu.entradas.*',
  // The contract puts the key of a state together (`stateTextOf`).
  'solicitudes.estados.*',
  'gastos.estados.*',
] as const;

/** Texts by dotted key. */
export type CatalogueTexts = ReadonlyMap<string, string>;

/** A section's texts by dotted key, below `prefix`. */
export function flatten(section: Section, prefix: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const [key, value] of Object.entries(section)) {
    const path = `${prefix}.${key}`;
    if (typeof value === 'string') out.set(path, value);
    else for (const [inner, text] of flatten(value, path)) out.set(inner, text);
  }
  return out;
}

/** Differences between the four languages of one feature, one sentence each. */
export function compareLanguages(texts: Record<Idioma, CatalogueTexts>): string[] {
  const problems: string[] = [];
  const keys = new Set(IDIOMAS.flatMap((lang) => [...texts[lang].keys()]));
  for (const key of keys) {
    const [first, ...others] = IDIOMAS.filter((lang) => texts[lang].has(key));
    for (const lang of IDIOMAS) {
      const text = texts[lang].get(key);
      if (text === undefined) problems.push(`${key}: missing in ${lang}`);
      else if (text.trim() === '') problems.push(`${key}: empty in ${lang}`);
    }
    if (!first) continue;
    const wanted = placeholders(key, texts[first].get(key) ?? '');
    for (const lang of others) {
      const found = placeholders(key, texts[lang].get(key) ?? '');
      if (found !== wanted) problems.push(`${key}: ${lang} has the placeholders [${found}], ${first} has [${wanted}]`);
    }
    const partner = pluralPartner(key);
    if (partner && !keys.has(partner)) problems.push(`${key}: ${partner} is missing beside it`);
  }
  return problems;
}

/** The `{{name}}` placeholders of a text, sorted. A singular may say "a day" instead of its count. */
function placeholders(key: string, text: string): string {
  const names = new Set([...text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map(([, name = '']) => name));
  if (key.endsWith('_one')) names.delete('count');
  return [...names].toSorted().join(', ');
}

function pluralPartner(key: string): string | null {
  if (key.endsWith('_one')) return key.replace(/_one$/, '_other');
  if (key.endsWith('_other')) return key.replace(/_other$/, '_one');
  return null;
}

/** Keys that no code uses, and used keys that do not exist. */
export function compareUses(
  keys: readonly string[],
  { literals, translated, patterns }: Uses,
  otherwise: readonly string[] = OTHERWISE_USED,
): string[] {
  const names = new Set(keys.map((key) => key.replace(/_(zero|one|many|other)$/, '')));
  const tests = [...patterns, ...otherwise].map(matchesPattern);
  const isDynamic = (key: string): boolean => tests.some((test) => test(key));
  const unused = [...names].filter((key) => !isDynamic(key) && !literals.has(key)).map((key) => `${key}: nobody uses it`);
  const unknown = [...translated]
    .filter(([key]) => !names.has(key))
    .map(([key, file]) => `${key}: does not exist, but ${file} translates it`);
  return [...unused, ...unknown];
}

/**
 * All faults of the catalogues: differences between the languages, and differences from the sources under `root`. An empty list
 * if there are none.
 */
export function checkCatalogues(root: string): string[] {
  const read = (lang: Idioma): CatalogueTexts =>
    new Map(Object.entries(readCatalogue(lang)).flatMap(([name, section]) => [...flatten(section, name)]));
  const texts = { es: read('es'), en: read('en'), pt: read('pt'), de: read('de') };
  return [...compareLanguages(texts), ...compareUses([...texts.es.keys()], readUses(root))];
}
