import i18next, { type i18n, type Module } from 'i18next';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { doubleStop } from './double-stop.ts';
import { localPlurals } from './plurals.ts';
import { fetchTexts, firstIdioma } from './texts.ts';

/** The parts of a browser that this file uses. They are declared here because servers type-check this file, too. */
type Surroundings = { document?: { documentElement: { lang: string } } };

export type InitI18nOptions = {
  /** The person's own choice, if known. Otherwise the browser's languages decide, otherwise English. */
  language?: string | null;
  /** Version of the app; part of the address, so that a new release never shows old texts. */
  version: string;
  fetch?: typeof globalThis.fetch;
  /** Address of the catalogues, without the file name: `/i18n` by default. */
  base?: string;
  /** Texts that are already being loaded. Ignored if another language is to be shown. */
  first?: { lang: Idioma; texts: Promise<object> };
  /** Plug-ins of i18next, such as `initReactI18next`. */
  plugins?: Module[];
};

export type BrowserI18n = {
  i18n: i18n;
  /** Loads another language and then shows it. If loading fails, it throws and the language stays the same. */
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

  const instance = i18next.createInstance().use(doubleStop).use(localPlurals);
  for (const plugin of plugins) instance.use(plugin);
  instance.on('languageChanged', (lang) => {
    if (document) document.documentElement.lang = lang;
  });
  await instance.init({
    lng,
    // The catalogue check makes sure that all four languages are complete, so no fallback is needed.
    fallbackLng: false,
    postProcess: doubleStop.name,
    resources: { [lng]: { translation: await (first?.lang === lng ? first.texts : load(lng)) } },
    // React escapes texts already.
    interpolation: { escapeValue: false },
  });

  let wish = lng;
  const switchLanguage = async (lang: Idioma): Promise<void> => {
    wish = lang;
    if (!instance.hasResourceBundle(lang, 'translation')) instance.addResourceBundle(lang, 'translation', await load(lang));
    // If another language was chosen during loading, that choice wins.
    if (wish === lang) await instance.changeLanguage(lang);
  };
  return { i18n: instance, switchLanguage };
}
