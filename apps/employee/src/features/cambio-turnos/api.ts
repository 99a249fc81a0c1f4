import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import type { CesionVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import { useRead } from '@jornada/web/calls.ts';

type ChangeFilters = Pick<EntradaDe<typeof cambioTurnos.listado>, 'EstadoId' | 'FechaInicio' | 'FechaFin'>;

const FRESH = { refetchOnWindowFocus: true };

/** Changes that concern the person, those of a state and of some days if wanted; none are read for a person who may not change shifts. */
export const useChanges = (enabled: boolean, filters: ChangeFilters = {}) =>
  useRead(cambioTurnos.listado, { ...filters, limit: 100 }, { ...FRESH, enabled, keeps: true });
export const useOffers = (enabled: boolean) => useRead(cambioTurnos.turnos, {}, { ...FRESH, enabled });
/** The own shifts, week by week. */
export const useWeeks = () => useRead(cambioTurnos.diasturnos, {}, FRESH);
export const useChange = (id: number) => useRead(cambioTurnos.byId, { id }, FRESH);

/** With whom some days can be changed. */
export const useWho = (fechas: string | undefined) =>
  useRead(cambioTurnos.empleados, { fechas: fechas ?? '' }, { enabled: fechas !== undefined });
/** Rings in which everybody gives what they offer, asked for only where nobody fits. */
export const useRings = (fechas: string | undefined, enabled: boolean) =>
  useRead(cambioTurnos.turnos, fechas === undefined ? {} : { fechas }, { enabled: enabled && fechas !== undefined });
/** What a change would mean, before it is sent. */
export const useMeaning = (cesiones: readonly CesionVista[] | null) =>
  useRead(
    cambioTurnos.obtenerresumensolicitud,
    { cesiones: JSON.stringify((cesiones ?? []).map(({ de, a, fecha }) => ({ de, a, fecha }))) },
    { enabled: cesiones !== null && cesiones.length > 0 },
  );
/** Who decides when all have agreed, and what the company allows. `con`: whom it is proposed to, who does not decide about it, too. */
export const useStart = (con: number | undefined) =>
  useRead(cambioTurnos.nuevo, con ? { data: JSON.stringify({ con }) } : {}, { keeps: true });
