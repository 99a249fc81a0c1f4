import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import classes from '../mes.module.css';

/** The days of a month as a row of marks; told in one sentence. */
export function Strip({ tira }: { tira: string }) {
  const { t } = useTranslation();
  const count = (letter: string): number => tira.split(letter).length - 1;
  const label = t('mes.tira-resumen', { t: count('t') + count('e'), a: count('a'), x: count('x') });
  return (
    <span className={classes.strip} role="img" aria-label={label}>
      {Array.from({ length: tira.length }, (_, index) => index).map((day) => (
        <i key={day} data-kind={tira[day]} />
      ))}
    </span>
  );
}

/** The days of a week after each other, above the marks of everybody. */
export function MonthDays({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.weeks}>
      <VisuallyHidden>{t('mes.mes')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => index + 1).map((day) => (
        <i key={day} aria-hidden data-day={day % 7 === 1 ? day : undefined} />
      ))}
    </span>
  );
}

const LETTERS = ['t', 'e', 'a', 'f', 'x', 'l'] as const;

/** What the marks mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <p className={classes.legend}>
      {LETTERS.map((letter) => (
        <span key={letter}>
          <i data-kind={letter} aria-hidden />
          {t(`mes.leyenda.${letter}`)}
        </span>
      ))}
    </p>
  );
}
