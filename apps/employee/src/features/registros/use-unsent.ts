import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RegistroVista } from '@jornada/contract/registros/vistas.ts';
import type { Format } from '@jornada/i18n';
import { useObservable } from '@jornada/web/observable.ts';
import { waitingRecords } from '../../shared/day/waiting-records.ts';
import { hoyQuery, tiposQuery } from '../../shared/reads.ts';
import { useServices } from '../../shared/services.tsx';

const NONE: ReadonlyMap<string, RegistroVista[]> = new Map();

/**
 * The records that wait on this device, by their day: the day that is being worked, which may have begun before midnight; otherwise
 * that of their hour.
 */
export function useUnsent(format: Format): ReadonlyMap<string, RegistroVista[]> {
  const services = useServices();
  const waiting = useObservable(services.queue);
  const { data: tipos } = useQuery({ ...tiposQuery(services), enabled: waiting.length > 0 });
  const hoy = useQueryClient().getQueryData(hoyQuery(services).queryKey);
  if (!tipos || waiting.length === 0) return NONE;
  const lived = hoy?.situacion === 'trabajando' || hoy?.situacion === 'pausa' ? hoy.fecha : null;
  return Map.groupBy(
    waiting.flatMap((action) =>
      waitingRecords([action], { fecha: lived ?? format.dayOf(action.made), zona: format.zone, tipos: tipos.items }),
    ),
    ({ fecha }) => fecha,
  );
}
