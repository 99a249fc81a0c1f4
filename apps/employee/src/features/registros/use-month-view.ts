import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { waitingRecords } from '../../shared/day/waiting-records.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices } from '../../shared/services.tsx';
import type { ShownOfDay } from './model/day.ts';
import { monthWindow } from './model/line-window.ts';

export type Calendario = SalidaDe<typeof registros.calendario>;

/** The data that every part of the calendar needs besides the days. */
export type MonthView = {
  format: Format;
  shown: ShownOfDay;
  hoy: string;
  /** The current minute, by the server's clock. */
  ahora: string;
  isDesktop: boolean;
  /** Whether days show their shift: only if the month has several; otherwise the legend is enough. */
  namesShifts: boolean;
  /** Hours that the small lines show. */
  window: readonly [number, number];
  /** What waits on this device, by day. */
  unsent: ReadonlyMap<string, RegistroVista[]>;
};

export function useMonthView(calendario: Calendario | undefined): MonthView {
  const { VerJornadaPrevista, MostrarHorasTotalizadasJornada, AccesoTurnos } = useProfile();
  const dias = calendario?.dias ?? [];
  const shifts = new Set(dias.flatMap(({ previsto }) => previsto?.turno?.nombre ?? []));
  const format = useFormat(dias.find(({ previsto }) => previsto)?.previsto?.zona);
  return {
    format,
    shown: { plan: VerJornadaPrevista, totals: MostrarHorasTotalizadasJornada, shifts: AccesoTurnos },
    hoy: calendario?.hoy ?? '',
    ahora: useMinute(),
    isDesktop: useIsDesktop(),
    namesShifts: AccesoTurnos && shifts.size > 1,
    window: monthWindow(dias, format.zone),
    unsent: useUnsent(format),
  };
}

const NONE: ReadonlyMap<string, RegistroVista[]> = new Map();

/**
 * The records that wait on this device, by their day: the day that is being worked, which may have begun before midnight; otherwise
 * that of their hour.
 */
function useUnsent(format: Format): ReadonlyMap<string, RegistroVista[]> {
  const services = useServices();
  const waiting = useObservable(services.queue);
  const { data: tipos } = useQuery({ ...tiposQuery(services), enabled: waiting.length > 0 });
  const hoy = useQueryClient().getQueryData(hoyQuery(services).queryKey);
  if (!tipos || waiting.length === 0) return NONE;
  const lived = hoy?.situacion === 'trabajando' || hoy?.situacion === 'pausa' ? hoy.fecha : null;
  return Map.groupBy(
    waiting.flatMap((action) =>
      waitingRecords([action], { fecha: lived ?? format.dayOf(action.made), zona: format.zone, tipos: tipos.items }),
    ),
    ({ fecha }) => fecha,
  );
}
