import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { FIRST_STEPS } from '@jornada/web/first-steps.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import classes from '../registro.module.css';

/** The first tasks of a new company, as on the intranet's first page. Each link leads there through the log-in. */
export function FirstSteps() {
  const { t } = useTranslation();
  const { dayOf } = useFormat();
  const ano = dayOf(useMinute()).slice(0, 4);
  return (
    <Rows as="ol" framed="inset">
      {FIRST_STEPS.map(({ id, icon, text, to }) => (
        <li key={id}>
          <Link to="/login" search={{ volver: `/intranet${to}` }} className={classes.step}>
            <Glyph of={icon} size="lg" />
            <strong>{t(text, { count: 1, ano })}</strong>
            <Glyph of={IconChevronRight} />
          </Link>
        </li>
      ))}
    </Rows>
  );
}
