import { initReactI18next } from 'react-i18next';
import { createClient, createClockKeeper, createDeviceClock, createSessionStore, type ApiError, type ClientOptions } from '@jornada/client';
import { login, type Perfil } from '@jornada/contract';
import { initI18n } from '@jornada/i18n/browser.ts';
import { liftTexts, type Section } from '@jornada/i18n/lift.ts';
import { createFakeClock, createMemoryStorage, type FakeApi } from '@jornada/testkit';
import { countRunning } from '../count-running.ts';
import { createQueryClient } from '../create-web-services.ts';
import { createNotices } from '../notices.ts';
import { createObservable } from '../observable.ts';
import { createSsoRenewals } from '../provider/sso-renewal.ts';
import type { WebServices } from '../services.tsx';

const ORIGIN = 'https://jornada.test';

const texts = import.meta.glob<Section>('../../../../packages/i18n/src/catalogues/*/es.json', { eager: true, import: 'default' });
const catalogue = liftTexts(Object.fromEntries(Object.entries(texts).map(([path, section]) => [path.split('/').at(-2) ?? '', section])));

type Options = {
  api: FakeApi;
  /** The person who is signed in; null for nobody. */
  perfil: Perfil | null;
  /** The server's time. The device's clock shows the same. */
  now: string;
  /** Replaces the fake API's own fetch, to lose answers. */
  fetch?: typeof globalThis.fetch;
  /** As in the intranet: somebody who acts for another person still sees their own data. */
  asOneself?: boolean;
  pin?: Pick<ClientOptions, 'pinToken' | 'onPinMissing'> | undefined;
};

/** What a browser app runs on, in Spanish, against a fake server. */
export async function createFakeServices({ api, perfil, now, fetch = api.fetch, asOneself = false, pin }: Options) {
  const clock = createFakeClock(now);
  const storage = createMemoryStorage();
  const session = createSessionStore({ storage });
  if (perfil) {
    api.handle(login.conToken, () => perfil);
    session.update({ token: perfil.Token, instanceUrl: '/instancia', profile: perfil });
  }
  const { i18n, switchLanguage } = await initI18n({
    language: 'es',
    version: '0.0.0',
    fetch: () => Promise.resolve(Response.json(catalogue)),
    plugins: [initReactI18next],
  });
  const deviceClock = createDeviceClock({ device: clock, keeper: createClockKeeper(storage) });
  const sessionOver = createObservable<ApiError | null>(null);
  const personOver = createObservable(0);
  const renewals = createSsoRenewals(session);
  const { client, running } = countRunning(
    createClient({
      ssoRefresh: renewals.ask,
      session,
      clock: deviceClock,
      origin: ORIGIN,
      allowedInstances: ['/instancia'],
      language: () => 'es',
      translate: (key) => i18n.t(key),
      name: 'test/0.0.0',
      asOneself,
      ...pin,
      onSessionOver: (error) => sessionOver.set(error),
      onPersonOver: () => personOver.set(personOver.get() + 1),
      fetch,
    }),
  );
  const services: WebServices = {
    client,
    running,
    session,
    asOneself,
    clock: deviceClock,
    queryClient: createQueryClient(),
    storage,
    notices: createNotices(),
    sessionOver,
    personOver,
    ssoRenewal: renewals.asked,
    switchLanguage,
    version: '0.0.0',
  };
  return { clock, services };
}
