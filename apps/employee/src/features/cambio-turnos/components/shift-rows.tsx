import { VisuallyHidden } from '@mantine/core';
import { ShiftHoursScale, ShiftLine } from '@jornada/features/turnos/shift-line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import type { DayRow } from '../model/fold.ts';
import { codeOf, hoursOf, type Shifts } from '../model/parts.ts';
import { useShiftWords } from '../use-shift-words.ts';
import classes from '../turnos.module.css';

type Props = {
  rows: readonly DayRow[];
  shifts: Shifts;
  /** The requests that wait for the person. */
  mine: ReadonlySet<number>;
  /** Those to which all colleagues have agreed: only the company's word is missing. */
  agreed: ReadonlySet<number>;
};

/** The own shifts as lines of 24 hours: facts, not buttons. */
export function ShiftRows({ rows, shifts, mine, agreed }: Props) {
  const { t, format, now, today, shortDay, nameOf, hoursWords } = useShiftWords(shifts);
  const minute = minuteOf(now, format.zone);
  const condition = (id: number) => (mine.has(id) ? 'si-aceptas' : agreed.has(id) ? 'si-se-valida' : 'si-sale');
  return (
    <div className={classes.days}>
      <div className={classes.scale}>
        <ShiftHoursScale />
      </div>
      <Rows as="ol">
        {rows.map(({ desde, hasta, day: { partes, ausencia, pendiente, ofertaId, festivo } }) => {
          const isToday = desde === today;
          const name = desde === hasta ? (isToday ? t('mis-turnos.hoy') : shortDay(desde)) : format.dayRange(desde, hasta, today);
          const wouldBe = pendiente && (codeOf(pendiente.partes, shifts) || nameOf(pendiente.partes));
          const then = pendiente && wouldBe && t(`mis-turnos.lista.${condition(pendiente.id)}`, { turno: wouldBe });
          return (
            <li key={desde} className={classes.day} data-today={isToday} data-folded={desde !== hasta}>
              <span className={classes.dayName} title={festivo ?? undefined}>
                {name}
              </span>
              <span className={classes.code} aria-hidden="true">
                {codeOf(partes, shifts)}
              </span>
              <VisuallyHidden>{ausencia ? t('mis-turnos.lista.ausente') : nameOf(partes)}</VisuallyHidden>
              <ShiftLine hours={ausencia ? [] : hoursOf(partes, shifts)} now={isToday ? minute : null} />
              <span className={classes.dayEnd} data-tone={then ? 'warn' : undefined}>
                {then ||
                  (ofertaId === null ? '' : t('mis-turnos.lista.ofrecido')) ||
                  (ausencia ? t('mis-turnos.lista.ausente') : partes ? hoursWords(partes) : t('mis-turnos.lista.flexible'))}
              </span>
            </li>
          );
        })}
      </Rows>
    </div>
  );
}

function minuteOf(now: string, zone: string): number {
  const { hour, minute } = Temporal.Instant.from(now).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
