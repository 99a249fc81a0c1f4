import type { AppOptions } from '../app.ts';

/** An installation of which nothing is set and nothing leaves the machine, without its database and its files. */
export const PLAIN_INSTALLATION = {
  version: '3.3.8',
  environment: 'pruebas',
  publicUrl: null,
  mobile: { isOn: false, android: null, ios: [], stores: { android: null, ios: null } },
  allowedOrigins: [],
  mailer: null,
  push: null,
  pushTestOrigins: [],
  fcm: null,
  support: null,
  registration: true,
  minimumAppVersion: null,
  logLevel: 'silent',
  trustProxy: 0,
  webApps: [],
  privateHosts: [],
  requestsPerMinute: 1_000_000,
  requestsAtOnce: 1000,
  answerWithinMs: 30_000,
} satisfies Partial<AppOptions>;
