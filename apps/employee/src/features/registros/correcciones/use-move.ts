import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { TipoRegistroVista } from '@jornada/contract/tipos.ts';
import type { Format } from '@jornada/i18n';
import { previewDay, type PreviewOfDay } from './preview-day.ts';
import { hourStateOf, type HourState } from './use-hour.ts';

type Options = {
  registro: RegistroVista;
  /** The record's day; undefined while it is loading. */
  dia: SalidaDe<typeof registros.listado> | undefined;
  tipos: readonly TipoRegistroVista[];
  hora: string;
  named: string;
  ahora: string;
  format: Format;
};

/** The meaning of another hour for a record: its instant, and the day with and without it. */
export function moveOf({ registro, dia, tipos, hora, named, ahora, format }: Options): {
  hour: HourState;
  before: PreviewOfDay | null;
  after: PreviewOfDay | null;
} {
  const { id, fecha, zona, momento } = registro;
  const registros = dia?.items ?? [registro];
  const isRunning = dia?.dia.estado === 'abierta';
  const day = { fecha, zona, registros, tipos, ahora: isRunning ? ahora : null };
  const isPast = (instante: string): boolean => Temporal.Instant.compare(instante, ahora) <= 0;
  const hour = hourStateOf({
    hora,
    fecha,
    zona,
    named,
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
}
