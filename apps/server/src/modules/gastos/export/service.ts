import { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exporteGastos, gastos } from '@jornada/contract/gastos/calls.ts';
import type { EstadoSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { chooseIdioma } from '@jornada/i18n/idioma.ts';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { dispositionOf } from '../../../platform/http/disposition.ts';
import type { Bytes } from '../../../platform/http/router.ts';
import type { OneTime } from '../../../platform/one-time.ts';
import type { Sesion } from '../../../shared/sesion.ts';
import type { AuditoriaService } from '../../auditoria/service.ts';
import { todayOf } from '../../../shared/company/configuration.ts';
import { daysOf } from '../days-of.ts';
import type { GastosOptions } from '../service.ts';
import { writeCsv, writeXlsx } from './files.ts';
import { findPart, isLastPart, type FiltroExporte, type GastoExportado } from './repo.ts';

const PURPOSE = 'gastos';
/** For how many seconds the link is good: the browser fetches it at once. */
const SECONDS = 60;
/** What is booked if nobody says which. */
const BOOKED: readonly EstadoSolicitud[] = ['aprobada', 'anulacion-solicitada', 'pagada'];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Part by part, each in a transaction of its own, when the client is ready for it: a slow one holds no connection. */
async function* partsOf(db: Database, entidadId: number, filtro: FiltroExporte): AsyncGenerator<GastoExportado[]> {
  let after: { dia: string; id: number } | null = null;
  for (;;) {
    const from: typeof after = after;
    const rows: GastoExportado[] = await db.tenant(entidadId, (tx) => findPart(tx, entidadId, filtro, from));
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || isLastPart(rows)) return;
    after = { dia: last.dia, id: last.id };
  }
}

/** The file for the accounting. */
export function createExport({
  db,
  clock,
  entidades,
  translate,
  auditoria,
  oneTime,
}: Pick<GastosOptions, 'db' | 'clock' | 'entidades' | 'translate'> & { auditoria: AuditoriaService; oneTime: OneTime }) {
  return {
    async ask(
      sesion: Sesion,
      { anio, mes, estado, formato }: ValidadaDe<typeof gastos.exportar>,
    ): Promise<SalidaDe<typeof gastos.exportar>> {
      const { entidadId, idioma } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const { desde, hasta } = daysOf({ anio, mes, estado }, Number(hoy.slice(0, 4)));
      await db.tenant(entidadId, (tx) =>
        auditoria.note(tx, { sesion, accion: 'gastos.exportar', sobreId: null, datos: { desde, hasta, estado: estado ?? null, formato } }),
      );
      const estados = (estado ? [estado] : BOOKED).join(',');
      const claims = { ent: entidadId, idi: idioma, des: desde ?? '', has: hasta ?? '', est: estados, fmt: formato, hoy };
      return { token: await oneTime.sign(claims, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `exporte-gastos.caducado`. */
    async fetch({ token }: ValidadaDe<typeof exporteGastos.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('exporte-gastos.caducado');
      const said = (key: string): string => String(claims[key]);
      const words = { idioma: chooseIdioma([said('idi')]), translate };
      const filtro = { desde: said('des') || null, hasta: said('has') || null, estados: said('est').split(',') as EstadoSolicitud[] };
      const parts = partsOf(db, Number(claims['ent']), filtro);
      const isCsv = said('fmt') === 'csv';
      const which =
        filtro.desde === null
          ? said('hoy')
          : filtro.desde.slice(0, filtro.hasta?.endsWith('-12-31') && filtro.desde.endsWith('-01-01') ? 4 : 7);
      const nombre = `${translate(words.idioma, 'gastos.exporte.archivo')}-${which}.${isCsv ? 'csv' : 'xlsx'}`;
      return {
        tipo: isCsv ? 'text/csv; charset=utf-8' : XLSX,
        cuerpo: Readable.from(isCsv ? writeCsv(parts, words) : writeXlsx(parts, words)),
        cabeceras: { 'content-disposition': dispositionOf('attachment', nombre) },
      };
    },
  };
}
