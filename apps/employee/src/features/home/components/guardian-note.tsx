import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import type { Regla } from '@jornada/domain/limites/modelo.ts';
import { IconClock, IconCoffee, IconMoon } from '@jornada/ui/icons.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { useAvisoText } from '@jornada/features/limites/aviso-text.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { avisosAt, isWarningDue } from '../model/guardian.ts';
import { Note } from './note.tsx';

/**
 * The note about rests and limits: which one would be broken by clocking in now, or by working on, and from when it would not. It
 * only informs: no button changes.
 */
export function GuardianNote({ hoy }: { hoy: HoyVista }) {
  const { t } = useTranslation();
  const minute = useMinute();
  const textOf = useAvisoText();
  useFreshWarnings(hoy, minute);
  // When the person is out, the numbers change every minute. Screen readers read only notes that appear during work.
  const live = hoy.situacion === 'trabajando' ? 'polite' : 'off';
  return (
    <div aria-live={live}>
      {avisosAt(hoy, minute).map((aviso) => {
        const { titulo, texto } = textOf(aviso, hoy.zona, minute);
        return (
          <Note key={aviso.regla} icon={iconOfRegla(aviso.regla)} tone="quiet" title={titulo}>
            {texto}{' '}
            <Text span display="block" size="xs" mt="xxs">
              {t('limites.norma', { norma: aviso.norma })}
            </Text>
          </Note>
        );
      })}
    </div>
  );
}

/** Reads again when working on reaches another limit; at most once a minute, because the server's clock may be behind. */
function useFreshWarnings(hoy: HoyVista, minute: string): void {
  const refresh = useRefresh(registros.registrosHoy);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === minute || !isWarningDue(hoy, minute)) return;
    asked.current = minute;
    refresh();
  }, [hoy, minute, refresh]);
}

/** The icon of a limit: rest, a break, or hours. */
function iconOfRegla(regla: Regla): Icon {
  if (regla === 'pausa-minima' || regla === 'pausa-maxima' || regla === 'trabajo-seguido') return IconCoffee;
  return regla === 'descanso-diario' || regla === 'descanso-semanal' || regla === 'noches-seguidas' ? IconMoon : IconClock;
}
