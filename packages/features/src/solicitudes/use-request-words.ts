import { useTranslation } from 'react-i18next';
import type { SolicitudVista } from '@jornada/contract/solicitudes/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { STATE_LOOKS, stateKeyOf } from './looks.ts';

type Span = { desde: string; hasta: string };

/** How requests are named and counted, in the person's language. */
export function useRequestWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useMinute();
  const today = format.dayOf(now);

  const days = (count: number): string => t('solicitudes.dias', { count, dias: format.number(count) });
  const amount = (of: SolicitudVista['cantidad']): string => {
    if (!of) return '';
    if (of.unidad === 'dias') return days(of.dias);
    return of.unidad === 'minutos' ? format.durationWithUnit(of.minutos) : format.money(of.centimos, of.moneda);
  };
  /** Since when, or when: `ayer`, `jue 12 nov`. */
  const dayOf = (instant: string): string => format.relativeDay(format.dayOf(instant), today);
  /** A day in short, with its year unless it is this one. */
  const shortDay = (fecha: string): string => format.date(fecha, fecha.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayYear');
  /** A day in words, with its year unless it is this one. */
  const longDay = (fecha: string): string => format.longDay(fecha, today);
  /** Its days in short, with their year unless it is this one. */
  const shortDays = ({ desde, hasta }: Span): string => format.dayRange(desde, hasta, today);
  /** What one of its kind is called. */
  const kindOf = (modulo: SolicitudVista['modulo']): string => t(modulo === 'bajas' ? 'solicitudes.una-baja' : `menu.entradas.${modulo}`);
  /** Its own title. A booking has its hours as its person writes them: here they are written as the reader does. */
  const titleText = ({ modulo, titulo }: Pick<SolicitudVista, 'modulo' | 'titulo'>): string | null =>
    modulo === 'reservas' && titulo !== null
      ? titulo.replace(
          / · (\d+:\d\d) – (\d+:\d\d)/,
          (_, from: string, to: string) => ` · ${format.wallHour(from)} – ${format.wallHour(to)}`,
        )
      : titulo;
  /** What a request waits for, or how it ended: its state in a word that stands out, and what is to be said of it. */
  const standing = (of: SolicitudVista): { strong: string; rest: string } => {
    const { estado, espera, decidida } = of;
    if (espera) {
      const { nombre, desde, conformes, pasos } = espera;
      const rest =
        conformes > 0 && pasos > 1
          ? t('solicitudes.conformes', { hechos: conformes, pasos })
          : t('solicitudes.desde', { cuando: dayOf(desde) });
      return {
        strong: nombre ?? t('solicitudes.administracion'),
        rest: estado === 'anulacion-solicitada' ? t('solicitudes.decide-anulacion') : rest,
      };
    }
    const strong = t(stateKeyOf(of));
    if (!decidida || (estado !== 'aprobada' && estado !== 'rechazada')) return { strong, rest: '' };
    const { motivo, autor } = decidida;
    return { strong, rest: estado === 'rechazada' && motivo ? motivo : t('solicitudes.por', { autor }) };
  };
  return {
    t,
    format,
    now,
    today,
    days,
    kindOf,
    amount,
    dayOf,
    shortDay,
    longDay,
    shortDays,
    standing,
    titleText,
    /** The looks of its state. */
    look: ({ estado }: Pick<SolicitudVista, 'estado'>) => STATE_LOOKS[estado],
    /** `Vacaciones 28 – 31 dic`, or the person's own words for it. */
    title: ({ modulo, titulo, desde, hasta }: SolicitudVista): string => {
      const when = shortDays({ desde, hasta });
      // A room is booked for hours of a day, and its hours are in its name.
      if (modulo === 'reservas' && titulo !== null) return `${when} · ${titleText({ modulo, titulo })}`;
      return titulo !== null && modulo !== 'permisos' ? titulo : `${titulo ?? kindOf(modulo)} ${when}`;
    },
    /** `Del 28 al 31 de diciembre`; a single day with its weekday. */
    span: ({ desde, hasta }: Span): string =>
      desde === hasta ? format.capitalize(longDay(desde)) : t('solicitudes.del-al', format.daySpan(desde, hasta, today)),
  };
}

export type RequestWords = ReturnType<typeof useRequestWords>;
