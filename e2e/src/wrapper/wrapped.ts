import type { Page } from '@playwright/test';
import { createFcmService, type FcmService } from '@jornada/server/testing/fcm-service.ts';
import { startServerProcess } from '@jornada/server/testing/server-process.ts';
import { readEnvironment } from '../support/environment.ts';
import { storeSession, signInByWire, type SignedIn } from '../support/session.ts';
import { test as base } from '../support/test.ts';
import type { Person } from '../support/company.ts';
import { Bridge, type Platform } from './bridge.ts';
import { serveWrapper } from './build.ts';

/** The address that the app has on a phone. */
export const DEVICE = 'https://localhost';

type Options = { platform: Platform };
type Wrapped = {
  bridge: Bridge;
  /** Puts a person's session on the phone before the app opens. */
  signedInAs: (person: Person) => Promise<SignedIn>;
  /** Opens the app, as a tap on its icon does. */
  openApp: (path?: string) => Promise<Page>;
};

/** A test of the app on a phone, in the wrapper's build with Capacitor's own JavaScript. */
export const test = base.extend<Options & Wrapped, { firebase: FcmService; installation: { origin: string } }>({
  firebase: [
    async ({}, use) => {
      const firebase = await createFcmService();
      await use(firebase);
      await firebase.close();
    },
    { scope: 'worker' },
  ],
  // A second server on the same database, which sends by Firebase.
  installation: [
    async ({ firebase }, use) => {
      const { dataDir, databaseUrl, ownerUrl } = readEnvironment();
      const env = {
        ENVIRONMENT: 'pruebas',
        // The host of the journeys' identity provider.
        PRIVATE_HOSTS: 'localhost',
        DATABASE_URL: databaseUrl,
        DATABASE_ADMIN_URL: ownerUrl,
        FCM_SERVICE_ACCOUNT: firebase.account,
        FCM_TEST_ORIGIN: firebase.origin,
      };
      const server = await startServerProcess(dataDir, env, { built: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, use) => use(installation.origin),
  platform: ['android', { option: true }],
  viewport: { width: 390, height: 844 },
  bridge: async ({ page, context, baseURL, platform }, use) => {
    // The server of the tests lies on this machine, as none does that a phone calls.
    await context.grantPermissions(['local-network-access'], { origin: DEVICE });
    const bridge = new Bridge(page);
    const fileAt = serveWrapper(baseURL ?? '');
    await context.route(`${DEVICE}/**`, (route) => route.fulfill(fileAt(new URL(route.request().url()).pathname)));
    await bridge.install(context, platform);
    await use(bridge);
  },
  signedInAs: async ({ playwright, baseURL, context }, use) => {
    await use(async (person) => {
      const request = await playwright.request.newContext({ baseURL });
      const signedIn = await signInByWire(request, person);
      await request.dispose();
      await storeSession(context, DEVICE, signedIn);
      return signedIn;
    });
  },
  openApp: async ({ page, bridge }, use) => {
    await use(async (path = '/') => {
      bridge.forgetListeners();
      await page.goto(DEVICE + path);
      return page;
    });
  },
});
