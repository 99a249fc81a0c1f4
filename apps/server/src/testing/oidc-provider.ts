import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration, type JWKS } from 'oidc-provider';
import { exportJWK, generateKeyPair } from 'jose';

/** An account of the provider: its claims, by the name typed there. */
export type ProviderAccount = { sub: string } & Record<string, unknown>;

export type TestProvider = {
  /** Its address, which is also its name: `http://localhost:…`, a different site than the product. */
  emisor: string;
  clienteId: string;
  secreto: string;
  accounts: Map<string, ProviderAccount>;
  /** Deletes an account: its log-in and its refresh tokens no longer work. */
  forget(sub: string): void;
  /** While true, it does not answer. */
  setDown(isDown: boolean): void;
  /** How often its token endpoint was called. */
  tokenRequests(): number;
  close(): Promise<void>;
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A real OpenID provider on a free port, with its own pages, keys, codes and refresh tokens. It accepts any password. */
export async function startOidcProvider({
  vuelta,
  accounts = [],
  renews = true,
}: {
  vuelta: string;
  accounts?: readonly ProviderAccount[];
  /** Whether it gives refresh tokens. */
  renews?: boolean;
}): Promise<TestProvider> {
  const known = new Map(accounts.map((account) => [account.sub, account]));
  let isDown = false;
  let tokenRequests = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/token')) tokenRequests += 1;
    if (isDown) return void response.writeHead(503).end();
    void provider.callback()(request, response);
  });
  const port = await listen(server);
  const emisor = `http://localhost:${port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'one' }] } as JWKS;
  // A secret of its own: a later provider on the same port has other keys, and the server keeps them by address, client and secret.
  const [clienteId, secreto] = ['jornada-pruebas', randomUUID()];
  const configuration: Configuration = {
    jwks,
    clients: [
      {
        client_id: clienteId,
        client_secret: secreto,
        redirect_uris: [vuelta],
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        scope: 'openid profile email offline_access',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'preferred_username', 'upn'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only-for-tests'] },
    scopes: ['openid', 'offline_access'],
    rotateRefreshToken: true,
    issueRefreshToken: () => renews,
    findAccount: (_context, sub) => {
      const account = known.get(sub);
      return account && { accountId: sub, claims: () => account };
    },
    // No consent page: the company has consented.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile email offline_access');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 3600, IdToken: 3600, RefreshToken: 86_400, AuthorizationCode: 60 },
  };
  const provider = new Provider(emisor, configuration);
  return {
    emisor,
    clienteId,
    secreto,
    accounts: known,
    forget: (sub) => void known.delete(sub),
    setDown: (down) => void (isDown = down),
    tokenRequests: () => tokenRequests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A window at the provider: follows its pages as a browser would, until the provider sends it back to the product. `jar`: its
 * cookies.
 */
export async function signInAtProvider(
  url: string,
  { login, cancel = false, jar = new Map() }: { login?: string; cancel?: boolean; jar?: Map<string, string> },
): Promise<URL> {
  const issuer = new URL(url).origin;
  const go = async (address: URL, body?: URLSearchParams): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie }, ...(body ? { method: 'POST', body } : {}) });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  let at = new URL(url);
  let answer = await go(at);
  for (let steps = 0; steps < 10; steps += 1) {
    const location = answer.headers.get('location');
    if (location) {
      at = new URL(location, at);
      if (at.origin !== issuer) return at;
      answer = await go(at);
    } else if (cancel) answer = await go(new URL(`${at.href}/abort`));
    else if (answer.ok) answer = await go(at, new URLSearchParams({ prompt: 'login', login: login ?? '', password: 'x' }));
    else throw new Error(`The provider answers ${answer.status} at ${at.pathname}: ${(await answer.text()).slice(-500)}`);
  }
  throw new Error('The provider never sends the window back');
}
