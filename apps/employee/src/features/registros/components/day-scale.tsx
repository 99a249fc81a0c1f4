import type { CSSProperties } from 'react';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { besideHour, hourOn } from '@jornada/features/day/hour-on.ts';
import { drawnUntil, zoneOf } from '../model/day.ts';
import { dayWindow, edgesBelow, hoursBelow, workEdges } from '../model/line-window.ts';
import type { MonthView } from '../use-month-view.ts';
import classes from '../day.module.css';

type Props = { dia: DiaVista; view: MonthView };

/**
 * The day as a line from its first hour to its last; below it full hours, or on a phone the hours at which work began and ended.
 */
export function DayScale({ dia, view: { format, hoy, ahora, isDesktop } }: Props) {
  const zona = zoneOf(dia, format.zone);
  const now = drawnUntil(dia, hoy, ahora);
  const window = dayWindow(dia, zona, now);
  if (!window) return null;
  const trazos = lineaDelDia({ ...dia, zona, ahora: now, ventana: window });
  const all = edgesBelow(workEdges(dia, zona, window, dia.fecha === hoy ? ahora : null));
  // An hour with its date is long, so there is room only for the two ends.
  const isLong = all.some(({ instant }) => besideHour(instant, dia.fecha, format, zona) !== null);
  const edges = isLong ? all.filter((edge) => edge === all[0] || edge === all.at(-1)) : all;
  const labels =
    isDesktop || edges.length === 0
      ? hoursBelow(window).map(({ hour, at }) => ({ text: String(hour), at }))
      : edges.map(({ instant, at }) => ({ text: hourOn(instant, dia.fecha, format, zona), at }));
  return (
    <div className={classes.scale} aria-hidden="true">
      <DayLine trazos={trazos} size={12} />
      <div className={classes.hours}>
        {labels.map(({ text, at }) => (
          <span key={`${text}${at}`} style={{ '--at': at } as CSSProperties}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
