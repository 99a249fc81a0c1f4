import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useDia, useTipos } from '../api-correcciones.ts';
import { previewDay, type PreviewOfDay } from './preview-day.ts';
import { hourStateOf, type HourState } from './use-hour.ts';

type Move = {
  hour: HourState;
  /** The day without and with another hour; null while it is loading. */
  before: PreviewOfDay | null;
  after: PreviewOfDay | null;
};

/**
 * The meaning of another hour for a record: its instant, and the resulting day. `isAsked`: whether the day is needed for that.
 */
export function useMove(registro: RegistroVista, isAsked = true) {
  const { id, fecha, zona, momento } = registro;
  const format = useFormat(zona);
  const ahora = useMinute();
  const dia = useDia(isAsked ? fecha : undefined).data;
  const tipos = useTipos().data?.items ?? [];
  const registros = dia?.items ?? [registro];
  const isRunning = dia?.dia.estado === 'abierta';
  const day = { fecha, zona, registros, tipos, ahora: isRunning ? ahora : null };
  const isPast = (instante: string): boolean => Temporal.Instant.compare(instante, ahora) <= 0;
  /** `dia`: the chosen calendar day for the hour, if any. */
  const moveTo = (typed: { hora: string; dia: string }): Move => {
    const hour = hourStateOf({
      hora: typed.hora,
      fecha,
      zona,
      named: typed.dia,
      near: momento,
      fits: (instante) => isPast(instante) && previewDay({ ...day, moved: { id, momento: instante } }).fits,
      registros,
      previsto: dia?.dia.previsto ?? null,
      format,
    });
    const { chosen } = hour;
    return {
      hour,
      before: dia ? previewDay(day) : null,
      after: dia && chosen ? previewDay({ ...day, moved: { id, momento: chosen.instante } }) : null,
    };
  };
  return { dia, format, moveTo };
}
