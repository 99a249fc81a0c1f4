import { withWaiting } from '../../features/home/model/waiting.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import type { Services } from '../../shared/services.tsx';

/** When the open day began, and its zone. */
export type OpenDay = { inicio: string; zona: string };

/** The open day of the signed-in person, as far as this device knows, with its unsent actions; null if none is known. */
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
