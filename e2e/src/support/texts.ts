import { createFormat, type Format } from '@jornada/i18n';
import { loadCatalogues, type Section } from '@jornada/i18n/catalogues.ts';
import { createTranslator, type TextParams } from '@jornada/i18n/server.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

const translate = createTranslator();
const catalogues = loadCatalogues();

/** The texts of one language. */
export type ScreenTexts = {
  lang: Idioma;
  /** The text of a key as on the screen. @throws Error if the key does not exist. */
  t(key: string, params?: TextParams): string;
  /** Matches a complete text of any of these keys, with any parameters. */
  like(...keys: string[]): RegExp;
  /** Matches such a text anywhere in another one. */
  within(...keys: string[]): RegExp;
  /** Hours and durations as the screen writes them. */
  format(zone: string): Format;
};

const EMPHASIS = /<\/?b>/g;
const PARAMETER = /\{\{\w+\}\}/;

function templateOf(lang: Idioma, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Section | undefined>((section, part) => (typeof section === 'object' ? section[part] : undefined), catalogues[lang]);
  if (typeof found !== 'string') throw new Error(`No text for ${key} in ${lang}`);
  return found.replaceAll(EMPHASIS, '');
}

export function textsOf(lang: Idioma): ScreenTexts {
  const patternOf = (keys: readonly string[]): string =>
    keys.map((key) => templateOf(lang, key).split(PARAMETER).map(RegExp.escape).join('.+?')).join('|');
  return {
    lang,
    t: (key, params) => translate(lang, key, params).replaceAll(EMPHASIS, ''),
    like: (...keys) => new RegExp(`^\\s*(?:${patternOf(keys)})\\s*$`),
    within: (...keys) => new RegExp(patternOf(keys)),
    format: (zone) => createFormat({ lang, zone }),
  };
}
