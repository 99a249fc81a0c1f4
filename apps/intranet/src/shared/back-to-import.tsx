import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { Way } from '@jornada/ui/way.tsx';

/** For a person who came from an import to make a missing thing: the link back to the waiting file. */
export function BackToImport() {
  const { t } = useTranslation();
  if (useSearch({ strict: false }).volver !== 'importar') return null;
  return (
    <Way renderRoot={(props) => <Link {...props} to="/personas/importar" />}>
      <Glyph of={IconArrowLeft} size="sm" />
      {t('personas.importar.volver')}
    </Way>
  );
}
