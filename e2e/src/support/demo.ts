import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { Person } from './company.ts';
import { test, testSignedIn } from './test.ts';

const demo = (userName: string, lang: Idioma): Person => ({ userName, password: 'jornada-demo', lang });

/** The accounts in the README and in the output of `npm start`. Each one clocks in only one test. */
export const DEMO = {
  admin: demo('00000000T', 'es'),
  fixedHours: demo('00000001R', 'es'),
  manager: demo('00000002W', 'es'),
  nightsInLasPalmas: demo('00000003A', 'es'),
  partTimeInBerlin: demo('00000004G', 'de'),
  lisbon: demo('00000005M', 'pt'),
  kiosk: demo('quiosco-madrid', 'es'),
};

/** A test with one of these people, signed in, in their language. */
export const testAs = (account: Person) => testSignedIn.extend({ person: async ({}, use) => use(account) });

/** The same at the log-in: for journeys that are about the whole way. */
export const testAtTheDoor = (account: Person) => test.extend({ person: async ({}, use) => use(account) });
