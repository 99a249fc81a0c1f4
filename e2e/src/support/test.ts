import { test as base, type Page } from '@playwright/test';
import { createDatabase, type Database } from '@jornada/server/platform/database/database.ts';
import { createPool } from '@jornada/server/platform/database/pool.ts';
import { DayEndPage } from '../pages/day-end-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { MenuPage } from '../pages/menu-page.ts';
import { createOwnCompany, type CompanyOptions, type OwnCompany, type Person } from './company.ts';
import { readEnvironment } from './environment.ts';
import { signInByWire, storeSession, type SignedIn } from './session.ts';
import { textsOf, type ScreenTexts } from './texts.ts';

export { expect } from '@playwright/test';

/** The screens in one language, for one person on one page. */
export type App = { page: Page; texts: ScreenTexts; login: LoginPage; home: HomePage; dayEnd: DayEndPage; menu: MenuPage };

export function appIn(page: Page, lang: ScreenTexts['lang']): App {
  const texts = textsOf(lang);
  return {
    page,
    texts,
    login: new LoginPage(page, texts),
    home: new HomePage(page, texts),
    dayEnd: new DayEndPage(page, texts),
    menu: new MenuPage(page, texts),
  };
}

type Options = { companyOptions: CompanyOptions };
type Fixtures = {
  /** A company for this test only. */
  company: OwnCompany;
  /** Its person. */
  person: Person;
  /** The screens in that person's language, before signing in. */
  app: App;
};

/** A test with a separate company, whose person has not signed in. */
export const test = base.extend<Options & Fixtures, { db: Database }>({
  companyOptions: [{}, { option: true }],
  baseURL: async ({}, use) => use(readEnvironment().origin),
  db: [
    async ({}, use) => {
      const db = createDatabase(createPool({ url: readEnvironment().databaseUrl, max: 2, onError: () => undefined }));
      await use(db);
      await db.close();
    },
    { scope: 'worker' },
  ],
  company: async ({ db, companyOptions }, use) => use(await createOwnCompany(db, companyOptions)),
  person: async ({ company }, use) => use(company.person),
  app: async ({ page, person }, use) => use(appIn(page, person.lang)),
});

/** The same, with the person signed in on this device before the page opens. */
export const testSignedIn = test.extend<{ signedIn: SignedIn }>({
  signedIn: async ({ playwright, baseURL, person }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    const signedIn = await signInByWire(request, person);
    await use({ ...signedIn, ...(await request.storageState()) });
    await request.dispose();
  },
  storageState: async ({ signedIn }, use) => {
    const { cookies } = signedIn as SignedIn & { cookies: never[] };
    await use({ cookies, origins: [] });
  },
  context: async ({ context, signedIn, baseURL }, use) => {
    await storeSession(context, baseURL ?? '', signedIn);
    await use(context);
  },
});
