import { useTranslation } from 'react-i18next';
import type { Problema145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { IconAlertCircle } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';

/** What is wrong with something, each rule in a sentence. */
export function ProblemLine({ of }: { of: readonly Problema145[] }) {
  const { t } = useTranslation();
  return of.map(({ regla, familiar }) => (
    <Note key={`${regla} ${familiar}`} icon={IconAlertCircle} tone="warn" words="tone" role="status">
      {t(`modelo145.reglas.${regla}`)}
    </Note>
  ));
}
