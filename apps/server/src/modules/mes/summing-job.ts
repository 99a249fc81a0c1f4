import type { Mes } from '@jornada/domain/cierres/index.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { idOf } from '../../platform/jobs/id-of.ts';
import { findCompanies } from '../../shared/company/companies-repo.ts';
import { refreshMonth, type RefreshMonthOptions } from './refresh.ts';
import { countStale, dropMarks, findStoredMonths } from './stale-repo.ts';

const QUEUE = 'mes.sumar';
/** Before anybody opens the month in the morning. */
const AT_NIGHT = '40 3 * * *';
const MINUTE_MS = 60_000;
/** How many people are summed up while somebody waits for the answer; more are left to a job. */
const AT_ONCE = 300;
/** More than this many are not counted. */
const MOST_STALE = 100_000;

type Encargo = { entidadId: number; mes: Mes };

export type SumSoon = ReturnType<typeof createSumming>;

/** Sums up months without anybody waiting: what somebody asked for, and every night the months that somebody looks at. */
export function createSumming(options: RefreshMonthOptions & { jobs: Jobs }) {
  const { db, clock, jobs } = options;
  jobs.work<Encargo>(QUEUE, async ({ entidadId, mes }) => void (await refreshMonth(options, entidadId, mes)), { expireSeconds: 600 });
  jobs.schedule('mes.cada-noche', AT_NIGHT, async () => {
    const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
    const recent = [today.subtract({ months: 1 }), today].map((date) => date.toPlainYearMonth().toString());
    for (const entidadId of await findCompanies(db)) {
      const stored = await db.tenant(entidadId, async (tx) => {
        await dropMarks(tx, entidadId);
        return findStoredMonths(tx, entidadId);
      });
      if (stored.length > 0) for (const mes of recent) await refreshMonth(options, entidadId, mes);
    }
  });
  const staleOf = (tx: Queryable, { entidadId, mes }: Encargo, most: number): Promise<number> =>
    countStale(tx, entidadId, { mes, ahora: clock.now().toString(), most });

  /** Leaves a month to a job; whoever asks twice within a minute asks once. */
  async function sumLater(tx: Queryable, { entidadId, mes }: Encargo): Promise<void> {
    const minute = Math.floor(clock.now().epochMilliseconds / MINUTE_MS);
    await jobs.send(QUEUE, { entidadId, mes }, { tx, id: idOf(`${QUEUE} ${entidadId} ${mes}`, minute) });
  }

  /** Sums up what is no longer true of a month: at once for few people, otherwise a job goes on. @returns how many people are left. */
  return async function sumSoon(cual: Encargo): Promise<number> {
    const stale = await db.tenant(cual.entidadId, (tx) => staleOf(tx, cual, AT_ONCE + 1));
    if (stale <= AT_ONCE) {
      if (stale > 0) await refreshMonth(options, cual.entidadId, cual.mes);
      return 0;
    }
    return db.tenant(cual.entidadId, async (tx) => {
      const left = await staleOf(tx, cual, MOST_STALE);
      if (left > 0) await sumLater(tx, cual);
      return left;
    });
  };
}
