import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { useRead } from '@jornada/web/calls.ts';

const FEW_MINUTES = 3 * 60_000;

/** How many requests wait for the signed-in person's decision. */
export const usePendingCount = () =>
  useRead(solicitudes.pendientes, {}, { refetchOnWindowFocus: true, refetchInterval: FEW_MINUTES }).data?.total;
