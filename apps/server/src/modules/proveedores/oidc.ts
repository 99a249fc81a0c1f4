import * as oidc from 'openid-client';
import { isOutboundAllowed, OutboundError, type OutboundFetch } from '../../platform/http/outbound.ts';
import { ProviderError } from './reads.ts';

/** What is needed to talk to a provider. */
export type Emisor = { emisor: string; clienteId: string; secreto: string | null };
/** `silencio`: the provider was asked to answer without showing anything. `app`: an app began, and the browser brings a code back to it. */
export type Secretos = { state: string; nonce: string; verifier: string; silencio?: boolean; app?: boolean };
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

export type Oidc = ReturnType<typeof createOidc>;

const SCOPE = 'openid profile email offline_access';
/** Only asymmetric algorithms. With any other, somebody who knows the public key, or nothing at all, could sign. */
const ALGORITHMS = new Set(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']);
const SECONDS = 5;
/** How long a discovery document is cached. */
const CACHE_MINUTES = 60;

const same = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** The provider no longer knows the browser, or wants to ask the person. A silent request has to be repeated with its pages. */
const NEEDS_PERSON = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required']);
const needsPerson = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof oidc.AuthorizationResponseError && NEEDS_PERSON.has(error.cause.error);

/** Maps an error of a request to the provider. */
function problemOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof oidc.AuthorizationResponseError)
    return new ProviderError(error.error === 'access_denied' ? 'acceso.cancelado' : 'acceso.rechazado', error);
  if (error instanceof oidc.ResponseBodyError)
    return new ProviderError(error.error === 'invalid_grant' ? 'acceso.respuesta-no-valida' : 'acceso.rechazado', error);
  const code = error instanceof oidc.ClientError ? error.code : undefined;
  const isAway = error instanceof OutboundError || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  return new ProviderError(isAway ? 'acceso.proveedor-no-responde' : 'acceso.respuesta-no-valida', error);
}

/** Speaks OpenID Connect with the providers of companies. Their answers are checked completely, the signature included. */
export function createOidc(options: { fetch: OutboundFetch; privateHosts: readonly string[]; now: () => Temporal.Instant }) {
  const { privateHosts, now } = options;
  const known = new Map<string, { config: Promise<oidc.Configuration>; until: Temporal.Instant }>();
  const fetch: oidc.CustomFetch = (address, { method, headers, body, signal }) =>
    options.fetch(address, {
      method,
      headers,
      ...(body ? { body: body instanceof URLSearchParams ? body.toString() : (body as string) } : {}),
      ...(signal ? { signal } : {}),
    });

  /** @throws ProviderError `acceso.proveedor-no-responde`, also for a document that is not of this issuer. */
  async function discover({ emisor, clienteId, secreto }: Emisor): Promise<oidc.Configuration> {
    const authentication = secreto === null ? oidc.None() : oidc.ClientSecretPost(secreto);
    const extras = [oidc.enableNonRepudiationChecks, ...(emisor.startsWith('http:') ? [oidc.allowInsecureRequests] : [])];
    try {
      const found = await oidc.discovery(new URL(emisor), clienteId, undefined, authentication, {
        [oidc.customFetch]: fetch,
        timeout: SECONDS,
        execute: extras,
      });
      const { supportsPKCE: _helper, ...metadata } = found.serverMetadata();
      const addresses = [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri];
      if (!same(metadata.issuer, emisor) || !addresses.every((address) => address && isOutboundAllowed(address, privateHosts)))
        throw new OutboundError('The discovery document is not fit for use');
      const offered = metadata.id_token_signing_alg_values_supported ?? ['RS256'];
      const config = new oidc.Configuration(
        { ...metadata, id_token_signing_alg_values_supported: offered.filter((alg) => ALGORITHMS.has(alg)) },
        clienteId,
        undefined,
        authentication,
      );
      config[oidc.customFetch] = fetch;
      config.timeout = SECONDS;
      for (const extend of extras) extend(config);
      return config;
    } catch (error) {
      throw new ProviderError('acceso.proveedor-no-responde', error);
    }
  }

  function configurationOf(emisor: Emisor): Promise<oidc.Configuration> {
    const key = JSON.stringify(emisor);
    const cached = known.get(key);
    if (cached && Temporal.Instant.compare(cached.until, now()) > 0) return cached.config;
    const config = discover(emisor);
    known.set(key, { config, until: now().add({ minutes: CACHE_MINUTES }) });
    // A failure is not cached: the next request tries again.
    config.catch(() => known.delete(key));
    return config;
  }

  return {
    needsPerson,

    newSecrets: (): Secretos => ({ state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }),

    /** The discovery document of an issuer, read again. @throws ProviderError */
    describe: async (emisor: string): Promise<oidc.ServerMetadata> =>
      (await discover({ emisor, clienteId: 'jornada', secreto: null })).serverMetadata(),

    /** The provider's address for the window. @throws ProviderError */
    async addressFor(
      emisor: Emisor,
      { secretos, vuelta, pista }: { secretos: Secretos; vuelta: string; pista: string | null },
    ): Promise<string> {
      const config = await configurationOf(emisor);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: vuelta,
        scope: SCOPE,
        state: secretos.state,
        nonce: secretos.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secretos.verifier),
        code_challenge_method: 'S256',
        ...(secretos.silencio ? { prompt: 'none' } : {}),
        ...(pista ? { login_hint: pista } : {}),
      }).href;
    },

    /** The person who came back, from the address to which the provider sent them. @throws ProviderError */
    async redeem(emisor: Emisor, llegada: URL, { state, nonce, verifier }: Secretos): Promise<{ claims: Claims; token: string | null }> {
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
        const tokens = await oidc.authorizationCodeGrant(await configurationOf(emisor), llegada, checks);
        const claims = tokens.claims();
        if (!claims) throw new ProviderError('acceso.respuesta-no-valida');
        return { claims, token: tokens.refresh_token ?? null };
      } catch (error) {
        throw problemOf(error);
      }
    },

    /**
     * Asks the provider with the refresh token whether the session of the same person may go on. @returns the token for the next
     * time, or null if the provider refuses. @throws ProviderError if the provider cannot be asked.
     */
    async renew(emisor: Emisor, token: string, sujeto: string): Promise<string | null> {
      try {
        const tokens = await oidc.refreshTokenGrant(await configurationOf(emisor), token);
        const claims = tokens.claims();
        return claims && claims.sub !== sujeto ? null : (tokens.refresh_token ?? token);
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error !== 'invalid_client' && error.status < 500) return null;
        const problem = problemOf(error);
        if (problem.codigo === 'acceso.respuesta-no-valida') return null;
        throw new ProviderError('acceso.proveedor-no-responde', error);
      }
    },
  };
}
