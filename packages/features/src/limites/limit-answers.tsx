import { useTranslation } from 'react-i18next';
import type { IncumplimientoVista } from '@jornada/contract/limites/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** How the company explains that a limit was broken, the newest first. */
export function LimitAnswers({ of }: { of: IncumplimientoVista['respuestas'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Rows padded>
      {of.map(({ causa, texto, autor, momento }) => (
        <li key={momento}>
          {t(`limites.causas.${causa}`)}
          <small>{texto}</small>
          <small>
            {t('contratos.historia-linea', { autor, momento: `${format.date(format.dayOf(momento), 'dayYear')}, ${format.hour(momento)}` })}
          </small>
        </li>
      ))}
    </Rows>
  );
}
