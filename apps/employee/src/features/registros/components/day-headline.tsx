import { useTranslation } from 'react-i18next';
import type { CorreccionVista, DiaVista } from '@jornada/contract/registros/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconHourglassLow, IconPencil } from '@jornada/ui/icons.ts';
import { hourOn } from '@jornada/features/day/hour-on.ts';
import { nameOfAbsence } from '../../../shared/day/names.ts';
import { coverOf, partOf, zoneOf } from '../model/day.ts';
import { holidayText, partText } from '../model/part-text.ts';
import type { MonthView } from '../use-month-view.ts';
import { DayScale } from './day-scale.tsx';
import classes from '../day.module.css';

type Props = { dia: DiaVista; view: MonthView };
type HeadlineProps = Props & {
  /** Shown here if the details are further below. */
  correcciones: readonly CorreccionVista[];
};

/** The plan of the day in one line, and the day as a line with its hours. */
export function DayHeadline({ dia, view, correcciones }: HeadlineProps) {
  const said = useHeadline({ dia, view });
  return (
    <>
      {said.length > 0 && correcciones.length === 0 && (
        <p className={classes.planned} data-tone="quiet">
          {said.join(' · ')}
        </p>
      )}
      {correcciones.map((correccion) => (
        <p key={correccion.id} className={classes.planned} data-tone="quiet">
          <Glyph of={correccion.estado === 'pendiente' ? IconHourglassLow : IconPencil} size="sm" /> {correccion.nombre}{' '}
          {correccion.momentoAntes && (
            <Old hour={hourOn(correccion.momentoAntes, dia.fecha, view.format, correccion.zona)} isOld={correccion.estado === 'acordada'} />
          )}{' '}
          {correccion.momentoNuevo && <b>{hourOn(correccion.momentoNuevo, dia.fecha, view.format, correccion.zona)}</b>}
        </p>
      ))}
      <DayScale dia={dia} view={view} />
    </>
  );
}

/** The first hour; struck out once another one counts. */
function Old({ hour, isOld }: { hour: string; isOld: boolean }) {
  return isOld ? <s>{hour}</s> : hour;
}

/** Shift and hours, public holiday, absence, or free day. */
function useHeadline({ dia, view: { format, shown } }: Props): string[] {
  const { t } = useTranslation();
  const { previsto, linea } = dia;
  const cover = coverOf(dia);
  const parts: string[] = [];
  const festivo = cover?.kind === 'plain' ? cover.nombre : linea.festivo;
  // In the words of the place, which need not be those of the person.
  if (festivo) parts.push(holidayText(dia, [festivo, previsto?.centro?.nombre].filter(Boolean).join(', '), t));
  if (cover?.kind === 'away') parts.push(t(nameOfAbsence(cover.clase)));
  if (cover?.kind === 'pending') parts.push(t('calendario.frase.ausencia-pendiente', { clase: t(nameOfAbsence(cover.clase)) }));
  const part = partOf(dia);
  if (part) parts.push(partText(part, linea.previstoMinutos, { t, duration: format.durationWithUnit }));
  const turno = previsto?.turno;
  if (turno) {
    const zona = zoneOf(dia, format.zone);
    const isFlexible = turno.flexible && turno.entradaDesde && turno.entradaHasta;
    const [from, to] = isFlexible ? [turno.entradaDesde ?? turno.inicio, turno.entradaHasta ?? turno.fin] : [turno.inicio, turno.fin];
    const [desde, hasta] = [format.hour(from, zona), format.hour(to, zona)];
    if (!shown.shifts) parts.push(`${desde} – ${hasta}`);
    else if (isFlexible) parts.push(t('calendario.dia.flexible', { turno: turno.nombre, desde, hasta }));
    else parts.push(t('calendario.dia.turno', { turno: turno.nombre, desde, hasta }));
    if (isFlexible) parts.push(t('calendario.dia.previsto', { tiempo: format.durationWithUnit(linea.previstoMinutos) }));
  }
  if (linea.motivo === 'sin-contrato') parts.push(t('calendario.dia.sin-contrato'));
  return parts.length > 0 || linea.motivo !== 'libre' ? parts.map(format.capitalize) : [t('calendario.dia.libre')];
}
