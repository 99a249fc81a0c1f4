import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** A catalogue section: nested keys, texts at the leaves. */
export type Section = { [key: string]: string | Section };
/** All texts of one language, one section per feature. */
export type Catalogue = Record<string, Section>;

const FOLDER = fileURLToPath(new URL('catalogues/', import.meta.url));

/** Sections that only the server reads: browsers are not made to load them. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['correo', 'alta']);

/** The features that have a catalogue. */
export function listFeatures(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** One feature's texts in one language as they are written. Throws where the file is missing or not JSON. */
export function readSection(feature: string, lang: Idioma): Section {
  return JSON.parse(readFileSync(`${FOLDER}${feature}/${lang}.json`, 'utf8')) as Section;
}

/**
 * Every feature merged into one resource per language: what the server translates with. Reads the disk each time it is called.
 */
export function loadCatalogues(): Record<Idioma, Catalogue> {
  const features = listFeatures();
  const load = (lang: Idioma): Catalogue => Object.fromEntries(features.map((feature) => [feature, withMany(readSection(feature, lang))]));
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
