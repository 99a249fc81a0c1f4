import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { fetchTexts } from '@jornada/i18n/texts.ts';
import { useWebServices } from '@jornada/web/services.tsx';

const BUNDLE = 'translation';

/** Loads the texts of these languages beside those of the screen, for what others will read on paper. */
export function useTextsIn(langs: readonly Idioma[]) {
  const { i18n } = useTranslation();
  const { version } = useWebServices();
  const missing = [...new Set(langs)].toSorted();
  return useQuery({
    queryKey: ['textos', version, ...missing],
    queryFn: async () => {
      for (const lang of missing)
        if (!i18n.hasResourceBundle(lang, BUNDLE)) i18n.addResourceBundle(lang, BUNDLE, await fetchTexts(lang, { version }));
      return missing;
    },
  });
}
