import { randomUUID } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { Sobre } from '@jornada/contract/envelope.ts';
import { CABECERA_SECRETOS } from '@jornada/contract/mobile-app.ts';
import type { Response as LightMyRequestResponse } from 'light-my-request';
import { acceso, type Proveedor } from '@jornada/contract/acceso.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { createTestCompany, type TestCompany, type TestPerson } from './test-company.ts';
import { createTestServer, type Respuesta, type TestServer, type TestServerOptions } from './test-server.ts';
import { startOidcProvider, type ProviderAccount, type TestProvider } from './oidc-provider.ts';

export const PUBLIC_URL = 'https://jornada.test';
export const VUELTA = `${PUBLIC_URL}/api/auth/callback`;

/** Cookies as one browser keeps them; with an `origin`, what the mobile wrapper keeps instead. */
export type Browser = { jar: Map<string, string>; origin?: string };
export const newBrowser = (): Browser => ({ jar: new Map() });

type Comprobado = SalidaDe<typeof acceso.comprobarSso>;
export type Started = { idLogin: string; url: URL; username: string };
type Ajustes = Partial<ValidadaDe<typeof accesoIntranet.guardar>>;

/** A server, a provider, and a company that uses it. */
export type AccesoWorld = {
  server: TestServer;
  provider: TestProvider;
  company: TestCompany;
  admin: { token: string };
  /** Stores a provider as the company's administrator; by default the real one. */
  configure(proveedor: Proveedor, changes?: Ajustes): Promise<Respuesta<SalidaDe<typeof accesoIntranet.guardar>>>;
  /** The token of `getLoginMethods2` for a person's provider. */
  methodToken(userName: string, proveedor: Proveedor): Promise<string>;
  post<T>(browser: Browser, path: string, payload: object): Promise<{ status: number; sobre: Sobre<T>; content: T }>;
  /** Starts an attempt in a browser. */
  begin(browser: Browser, proveedor: Proveedor, userName: string, more?: object): Promise<Started>;
  /** Opens the address to which the provider has sent that browser, and returns the page. */
  arrive(browser: Browser, address: URL): Promise<{ status: number; text: string; to: string | undefined; opener: unknown }>;
  check(
    browser: Browser,
    proveedor: Proveedor,
    started: Started,
    more?: object,
  ): Promise<{ status: number; sobre: Sobre<Comprobado>; content: Comprobado }>;
  close(): Promise<void>;
};

export async function createAccesoWorld(options: {
  personas: TestPerson[];
  accounts: ProviderAccount[];
  now?: string;
  mailer?: TestServerOptions['mailer'];
  /** Whether the provider gives refresh tokens. */
  renews?: boolean;
}): Promise<AccesoWorld> {
  const { personas, accounts, now = '2026-03-10T09:00:00Z', mailer = null, renews = true } = options;
  const server = await createTestServer({ now, publicUrl: PUBLIC_URL, mailer });
  const provider = await startOidcProvider({ vuelta: VUELTA, accounts, renews });
  const company = await createTestCompany(server.db, { personas: [...personas, { userName: 'JEFA', roles: ['admin'] }] });
  const admin = { token: (await server.signIn('JEFA')).Token };

  const remember = ({ jar }: Browser, cookies: { name: string; value: string }[]): void => {
    for (const { name, value } of cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const headersOf = ({ jar, origin }: Browser): Record<string, string> => {
    const kept = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'accept-language': 'es', ...(origin === undefined ? { cookie: kept } : { origin, [CABECERA_SECRETOS]: kept }) };
  };
  const givenTo = ({ origin }: Browser, { cookies, headers }: Pick<LightMyRequestResponse, 'cookies' | 'headers'>) => {
    if (origin === undefined) return cookies;
    if (cookies.length > 0) throw new Error('the wrapper was sent a cookie');
    return String(headers[CABECERA_SECRETOS.toLowerCase()] ?? '')
      .split(', ')
      .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }))
      .filter(({ name }) => name !== '');
  };
  const post: AccesoWorld['post'] = async (browser, url, payload) => {
    const answer = await server.app.inject({ method: 'POST', url, payload, headers: headersOf(browser) });
    remember(browser, givenTo(browser, answer));
    const sobre = answer.json<Sobre<never>>();
    return { status: answer.statusCode, sobre, content: sobre.content };
  };
  const methodToken: AccesoWorld['methodToken'] = async (Username, proveedor) => {
    const { content } = await server.call(acceso.metodos, { Username });
    return content.Proveedores.find(({ Metodo }) => Metodo === proveedor)?.Token ?? '';
  };

  return {
    server,
    provider,
    company,
    admin,
    post,
    methodToken,
    configure: (proveedor, changes = {}) =>
      server.call(
        accesoIntranet.guardar,
        {
          proveedor,
          nombre: proveedor === '365' ? 'Microsoft 365' : 'Aurora SSO',
          emisor: provider.emisor,
          clienteId: provider.clienteId,
          secreto: provider.secreto,
          dominios: [],
          claim: 'sub',
          compararCon: 'usuario',
          activo: true,
          permiteContrasena: true,
          ...changes,
        },
        admin,
      ),
    async begin(browser, proveedor, userName, more = {}) {
      const idLogin = randomUUID();
      const by = proveedor === '365' ? { Username: userName } : { Token: await methodToken(userName, proveedor) };
      const path = (proveedor === '365' ? acceso.crear365 : acceso.crearSso).path;
      const { content, sobre } = await post<SalidaDe<typeof acceso.crearSso>>(browser, path, { IdLogin: idLogin, ...by, ...more });
      if (!content) throw new Error(sobre.Error.Code);
      return { idLogin, url: new URL(content.Url), username: content.Username };
    },
    async arrive(browser, address) {
      const answer = await server.app.inject({ method: 'GET', url: address.pathname + address.search, headers: headersOf(browser) });
      remember(browser, answer.cookies);
      return {
        status: answer.statusCode,
        text: answer.body,
        to: answer.headers.location,
        opener: answer.headers['cross-origin-opener-policy'],
      };
    },
    check: (browser, proveedor, { idLogin, username }, more = {}) =>
      post(browser, (proveedor === '365' ? acceso.comprobar365 : acceso.comprobarSso).path, {
        IdLogin: idLogin,
        Username: username,
        ...more,
      }),
    async close() {
      await provider.close();
      await server.close();
    },
  };
}
