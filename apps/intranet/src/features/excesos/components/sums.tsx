import { useTranslation } from 'react-i18next';
import type { SumaExcesoVista } from '@jornada/contract/excesos/calls.ts';
import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import classes from '../excesos.module.css';

/** The minutes of each category, side by side. */
export function Sums({ of }: { of: SumaExcesoVista }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <dl className={classes.sums}>
      {CATEGORIAS_EXCESO.map((categoria) => (
        <div key={categoria} data-empty={of[categoria] === 0}>
          <dt>{t(`excesos.categorias.${categoria}`)}</dt>
          <dd>{format.durationWithUnit(of[categoria])}</dd>
        </div>
      ))}
    </dl>
  );
}
