import type { EntradaDe } from '@jornada/contract/call.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import type { Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

/** The screen reads with the same input. */
export const preloadHorasExtra = (services: Services, ano = thisYear(services)): void =>
  preload(services, readOptions(services, horasExtra.resumen, { anio: ano }));

/** The overtime of a year by kind, and what is left of its limit. */
export const useAno = (ano: number) => useRead(horasExtra.resumen, { anio: ano }, { keeps: true, refetchOnWindowFocus: true });

/** The fields that decide what a request means. */
export type ExtraFields = Partial<
  Pick<EntradaDe<typeof horasExtra.guardar>, 'id' | 'fecha' | 'tipologia' | 'minutos' | 'inicio' | 'fin' | 'compensacion'>
>;

/** What a form starts from, and what the fields so far would mean. */
export const useNuevo = (fields: ExtraFields) =>
  useRead(horasExtra.nuevo, Object.keys(fields).length === 0 ? {} : { data: JSON.stringify(fields) }, { keeps: true });
