import { useTranslation } from 'react-i18next';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { FIRST_STEPS } from '@jornada/web/first-steps.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import classes from '../registro.module.css';

/** What the first page of the intranet will ask of a company that has one admin and one centre. */
export function FirstSteps() {
  const { t } = useTranslation();
  const { dayOf } = useFormat();
  const ano = dayOf(useMinute()).slice(0, 4);
  return (
    <ol className={classes.steps}>
      {FIRST_STEPS.map(({ id, icon, text }) => (
        <li key={id}>
          <Glyph of={icon} size="lg" />
          <strong>{t(text, { count: 1, ano })}</strong>
        </li>
      ))}
    </ol>
  );
}
