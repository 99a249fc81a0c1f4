import { useTranslation } from 'react-i18next';
import { Link, useSearch } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconArrowLeft } from '@jornada/ui/icons.ts';
import { Way } from '@jornada/ui/way.tsx';
import { FROM_STEPS, volver } from './volver.ts';

const PLACES = {
  importar: { to: '/personas/importar', search: {}, text: 'personas.importar.volver' },
  'importar-primeros-pasos': { to: '/personas/importar', search: FROM_STEPS, text: 'personas.importar.volver' },
  'primeros-pasos': { to: '/primeros-pasos', search: {}, text: 'primeros-pasos.volver' },
} as const;

/** For somebody who came to do one thing: the link back to the file that waits, or to the first tasks. */
export function BackWay() {
  const { t } = useTranslation();
  const place = volver(useSearch({ strict: false }).volver);
  if (place === undefined) return null;
  const { to, search, text } = PLACES[place];
  return (
    <Way renderRoot={(props) => <Link {...props} to={to} search={search} />}>
      <Glyph of={IconArrowLeft} size="sm" />
      {t(text)}
    </Way>
  );
}
