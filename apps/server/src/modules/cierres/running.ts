import type { SalidaDe } from '@jornada/contract/call.ts';
import type { cierres } from '@jornada/contract/cierres.ts';
import type { Mes } from '@jornada/domain/cierres/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Autor } from '../auditoria/service.ts';
import type { Apart } from './apart.ts';
import { createTask, endTask, findFailure, findTask, updateProgress, type EncargoDeCierre } from './running-repo.ts';

const CERRAR = 'cierres.cerrar';
const MINUTES_15 = 900;
/** For so long it is told what was in the way. */
const TOLD_MINUTES = 15;

/** Closes the month of a task. `within`: called in the transaction that closes. */
export type CloseTask = (autor: Autor, encargo: EncargoDeCierre, within: (tx: Transaction) => Promise<void>) => Promise<void>;
type Options = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  apart: Apart;
  refresh(entidadId: number, mes: Mes): Promise<unknown>;
  close: CloseTask;
};

/** Closing as a job: what takes long is prepared some people at a time, while everybody can clock; then the month is closed at once. */
export function createRunning({ db, clock, jobs, apart, refresh, close }: Options) {
  const end = (entidadId: number, encargoId: number, fallo: string | null) =>
    db.tenant(entidadId, (tx) => endTask(tx, entidadId, encargoId, clock.now().toString(), fallo));

  jobs.work<{ entidadId: number; encargoId: number }>(
    CERRAR,
    async ({ entidadId, encargoId }, { isLast }) => {
      const encargo = await db.tenant(entidadId, (tx) => findTask(tx, entidadId));
      // Done by an earlier try.
      if (encargo?.encargoId !== encargoId) return;
      const autor: Autor = { entidadId, usuarioId: encargo.autorId, personaId: encargo.autorId };
      try {
        await refresh(entidadId, encargo.mes);
        await apart.prepare(entidadId, (left) =>
          db.tenant(entidadId, (tx) => updateProgress(tx, entidadId, encargoId, encargo.total - left)),
        );
        await close(autor, encargo, (tx) => endTask(tx, entidadId, encargoId, clock.now().toString(), null));
      } catch (error) {
        if (error instanceof AppError) return end(entidadId, encargoId, error.code);
        // Nobody could close anything while this one seems to run.
        if (isLast) await end(entidadId, encargoId, 'general.desconocido');
        throw error;
      }
    },
    { expireSeconds: MINUTES_15, heartbeatSeconds: 30 },
  );

  return {
    /** Leaves a closing to a job. @throws AppError `cierres.en-marcha`. */
    async start(tx: Transaction, entidadId: number, nuevo: Parameters<typeof createTask>[2]): Promise<void> {
      const encargoId = await createTask(tx, entidadId, nuevo);
      if (encargoId === null) throw new AppError('cierres.en-marcha');
      await jobs.send(CERRAR, { entidadId, encargoId }, { tx });
    },

    read: (entidadId: number): Promise<SalidaDe<typeof cierres.marcha>> =>
      db.tenant(entidadId, async (tx) => {
        const found = await findTask(tx, entidadId);
        const enMarcha = found && {
          ano: Number(found.mes.slice(0, 4)),
          mes: Number(found.mes.slice(5)),
          centro: found.centroId,
          hechas: found.hechas,
          total: found.total,
        };
        return {
          enMarcha,
          fallo: found ? null : await findFailure(tx, entidadId, clock.now().subtract({ minutes: TOLD_MINUTES }).toString()),
        };
      }),
  };
}
