import { useEffect } from 'react';
import { registros } from '@jornada/contract/registros.ts';
import type { HoyVista } from '@jornada/contract/registros/vistas.ts';
import { useRefresh } from '@jornada/web/calls.ts';

/** Reads again when midnight passes in the zone of the day, because only the server knows which day is today. */
export function useFreshDay({ fecha, zona }: HoyVista, minute: string): void {
  const refresh = useRefresh(registros.registrosHoy);
  const local = Temporal.Instant.from(minute).toZonedDateTimeISO(zona).toPlainDate().toString();
  useEffect(() => {
    if (local !== fecha) refresh();
  }, [local, fecha, refresh]);
}
