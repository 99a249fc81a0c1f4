import { registros } from '@jornada/contract/registros.ts';
import { useRead } from '@jornada/web/calls.ts';
import { partsOf } from '@jornada/web/month.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import { useProfile } from '@jornada/web/services.tsx';
import { diaQuery } from '../../shared/reads.ts';
import type { Services } from '../../shared/services.tsx';
import { openMonth, type CalendarioSearch } from './search.ts';

/** They change about once a year. */
const SHIFTS = { staleTime: 30 * 60_000 };

/** Starts the reads of a calendar address. The router also calls it when somebody is about to press next or previous. */
export function preloadCalendario(services: Services, search: CalendarioSearch): void {
  const { profile } = services.session.get();
  const mes = openMonth(search, services.clock.now(), profile?.Zona ?? 'UTC');
  preload(services, readOptions(services, registros.calendario, partsOf(mes)));
  if (profile?.AccesoTurnos) preload(services, readOptions(services, registros.leyenda, {}, SHIFTS));
  if (search.dia) preload(services, diaQuery(services, search.dia));
}

/** One month: each day with plan, work, balance, absence and incidences. The previous month stays while it is loading. */
export const useCalendario = (mes: string) => useRead(registros.calendario, partsOf(mes), { keeps: true });

/** The shifts of the person's schedules; empty if the company hides them. */
export const useLeyenda = () => useRead(registros.leyenda, {}, { enabled: useProfile().AccesoTurnos, ...SHIFTS });

export const useListado = (fecha: string) => useRead(registros.listado, { filtro_fecha: fecha });
