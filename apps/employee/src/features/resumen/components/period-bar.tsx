import { useTranslation } from 'react-i18next';
import { ActionIcon, NativeSelect } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronLeft, IconChevronRight } from '@jornada/ui/icons.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { isAhead, step, type Period, type ResumenSearch } from '../model/period.ts';
import classes from '../resumen.module.css';

type Props = {
  period: Period;
  /** The person's today. */
  hoy: string;
  search: ResumenSearch;
  /** Whether a month can be chosen; otherwise only years. */
  choosesMonth: boolean;
};

/** The previous period, this one, and the next one; not beyond the current one. */
export function PeriodBar({ period, hoy, search, choosesMonth }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { ano, mes } = period;
  const toSearch = ({ ano: year, mes: month }: Period): ResumenSearch => ({ ...search, ano: year, mes: month ?? undefined });
  const arrow = (to: Period, label: string, icon: typeof IconChevronLeft) => {
    if (isAhead(to, hoy)) {
      return (
        <ActionIcon className={classes.off} aria-label={label} disabled>
          <Glyph of={icon} />
        </ActionIcon>
      );
    }
    return (
      <ActionIcon
        aria-label={label}
        renderRoot={(props) => <Link {...props} to="/resumen" search={toSearch(to)} replace resetScroll={false} />}
      >
        <Glyph of={icon} />
      </ActionIcon>
    );
  };
  const previous = mes === null ? t('resumen.periodo.ano-anterior') : t('resumen.periodo.mes-anterior');
  const next = mes === null ? t('resumen.periodo.ano-siguiente') : t('resumen.periodo.mes-siguiente');
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => !isAhead({ ano, mes: month }, hoy));
  return (
    <div className={classes.period} role="group" aria-label={t('resumen.periodo.de')}>
      {arrow(step(period, -1), previous, IconChevronLeft)}
      {!choosesMonth && (
        <strong className={classes.year} aria-live="polite">
          {ano}
        </strong>
      )}
      {choosesMonth && (
        <NativeSelect
          className={classes.month}
          aria-label={t('resumen.periodo.mes')}
          value={mes ?? ''}
          data={[
            { value: '', label: t('resumen.exportar.todo-el-ano', { ano }) },
            ...months.map((month) => ({ value: String(month), label: format.capitalize(format.month(month, ano)) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            void navigate({
              to: '/resumen',
              search: toSearch({ ano, mes: value === '' ? null : Number(value) }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
      {arrow(step(period, 1), next, IconChevronRight)}
    </div>
  );
}
