import type { SumasGasto } from '@jornada/contract/gastos/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCash, IconCheck, IconHourglassLow } from '@jornada/ui/icons.ts';
import { useExpenseWords } from './use-expense-words.ts';
import classes from './gastos.module.css';

const STATES = [
  { key: 'pedido', icon: IconHourglassLow, tone: 'warn' },
  { key: 'aprobado', icon: IconCheck, tone: 'accent' },
  { key: 'pagado', icon: IconCash, tone: 'quiet' },
] as const;

type Props = {
  of: SumasGasto;
  /** A single state; all of them without it. */
  only?: (typeof STATES)[number]['key'] | undefined;
};

/** What expenses come to in each state. */
export function ExpenseSums({ of, only }: Props) {
  const { t, euros } = useExpenseWords();
  return (
    <ul className={classes.sums}>
      {STATES.filter(({ key }) => only === undefined || key === only).map(({ key, icon, tone }) => (
        <li key={key}>
          <Glyph of={icon} size="sm" data-tone={tone} />
          <span>
            <b>{euros(of[`${key}Centimos`])}</b> {t(`gastos.totales.${key}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
