import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { exporteGeneral, exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import type { AccionAuditoria } from '@jornada/contract/acciones.ts';
import type { ClaseExporte } from '@jornada/domain/exportes/index.ts';
import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { FileMissing } from '../../platform/files/store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { dispositionOf } from '../../platform/http/disposition.ts';
import type { Bytes } from '../../platform/http/router.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Configuracion, EntidadesService } from '../../shared/company/configuration.ts';
import type { ExportJobs } from './jobs.ts';
import { checkPeriod } from './reads.ts';
import { countWaiting, createExporte, deleteExporte, findOwn, findOwnOne, type FilaExporte } from './repo.ts';
import type { Templates } from './templates.ts';

const PURPOSE = 'exporte';
/** For how many seconds the link is good: the browser fetches it at once. */
const SECONDS = 60;
/** How many of one person may wait at a time. */
const MOST_WAITING = 5;

/** What is asked for. `centros` null: every centre. */
export type PedidoExporte = {
  clase: ClaseExporte;
  desde: string;
  hasta: string;
  centros: number[] | null;
  idioma: Idioma;
  plantilla: FilaExporte['plantilla'];
};

export type ExportesOptions = {
  db: Database;
  clock: Clock;
  entidades: EntidadesService;
  auditoria: AuditoriaService;
  oneTime: OneTime;
  files: FileDesk;
  jobs: ExportJobs;
  templates: Templates;
};
export type ExportesService = ReturnType<typeof createExportesService>;

function present(fila: FilaExporte, { centros: known }: Configuracion): ExporteVista {
  const { id, clase, desde, hasta, centros, idioma, plantilla, estado, hecho, total, pedido, terminado, caduca, problema } = fila;
  const { nombre, bytes, sha256, ficheros } = fila;
  const [centro, ...others] = centros ?? [];
  return {
    id,
    clase,
    desde,
    hasta,
    idioma,
    estado,
    hecho,
    total,
    pedido,
    terminado,
    caduca,
    problema,
    centro: centro === undefined || others.length > 0 ? null : { id: centro, nombre: known.get(centro)?.nombre ?? '' },
    plantilla: plantilla?.nombre ?? null,
    archivo: nombre !== null && bytes !== null && sha256 !== null ? { nombre, bytes, sha256, ficheros: ficheros ?? [] } : null,
  };
}

/** Whoever has asked for an export sees and fetches it, and nobody else. */
export function createExportesService({ db, clock, entidades, auditoria, oneTime, files, jobs, templates }: ExportesOptions) {
  const configuration = ({ entidadId, revision }: Sesion) => entidades.getConfiguration(entidadId, revision);

  async function findMine(tx: Queryable, { entidadId, usuarioId }: Sesion, id: number): Promise<FilaExporte> {
    const fila = await findOwnOne(tx, entidadId, usuarioId, id);
    if (!fila) throw new AppError('exportes.no-existe');
    return fila;
  }

  return {
    async listOwn(sesion: Sesion): Promise<SalidaDe<typeof exportes.listado>> {
      const empresa = await configuration(sesion);
      const rows = await db.tenant(sesion.entidadId, (tx) => findOwn(tx, sesion.entidadId, sesion.usuarioId));
      return { items: rows.map((row) => present(row, empresa)), total: rows.length };
    },

    /** Asks for an export whose scope was checked. @throws AppError `exportes.demasiados`. */
    async ask(sesion: Sesion, pedido: PedidoExporte, accion: AccionAuditoria): Promise<ExporteVista> {
      const { entidadId, usuarioId } = sesion;
      const empresa = await configuration(sesion);
      const fila = await db.tenant(entidadId, async (tx) => {
        if ((await countWaiting(tx, entidadId, usuarioId)) >= MOST_WAITING) throw new AppError('exportes.demasiados');
        const made = await createExporte(tx, entidadId, { ...pedido, usuarioId, pedido: clock.now().toString() });
        const { clase, desde, hasta, centros, idioma, plantilla } = pedido;
        const datos = { exporte: made.id, clase, desde, hasta, centros, idioma, plantilla: plantilla?.nombre ?? null };
        await auditoria.note(tx, { sesion, accion, sobreId: null, datos });
        await jobs.send(tx, { entidadId, exporteId: made.id });
        return made;
      });
      return present(fila, empresa);
    },

    /** @throws AppError `exportes.centro-no-existe`, `exportes.periodo-no-valido`, `exportes.plantilla-no-existe`, `exportes.demasiados`. */
    async create(sesion: Sesion, input: ValidadaDe<typeof exportes.crear>): Promise<ExporteVista> {
      const { clase, desde, hasta, centro = null, idioma, plantilla } = input;
      const empresa = await configuration(sesion);
      checkPeriod({ desde, hasta });
      if (centro !== null && !empresa.centros.has(centro)) throw new AppError('exportes.centro-no-existe');
      const chosen = clase === 'nominas' ? await templates.find(sesion, plantilla) : null;
      const centros = centro === null || clase === 'auditoria' ? null : [centro];
      return this.ask(sesion, { clase, desde, hasta, centros, idioma: idioma ?? sesion.idioma, plantilla: chosen }, 'exportes.pedir');
    },

    /** @throws AppError `exportes.no-existe`, `exportes.no-listo`. */
    async link(sesion: Sesion, id: number, accion: AccionAuditoria): Promise<{ token: string }> {
      const { entidadId, usuarioId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        const { estado, nombre, sha256 } = await findMine(tx, sesion, id);
        if (estado !== 'listo') throw new AppError('exportes.no-listo');
        await auditoria.note(tx, { sesion, accion, sobreId: id, datos: { nombre, sha256 } });
      });
      return { token: await oneTime.sign({ ent: entidadId, usr: usuarioId, exp_id: id }, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `exporte-general.caducado`. */
    async fetch({ token }: ValidadaDe<typeof exporteGeneral.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      if (!claims || !(await db.transaction((tx) => oneTime.spend(tx, claims)))) throw new AppError('exporte-general.caducado');
      const [entidadId, usuarioId, id] = [Number(claims['ent']), Number(claims['usr']), Number(claims['exp_id'])];
      const fila = await db.tenant(entidadId, (tx) => findOwnOne(tx, entidadId, usuarioId, id));
      if (!fila?.clave || fila.nombre === null) throw new AppError('exporte-general.caducado');
      const cuerpo = await files.store.read(fila.clave).catch((error: unknown) => {
        throw error instanceof FileMissing ? new AppError('exporte-general.caducado', { cause: error }) : error;
      });
      return {
        tipo: 'application/zip',
        cuerpo,
        cabeceras: {
          'cache-control': 'private, no-store',
          'content-disposition': dispositionOf('attachment', fila.nombre),
          'content-length': String(fila.bytes),
        },
      };
    },

    /** @throws AppError `exportes.no-existe`. */
    async remove(sesion: Sesion, id: number): Promise<null> {
      const { entidadId } = sesion;
      const clave = await db.tenant(entidadId, async (tx) => {
        const fila = await findMine(tx, sesion, id);
        await deleteExporte(tx, entidadId, id);
        await auditoria.note(tx, { sesion, accion: 'exportes.quitar', sobreId: id, datos: { nombre: fila.nombre } });
        return fila.clave;
      });
      if (clave !== null) await files.store.remove(clave);
      return null;
    },
  };
}
