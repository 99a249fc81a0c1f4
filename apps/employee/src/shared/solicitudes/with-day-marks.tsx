import { useState, type ReactNode } from 'react';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { type DayMark, type DayMarks, DayMarksContext } from '@jornada/web/fields/day-marks.ts';
import { partsOf, sixWeeksOf } from '@jornada/web/month.ts';
import { useProfile } from '@jornada/web/services.tsx';

/** The calendars within say which days are holidays, on which the person is away, and when others of the team are. */
export function WithDayMarks({ children }: { children: ReactNode }) {
  const [mes, onMonth] = useState<string | null>(null);
  const marks = useOwnDayMarks(mes);
  return <DayMarksContext value={{ marks, onMonth }}>{children}</DayMarksContext>;
}

/**
 * What the person knows of the days of a month (null: of none yet): public holidays, their own absences, and how many of their team are
 * away. The two reads are those of vacations: without them a calendar has no marks.
 */
function useOwnDayMarks(mes: string | null): DayMarks {
  const { ModuloVacaciones, AccesoVacaciones } = useProfile();
  const enabled = mes !== null && ModuloVacaciones && AccesoVacaciones;
  const days = mes === null ? [] : sixWeeksOf(mes).flat();
  const years = [...new Set(days.map((fecha) => partsOf(fecha).ano))];
  const calendar = useRead(vacaciones.getCalendario, { anios: years.join(',') }, { enabled, keeps: true });
  const inMonth = days.filter((fecha) => mes !== null && fecha.startsWith(mes));
  const fields = { desde: inMonth[0], hasta: inMonth.at(-1) };
  const team = useRead(vacaciones.nuevo, { data: JSON.stringify(fields) }, { enabled });

  const marks = new Map<string, DayMark>();
  const mark = (fecha: string, more: DayMark): void => void marks.set(fecha, { ...marks.get(fecha), ...more });
  for (const { festivos, ausencias } of calendar.data?.items ?? []) {
    for (const { fecha, nombre } of festivos) mark(fecha, { festivo: nombre });
    for (const { desde, hasta, aprobada } of ausencias)
      for (const fecha of days) if (fecha >= desde && fecha <= hasta) mark(fecha, { propia: aprobada ? 'acordada' : 'pedida' });
  }
  for (const { fechas } of team.data?.consecuencias?.equipo.fuera ?? [])
    for (const fecha of fechas) mark(fecha, { fuera: (marks.get(fecha)?.fuera ?? 0) + 1 });
  const shown = new Set(days);
  return new Map([...marks].filter(([fecha]) => shown.has(fecha)));
}
