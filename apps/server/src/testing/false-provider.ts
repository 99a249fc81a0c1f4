import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '../platform/clock.ts';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';

/** How to make the ID token of the next answer. */
export type Forgery = {
  claims?: JWTPayload;
  /**
   * The key that signs: the provider's own, another one, its public half as an HMAC secret, the client's secret, none, or with
   * the signature removed.
   */
  sign?: 'own' | 'other' | 'public-as-secret' | 'client-secret' | 'none' | 'stripped';
  /** Fields of the header that replace the true ones. */
  header?: Record<string, unknown>;
  /** No ID token at all. */
  without?: boolean;
  /** Replaces the whole answer. */
  status?: number;
};

export type FalseProvider = {
  emisor: string;
  /** Sets the next token answers; `nonce` is that of the attempt. */
  answer(forgery: Forgery, nonce: string): void;
  /** Sets false values in the discovery document. */
  lie(metadata: Record<string, unknown>): void;
  close(): Promise<void>;
};

/** A provider that signs everything it is told to. It plays an attacker who controls the network or the provider. */
export async function startFalseProvider({ clienteId, secreto }: { clienteId: string; secreto: string }): Promise<FalseProvider> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  const spki = await exportSPKI(own.publicKey);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' };
  let make: () => Promise<string | null> = async () => null;
  let status = 200;
  let lies: Record<string, unknown> = {};
  let emisor = '';

  const server = createServer((request, response) => {
    const send = (content: unknown, code = 200): void =>
      void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer: emisor,
        authorization_endpoint: `${emisor}/auth`,
        token_endpoint: `${emisor}/token`,
        jwks_uri: `${emisor}/jwks`,
        response_types_supported: ['code'],
        // This provider offers every algorithm; the product must not accept them.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...lies,
      });
    if (request.url === '/jwks') return send({ keys: [jwk] });
    if (request.url === '/token')
      return void make().then((id_token) =>
        status === 200
          ? send({ access_token: 'x', token_type: 'Bearer', refresh_token: 'r', ...(id_token === null ? {} : { id_token }) })
          : send({ error: 'server_error' }, status),
      );
    return send({}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  emisor = `http://localhost:${(server.address() as AddressInfo).port}`;

  async function forge({ claims = {}, sign = 'own', header = {}, without = false }: Forgery, nonce: string): Promise<string | null> {
    if (without) return null;
    const now = Math.floor(systemClock.now().epochMilliseconds / 1000);
    const payload = { iss: emisor, aud: clienteId, sub: 'ANA', nonce, iat: now, exp: now + 300, ...claims };
    if (sign === 'none') return new UnsecuredJWT(payload).encode();
    const hmac = { 'public-as-secret': spki, 'client-secret': secreto }[sign as string];
    const jwt = new SignJWT(payload);
    if (hmac !== undefined) return jwt.setProtectedHeader({ alg: 'HS256', ...header }).sign(createSecretKey(Buffer.from(hmac)));
    const signed = await jwt
      .setProtectedHeader({ alg: 'RS256', kid: 'own', ...header })
      .sign(sign === 'other' ? other.privateKey : own.privateKey);
    return sign === 'stripped' ? `${signed.split('.').slice(0, 2).join('.')}.` : signed;
  }

  return {
    emisor,
    answer(forgery, nonce) {
      status = forgery.status ?? 200;
      make = () => forge(forgery, nonce);
    },
    lie: (metadata) => void (lies = metadata),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
