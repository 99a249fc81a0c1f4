import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { sumAusencias } from '@jornada/domain/resumen/sum-up.ts';
import { graficosDe } from '@jornada/domain/resumen/graficos.ts';
import { ventanaDe } from '@jornada/domain/resumen/periodo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AjustesEntidad } from '../../shared/company/settings.ts';
import { shownTimes } from '../registros/reads.ts';
import { createExport } from './export.ts';
import type { QuienResume, ResumenOptions } from './options.ts';
import { findFirstDay } from './repo.ts';
import { createVerifySeal } from './seal.ts';
import { createVerify } from './verify.ts';

export type { Writer } from './files/writer.ts';

/** Summary and statistics of one's own record, and the record as a file. */
export function createResumenService(options: ResumenOptions) {
  const { db, clock, entidades, registros } = options;

  /**
   * Each tab needs its own flag of the company, the permission to clock, and totals that the company shows. @throws AppError
   * `general.sin-permiso`.
   */
  async function settingsFor({ entidadId, revision, permisos }: Sesion, flag: 'resumenApp' | 'estadisticasApp'): Promise<AjustesEntidad> {
    const { ajustes } = await entidades.getConfiguration(entidadId, revision);
    if (!ajustes[flag] || !shownTimes({ ajustes }).totals || !permisos.has('registros.fichar:own'))
      throw new AppError('general.sin-permiso');
    return ajustes;
  }

  /** By default the current year, in the company's zone, which is exact enough here. */
  async function thisYear({ entidadId, revision }: Sesion): Promise<number> {
    const { zona } = await entidades.getConfiguration(entidadId, revision);
    return clock.now().toZonedDateTimeISO(zona).year;
  }

  return {
    async readDatosGraficos(
      quien: QuienResume,
      input: ValidadaDe<typeof resumen.datosGraficos>,
    ): Promise<SalidaDe<typeof resumen.datosGraficos>> {
      const { plan } = shownTimes({ ajustes: await settingsFor(quien.sesion, 'estadisticasApp') });
      const ano = input.ano ?? (await thisYear(quien.sesion));
      const { dias, hoy, ahora, empresa } = await registros.readHistory({ ...quien, ventana: ventanaDe({ ano, mes: input.mes ?? null }) });
      const proyectos = new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre]));
      return graficosDe({ dias, hoy, ahora: ahora.toString(), proyectos, muestra: { plan } });
    },

    async sumAusencias(quien: QuienResume, input: ValidadaDe<typeof resumen.ausencias>): Promise<SalidaDe<typeof resumen.ausencias>> {
      await settingsFor(quien.sesion, 'resumenApp');
      const ano = input.ano ?? (await thisYear(quien.sesion));
      const { dias, hoy } = await registros.readHistory({ ...quien, ventana: ventanaDe({ ano, mes: null }) });
      return { ano, items: sumAusencias(dias, hoy) };
    },

    export: createExport(options),

    verify: createVerify(options),
    verifySeal: createVerifySeal(options),

    async listAnos({ sesion }: QuienResume): Promise<SalidaDe<typeof resumen.anos>> {
      const last = await thisYear(sesion);
      const first = await db.tenant(sesion.entidadId, (tx) => findFirstDay(tx, sesion));
      if (first === null) return { anos: [] };
      const count = Math.max(0, last - Number(first.slice(0, 4)) + 1);
      return { anos: Array.from({ length: count }, (_, index) => last - index) };
    },
  };
}
