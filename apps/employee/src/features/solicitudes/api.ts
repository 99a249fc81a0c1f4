import { gastos } from '@jornada/contract/gastos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { useRead } from '@jornada/web/calls.ts';
import { preload } from '@jornada/web/preload.ts';
import { readOptions } from '@jornada/web/read-options.ts';
import type { Services } from '../../shared/services.tsx';
import { thisYear } from '../../shared/solicitudes/this-year.ts';

/** The screen reads with the same input. */
export const preloadSolicitudes = (services: Services, ano = thisYear(services)): void =>
  preload(services, readOptions(services, solicitudes.getSolicitudesAno, { anio: ano }));

export const useSolicitudes = (ano: number) => useRead(solicitudes.getSolicitudesAno, { anio: ano }, { refetchOnWindowFocus: true });

/** The balance of vacations. @param enabled whether the person has vacations. */
export const useSaldo = (ano: number, enabled: boolean) => useRead(vacaciones.resumen, { anio: ano }, { enabled });

/** What expenses of a year come to. */
export const useExpenses = (ano: number) => useRead(gastos.meses, { filtro_Anio: ano });
/** What is left of the limit of overtime, and what was approved. */
export const useOvertime = (ano: number) => useRead(horasExtra.resumen, { anio: ano });
/** What is left of each permit of a year. */
export const usePermits = (ano: number) => useRead(permisos.resumen, { anio: ano });
