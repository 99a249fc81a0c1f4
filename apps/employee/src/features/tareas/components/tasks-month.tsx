import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { VisuallyHidden } from '@mantine/core';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { tareas, type SumasDeDia } from '@jornada/contract/tareas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { weeksOf } from '@jornada/web/month.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { sumsOfWeek } from '../model/week.ts';
import classes from '../month.module.css';

type Props = { mes: string; hoy: string };

/** A month of days, each with what was given to tasks and what is missing; each leads to its day. */
export function TasksMonth({ mes, hoy }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const weeks = weeksOf(mes);
  const days = weeks.flat();
  const query = useRead(tareas.imputaciones, { fecha: days[0] ?? '', hastaFecha: days.at(-1) ?? '' }, { keeps: true });
  return (
    <Loaded query={query} problem={t('tareas.semana.no-se-lee')}>
      {({ dias }) => {
        const byDay = new Map(dias.map((dia) => [dia.fecha, dia]));
        const own = dias.filter(({ fecha }) => fecha.startsWith(mes));
        const { falta, asignado } = sumsOfWeek(own);
        return (
          <>
            <p className={classes.sum}>
              {falta > 0
                ? t('tareas.semana.faltan', { tiempo: format.duration(falta) })
                : t(asignado > 0 ? 'tareas.semana.todo' : 'tareas.semana.nada')}
            </p>
            <div className={classes.weekdays} aria-hidden="true">
              {weeks[0]?.map((fecha) => (
                <span key={fecha}>{format.capitalize(format.date(fecha, 'weekdayShort'))}</span>
              ))}
            </div>
            <ul className={classes.month}>
              {days.map((fecha) => (
                <li key={fecha} data-beside={!fecha.startsWith(mes)}>
                  <Link to="/tareas-view" search={{ fecha, vista: 'dia' }} aria-current={fecha === hoy ? 'date' : undefined}>
                    <MonthDay fecha={fecha} sums={byDay.get(fecha)} />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}

function MonthDay({ fecha, sums }: { fecha: string; sums: SumasDeDia | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const given = sums?.asignadoMinutos ?? 0;
  const lacks = sums?.faltaMinutos ?? 0;
  return (
    <>
      <VisuallyHidden>{format.date(fecha, 'long')}</VisuallyHidden>
      <span className={classes.number} aria-hidden="true">
        {Number(fecha.slice(8))}
      </span>
      {given > 0 && <span className={classes.given}>{format.duration(given)}</span>}
      {given > 0 && lacks === 0 && <Glyph of={IconCheck} size="sm" />}
      {lacks > 0 && <span className={classes.lacks}>{t('tareas.mes.falta', { tiempo: format.duration(lacks) })}</span>}
      {lacks < 0 && <span className={classes.lacks}>{t('tareas.mes.sobra', { tiempo: format.duration(-lacks) })}</span>}
    </>
  );
}
