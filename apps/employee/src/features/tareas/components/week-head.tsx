import { useTranslation } from 'react-i18next';
import { Box, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { SumasDeDia } from '@jornada/contract/tareas/calls.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import type { WeekSums } from '../model/week.ts';
import classes from '../week.module.css';

type Props = { dias: readonly SumasDeDia[]; sums: WeekSums; hoy: string; shown: string; onDay: (fecha: string) => void };

/** The days, each with a line that is as full as the day is given to tasks; before them what the week lacks. */
export function WeekHead({ dias, sums: { trabajado, asignado, falta, sobra }, hoy, shown, onDay }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const headline =
    falta > 0
      ? t('tareas.semana.faltan', { tiempo: format.duration(falta) })
      : sobra > 0
        ? t('tareas.semana.sobran', { tiempo: format.duration(sobra) })
        : t(asignado > 0 ? 'tareas.semana.todo' : 'tareas.semana.nada');
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.headline}>
        <h2>{trabajado === null ? t('tareas.semana.repartido-son', { tiempo: format.duration(asignado) }) : headline}</h2>
        {trabajado !== null && (
          <p>{t('tareas.semana.de-trabajadas', { repartido: format.duration(asignado), trabajado: format.durationWithUnit(trabajado) })}</p>
        )}
      </div>
      {dias.map((dia, col) => (
        <div
          key={dia.fecha}
          role="columnheader"
          aria-colindex={col + 2}
          className={classes.day}
          aria-current={dia.fecha === hoy ? 'date' : undefined}
        >
          <UnstyledButton tabIndex={-1} data-shown={dia.fecha === shown || undefined} onClick={() => onDay(dia.fecha)}>
            <span aria-hidden="true">
              {format.capitalize(format.date(dia.fecha, 'weekdayNarrow'))} {Number(dia.fecha.slice(8))}
              {dia.fecha === hoy && `, ${t('tareas.semana.hoy')}`}
            </span>
            <VisuallyHidden>{format.date(dia.fecha, 'long')}</VisuallyHidden>
          </UnstyledButton>
          <DayFill of={dia} />
        </div>
      ))}
      <div role="columnheader" aria-colindex={dias.length + 2} className={classes.total}>
        {t('tareas.semana.total')}
      </div>
    </div>
  );
}

function DayFill({ of: { trabajadoMinutos, asignadoMinutos, faltaMinutos } }: { of: SumasDeDia }) {
  const part = trabajadoMinutos ? Math.min(1, asignadoMinutos / trabajadoMinutos) : asignadoMinutos > 0 ? 1 : 0;
  return (
    <Box
      component="span"
      className={classes.fill}
      data-state={part === 0 && !trabajadoMinutos ? 'empty' : faltaMinutos === 0 || faltaMinutos === null ? 'full' : 'lacks'}
      __vars={{ '--part': `${Math.round(part * 100)}%` }}
    />
  );
}
