import { useTranslation } from 'react-i18next';
import type { FilaDeInforme, InformeVista, PresupuestoDeProyecto } from '@jornada/contract/informe-proyectos/calls.ts';
import type { Dimension } from '@jornada/domain/informe-proyectos/modelo.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { masDias } from '@jornada/domain/horario/calendario.ts';
import { useFormat } from '@jornada/web/use-format.ts';

/** How a report writes hours, money, days and the names of its lines. */
export function useReportWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useWebServices();
  const today = format.dayOf(clock.now().toString());
  const isNear = (fecha: string): boolean => fecha.slice(0, 4) === today.slice(0, 4) || (fecha > today && fecha < masDias(today, 365));
  /** With thousands in groups: `1.200:00`. */
  const hours = (minutes: number): string =>
    `${format.decimal(Math.trunc(minutes / 60), 0)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;
  /** Whole euros: sums of a report are read, not booked. */
  const euros = (cents: number): string => format.money(Math.round(cents / 100) * 100, 'EUR').replace(/[.,]00(?=\D*$)/, '');
  const month = (mes: string): string => format.month(Number(mes.slice(5, 7)));
  return {
    format,
    hours,
    euros,
    month,
    /** Of a budget: hours, or money. */
    amount: ({ clase }: Pick<PresupuestoDeProyecto, 'clase'>, value: number): string => (clase === 'horas' ? hours(value) : euros(value)),
    percent: (value: number): string => `${format.number(value)} %`,
    /** With its year, unless it is of this year or comes within a year. */
    day: (fecha: string): string => format.date(fecha, isNear(fecha) ? 'day' : 'dayYear'),
    column: ({ clase, desde }: InformeVista['columnas'][number]): string => {
      const year = Number(desde.slice(0, 4));
      if (clase === 'ano') return String(year);
      return clase === 'mes'
        ? month(desde)
        : t('informe-proyectos.trimestre', { numero: Math.ceil(Number(desde.slice(5, 7)) / 3), ano: year });
    },
    name: (por: Dimension, { clave, nombre }: Pick<FilaDeInforme, 'clave' | 'nombre'>): string => {
      if (por === 'semana') return t('informe-proyectos.semana-de', { dia: format.date(clave, 'numeric') });
      if (por === 'mes') return format.capitalize(format.month(Number(clave.slice(5)), Number(clave.slice(0, 4))));
      return nombre ?? t(`informe-proyectos.sin.${por}`);
    },
  };
}
