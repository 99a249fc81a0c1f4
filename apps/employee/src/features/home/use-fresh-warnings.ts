import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { isWarningDue } from './model/guardian.ts';

/** Asks again when going on working reaches another limit; once a minute at most, should the server's clock not be there yet. */
export function useFreshWarnings(hoy: HoyVista, minute: string): void {
  const queryClient = useQueryClient();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === minute || !isWarningDue(hoy, minute)) return;
    asked.current = minute;
    void queryClient.invalidateQueries({ queryKey: ['registros', 'hoy'] });
  }, [hoy, minute, queryClient]);
}
