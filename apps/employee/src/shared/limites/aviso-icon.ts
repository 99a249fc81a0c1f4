import type { Icon } from '@tabler/icons-react';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { IconClock, IconCoffee, IconMoon } from '@jornada/ui/icons.ts';

/** The icon of a limit: rest, a break, or hours. */
export function iconOfRegla(regla: Regla): Icon {
  if (regla === 'pausa-minima' || regla === 'pausa-maxima' || regla === 'trabajo-seguido') return IconCoffee;
  return regla === 'descanso-diario' || regla === 'descanso-semanal' || regla === 'noches-seguidas' ? IconMoon : IconClock;
}
