import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';

/** Asks again when midnight passes in the zone of the day: which day a record belongs to, only the server says. */
export function useFreshDay({ fecha, zona }: HoyVista, minute: string): void {
  const queryClient = useQueryClient();
  const local = Temporal.Instant.from(minute).toZonedDateTimeISO(zona).toPlainDate().toString();
  useEffect(() => {
    if (local !== fecha) void queryClient.invalidateQueries({ queryKey: ['registros', 'hoy'] });
  }, [local, fecha, queryClient]);
}
