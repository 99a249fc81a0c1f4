import { createHash } from 'node:crypto';
import { homedir, userInfo } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { MobileApp } from './http/app-links.ts';
import { readFilePlace, type FilePlace } from './files/place.ts';
import { testOrigin } from './push/endpoint.ts';

/** A setting that cannot be used. The message is one sentence for the terminal. */
export class SettingsError extends Error {}

const bool = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3380),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  JORNADA_DATA: z.string().min(1).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_ADMIN_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  JORNADA_DEMO: bool.default(true),
  ENVIRONMENT: z.enum(['produccion', 'pruebas']).default('produccion'),
  ALLOWED_ORIGINS: z.string().default(''),
  PRIVATE_HOSTS: z.string().default(''),
  JORNADA_SECRETS: z.string().optional(),
  CAPTCHA_KEY: z.string().min(32, 'must have 32 characters at least').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}]*[^\s@<>]+@[^\s@<>]+>?$/u, 'must be an address, such as Jornada <jornada@example.com>')
    .optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto: or https:')
    .optional(),
  PUSH_TEST_ORIGINS: z.string().default(''),
  FCM_SERVICE_ACCOUNT: z.string().optional(),
  FCM_TEST_ORIGIN: z.string().optional(),
  SUPPORT_ADDRESS: z.email().optional(),
  REGISTRATION: bool.optional(),
  MINIMUM_APP_VERSION: z
    .string()
    .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, 'must be three numbers, such as 3.3.8')
    .optional(),
  MOBILE_APP: bool.default(true),
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'must be a package, such as app.jornada')
    .optional(),
  ANDROID_CERTIFICATES: z
    .string()
    .regex(
      /^\s*(?:[0-9a-f]{2}:){31}[0-9a-f]{2}(?:\s*,\s*(?:[0-9a-f]{2}:){31}[0-9a-f]{2})*\s*$/i,
      'must be SHA-256 fingerprints, such as 1A:2B:…, separated by commas',
    )
    .optional(),
  IOS_APPS: z
    .string()
    .regex(
      /^\s*[A-Z0-9]{10}\.[\w.-]+(?:\s*,\s*[A-Z0-9]{10}\.[\w.-]+)*\s*$/,
      'must be team and bundle, such as A1B2C3D4E5.app.jornada, separated by commas',
    )
    .optional(),
  PLAY_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  APP_STORE_URL: z.url({ protocol: /^https$/ }).optional(),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  FILES_URL: z.string().optional(),
  FILES_MAX_MB: z.coerce.number().min(1).max(100).default(10),
  FILES_COMPANY_MB: z.coerce.number().int().min(1).default(20_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
  DATABASE_PATIENCE: z.coerce.number().min(0.2).max(60).default(10),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(1).max(100_000).default(1000),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
});

export type Settings = {
  port: number;
  host: string;
  publicUrl: string | null;
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  database: { appUrl: string; ownerUrl: string } | null;
  /** The database as the server's role, not through the pooler that `appUrl` leads to. Null: `appUrl` leads to no pooler. */
  directUrl: string | null;
  demo: boolean;
  environment: 'produccion' | 'pruebas';
  allowedOrigins: string[];
  /** Hosts of identity providers in one's own network. Plain http is used only for hosts on this machine. */
  privateHosts: string[];
  secrets: string | null;
  /** The key that signs the captcha's tasks; null: derived from the keys that sign tokens. */
  captchaKey: string | null;
  /** The contact for push services, and push services on this machine, for tests. */
  push: { contact: string; testOrigins: string[] };
  /** The service account for Firebase, as JSON or as the path of a file, and what answers instead, for tests. Null: nothing goes by Firebase. */
  fcm: { account: string; testOrigin: string | null } | null;
  /** The mail server and the sender; null: mails wait in the outbox. */
  mail: { url: string; from: string } | null;
  /** Who answers requests for help; null: the admins of each company. */
  support: string | null;
  /** Whether companies may register themselves. Default: if mails can confirm them, or in a demo. */
  registration: boolean;
  /** The oldest app version that may be used; null: as old as this server understands. */
  minimumAppVersion: string | null;
  /** The employee app in its wrapper for phones. */
  mobile: MobileApp;
  /** Where files are kept, and the most bytes of one, and of all of a company. */
  files: { place: FilePlace; maxBytes: number; companyBytes: number };
  /** Of a time-stamp server (RFC 3161) for what is sealed; null: it has no time stamp. */
  timeStampUrl: string | null;
  logLevel: string;
  /** How many proxies are in front of the server. */
  trustProxy: number;
  /** Connections to the database that this process may use for requests. */
  databaseConnections: number;
  /** The longest time for one statement, in milliseconds. */
  patienceMs: number;
  /** Calls that may be in progress at once; further ones are refused for now. */
  requestsAtOnce: number;
  /** Processes that answer at the port. */
  workers: number;
};

/**
 * Root's data folder is in /var/lib, that of other users where XDG says. There is one folder for each clone, and one for the release, which
 * npm puts elsewhere with each version.
 */
function defaultDataDir(env: NodeJS.ProcessEnv, root: string): string {
  const isRelease = basename(dirname(root)) === 'node_modules';
  const clone = isRelease ? 'release' : createHash('sha256').update(root).digest('hex').slice(0, 12);
  if (userInfo().uid === 0) return join('/var/lib/jornada', clone);
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local/share'), 'jornada', clone);
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Push services want a contact for problems. Without one, the address of the installation is used. */
function contactOf({ PUSH_CONTACT, PUBLIC_URL, MAIL_FROM }: z.output<typeof schema>): string {
  if (PUSH_CONTACT) return PUSH_CONTACT;
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${MAIL_FROM?.replace(/^.*<|>$/g, '') ?? 'jornada@localhost'}`;
}

/** @throws SettingsError unless the environment is one for tests: an address of this machine is no real push service. */
function testOriginsOf(name: 'PUSH_TEST_ORIGINS' | 'FCM_TEST_ORIGIN', set: z.output<typeof schema>): string[] {
  const given = listOf(set[name] ?? '');
  if (given.length === 0) return [];
  if (set.ENVIRONMENT !== 'pruebas') throw new SettingsError(`${name} is for tests: it takes ENVIRONMENT=pruebas beside it.`);
  try {
    return given.map(testOrigin);
  } catch (error) {
    throw new SettingsError(`${name} is wrong: ${(error as Error).message}.`);
  }
}

function fcmOf(set: z.output<typeof schema>): Settings['fcm'] {
  const [origin = null] = testOriginsOf('FCM_TEST_ORIGIN', set);
  return set.FCM_SERVICE_ACCOUNT === undefined ? null : { account: set.FCM_SERVICE_ACCOUNT, testOrigin: origin };
}

const MEBIBYTE = 1024 * 1024;

function filesOf({ FILES_URL, FILES_MAX_MB, FILES_COMPANY_MB }: z.output<typeof schema>, dataDir: string): Settings['files'] {
  const limits = { maxBytes: Math.floor(FILES_MAX_MB * MEBIBYTE), companyBytes: FILES_COMPANY_MB * MEBIBYTE };
  try {
    return { place: FILES_URL === undefined ? { folder: join(dataDir, 'files') } : readFilePlace(FILES_URL), ...limits };
  } catch (error) {
    throw new SettingsError(`FILES_URL is wrong: it ${(error as Error).message}.`);
  }
}

function mobileOf(set: z.output<typeof schema>): MobileApp {
  const { ANDROID_PACKAGE, ANDROID_CERTIFICATES = '', IOS_APPS = '', PLAY_STORE_URL, APP_STORE_URL } = set;
  return {
    isOn: set.MOBILE_APP,
    android: ANDROID_PACKAGE ? { paquete: ANDROID_PACKAGE, certificates: listOf(ANDROID_CERTIFICATES.toUpperCase()) } : null,
    ios: listOf(IOS_APPS),
    stores: { android: PLAY_STORE_URL ?? null, ios: APP_STORE_URL ?? null },
  };
}

/** Reads and checks the settings. @throws SettingsError with one sentence that names the setting and its valid values. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((key) => (env[key] ? [[key, env[key]]] : [])));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`The setting ${String(issue?.path[0])} is wrong: ${issue?.message}.`);
  }
  const set = parsed.data;
  if (Boolean(set.DATABASE_URL) !== Boolean(set.DATABASE_ADMIN_URL)) {
    throw new SettingsError('DATABASE_URL and DATABASE_ADMIN_URL go together: the first for the server, the second for its migrations.');
  }
  if (set.DATABASE_DIRECT_URL && !set.DATABASE_URL) {
    throw new SettingsError(
      'DATABASE_DIRECT_URL takes DATABASE_URL beside it: the first leads around the pooler that the second leads to.',
    );
  }
  if (set.TRUST_PROXY > 0 && !set.PUBLIC_URL) {
    throw new SettingsError(
      'TRUST_PROXY takes PUBLIC_URL beside it: behind a proxy the request does not say where people reach the server.',
    );
  }
  if (Boolean(set.SMTP_URL) !== Boolean(set.MAIL_FROM) || (set.SMTP_URL && !set.PUBLIC_URL)) {
    throw new SettingsError('SMTP_URL takes MAIL_FROM and PUBLIC_URL beside it: a mail says who sends it, and where its link leads.');
  }
  if (Boolean(set.ANDROID_PACKAGE) !== Boolean(set.ANDROID_CERTIFICATES)) {
    throw new SettingsError('ANDROID_PACKAGE and ANDROID_CERTIFICATES go together: links open an app only if both say which.');
  }
  const dataDir = resolve(set.JORNADA_DATA ?? defaultDataDir(env, root));
  return {
    push: { contact: contactOf(set), testOrigins: testOriginsOf('PUSH_TEST_ORIGINS', set) },
    fcm: fcmOf(set),
    port: set.PORT,
    // The demo's passwords are public, so only this machine may reach it, unless HOST says otherwise.
    host: set.HOST ?? (set.JORNADA_DEMO ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: set.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    dataDir,
    files: filesOf(set, dataDir),
    timeStampUrl: set.TIMESTAMP_URL ?? null,
    database: set.DATABASE_URL && set.DATABASE_ADMIN_URL ? { appUrl: set.DATABASE_URL, ownerUrl: set.DATABASE_ADMIN_URL } : null,
    directUrl: set.DATABASE_DIRECT_URL ?? null,
    demo: set.JORNADA_DEMO,
    environment: set.ENVIRONMENT,
    allowedOrigins: listOf(set.ALLOWED_ORIGINS),
    privateHosts: listOf(set.PRIVATE_HOSTS),
    secrets: set.JORNADA_SECRETS ?? null,
    captchaKey: set.CAPTCHA_KEY ?? null,
    mail: set.SMTP_URL && set.MAIL_FROM ? { url: set.SMTP_URL, from: set.MAIL_FROM } : null,
    support: set.SUPPORT_ADDRESS ?? null,
    registration: set.REGISTRATION ?? (set.SMTP_URL !== undefined || set.JORNADA_DEMO),
    minimumAppVersion: set.MINIMUM_APP_VERSION ?? null,
    mobile: mobileOf(set),
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    databaseConnections: set.DATABASE_CONNECTIONS,
    patienceMs: set.DATABASE_PATIENCE * 1000,
    requestsAtOnce: set.REQUESTS_AT_ONCE,
    workers: set.WORKERS,
  };
}
