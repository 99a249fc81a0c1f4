import type { ThirdPartyModule } from 'i18next';
import { localeOf, toIdioma } from './idioma.ts';

/** What i18next counts with; it does not type it. */
type PluralResolver = { getRule: (code: string, options?: object) => Intl.PluralRules };

/** Counts as the language's own locale does. Alone, `pt` counts as in Brazil, where 0 and 1.5 are singular: «0 dia». */
export const localPlurals: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) => {
    const plurals = services.pluralResolver as PluralResolver;
    const ruleOf = plurals.getRule.bind(plurals);
    plurals.getRule = (code, options) => {
      const lang = toIdioma(code);
      return ruleOf(lang ? localeOf(lang) : code, options);
    };
  },
};
