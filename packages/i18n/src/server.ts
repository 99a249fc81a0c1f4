import i18next from 'i18next';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { byLanguage, loadCatalogues } from './catalogues.ts';
import { doubleStop } from './double-stop.ts';
import { localPlurals } from './plurals.ts';

export type TextParams = Record<string, string | number>;
/** The text of a key in a language, with its parameters filled in. @throws Error if the key does not exist. */
export type Translate = (lang: Idioma, key: string, params?: TextParams) => string;

/** Translates from memory. A language is read when its first text is asked for. */
export function createTranslator(): Translate {
  const instance = i18next.createInstance();
  const catalogues = loadCatalogues();
  void instance
    .use(doubleStop)
    .use(localPlurals)
    .init({
      postProcess: doubleStop.name,
      initAsync: false,
      resources: {},
      fallbackLng: false,
      // Messages travel as JSON and are shown as text, never as markup.
      interpolation: { escapeValue: false },
    });
  const texts = byLanguage((lang) => {
    instance.addResourceBundle(lang, 'translation', catalogues[lang]);
    return instance.getFixedT(lang);
  });
  // A text without parameters never changes, so it is kept.
  const plain = new Map<string, string>();
  const translate: Translate = (lang, key, params = {}) => {
    if (!texts[lang].call(null, key, { ...params, defaultValue: '' })) throw new Error(`No text for ${key} in ${lang}`);
    return texts[lang](key, params);
  };
  return (lang, key, params) => {
    if (params) return translate(lang, key, params);
    const known = plain.get(lang + key);
    if (known !== undefined) return known;
    const text = translate(lang, key);
    plain.set(lang + key, text);
    return text;
  };
}
