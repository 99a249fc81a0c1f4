import { useEffect, useRef } from 'react';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { useRefresh } from '@jornada/web/calls.ts';
import { isWarningDue } from './model/guardian.ts';

/** Reads again when working on reaches another limit; at most once a minute, because the server's clock may be behind. */
export function useFreshWarnings(hoy: HoyVista, minute: string): void {
  const refresh = useRefresh(registros.registrosHoy);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === minute || !isWarningDue(hoy, minute)) return;
    asked.current = minute;
    refresh();
  }, [hoy, minute, refresh]);
}
