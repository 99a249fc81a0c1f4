import type { ThirdPartyModule } from 'i18next';

/** What i18next counts with; it does not type it. */
type PluralResolver = { getRule: (code: string, options?: object) => Intl.PluralRules };

/** Portuguese counts as in Portugal. Alone, `pt` counts as in Brazil, where 0 and 1.5 are singular: «0 dia». */
export const localPlurals: ThirdPartyModule = {
  type: '3rdParty',
  init({ services }) {
    const plurals = services.pluralResolver as PluralResolver;
    const ruleOf = plurals.getRule.bind(plurals);
    plurals.getRule = (code, options) => ruleOf(code === 'pt' ? 'pt-PT' : code, options);
  },
};
