import { useTranslation } from 'react-i18next';
import { IDIOMAS } from '@jornada/domain/perfil/idiomas.ts';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../services.tsx';

/** The language of the next person, until they are known. */
export function Languages() {
  const { t } = useTranslation();
  const current = useIdioma();
  const { switchLanguage, notices } = useServices();
  return (
    <SegmentChoice
      aria-label={t('login.idioma')}
      value={current}
      options={IDIOMAS.map((value) => ({ value, label: value.toUpperCase(), name: ownName(value) }))}
      onChoose={(lang) => void switchLanguage(lang).catch(() => notices.show(t('login.sin-conexion')))}
    />
  );
}
