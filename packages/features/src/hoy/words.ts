import type { TFunction } from 'i18next';
import type { Icon } from '@tabler/icons-react';
import type { CuentasHoy, PersonaHoy } from '@jornada/contract/hoy.ts';
import type { EstadoHoy } from '@jornada/domain/hoy/index.ts';
import type { Format } from '@jornada/i18n';
import {
  IconAlertTriangleFilled,
  IconCalendarOff,
  IconClockExclamation,
  IconCoffee,
  IconHome,
  IconLogout2,
  IconPlayerPlay,
  IconToolsKitchen2,
  IconUserOff,
} from '@jornada/ui/icons.ts';

const LOOKS: Record<EstadoHoy, { icon: Icon; tone: 'accent' | 'warn' | 'bad' | 'quiet' }> = {
  trabajando: { icon: IconPlayerPlay, tone: 'accent' },
  pausa: { icon: IconCoffee, tone: 'warn' },
  tarde: { icon: IconClockExclamation, tone: 'warn' },
  'no-vino': { icon: IconUserOff, tone: 'bad' },
  'sin-salida': { icon: IconAlertTriangleFilled, tone: 'bad' },
  ausente: { icon: IconCalendarOff, tone: 'quiet' },
  fuera: { icon: IconLogout2, tone: 'quiet' },
  'sin-estrenar': { icon: IconUserOff, tone: 'quiet' },
};

/** How each state is called among the counts. */
export const COUNT_OF: Record<EstadoHoy, keyof CuentasHoy> = {
  trabajando: 'trabajando',
  pausa: 'pausa',
  tarde: 'tarde',
  'no-vino': 'noVino',
  'sin-salida': 'sinSalida',
  ausente: 'ausente',
  fuera: 'fuera',
  'sin-estrenar': 'sinEstrenar',
};

/** What somebody has to find out: who is late, did not come or forgot to leave. */
export const toFindOut = ({ tarde, noVino, sinSalida }: CuentasHoy): number => tarde + noVino + sinSalida;

/** From so many minutes after the planned beginning on, nobody is merely late. */
const LATE_MINUTES = 60;

function textOf({ estado, situacion, dia, fecha }: PersonaHoy, ahora: string, t: TFunction, format: Format): string {
  const hora = (instant: string | null): string => (instant === null ? '' : format.hour(instant));
  if (estado === 'sin-estrenar') return t('hoy.ahora.sin-estrenar');
  if (estado === 'no-vino' && fecha < dia.fecha) return t('hoy.ahora.no-vino-dia', { dia: format.date(fecha, 'weekdayDay') });
  if (estado === 'sin-salida') return t('hoy.ahora.sin-salida', { dia: format.date(fecha, 'weekdayDay') });
  if (situacion.estado === 'trabajando') return t('hoy.ahora.trabajando', { hora: hora(situacion.desde) });
  if (situacion.estado === 'pausa')
    return t(situacion.subtipo === 'comida' ? 'hoy.ahora.comida' : 'hoy.ahora.pausa', { hora: hora(situacion.desde) });
  if (situacion.estado === 'ausente') return t('hoy.ahora.ausente', { dia: format.date(situacion.hasta, 'day') });
  if (estado === 'tarde' && situacion.hora) {
    const minutes = Math.max(0, Math.floor(Temporal.Instant.from(ahora).since(situacion.hora).total('minutes')));
    if (minutes >= LATE_MINUTES) return t('hoy.ahora.sin-fichar', { hora: hora(situacion.hora) });
    return t('hoy.ahora.tarde', { tiempo: format.durationWithUnit(minutes) });
  }
  if (estado === 'no-vino') return t('hoy.ahora.no-vino', { hora: hora(situacion.hora ?? dia.turno?.inicio ?? null) });
  return t(`personas.fuera.${situacion.motivo}`, { hora: hora(situacion.hora) });
}

function iconOf({ estado, situacion }: PersonaHoy): Icon {
  if (situacion.estado === 'pausa' && situacion.subtipo === 'comida') return IconToolsKitchen2;
  // Nobody clocked out on a day off.
  if (estado === 'fuera' && situacion.estado === 'fuera' && (situacion.motivo === 'libre' || situacion.motivo === 'festivo'))
    return IconHome;
  return LOOKS[estado].icon;
}

/** Where somebody stands, in words. `format` in the zone of the person who looks: one axis, one clock. */
export function wordsOf(persona: PersonaHoy, ahora: string, t: TFunction, format: Format) {
  const look = LOOKS[persona.estado];
  return { ...look, icon: iconOf(persona), text: textOf(persona, ahora, t, format) };
}
