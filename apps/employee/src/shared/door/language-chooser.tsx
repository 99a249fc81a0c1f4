import { useTranslation } from 'react-i18next';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconWorld } from '@jornada/ui/icons.ts';
import { rememberIdioma } from '@jornada/web/chosen-idioma.ts';
import { ownName } from '@jornada/web/own-name.ts';
import { useServices } from '../services.tsx';
import { useIdioma } from '@jornada/web/use-format.ts';
import classes from './door.module.css';

/** The language of the log-in, and afterwards of the person. A native list: easy to use on a phone, and small. */
export function LanguageChooser() {
  const { t } = useTranslation();
  const current = useIdioma();
  const { storage, switchLanguage, notices } = useServices();
  const choose = async (lang: Idioma) => {
    try {
      await switchLanguage(lang);
      rememberIdioma(storage, lang);
    } catch {
      notices.show(t('login.sin-conexion'));
    }
  };
  return (
    <label className={classes.language}>
      <Glyph of={IconWorld} />
      <select aria-label={t('login.idioma')} value={current} onChange={(event) => void choose(event.target.value as Idioma)}>
        {IDIOMAS.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {ownName(lang)}
          </option>
        ))}
      </select>
      <Glyph of={IconChevronDown} size="sm" />
    </label>
  );
}
