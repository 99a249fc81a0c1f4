import { withWaiting } from '../../features/home/model/waiting.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import type { Services } from '../../shared/services.tsx';

/** When the day that is still open began, and the zone it is counted in. */
export type OpenDay = { inicio: string; zona: string };

/** The open day of whoever is signed in, by what this device knows, what it has not sent yet included; null where none is known to be open. */
export function openDay({
  client,
  queryClient,
  queue,
  clock,
}: Pick<Services, 'client' | 'queryClient' | 'queue' | 'clock'>): OpenDay | null {
  const hoy = queryClient.getQueryData(hoyQuery({ client }).queryKey);
  if (!hoy) return null;
  const { items: tipos = [] } = queryClient.getQueryData(tiposQuery({ client }).queryKey) ?? {};
  const shown = withWaiting({ hoy, waiting: queue.get(), tipos, ahora: clock.now().toString() });
  if (shown.situacion !== 'trabajando' && shown.situacion !== 'pausa') return null;
  const inicio = shown.registros.findLast(({ clase, anulado }) => clase === 'entrada' && !anulado)?.momento ?? shown.desde;
  return inicio === null ? null : { inicio, zona: shown.zona };
}
