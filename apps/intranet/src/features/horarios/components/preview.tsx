import { useTranslation } from 'react-i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { strokesOf } from '../model/strokes.ts';
import { planOf, twoWeeksOf } from '../model/templates.ts';
import classes from '../horarios.module.css';

/** Two whole weeks of a schedule that makes sense, from the week of a day on, as people will see them: shift, hours and the sum. */
export function Preview({ desde, definicion }: { desde: string; definicion: DefinicionHorario }) {
  const { t } = useTranslation();
  const format = useFormat('UTC');
  const [monday, hasta] = twoWeeksOf(desde);
  const days = planOf(monday, definicion).planDias(monday, hasta);
  const total = days.reduce((sum, { minutos }) => sum + minutos, 0);
  return (
    <>
      <ol className={classes.preview}>
        {days.map(({ fecha, turno, minutos }) => (
          <li key={fecha} data-free={turno === null}>
            <span className={classes.day}>{format.date(fecha, 'weekdayDay')}</span>
            <DayLine trazos={turno ? strokesOf(fecha, turno) : []} />
            <span className={classes.hours}>
              {turno === null
                ? t('horarios.libre')
                : turno.entradaDesde && turno.entradaHasta
                  ? t('horarios.entrada-entre', { desde: format.hour(turno.entradaDesde), hasta: format.hour(turno.entradaHasta) })
                  : format.hourRange(turno.inicio, turno.fin)}
            </span>
            <span className={classes.minutes}>{turno === null ? '' : format.duration(minutos)}</span>
          </li>
        ))}
      </ol>
      <p className={classes.total}>
        {t('horarios.en-dos-semanas')} <strong>{format.durationWithUnit(total)}</strong>
      </p>
    </>
  );
}
