import type { Readable } from 'node:stream';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { ficheros } from '@jornada/contract/ficheros.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { FileDamaged, FileMissing } from '../../platform/files/store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { dispositionOf } from '../../platform/http/disposition.ts';
import type { Bytes } from '../../platform/http/router.ts';
import { Unavailable } from '../../platform/http/unavailable.ts';
import type { OneTime } from '../../platform/one-time.ts';
import type { FileDesk } from '../../shared/files.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import type { Access } from './access.ts';
import { viewKeyOf } from './keys.ts';
import { findFichero, findTemporales, type FilaFichero } from './repo.ts';
import type { Sweep } from './sweep.ts';
import { viewOf } from './view.ts';

const PURPOSE = 'fichero';
/** For how many seconds a link is good: the browser fetches it at once. */
const SECONDS = 120;
/** No script, no form, nothing else of this origin, and no window of its own: even if a browser took it for a page. */
const SEALED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Shows files to who may see what they belong to. To anybody else they do not exist. */
export function createShow(options: {
  db: Database;
  files: FileDesk;
  access: Access;
  sweep: Sweep;
  oneTime: OneTime;
  auditoria: AuditoriaService;
  warn(error: unknown, what: string): void;
}) {
  const { db, files, access, sweep, oneTime, auditoria, warn } = options;

  /** @throws AppError `ficheros.no-existe`, also for what the person may not see. */
  async function findSeen(tx: Transaction, sesion: Sesion, id: number, how?: { forUpdate: boolean }): Promise<FilaFichero> {
    const row = await findFichero(tx, sesion.entidadId, id, how);
    if (!row || !(await access.canRead(tx, sesion, row))) throw new AppError('ficheros.no-existe');
    return row;
  }

  async function open(row: FilaFichero, isSmall: boolean): Promise<Readable> {
    try {
      return await files.store.read(isSmall ? viewKeyOf(row.clave) : row.clave);
    } catch (error) {
      if (error instanceof FileDamaged) {
        warn(error, 'the bytes of a file are not those that were stored');
        throw new AppError('ficheros.danado', { cause: error });
      }
      if (!(error instanceof FileMissing)) throw new Unavailable('files', error);
      warn(error, 'the store does not have the bytes of a file');
      throw new AppError('ficheros.no-existe', { cause: error });
    }
  }

  return {
    async listTemporary(sesion: Sesion): Promise<SalidaDe<typeof ficheros.temporales>> {
      const rows = await db.tenant(sesion.entidadId, (tx) => findTemporales(tx, sesion));
      return { items: rows.map(viewOf), maximoBytes: files.maxBytes };
    },

    /** `checkPin` throws if the PIN was not typed. @throws AppError `ficheros.no-existe`, `documentacion.falta-pin`. */
    async link(
      sesion: Sesion,
      { id }: ValidadaDe<typeof ficheros.enlace>,
      checkPin: () => Promise<void>,
    ): Promise<SalidaDe<typeof ficheros.enlace>> {
      await db.tenant(sesion.entidadId, async (tx) => {
        const row = await findSeen(tx, sesion, id);
        await access.checkPin(tx, sesion, row, checkPin);
        if (sesion.simulando) await auditoria.note(tx, { sesion, accion: 'ficheros.ver', sobreId: id, datos: { nombre: row.nombre } });
      });
      const opener = sesion.simulando ? {} : { per: sesion.personaId };
      return { token: await oneTime.sign({ ent: sesion.entidadId, fic: id, ...opener }, { purpose: PURPOSE, seconds: SECONDS }) };
    },

    /** @throws AppError `ficheros.no-existe`, also for a token that is over or forged. */
    async fetch({ token, como = 'guardar' }: ValidadaDe<typeof ficheros.descargar>): Promise<Bytes> {
      const claims = await oneTime.read(token, { purpose: PURPOSE });
      const entidadId = Number(claims?.['ent']);
      const isSmall = como === 'vista';
      const opened = claims?.['per'];
      const row =
        claims &&
        (await db.tenant(entidadId, async (tx) => {
          const found = await findFichero(tx, entidadId, Number(claims['fic']));
          const isGone = found && opened !== undefined && (await access.isGone(tx, { entidadId, personaId: Number(opened) }, found));
          return isGone ? null : found;
        }));
      if (!row || (isSmall && row.vistaBytes === null)) throw new AppError('ficheros.no-existe');
      const cuerpo = await open(row, isSmall);
      // What cannot be given was not opened.
      const opener = isSmall ? undefined : opened;
      if (opener !== undefined)
        await db.tenant(entidadId, (tx) => access.onOpen(tx, { entidadId, personaId: Number(opener) }, row, como === 'guardar'));
      return {
        tipo: isSmall ? 'image/webp' : row.tipo,
        cuerpo,
        cabeceras: {
          'cache-control': 'private, no-store',
          'content-disposition': dispositionOf(como === 'guardar' ? 'attachment' : 'inline', row.nombre),
          'content-length': String(isSmall ? row.vistaBytes : row.bytes),
          'content-security-policy': SEALED,
        },
      };
    },

    /** @throws AppError `ficheros.no-existe`, `ficheros.ya-guardado`. */
    async remove(sesion: Sesion, { id }: ValidadaDe<typeof ficheros.eliminar>): Promise<null> {
      const { entidadId } = sesion;
      await db.tenant(entidadId, async (tx) => {
        const row = await findSeen(tx, sesion, id, { forUpdate: true });
        if (!(await access.canRemove(tx, sesion, row))) throw new AppError('ficheros.ya-guardado');
        if (row.estado === 'guardado')
          await auditoria.note(tx, { sesion, accion: 'ficheros.quitar', sobreId: id, datos: { nombre: row.nombre, de: row.modulo } });
        await sweep.remove(tx, entidadId, [row]);
      });
      return null;
    },
  };
}
