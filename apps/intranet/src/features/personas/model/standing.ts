import type { TFunction } from 'i18next';
import type { Icon } from '@tabler/icons-react';
import type { Format } from '@jornada/i18n';
import type { PersonaFila } from '@jornada/contract';
import { isExpected } from '@jornada/domain/personas/situacion.ts';
import { IconCalendarOff, IconClockExclamation, IconCoffee, IconLogout2, IconPlayerPlay, IconToolsKitchen2 } from '@jornada/ui/icons.ts';
import type { Tone } from '@jornada/ui/status-pill.tsx';

export type Standing = { icon: Icon; tone: Tone; word: string; note: string };

/** Where a person is now, in words: the state, and since or until when. `format` must be in the zone of their centre. */
export function standingOf({ situacion, dia }: Pick<PersonaFila, 'situacion' | 'dia'>, t: TFunction, format: Format): Standing {
  const hourOf = (instant: string | null): string => (instant === null ? '' : format.hour(instant, dia.zona));
  if (situacion.estado === 'trabajando') {
    const note = situacion.desde === null ? '' : t('personas.ahora.desde', { hora: hourOf(situacion.desde) });
    return { icon: IconPlayerPlay, tone: 'accent', word: t('personas.ahora.trabajando'), note };
  }
  if (situacion.estado === 'pausa') {
    const note = situacion.desde === null ? '' : t('personas.ahora.desde', { hora: hourOf(situacion.desde) });
    return { icon: situacion.subtipo === 'comida' ? IconToolsKitchen2 : IconCoffee, tone: 'warn', word: t('personas.ahora.pausa'), note };
  }
  if (situacion.estado === 'ausente') {
    const note = t('personas.ahora.hasta', { dia: format.date(situacion.hasta, 'day') });
    return { icon: IconCalendarOff, tone: 'quiet', word: t('personas.ahora.ausente'), note };
  }
  const note = t(`personas.fuera.${situacion.motivo}`, { hora: hourOf(situacion.hora) });
  const isLate = isExpected(situacion.motivo);
  return { icon: isLate ? IconClockExclamation : IconLogout2, tone: isLate ? 'warn' : 'quiet', word: t('personas.ahora.fuera'), note };
}

const MINUTES_TOLD = 60;

/** How long ago a device last sent a request: minutes within the hour, otherwise day and time. */
export function contactOf(momento: string, ahora: string, t: TFunction, format: Format): string {
  const minutes = Math.max(0, Math.floor(Temporal.Instant.from(ahora).since(momento).total('minutes')));
  if (minutes < 1) return t('personas.contacto.ahora');
  if (minutes < MINUTES_TOLD) return t('personas.contacto.hace', { count: minutes });
  return `${format.relativeDay(format.dayOf(momento), format.dayOf(ahora))}, ${format.hour(momento)}`;
}
