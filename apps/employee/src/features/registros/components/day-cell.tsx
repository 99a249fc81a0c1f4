import { useTranslation } from 'react-i18next';
import type { DiaVista } from '@jornada/contract/registros/vistas.ts';
import { lineaDelDia } from '@jornada/domain/registros/linea.ts';
import type { Incidencia } from '@jornada/domain/registros/modelo.ts';
import { DayLine } from '@jornada/ui/day-line/day-line.tsx';
import { toneOf } from '@jornada/features/day/words.ts';
import { coverOf, drawnUntil, figureOf, hasRecords, marksOf, zoneOf, type LargeFigure } from '../model/day.ts';
import type { MonthView } from '../use-month-view.ts';
import { DayMarks } from './day-marks.tsx';
import classes from '../month.module.css';

type Props = { dia: DiaVista; view: MonthView };

/** What is missing on a day, in two words that fit. */
const LACKING: Partial<Record<Incidencia, string>> = {
  'falta-salida': 'calendario.celda.falta-salida',
  'falta-entrada': 'calendario.celda.falta-entrada',
};

/** One day of the month: number and signs, shift, figure, line. The button's label says all of it in a sentence. */
export function DayCell({ dia, view }: Props) {
  const { format, shown, hoy, ahora, isDesktop, namesShifts, window, unsent } = view;
  const zona = zoneOf(dia, format.zone);
  const cover = coverOf(dia);
  const isToday = dia.fecha === hoy;
  const figure = figureOf(dia, shown, ahora);
  const trazos = lineaDelDia({ ...dia, zona, ahora: drawnUntil(dia, hoy, ahora), ventana: window });
  const turno = dia.previsto?.turno;
  const isFree = dia.linea.motivo !== 'laborable' && cover === null && !hasRecords(dia);
  // A waiting request covers the day's plan. Only work is shown beside it.
  const isCovered = cover !== null && !hasRecords(dia);
  return (
    <span className={classes.cell} aria-hidden="true">
      <span className={classes.top}>
        <span className={classes.number} data-today={isToday} data-free={isFree}>
          {Number(dia.fecha.slice(8))}
        </span>
        <DayMarks marks={marksOf(dia, unsent.has(dia.fecha))} most={isDesktop ? 2 : 1} />
        {isDesktop && namesShifts && turno && !isCovered && <span className={classes.shift}>{turno.nombre}</span>}
      </span>
      {cover && <span className={classes.bandPlace} />}
      {!isCovered && <FigureText figure={figure} zona={zona} view={view} />}
      {!isCovered && trazos.length > 0 && (
        <span className={classes.line}>
          <DayLine trazos={trazos} size={isDesktop ? 8 : 6} />
        </span>
      )}
    </span>
  );
}

function FigureText({ figure, zona, view: { format, isDesktop } }: { figure: LargeFigure; zona: string; view: MonthView }) {
  const { t } = useTranslation();
  switch (figure.kind) {
    case 'worked':
      return (
        <span className={classes.figure}>
          <span>{format.duration(figure.minutos)}</span>
          <Difference minutos={figure.diferencia} view={{ format }} />
        </span>
      );
    case 'incomplete':
      return (
        <span className={classes.figure} data-tone="bad">
          {isDesktop || (!figure.inicio && !figure.fin)
            ? t(LACKING[figure.incidencia] ?? 'calendario.celda.orden')
            : figure.inicio
              ? t('calendario.celda.desde', { hora: format.hour(figure.inicio, zona) })
              : t('calendario.celda.hasta', { hora: format.hour(figure.fin ?? '', zona) })}
        </span>
      );
    case 'missed':
      return (
        <span className={classes.figure} data-tone="bad">
          {isDesktop ? t('calendario.celda.sin-fichajes') : format.duration(0)}
          <Difference minutos={figure.diferencia} view={{ format }} />
        </span>
      );
    case 'planned':
      return <span className={classes.planned}>{plannedText(figure, zona, { format, isDesktop })}</span>;
    case 'none':
      return null;
  }
}

/** From when to when; on a phone in two lines. A flexible day has no hour, but so many hours, and so has what is left of a shift. */
function plannedText(
  { inicio, fin, isFlexible, isPart, minutos }: Extract<LargeFigure, { kind: 'planned' }>,
  zona: string,
  { format, isDesktop }: Pick<MonthView, 'format' | 'isDesktop'>,
): string {
  if (isFlexible || isPart) return isDesktop ? format.durationWithUnit(minutos) : format.duration(minutos);
  return `${format.hour(inicio, zona)} –${isDesktop ? ' ' : '\n'}${format.hour(fin, zona)}`;
}

function Difference({ minutos, view: { format } }: { minutos: number | null; view: Pick<MonthView, 'format'> }) {
  if (minutos === null) return null;
  return (
    <span className={classes.difference} data-tone={toneOf(minutos)}>
      {format.balance(minutos, '=')}
    </span>
  );
}
