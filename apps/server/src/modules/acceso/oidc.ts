import * as oidc from 'openid-client';
import type { CodigoError } from '@jornada/contract/errores.ts';
import { isOutboundAllowed, OutboundError, type OutboundFetch } from '../../platform/http/outbound.ts';

/** What must be known of a provider to speak with it. */
export type Emisor = { emisor: string; clienteId: string; secreto: string | null };
/** `silencio`: the provider was asked to answer without asking anybody. */
export type Secretos = { state: string; nonce: string; verifier: string; silencio?: boolean };
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/** The provider was asked and something is wrong. `codigo` says it in words. */
export class ProviderError extends Error {
  readonly codigo: CodigoError;

  constructor(codigo: CodigoError, cause?: unknown) {
    super(codigo, { cause });
    this.codigo = codigo;
  }
}

export type Oidc = ReturnType<typeof createOidc>;

const SCOPE = 'openid profile email offline_access';
/** Only keys of two halves: with any other algorithm whoever knows the public half, or nothing, could sign. */
const ALGORITHMS = new Set(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']);
const SECONDS = 5;
/** For so long a discovery document is believed. */
const CACHE_MINUTES = 60;

const same = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** The provider does not know the browser any more, or wants to ask something: whoever asked it to keep silent has to ask again. */
const NEEDS_PERSON = new Set(['login_required', 'interaction_required', 'consent_required', 'account_selection_required']);
export const needsPerson = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof oidc.AuthorizationResponseError && NEEDS_PERSON.has(error.cause.error);

/** What went wrong while the provider was asked. */
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

/** Speaks OpenID Connect with the providers of companies: what they answer is checked whole, signature included. */
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
    // What failed is asked again next time.
    config.catch(() => known.delete(key));
    return config;
  }

  return {
    newSecrets: (): Secretos => ({ state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }),

    /** What an issuer says of itself, read anew. @throws ProviderError */
    describe: async (emisor: string): Promise<oidc.ServerMetadata> =>
      (await discover({ emisor, clienteId: 'jornada', secreto: null })).serverMetadata(),

    /** Where the window goes. @throws ProviderError */
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

    /** Who came back, by the address that the provider sent them to. @throws ProviderError */
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
     * Asks the provider whether a session may go on: with its refresh token, for the same person.
     * @returns the token for next time, or null where it says no.
     * @throws ProviderError where it cannot be asked.
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
