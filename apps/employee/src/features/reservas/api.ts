import type { EntradaDe } from '@jornada/contract/call.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { useRead, useSend } from '@jornada/web/calls.ts';

/** All rooms on one day, or on seven. */
export const useAgenda = (fecha: string, dias: 1 | 7) =>
  useRead(reservas.agenda, { fecha, dias }, { keeps: true, refetchOnWindowFocus: true });

/** The fields that decide what a booking means. */
export type AskedBooking = Partial<Pick<EntradaDe<typeof reservas.guardar>, 'id' | 'sala' | 'inicio' | 'fin' | 'asistentes'>>;

/** What a form starts from, and what the fields so far would mean. */
export const useNuevo = (fields: AskedBooking, enabled = true) =>
  useRead(reservas.nuevo, Object.keys(fields).length === 0 ? {} : { data: JSON.stringify(fields) }, { keeps: true, enabled });

/** Books a room, or moves a booking. After a refusal the hours are read again: somebody else was faster. */
export const useGuardar = () => useSend(reservas.guardar, { once: true, refreshOnError: true });
