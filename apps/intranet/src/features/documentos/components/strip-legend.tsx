import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconX } from '@jornada/ui/icons.ts';
import type { SplitPages } from '../model/use-split-pages.ts';
import classes from '../split.module.css';

const SHOWN = ['encontrada', 'dudosa', 'de-nadie', 'publicada', 'apartada'] as const;

/** What the ticks are, and how many of each: the strip in words. */
export function StripLegend({ counts, paginas }: { counts: SplitPages['counts']; paginas: number }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      {SHOWN.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} data-state={state}>
          {state === 'de-nadie' ? <Glyph of={IconX} size="sm" /> : <i aria-hidden="true" />}
          {t(`documentos.reparto.cuentas.${state}`, { count: counts[state] })}
        </li>
      ))}
      <li data-state="aqui">
        <i aria-hidden="true" />
        {t('documentos.reparto.tira.miras')}
      </li>
      <li data-state="todas">{t('documentos.reparto.tira.de-a', { paginas })}</li>
    </ul>
  );
}
