import { subscribe, type Subscription } from '../../platform/bus.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { laterFor } from '../../shared/sesion.ts';
import { findCompanies, findRevision } from '../../shared/company/companies-repo.ts';
import { cambioMovido } from './notices.ts';
import { expireOffers, findOffer } from './offers-repo.ts';
import { findDue, findOfOffer, saveExpired } from './repo.ts';
import type { CambiosOptions } from './service.ts';

export const CADUCAR = 'cambio-turnos.caducar';
const EVERY_TEN_MINUTES = '*/10 * * * *';

type Warn = (error: unknown, what: string) => void;
type Options = Pick<CambiosOptions, 'db' | 'clock' | 'solicitudes'> & { warn: Warn };
type Ended = { id: number; personaId: number };

/** What fails keeps nothing else from its end: it is tried again the next time. */
async function orWarn(warn: Warn, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    warn(error, what);
  }
}

/** What was decided meanwhile, or is not due any more, stays as it is. */
async function unlessDecided(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'solicitudes.ya-decidida') throw error;
  }
}

function createEnding({ db, clock, solicitudes }: Options) {
  return async (entidadId: number, { id, personaId }: Ended, isExpiry: boolean): Promise<void> => {
    const revision = await db.tenant(entidadId, (tx) => findRevision(tx, entidadId));
    const sesion = laterFor({ entidadId, autorId: personaId, revision });
    const end = db.tenant(entidadId, (tx) =>
      solicitudes.endWithin(tx, sesion, {
        id,
        async check() {
          if (isExpiry && !(await saveExpired(tx, entidadId, id, clock.now().toString()))) throw new AppError('solicitudes.ya-decidida');
        },
      }),
    );
    await unlessDecided(end);
  };
}

/** Every ten minutes: changes that nobody answered in time end, and so do offers. */
export function createExpiry({ jobs, ...options }: Options & { jobs: Jobs }): void {
  const { db, clock, warn } = options;
  const end = createEnding(options);
  jobs.schedule(
    CADUCAR,
    EVERY_TEN_MINUTES,
    async () => {
      const ahora = clock.now().toString();
      for (const entidadId of await findCompanies(db)) {
        await orWarn(warn, `changes of company ${entidadId} were not ended`, async () => {
          await db.tenant(entidadId, (tx) => expireOffers(tx, entidadId, ahora));
          for (const one of await db.tenant(entidadId, (tx) => findDue(tx, entidadId, ahora)))
            await orWarn(warn, `change ${one.id} was not ended`, () => end(entidadId, one, true));
        });
      }
    },
    { retries: 1 },
  );
}

/** An offer has ended: what others asked for because of it ends, too. */
export function endWithOffer(options: Options): Subscription {
  const { db } = options;
  const end = createEnding(options);
  return subscribe(cambioMovido, async ({ entidadId, ofertaId, caso }) => {
    if (ofertaId === undefined || !(caso === 'validado' || caso === 'oferta-cerrada')) return;
    const waiting = await db.tenant(entidadId, async (tx) => {
      const oferta = await findOffer(tx, entidadId, ofertaId);
      return oferta === null || oferta.estado === 'abierta' ? [] : findOfOffer(tx, entidadId, ofertaId);
    });
    const failed: unknown[] = [];
    for (const one of waiting) await end(entidadId, one, false).catch((error: unknown) => failed.push(error));
    // Tried again, it finds those that still wait.
    if (failed.length > 0) throw new AggregateError(failed, 'changes of an offer that has ended were not ended');
  });
}
