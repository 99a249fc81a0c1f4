import { useState } from 'react';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';

type Listed = { id: number; espera: unknown; estado: EstadoSolicitud };

/**
 * What stands open beside a list of requests without being asked for: at first one that waits or stands, rather than one that came to nothing,
 * and then the same for as long as it is listed, whatever comes or goes. `asked`: what somebody opened. @returns its id; null: nothing.
 */
export function useBeside(items: readonly Listed[], asked: number | null): number | null {
  const [kept, setKept] = useState<number | null>(null);
  const first =
    items.find(({ id }) => id === kept) ??
    items.find(({ espera }) => espera !== null) ??
    items.find(({ estado }) => estado === 'aprobada') ??
    items[0];
  const beside = asked ?? first?.id ?? null;
  if (beside !== null && beside !== kept) setKept(beside);
  return beside;
}
