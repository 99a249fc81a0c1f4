import type { ProblemaExporte } from '@jornada/domain/exportes/index.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { StoreFull } from '../../platform/files/store.ts';
import type { JobContext, Jobs } from '../../platform/jobs.ts';
import type { FileDesk } from '../../shared/files.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { ExportTooLarge } from './apart/process.ts';
import { ExportGone, makeExport, type MakeOptions } from './make.ts';
import {
  beat,
  deleteExporte,
  findLapsed,
  findNext,
  findPlain,
  findStopped,
  finishExporte,
  giveUp,
  takeExporte,
  updateEncrypted,
  type FilaExporte,
} from './repo.ts';

const HACER = 'exportes.hacer';
export const BARRER = 'exportes.barrer';
const EVERY_QUARTER = '7,22,37,52 * * * *';
/** Kept for a week. */
const DAYS_KEPT = 7;
/** After so many seconds without a word its process is dead. */
const DEAD_AFTER = 45;
const HEARTBEAT_SECONDS = 60;
/** How often the process says that it is at work, in milliseconds. */
const BEAT_MS = 1000;
const MOST_TRIES = 3;
/** Within the hour in which nobody sweeps what is being worked on. */
const EXPIRE_SECONDS = 3000;

type PedidoExporte = { entidadId: number; exporteId: number };
export type ExportJobs = { send(tx: Queryable, pedido: PedidoExporte): Promise<void> };

type Options = MakeOptions & { db: Database; jobs: Jobs; files: FileDesk; warn(error: unknown, what: string): void };

/** Makes exports, one at a time in each process and for each person, and deletes them after a week. */
export function createExportJobs(options: Options): ExportJobs {
  const { db, clock, jobs, files, warn } = options;
  const now = (): string => clock.now().toString();
  const deadSince = (): string => clock.now().subtract({ seconds: DEAD_AFTER }).toString();
  const endOfWeek = (): string =>
    clock
      .now()
      .add({ hours: DAYS_KEPT * 24 })
      .toString();

  function problemOf(error: unknown, { intentos }: FilaExporte): ProblemaExporte | null {
    if (error instanceof ExportTooLarge) return 'demasiado-grande';
    if (error instanceof StoreFull || (error as NodeJS.ErrnoException).code === 'ENOSPC') return 'sin-sitio';
    return intentos < MOST_TRIES ? null : 'error';
  }

  /** Writes how far it is, once a second. @throws ExportGone */
  function progressOf(entidadId: number, { id, intentos }: FilaExporte) {
    let last = 0;
    return async (hecho: number, total: number): Promise<void> => {
      const at = clock.now().epochMilliseconds;
      if (hecho > 0 && hecho < total && at - last < BEAT_MS) return;
      last = at;
      if (!(await db.tenant(entidadId, (tx) => beat(tx, entidadId, { id, intentos, ahora: now(), hecho, total })))) throw new ExportGone();
    };
  }

  async function make({ entidadId, exporteId }: PedidoExporte, { signal }: JobContext): Promise<void> {
    const exporte = await db.tenant(entidadId, (tx) => takeExporte(tx, entidadId, { id: exporteId, ahora: now(), deadSince: deadSince() }));
    if (!exporte) return;
    const clave = `${entidadId}/exportes/${randomUUID()}`;
    try {
      if (exporte.intentos > MOST_TRIES) return await fail(entidadId, exporte, 'interrumpido');
      await makeExport(options, entidadId, exporte, {
        base: await files.incoming.newPath(),
        signal,
        progress: progressOf(entidadId, exporte),
        keep: async ({ path, bytes, sha256, ficheros }) => {
          await files.store.put(clave, path);
          const acabado = { terminado: now(), caduca: endOfWeek(), clave, nombre: options.nameOf(exporte), bytes, sha256, ficheros };
          if (!(await db.tenant(entidadId, (tx) => finishExporte(tx, entidadId, exporte, acabado)))) throw new ExportGone();
        },
      });
    } catch (error) {
      await files.store.remove(clave).catch((failure: unknown) => warn(failure, 'the archive of an export could not be deleted'));
      if (error instanceof ExportGone) return;
      const problema = problemOf(error, exporte);
      await fail(entidadId, exporte, problema);
      if (problema === null || problema === 'error') throw error;
    } finally {
      await sendNext(entidadId, exporte.usuarioId);
    }
  }

  /** Each person's exports are made one after the other, in whichever process. */
  async function sendNext(entidadId: number, usuarioId: number): Promise<void> {
    const exporteId = await db.tenant(entidadId, (tx) => findNext(tx, entidadId, { usuarioId, deadSince: deadSince() }));
    if (exporteId !== null) await jobs.send(HACER, { entidadId, exporteId } satisfies PedidoExporte);
  }

  const fail = (entidadId: number, { id, intentos }: FilaExporte, problema: ProblemaExporte | null): Promise<void> =>
    db.tenant(entidadId, (tx) => giveUp(tx, entidadId, { id, intentos, problema, ahora: now(), caduca: endOfWeek() }));

  /** Encrypts what is from before. */
  async function encrypt(entidadId: number): Promise<void> {
    for (const { id, clave } of await db.tenant(entidadId, (tx) => findPlain(tx, entidadId)))
      if (clave !== null)
        await files.store.takeAlong(clave, await files.incoming.newPath(), (replace) =>
          db.tenant(entidadId, async (tx) => {
            if (await updateEncrypted(tx, entidadId, id)) await replace();
          }),
        );
  }

  /** Deletes what is a week old, and takes up what nobody works on: the queue may have lost it. */
  async function sweep(): Promise<void> {
    for (const entidadId of await findCompanies(db)) {
      const { lapsed, stopped } = await db.tenant(entidadId, async (tx) => ({
        lapsed: await findLapsed(tx, entidadId, now()),
        stopped: await findStopped(tx, entidadId, deadSince()),
      }));
      for (const { id, clave } of lapsed) {
        if (clave !== null) await files.store.remove(clave);
        await db.tenant(entidadId, (tx) => deleteExporte(tx, entidadId, id));
      }
      for (const exporteId of stopped) await jobs.send(HACER, { entidadId, exporteId } satisfies PedidoExporte);
      await encrypt(entidadId).catch((error: unknown) => warn(error, 'an export from before could not be encrypted'));
    }
  }

  jobs.work<PedidoExporte>(HACER, make, {
    concurrency: 1,
    retries: MOST_TRIES,
    retrySeconds: 5,
    expireSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  });
  jobs.schedule(BARRER, EVERY_QUARTER, sweep, { retries: 1 });
  return { send: (tx, pedido) => jobs.send(HACER, pedido, { tx }) };
}
