import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { liftTexts, type Catalogue, type Section } from './lift.ts';

export type { Catalogue, Section } from './lift.ts';

const FOLDER = fileURLToPath(new URL('catalogues/', import.meta.url));

/** Sections that only the server uses. Browsers do not load them. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['correo', 'alta']);

/** The features that have a file of texts. */
function listFeatures(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** One feature's texts in one language, as the file has them. @throws Error if the file is missing or not JSON. */
function readSection(feature: string, lang: Idioma): Section {
  return JSON.parse(readFileSync(`${FOLDER}${feature}/${lang}.json`, 'utf8')) as Section;
}

/** All texts of a language, under the keys that code uses. Reads the disk at each call. */
export function readCatalogue(lang: Idioma): Catalogue {
  return liftTexts(Object.fromEntries(listFeatures().map((feature) => [feature, readSection(feature, lang)])));
}

let loaded: Record<Idioma, Catalogue> | undefined;

/** What the server translates with, by language. The disk is read once in a process; nobody may change what is returned. */
export function loadCatalogues(): Record<Idioma, Catalogue> {
  const load = (lang: Idioma): Catalogue => withMany(readCatalogue(lang)) as Catalogue;
  loaded ??= Object.fromEntries(IDIOMAS.map((lang) => [lang, load(lang)])) as Record<Idioma, Catalogue>;
  return loaded;
}

/** The texts that the browser loads as `/i18n/<lang>.json`: all but the server's own sections. */
export function loadBrowserCatalogues(): Record<Idioma, Catalogue> {
  const all = loadCatalogues();
  const keep = (catalogue: Catalogue): Catalogue =>
    Object.fromEntries(Object.entries(catalogue).filter(([feature]) => !SERVER_ONLY.has(feature)));
  return Object.fromEntries(IDIOMAS.map((lang) => [lang, keep(all[lang])])) as Record<Idioma, Catalogue>;
}

/**
 * Spanish and Portuguese have a third plural form for numbers from a million. Our counts never get there, so nobody writes that
 * form. It gets the text of the second form, so that a key is never shown.
 */
function withMany(section: Section): Section {
  const out: Section = {};
  for (const [key, value] of Object.entries(section)) {
    out[key] = typeof value === 'string' ? value : withMany(value);
    if (key.endsWith('_other') && typeof value === 'string') out[key.replace(/_other$/, '_many')] ??= value;
  }
  return out;
}
