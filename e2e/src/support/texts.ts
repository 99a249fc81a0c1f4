import { createFormat, type Format } from '@jornada/i18n';
import { loadCatalogues, type Section } from '@jornada/i18n/catalogues.ts';
import { createTranslator, type TextParams } from '@jornada/i18n/server.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

const translate = createTranslator();
const catalogues = loadCatalogues();

/** What a person reads in one language. */
export type ScreenTexts = {
  lang: Idioma;
  /** The text of a key, as it stands on the screen. A key that does not exist throws. */
  t(key: string, params?: TextParams): string;
  /** Matches a whole text of any of these keys, whatever its parameters. */
  like(...keys: string[]): RegExp;
  /** Matches such a text anywhere within another one. */
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
