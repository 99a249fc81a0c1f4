import i18next, { type i18n, type Module } from 'i18next';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { doubleStop } from './double-stop.ts';
import { fetchTexts, firstIdioma } from './texts.ts';

/** What this file touches of a browser; named here because servers type-check it as well. */
type Surroundings = { document?: { documentElement: { lang: string } } };

export type InitI18nOptions = {
  /** The person's own choice, where one is known. Else the browser's languages decide, else English. */
  language?: string | null;
  /** Version of the app; part of the address, so that a new release never shows old texts. */
  version: string;
  fetch?: typeof globalThis.fetch;
  /** Where the catalogues lie, without the file: `/i18n` by default. */
  base?: string;
  /** Texts that are on their way already; of no use where another language is to be shown. */
  first?: { lang: Idioma; texts: Promise<object> };
  /** Plug-ins of i18next, such as `initReactI18next`. */
  plugins?: Module[];
};

export type BrowserI18n = {
  i18n: i18n;
  /** Loads another language, then shows it. On failure it throws and the language stays as it was. */
  switchLanguage: (lang: Idioma) => Promise<void>;
};

/**
 * Starts the texts of a browser app: one language is loaded, and `<html lang>` follows it.
 * @throws Error when the catalogue cannot be loaded.
 */
export async function initI18n({ language, version, fetch, base, first, plugins = [] }: InitI18nOptions): Promise<BrowserI18n> {
  const { document } = globalThis as unknown as Surroundings;
  const lng = firstIdioma(language);
  const load = (lang: Idioma): Promise<object> => fetchTexts(lang, { version, ...(base ? { base } : {}), ...(fetch ? { fetch } : {}) });

  const instance = i18next.createInstance().use(doubleStop);
  for (const plugin of plugins) instance.use(plugin);
  instance.on('languageChanged', (lang) => {
    if (document) document.documentElement.lang = lang;
  });
  await instance.init({
    lng,
    // The check holds all four complete: there is nothing to fall back to.
    fallbackLng: false,
    postProcess: doubleStop.name,
    resources: { [lng]: { translation: await (first?.lang === lng ? first.texts : load(lng)) } },
    // React escapes.
    interpolation: { escapeValue: false },
  });

  let wish = lng;
  const switchLanguage = async (lang: Idioma): Promise<void> => {
    wish = lang;
    if (!instance.hasResourceBundle(lang, 'translation')) instance.addResourceBundle(lang, 'translation', await load(lang));
    // Another choice made while this one loaded wins.
    if (wish === lang) await instance.changeLanguage(lang);
  };
  return { i18n: instance, switchLanguage };
}
