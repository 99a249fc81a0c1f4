import { useTranslation } from 'react-i18next';
import type { DayMark, DayMarks } from './day-marks.ts';
import classes from './day-picker.module.css';

const KINDS = [
  ['festivo', ({ festivo }: DayMark) => festivo !== undefined],
  ['acordada', ({ propia }: DayMark) => propia === 'acordada'],
  ['pedida', ({ propia }: DayMark) => propia === 'pedida'],
  ['equipo', ({ fuera = 0 }: DayMark) => fuera > 0],
] as const;

/** What the shapes of a calendar mean: only of those that it shows. Each day says it in its name, too. */
export function DayLegend({ of }: { of: DayMarks }) {
  const { t } = useTranslation();
  const marks = [...of.values()];
  const shown = KINDS.filter(([, isSo]) => marks.some(isSo));
  if (shown.length === 0) return null;
  return (
    <ul className={classes.legend}>
      {shown.map(([kind]) => (
        <li key={kind}>
          <span className={classes.sign} data-kind={kind} aria-hidden />
          {t(`campos.dias.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
