import { vi } from 'vitest';
import { auth, tipos, registros } from '@jornada/contract';
import {
  createFakeApi,
  createFakeLocks,
  createPerfil,
  createSharedStorage,
  FakeFailure,
  type FakeApi,
  type FakeRequest,
  type StorageTab,
} from '@jornada/testkit';
import { ApiError, createClient, createSessionStore, NO_SESSION, type ClientOptions } from '../index.ts';

export const ORIGIN = 'https://jornada.test';

/** A token as the server makes them: `serie` tells one from the next. */
export const tokenFor = (claims: object, serie: number): string =>
  `e30.${Buffer.from(JSON.stringify({ ent: 1, usr: 1, serie, ...claims })).toString('base64url')}.firma`;
export const token = (serie: number, claims: object = {}): string => tokenFor(claims, serie);

/** A server with a list of valid tokens that the test sets, and tabs that share storage and locks. */
export function setUp() {
  const api = createFakeApi({ auth, tipos, registros });
  const shared = createSharedStorage();
  const locks = createFakeLocks();
  const server = { access: token(2), simulated: 'sim-2' };

  const guard = ({ token: sent, simulatedToken }: FakeRequest): void => {
    if (sent !== server.access) throw new FakeFailure('sesion.renovar');
    if (simulatedToken !== null && simulatedToken !== server.simulated) throw new FakeFailure('sesion.renovar-simulado');
  };
  api.handle(tipos.todos, (_input, request) => {
    guard(request);
    return { items: [] };
  });
  api.handle(auth.renovar, () => ({ Token: server.access }));
  api.handle(auth.renovarSimulado, (_input, request) => {
    guard(request);
    return { Token: server.simulated };
  });

  const openTab = (options: Partial<ClientOptions> = {}, { storage, events }: StorageTab = shared.tab()) => {
    const session = createSessionStore({ storage, events });
    const onSessionOver = vi.fn<(error: ApiError) => void>();
    const client = createClient({
      session,
      locks,
      onSessionOver,
      origin: ORIGIN,
      allowedInstances: ['/instancia'],
      language: () => 'es',
      translate: (key) => `«${key}»`,
      name: 'web/3.3.8',
      fetch: api.fetch,
      ...options,
    });
    return { session, client, onSessionOver };
  };
  const tab = openTab();
  tab.session.update({ ...NO_SESSION, token: token(1), instanceUrl: `${ORIGIN}/instancia`, profile: createPerfil() });
  return { api, server, shared, openTab, ...tab };
}

export const countOf = (api: FakeApi, call: unknown): number => api.requests.filter((request) => request.call === call).length;
export const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ApiError ? error.code : `no ApiError: ${String(error)}`;
};
export const refuse = (): never => {
  throw new FakeFailure('sesion.acceso-denegado');
};
