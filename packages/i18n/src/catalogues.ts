import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { liftTexts, type Catalogue, type Section } from './lift.ts';

export type { Catalogue, Section } from './lift.ts';

const FOLDER = fileURLToPath(new URL('catalogues/', import.meta.url));

/** Sections that only the server reads: browsers are not made to load them. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['correo', 'alta']);

/** The features that have a file of texts. */
function listFeatures(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** One feature's texts in one language as they are written. Throws where the file is missing or not JSON. */
function readSection(feature: string, lang: Idioma): Section {
  return JSON.parse(readFileSync(`${FOLDER}${feature}/${lang}.json`, 'utf8')) as Section;
}

/** Every text of a language under the key that it is looked up by. Reads the disk each time it is called. */
export function readCatalogue(lang: Idioma): Catalogue {
  return liftTexts(Object.fromEntries(listFeatures().map((feature) => [feature, readSection(feature, lang)])));
}

/** What the server translates with, by language. */
export function loadCatalogues(): Record<Idioma, Catalogue> {
  const load = (lang: Idioma): Catalogue => withMany(readCatalogue(lang)) as Catalogue;
  return Object.fromEntries(IDIOMAS.map((lang) => [lang, load(lang)])) as Record<Idioma, Catalogue>;
}

/** What the browser loads as `/i18n/<lang>.json`: the same without the server's own words. */
export function loadBrowserCatalogues(): Record<Idioma, Catalogue> {
  const all = loadCatalogues();
  const keep = (catalogue: Catalogue): Catalogue =>
    Object.fromEntries(Object.entries(catalogue).filter(([feature]) => !SERVER_ONLY.has(feature)));
  return Object.fromEntries(IDIOMAS.map((lang) => [lang, keep(all[lang])])) as Record<Idioma, Catalogue>;
}

/**
 * Spanish and Portuguese have a third plural form, from a million on. Our counts do not get there, so nobody writes
 * it; it reads like the second, lest a key be shown.
 */
function withMany(section: Section): Section {
  const out: Section = {};
  for (const [key, value] of Object.entries(section)) {
    out[key] = typeof value === 'string' ? value : withMany(value);
    if (key.endsWith('_other') && typeof value === 'string') out[key.replace(/_other$/, '_many')] ??= value;
  }
  return out;
}
