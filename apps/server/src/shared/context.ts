import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../platform/attempts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Translate } from '../platform/http/error-handler.ts';
import type { Metrics } from '../platform/http/observe.ts';
import type { Tokens } from '../platform/http/tokens.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mail.ts';
import type { OneTime } from '../platform/one-time.ts';
import type { Passwords } from '../platform/passwords.ts';
import type { PushSender } from '../platform/push/send.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Turns } from '../platform/turns.ts';
import type { Vault } from '../platform/vault.ts';
import type { Bus, Novedad } from '../platform/bus.ts';
import type { Events } from '../platform/events.ts';

/** What an installation decides that modules depend on. */
export type Installation = {
  version: string;
  environment: 'produccion' | 'pruebas';
  /** Where the app is reached from outside; null: as the request says. */
  publicUrl: string | null;
  /** Hosts of identity providers that may be asked although they are not public. */
  privateHosts: readonly string[];
  /** Null: mails wait in the outbox to be handed over. */
  mailer: Mailer | null;
  /** Null: no messages are sent to browsers. */
  push: PushSender | null;
  /** Push services of this machine, for tests. */
  pushTestOrigins: readonly string[];
  /** Who answers requests for help; null: the admins of each company. */
  support: string | null;
  /** Whether companies may register themselves. */
  registration: boolean;
  /** The oldest app that may go on; null: as old as this server understands. */
  minimumAppVersion: string | null;
};

/** What every module stands on. */
export type Ground = Installation & {
  app: FastifyInstance;
  db: Database;
  /** Work outside a request. Modules say what is done; `run-server.ts` starts it. */
  jobs: Jobs;
  /** The metrics of this process. */
  metrics: Metrics;
  bus: Bus;
  /** What the processes on this database tell each other. */
  events: Events<Novedad>;
  clock: Clock;
  secrets: Secrets;
  vault: Vault;
  tokens: Tokens;
  oneTime: OneTime;
  passwords: Passwords;
  attempts: Attempts;
  translate: Translate;
  /** The line in which those wait who sign in. */
  logins: Turns;
  /** Cookies go over https only. */
  secure: boolean;
  /** The address of the product, for somebody who came to `origin`. */
  baseUrl(origin: string): string;
  /** Logs the failure of something for which no caller waits. */
  warn(error: unknown, what: string): void;
};
