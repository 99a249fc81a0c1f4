import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import type { Proveedor } from '@jornada/contract/acceso.ts';
import { CABECERAS } from '@jornada/contract/envelope.ts';
import { startOidcProvider, type TestProvider } from '@jornada/server/testing/oidc-provider.ts';
import { createTestCompany, TEST_PASSWORD } from '@jornada/server/testing/test-company.ts';
import type { Database } from '@jornada/server/platform/database/database.ts';
import { DAILY } from './company.ts';
import { readEnvironment } from './environment.ts';
import { signInByWire } from './session.ts';

/** A company whose people sign in at its own provider, which is a different site than the product. */
export type ProviderCompany = { provider: TestProvider; userName: string; close(): Promise<void> };

/**
 * Makes the company with one person, and configures the provider as its administrator does. `renews`: whether it gives refresh
 * tokens. `origin`: of the server, if it is not the one of all journeys.
 */
export async function createProviderCompany(
  db: Database,
  request: APIRequestContext,
  proveedor: Proveedor,
  { origin = readEnvironment().origin, ...options }: { renews?: boolean; origin?: string | undefined } = {},
): Promise<ProviderCompany> {
  const name = crypto.randomUUID().slice(0, 8).toUpperCase();
  const [userName, admin] = [`SSO-${name}`, `JEFA-${name}`];
  const provider = await startOidcProvider({
    vuelta: `${origin}/api/auth/callback`,
    accounts: [{ sub: userName }, { sub: 'VISITA' }],
    ...options,
  });
  await createTestCompany(db, {
    nombre: `Aurora ${name}`,
    personas: [
      { userName, horario: DAILY },
      { userName: admin, roles: ['admin'] },
    ],
  });
  const { token, instanceUrl } = await signInByWire(request, { userName: admin, password: TEST_PASSWORD, lang: 'es' });
  const { emisor, clienteId, secreto } = provider;
  const answer = await request.post(instanceUrl + accesoIntranet.guardar.path, {
    headers: { [CABECERAS.accessToken]: token },
    data: {
      proveedor,
      nombre: 'Aurora SSO',
      emisor,
      clienteId,
      secreto,
      dominios: [],
      claim: 'sub',
      compararCon: 'usuario',
      activo: true,
      permiteContrasena: true,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return { provider, userName, close: () => provider.close() };
}

/** The provider's own pages, in the window that the app opened. */
export class ProviderWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get name(): Locator {
    return this.page.getByPlaceholder('Enter any login');
  }

  async signIn(name: string): Promise<void> {
    await this.name.fill(name);
    await this.page.getByPlaceholder('and password').fill('x');
    await this.page.getByRole('button', { name: 'Sign-in' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel' }).click();
  }
}
