import { useTranslation } from 'react-i18next';
import type { Formulario145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { compareFormularios, emptyFormulario } from '@jornada/domain/perfil/modelo145/index.ts';
import { Facts } from '@jornada/ui/facts.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { wordsOfChange } from './change-words.ts';

/** What a form says: the situation, and everything that is not "no". */
export function Declared({ of }: { of: Formulario145 }) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = compareFormularios({ ...emptyFormulario(), situacion: of.situacion }, of).map((change) =>
    wordsOfChange(change, { t, format }),
  );
  return (
    <Facts
      items={[
        [t('modelo145.cambios-de.situacion'), t(`modelo145.situaciones.${of.situacion}.titulo`)],
        ...said.map(({ what, is }) => [what, is] as const),
      ]}
    />
  );
}
