import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { SemanaPorAprobarVista } from '@jornada/contract/tareas/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck } from '@jornada/ui/icons.ts';
import { Ask } from '@jornada/web/list/ask.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { daysOfWeek, sundayOf } from '../model/waiting-weeks.ts';
import { useGiveBack } from '../use-decide.ts';
import classes from '../semanas.module.css';

type Props = {
  week: SemanaPorAprobarVista;
  isChosen: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onApprove: () => void;
};

/** A week of a person in a project: its days, what they come to, and the two ways to decide. */
export function WeekRow({ week, isChosen, isBusy, onChoose, onApprove }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { persona, proyecto, lunes, minutos, enviada } = week;
  const { giveBack, isPending, error } = useGiveBack(week);
  const names = { persona: persona.nombre, proyecto: proyecto.nombre, dias: format.dayRange(lunes, sundayOf(lunes)) };
  return (
    <li className={classes.week}>
      <input
        type="checkbox"
        className={classes.check}
        checked={isChosen}
        aria-label={t('tareas.aprobar.elegir', names)}
        onChange={onChoose}
      />
      <div className={classes.who}>
        <b>{persona.nombre}</b>
        <span>{proyecto.nombre}</span>
        <small>{t('tareas.aprobar.enviada', { dia: format.date(format.dayOf(enviada), 'weekdayDay') })}</small>
      </div>
      <dl className={classes.days}>
        {daysOfWeek(week).map((day) => (
          <div key={day.fecha} data-empty={day.minutos === 0}>
            <dt>{format.date(day.fecha, 'weekdayShort')}</dt>
            <dd>{day.minutos === 0 ? '–' : format.duration(day.minutos)}</dd>
          </div>
        ))}
      </dl>
      <b className={classes.total}>{format.durationWithUnit(minutos)}</b>
      <div className={classes.acts}>
        <Ask
          opener={t('tareas.aprobar.devolver')}
          openerLabel={t('tareas.aprobar.devolver-una', names)}
          question={t('tareas.aprobar.devolver-pregunta', names)}
          yes={t('tareas.aprobar.devolver')}
          reason={t('tareas.aprobar.motivo', names)}
          isBusy={isPending}
          error={error}
          onYes={giveBack}
        />
        <Button
          variant="default"
          leftSection={<Glyph of={IconCheck} size="sm" />}
          aria-label={t('tareas.aprobar.aprobar-una', names)}
          disabled={isBusy || isPending}
          onClick={onApprove}
        >
          {t('tareas.aprobar.aprobar')}
        </Button>
      </div>
    </li>
  );
}
