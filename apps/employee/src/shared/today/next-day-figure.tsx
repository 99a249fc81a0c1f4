import { useTranslation } from 'react-i18next';
import type { DiaPrevistoVista, HoyVista } from '@jornada/contract/registros/vistas.ts';
import { arcoDelDia } from '@jornada/domain/registros/arco.ts';
import type { Format } from '@jornada/i18n';
import { ArcNote } from '@jornada/ui/arc/arc-frame.tsx';
import { DayArc } from '@jornada/ui/arc/day-arc.tsx';
import type { ArcSize } from '@jornada/ui/arc/scale.ts';
import type { ReactNode } from 'react';

/** So many days ahead the next working day is worth a drawing. */
const NEAR_DAYS = 7;

/** The next working day of a free one, where it is near; null on an absence, which is not about work. */
export function nextDayOf({ fecha, previsto, siguiente }: HoyVista): DiaPrevistoVista | null {
  if (!siguiente?.turno || siguiente.minutos === 0 || previsto?.motivo === 'ausencia') return null;
  return Temporal.PlainDate.from(fecha).until(siguiente.fecha).days < NEAR_DAYS ? siguiente : null;
}

type Props = { hoy: HoyVista; dia: DiaPrevistoVista; format: Format; size: ArcSize; children: ReactNode };

/** On a free day: the path of the next working day, which has not begun. */
export function NextDayFigure({ hoy: { fecha }, dia, format, size, children }: Props) {
  const { t } = useTranslation();
  const start = dia.turno?.entradaDesde ?? dia.turno?.inicio ?? '';
  const { desde, hasta, tramos } = arcoDelDia({ previsto: dia, jornada: null, ahora: start });
  if (!desde || !hasta) return null;
  const isTomorrow = Temporal.PlainDate.from(fecha).add({ days: 1 }).equals(dia.fecha);
  const name = isTomorrow ? format.relativeDay(dia.fecha, fecha) : format.date(dia.fecha, 'weekday');
  const label = t('home.arco.siguiente', { dia: name, ...format.hourSpan(desde, hasta) });
  return (
    <DayArc
      desde={desde}
      hasta={hasta}
      ahora={null}
      tramos={tramos}
      zona={dia.zona}
      estado="antes"
      hour={format.hour}
      size={size}
      label={label}
    >
      {children}
      <ArcNote>{format.capitalize(name)}</ArcNote>
    </DayArc>
  );
}
