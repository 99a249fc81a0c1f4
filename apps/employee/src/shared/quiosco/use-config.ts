import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import type { ConfiguracionQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useServices } from '../services.tsx';
import { isKiosk } from './desk.ts';

/** How this kiosk is set up, as it last knew; null on a device that is none. */
export function useKioskConfig(): ConfiguracionQuiosco | null {
  const services = useServices();
  const { session, kiosk } = services;
  const enabled = isKiosk(useObservable(session));
  const { meta, queryKey } = readOptions(services, quiosco.configuracion, {});
  const { data } = useQuery({
    // What can be clocked has names in the language that is shown.
    queryKey: [...queryKey, useIdioma()],
    queryFn: ({ signal }) => services.client.call(quiosco.configuracion, {}, { signal }),
    ...(meta && { meta }),
    enabled,
  });
  useEffect(() => {
    if (data) kiosk.keep(data);
  }, [data, kiosk]);
  return data ?? kiosk.read();
}
