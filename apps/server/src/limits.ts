import { login } from '@jornada/contract/login.ts';
import type { Call } from '@jornada/contract/call.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from './platform/database/database.ts';
import { createGate, type Gate } from './platform/http/gate.ts';
import { createQueue } from './platform/http/queue.ts';
import { installObservation, type Metrics, type Observation } from './platform/http/observe.ts';
import { createTurns, type Turns } from './platform/turns.ts';

/** Passwords are checked one by one. `atOnce` log-ins may be in progress, and `maxWaiting` more may wait. */
const LOGINS = { atOnce: 8, maxWaiting: 500 };

/** The share of all places that one person may use, and the least number: some pages make several requests at once. */
const SHARE = { part: 1 / 20, least: 8 };
/**
 * Expensive calls. One place is always left for another company, and a second call of one person waits for a colleague's first.
 */
const COSTLY = { atOnce: { all: 4, tenant: 3, user: 1 }, waiting: { all: 500, tenant: 50, user: 5 } };

/** Files that arrive at once: a slow network keeps a place for long, and nothing else than its place. */
const UPLOADS = { most: 200, share: 4, deadlineMs: 130_000 };

type Options = {
  app: FastifyInstance;
  db: Database;
  metrics: Metrics;
  requestsAtOnce: number;
  answerWithinMs: number;
  /** How many clients listen to the stream of news. */
  listening(): number;
};

/** Limits on the work done at once, and the metrics that show how much of each limit is used. */
export function composeLimits({ app, db, metrics, requestsAtOnce, answerWithinMs, listening }: Options): Observation & {
  logins: Turns;
  gateOf(call: Call): Gate;
  uploads: { entry: Gate; receiving: Gate };
} {
  const share = Math.max(SHARE.least, Math.ceil(requestsAtOnce * SHARE.part));
  const calls = createGate({ most: requestsAtOnce, share, deadlineMs: answerWithinMs });
  const costly = createQueue({ ...COSTLY, deadlineMs: answerWithinMs });
  const receiving = createGate(UPLOADS);
  const logins = createTurns(LOGINS);
  // Log-ins have their own queue, so that many of them at once take no places from people who clock.
  const entrance = createGate({ most: LOGINS.atOnce + LOGINS.maxWaiting, deadlineMs: answerWithinMs });
  const { refused } = installObservation({
    app,
    db,
    registry: metrics,
    gauges: {
      jornada_calls_in_progress: {
        help: 'Calls let in and not answered yet',
        read: () => calls.inProgress + entrance.inProgress + costly.inProgress,
      },
      jornada_costly_waiting: { help: 'Calls that take much and wait for their turn', read: () => costly.waiting },
      jornada_uploads: { help: 'Files that are arriving', read: () => receiving.inProgress },
      jornada_database_busy: { help: 'Connections at work', read: () => db.load().busy },
      jornada_database_waiting: { help: 'Statements and transactions that wait for a connection', read: () => db.load().waiting },
      jornada_streams: { help: 'Who listens for what is new', read: listening },
      jornada_logins_waiting: { help: 'Log-ins that wait for their turn', read: () => logins.waiting },
    },
  });
  const gateOf = (call: Call): Gate => {
    if (call === login.entrar) return entrance;
    return call.costosa ? costly : calls;
  };
  return { refused, logins, gateOf, uploads: { entry: calls, receiving } };
}
