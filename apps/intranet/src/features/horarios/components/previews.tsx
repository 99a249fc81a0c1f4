import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DefinicionHorario } from '@jornada/contract';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { strokesOf } from '../model/strokes.ts';
import { planOf, twoWeeksOf } from '../model/templates.ts';
import { withVersion, type Version } from '../model/version-on.ts';
import { YearPreview } from './year-preview.tsx';
import classes from '../horarios.module.css';

const VIEWS = ['semanas', 'ano'] as const;

/** What else of a schedule a year needs: its versions, and the centre of most of its people. A new schedule has neither. */
export type OfSchedule = { versiones: readonly Version[]; centro: number | null };
export const NEW_SCHEDULE: OfSchedule = { versiones: [], centro: null };

type Props = { desde: string; definicion: DefinicionHorario; of: OfSchedule };

/** A schedule that makes sense, as it will be: two weeks with their hours, or a year with its sum. */
export function Previews({ desde, definicion, of: { versiones, centro } }: Props) {
  const { t } = useTranslation();
  const [view, setView] = useState<(typeof VIEWS)[number]>('semanas');
  return (
    <Section title={t('horarios.vista')} {...(view === 'semanas' && { note: t('horarios.vista-nota') })}>
      <SegmentChoice
        mb="sm"
        aria-label={t('horarios.vista')}
        value={view}
        options={VIEWS.map((value) => ({ value, label: t(`horarios.vistas.${value}`) }))}
        onChoose={setView}
      />
      {view === 'semanas' ? (
        <Preview desde={desde} definicion={definicion} />
      ) : (
        <YearPreview desde={desde} versiones={withVersion(versiones, { desde, definicion })} centro={centro} />
      )}
    </Section>
  );
}

/** Two whole weeks of a schedule that makes sense, from the week of a day on, as people will see them: shift, hours and the sum. */
function Preview({ desde, definicion }: { desde: string; definicion: DefinicionHorario }) {
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
