import type { EntradaDe } from '@jornada/contract/call.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import type { Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

/** The screen reads with the same input. */
export const preloadPermisos = (services: Services, ano = thisYear(services)): void =>
  preload(services, readOptions(services, permisos.resumen, { anio: ano }));

/** Each kind of permit, with what a year took of it. */
export const useResumen = (ano: number) => useRead(permisos.resumen, { anio: ano }, { keeps: true, refetchOnWindowFocus: true });

/** The fields that decide what a request means. */
export type PermitFieldsSoFar = Partial<Omit<EntradaDe<typeof permisos.guardar>, 'version' | 'borrador' | 'comentario' | 'ficheros'>>;

/** What a form starts from, and what the fields so far would mean. */
export const useNuevo = (fields: PermitFieldsSoFar) =>
  useRead(permisos.nuevo, Object.keys(fields).length === 0 ? {} : { data: JSON.stringify(fields) }, { keeps: true });
