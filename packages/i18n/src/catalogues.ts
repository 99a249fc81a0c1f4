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

/** Something for each language, made when that language is asked for, and kept. */
export function byLanguage<T>(make: (lang: Idioma) => T): Readonly<Record<Idioma, T>> {
  const made = new Map<Idioma, T>();
  const getOf = (lang: Idioma) => (): T => {
    if (!made.has(lang)) made.set(lang, make(lang));
    return made.get(lang) as T;
  };
  return Object.defineProperties({}, Object.fromEntries(IDIOMAS.map((lang) => [lang, { enumerable: true, get: getOf(lang) }]))) as Record<
    Idioma,
    T
  >;
}

const loaded = byLanguage((lang) => withMany(readCatalogue(lang)) as Catalogue);

/** What the server translates with. A language is read from the disk when it is asked for, once in a process; nobody may change what is returned. */
export const loadCatalogues = (): Readonly<Record<Idioma, Catalogue>> => loaded;

/** A browser parts words at their hyphens; with a joiner behind it the name of a checksum stays on one line. Fonts of files need not know the joiner. */
const joined = (_key: string, text: unknown): unknown => (typeof text === 'string' ? text.replaceAll('SHA-256', 'SHA-\u2060256') : text);

/** The texts that the browser loads as `/i18n/<lang>.json`: all but the server's own sections. */
export const loadBrowserCatalogues = (): Readonly<Record<Idioma, Catalogue>> =>
  byLanguage((lang) => {
    const shown = Object.fromEntries(Object.entries(loaded[lang]).filter(([feature]) => !SERVER_ONLY.has(feature)));
    return JSON.parse(JSON.stringify(shown), joined) as Catalogue;
  });

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
