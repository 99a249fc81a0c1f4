import type { FastifyInstance } from 'fastify';
import type { Attempts } from '../platform/attempts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { MobileApp } from '../platform/http/app-links.ts';
import type { TranslateText } from '../platform/http/error-handler.ts';
import type { Metrics } from '../platform/http/observe.ts';
import type { Tokens } from '../platform/http/tokens.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mail.ts';
import type { OneTime } from '../platform/one-time.ts';
import type { Passwords } from '../platform/passwords.ts';
import type { FcmSender } from '../platform/push/fcm/send.ts';
import type { PushSender } from '../platform/push/send.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Turns } from '../platform/turns.ts';
import type { Vault } from '../platform/vault.ts';
import type { Decode } from './decode.ts';
import type { FileDesk } from './files.ts';
import type { Seals } from './seals.ts';
import type { Bus, Novedad } from '../platform/bus.ts';
import type { Events } from '../platform/events.ts';

/** What an installation decides that modules depend on. */
export type ServerInstallation = {
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
  /** Null: no messages are sent to the app of phones. */
  fcm: FcmSender | null;
  /** Who answers requests for help; null: the admins of each company. */
  support: string | null;
  /** Whether companies may register themselves. */
  registration: boolean;
  /** The oldest app that may go on; null: as old as this server understands. */
  minimumAppVersion: string | null;
  /** The employee app in its wrapper for phones. */
  mobile: MobileApp;
};

/** What the server gives to every module. */
export type Ground = ServerInstallation & {
  app: FastifyInstance;
  db: Database;
  /** The database without a pooler, as the server's own role: for processes of their own. */
  directUrl: string;
  /** Work outside requests. Modules define it; `run-server.ts` starts it. */
  jobs: Jobs;
  /** The metrics of this process. */
  metrics: Metrics;
  bus: Bus;
  /** Messages between the processes that use this database. */
  events: Events<Novedad>;
  clock: Clock;
  /** Where files are kept and worked on, and how large they may be. */
  files: FileDesk;
  secrets: Secrets;
  vault: Vault;
  tokens: Tokens;
  oneTime: OneTime;
  passwords: Passwords;
  attempts: Attempts;
  /** Seals PDFs that are given out, and knows them again. */
  seals: Seals;
  /** Reads what people send as a picture or a document, apart from this process. */
  decode: Decode;
  translate: TranslateText;
  /** The queue of the log-ins. */
  logins: Turns;
  /** Cookies are sent over https only. */
  secure: boolean;
  /** The public address of the product. Without a configured one it is `origin`, the address of the request. */
  baseUrl(origin: string): string;
  /** Logs an error of work that no caller waits for. */
  warn(error: unknown, what: string): void;
};
