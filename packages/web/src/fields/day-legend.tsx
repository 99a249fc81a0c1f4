import { useTranslation } from 'react-i18next';
import type { DayMark, DayMarks } from './day-marks.ts';
import classes from './day-picker.module.css';

const KINDS = [
  ['festivo', ({ festivo }: DayMark) => festivo !== undefined],
  ['acordada', ({ propia }: DayMark) => propia === 'acordada'],
  ['pedida', ({ propia }: DayMark) => propia === 'pedida'],
  ['equipo', ({ fuera = 0 }: DayMark) => fuera > 0],
] as const;

/**
 * What the shapes of a calendar mean: only of those that it shows. Each day says it in its name, too. It has its line also while there is
 * nothing to say.
 */
export function DayLegend({ of }: { of: DayMarks }) {
  const { t } = useTranslation();
  const marks = [...of.values()];
  const shown = KINDS.filter(([, isSo]) => marks.some(isSo));
  return (
    <ul className={classes.legend} aria-hidden={shown.length === 0}>
      {shown.map(([kind]) => (
        <li key={kind}>
          <span className={classes.sign} data-kind={kind} aria-hidden />
          {t(`campos.dias.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
