import type { EntradaDe } from '@jornada/contract/call.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import type { Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

/** The screen reads with the same input. */
export const preloadVacaciones = (services: Services, ano = thisYear(services)): void =>
  preload(services, readOptions(services, vacaciones.resumen, { anio: ano }));

/** The balance of a year, as of today or of another day. */
export const useSaldo = (ano: number, en?: string) =>
  useRead(vacaciones.resumen, en === undefined ? { anio: ano } : { anio: ano, en }, { keeps: true, refetchOnWindowFocus: true });

export const useCalendario = (ano: number, enabled: boolean) =>
  useRead(vacaciones.getCalendario, { anios: String(ano) }, { enabled, keeps: true });

/** The fields that decide what a request means. */
export type Fields = Partial<Pick<EntradaDe<typeof vacaciones.guardar>, 'id' | 'desde' | 'hasta' | 'mitad'>>;

/** What a form starts from, and what the fields so far would mean. */
export const useNuevo = (fields: Fields) =>
  useRead(vacaciones.nuevo, Object.keys(fields).length === 0 ? {} : { data: JSON.stringify(fields) }, { keeps: true });
