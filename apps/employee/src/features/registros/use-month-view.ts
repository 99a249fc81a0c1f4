import type { SalidaDe } from '@jornada/contract/call.ts';
import type { registros } from '@jornada/contract/registros.ts';
import type { Format } from '@jornada/i18n';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import type { ShownOfDay } from './model/day.ts';
import { monthWindow } from './model/line-window.ts';

export type Calendario = SalidaDe<typeof registros.calendario>;

/** What every part of the calendar needs beside the days themselves. */
export type MonthView = {
  format: Format;
  shown: ShownOfDay;
  hoy: string;
  /** The minute of now, by the server's clock. */
  ahora: string;
  isDesktop: boolean;
  /** Whether a day says its shift: only where the month knows more than one, else the legend has said it. */
  namesShifts: boolean;
  /** Hours that the small lines show. */
  window: readonly [number, number];
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
  };
}
