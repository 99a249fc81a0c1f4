import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { MonthDrawn } from '../model/months.ts';
import { usePayWords } from '../use-pay-words.ts';
import classes from '../retribuciones.module.css';

/** What a month came to, and how much that is more or less than the one before. */
export function MonthFigure({ of: { mes, paid, expected }, ano }: { of: MonthDrawn; ano: number }) {
  const { t } = useTranslation();
  const words = usePayWords();
  const amount = paid?.neto ?? expected?.bruto;
  const label = paid ? 'retribuciones.neto-de' : expected ? 'retribuciones.previsto-de' : 'retribuciones.sin-nomina';
  const difference = paid?.antes ? paid.neto - paid.antes.neto : null;
  return (
    <div className={classes.figure} aria-live="polite">
      <Text component="h2" size="sm" c="dimmed" fw="normal" className={classes.figureLabel}>
        {t(label, { mes: words.month(mes), ano })}
      </Text>
      {amount !== undefined && (
        <p className={classes.amount} data-expected={!paid}>
          {words.amount(amount)}
          <small>€</small>
        </p>
      )}
      {paid?.antes && difference !== null && (
        <p className={classes.difference}>
          {difference !== 0 && <b data-tone={difference > 0 ? 'accent' : undefined}>{words.signed(difference)}</b>}
          <span>{t(difference === 0 ? 'retribuciones.como-en' : 'retribuciones.que-en', { mes: words.before(paid.antes, ano) })}</span>
        </p>
      )}
    </div>
  );
}
