import { afterEach, describe, expect, it, vi } from 'vitest';
import { geo, auth, login, registros, tipos } from '@jornada/contract';
import { acceso } from '@jornada/contract/acceso.ts';
import { createFakeApi, createHoy, createMemoryStorage, createPerfil, createUsuarioSimulado, FakeFailure } from '@jornada/testkit';
import { ApiError, createClient, createDeviceClock, createSessionStore, NO_SESSION, type ClientOptions, type Session } from './index.ts';

const ORIGIN = 'https://jornada.test';
const SIGNED_IN: Session = { ...NO_SESSION, token: 'token-1', instanceUrl: `${ORIGIN}/instancia`, profile: createPerfil() };

type Scripted = (url: string, init: RequestInit) => Response | Promise<Response>;

function setUp({
  session: signedIn = SIGNED_IN,
  ...options
}: { fetch: typeof fetch; session?: Session } & Partial<Omit<ClientOptions, 'session' | 'fetch'>>) {
  const session = createSessionStore({ storage: createMemoryStorage() });
  session.update(signedIn);
  const onSessionOver = vi.fn<(error: ApiError) => void>();
  const client = createClient({
    session,
    origin: ORIGIN,
    allowedInstances: ['/instancia'],
    language: () => 'de',
    translate: (key) => `«${key}»`,
    name: 'web/3.3.8',
    onSessionOver,
    ...options,
  });
  return { client, session, onSessionOver };
}

/** A fetch that answers by a script and remembers what it was given. */
function scripted(answer: Scripted) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) });
    return answer(url, init);
  }) as unknown as typeof globalThis.fetch;
  return { fetch, sent };
}

const envelope = (content: unknown, status = 200): Response =>
  Response.json({ Error: { HasError: false, Message: '', Code: '', Fields: {} }, content }, { status });
const failed = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => expect.fail('the call did not fail'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('what was written', () => {
  it('is told once it is done: not before, not when it failed, and not of what only reads', async () => {
    const onWritten = vi.fn<() => void>();
    const { fetch } = scripted((_, { method }) => (method === 'POST' ? envelope({}) : envelope(null, 404)));
    const { client } = setUp({ fetch, onWritten });
    const post = client.call(registros.guardar, { tipo: 1 });
    expect(onWritten).not.toHaveBeenCalled();
    await post;
    expect(onWritten).toHaveBeenCalledTimes(1);
    await failed(client.call(registros.borrar, { id: 1 }));
    await failed(client.call(registros.registrosHoy, {}));
    expect(onWritten).toHaveBeenCalledTimes(1);
  });
});

describe('the time that the server has signed', () => {
  it('is known with every answer that brings it, refusals too, and stays where one does not', async () => {
    const device = { epochMs: () => 0, monotonicMs: () => 0 };
    const clock = createDeviceClock({ device });
    const answers = [envelope({}), envelope(null, 404), envelope({})];
    const [, refused] = answers;
    refused?.headers.set('X-Jornada-Sello', '1773126000.key.signature');
    for (const answer of answers) answer.headers.set('Date', 'Tue, 10 Mar 2026 07:00:00 GMT');
    const { fetch } = scripted(() => answers.shift() ?? envelope(null, 500));
    const { client } = setUp({ fetch, clock });
    await client.call(registros.registrosHoy, {});
    expect(clock.read().stamp).toBeNull();
    await failed(client.call(registros.registrosHoy, {}));
    await client.call(registros.registrosHoy, {});
    expect(clock.read().stamp).toBe('1773126000.key.signature');
  });
});

describe('what is sent', () => {
  it('sends an instance call with tokens, language and credentials, its input as query', async () => {
    const { fetch, sent } = scripted(() => envelope({ items: [] }));
    const { client } = setUp({ fetch, session: { ...SIGNED_IN, simulatedUser: createUsuarioSimulado({ Token: 'sim-1' }) } });
    await client.call(registros.listado, { filtro_fecha: '2026-10-22' });
    const [{ url, init, headers }] = sent as [(typeof sent)[0]];
    expect(url).toBe('https://jornada.test/instancia/registros/listado?filtro_fecha=2026-10-22');
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'error' });
    expect(init.body).toBeUndefined();
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-token': 'token-1',
      'usuario-simulado': 'sim-1',
      'accept-language': 'de',
      'x-jornada-client': 'web/3.3.8',
    });
    expect(headers.has('Idempotency-Key')).toBe(false);
  });

  it('asks the instance beside the app for what is asked before signing in, and for nothing else', async () => {
    const { fetch, sent } = scripted(() => envelope({ items: [] }));
    const { client } = setUp({ fetch, session: { ...SIGNED_IN, token: null, instanceUrl: null } });
    await client.call(geo.paises, {});
    expect(sent.map(({ url }) => url)).toEqual(['https://jornada.test/instancia/geo/paises']);
    expect(sent[0]?.headers.has('access-token')).toBe(false);
    await failed(client.call(registros.registrosHoy, {}));
    expect(sent).toHaveLength(1);
  });

  it('leaves out of a query what has no value', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client } = setUp({ fetch });
    await client.call(registros.insertar, { tipo: 1, observaciones: null, proyectoId: undefined, latitud: 0 });
    expect(sent[0]?.url).toBe('https://jornada.test/instancia/registros/insertarRegistroWithTimeZone?tipo=1&latitud=0');
  });

  it('sends a POST as JSON with the key given', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client } = setUp({ fetch });
    await client.call(registros.guardar, { tipo: 1, observaciones: 'ñ' }, { idempotencyKey: 'clave-1' });
    expect(sent[0]?.init.body).toBe('{"tipo":1,"observaciones":"ñ"}');
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('clave-1');
  });

  it('makes a key of its own for each call that writes, also for a GET', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client } = setUp({ fetch });
    await client.call(registros.insertar, { tipo: 1 });
    await client.call(registros.borrar, { id: 3 });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect(sent[0]?.init.cache).toBe('no-store');
  });

  it('sends a central call to the origin, without tokens', async () => {
    const { fetch, sent } = scripted(() => envelope({ Metodos: ['password'] }));
    const { client } = setUp({ fetch });
    await client.call(acceso.metodos, { Username: '00000001R' });
    expect(sent[0]?.url).toBe('https://jornada.test/api/auth/getLoginMethods2');
    expect(sent[0]?.headers.has('Access-Token')).toBe(false);
  });

  it('sends a token to no instance that is not on the list', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client, onSessionOver } = setUp({ fetch, session: { ...SIGNED_IN, instanceUrl: 'https://evil.test/instancia' } });
    expect((await failed(client.call(tipos.todos, {}))).code).toBe('sesion.caducada');
    expect(sent).toEqual([]);
    expect(onSessionOver).toHaveBeenCalledOnce();
  });

  it('has no instance to sign out from while nobody is signed in, and makes no news of it', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client, onSessionOver } = setUp({ fetch, session: NO_SESSION });
    expect((await failed(client.call(auth.salir, {}))).code).toBe('sesion.caducada');
    expect(sent).toEqual([]);
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it('asks nothing of an instance while nobody is signed in', async () => {
    const { fetch, sent } = scripted(() => envelope(null));
    const { client, onSessionOver } = setUp({ fetch, session: NO_SESSION });
    expect((await failed(client.call(tipos.todos, {}))).code).toBe('sesion.caducada');
    expect(sent).toEqual([]);
    expect(onSessionOver).not.toHaveBeenCalled();
  });
});

describe('what comes back', () => {
  it('answers the content', async () => {
    const api = createFakeApi({ registros });
    api.handle(registros.registrosHoy, () => createHoy({ fecha: '2026-10-22' }));
    const { client } = setUp({ fetch: api.fetch });
    expect((await client.call(registros.registrosHoy, {})).fecha).toBe('2026-10-22');
    expect(api.problems).toEqual([]);
  });

  it('answers null where there is no body', async () => {
    const { client } = setUp({ fetch: scripted(() => new Response(null, { status: 204 })).fetch });
    expect(await client.call(auth.salir, {})).toBeNull();
  });

  it('takes an answer of several megabytes', async () => {
    const items = Array.from({ length: 50_000 }, (_, Id) => ({
      Id,
      Nombre: 'Proyecto con un nombre bastante largo, para que pese',
      Cliente: null,
    }));
    const { client } = setUp({ fetch: scripted(() => envelope({ items })).fetch });
    expect((await client.call(tipos.proyectos, {})).items).toHaveLength(50_000);
  });

  it('turns the envelope of an error into an ApiError with all that it says', async () => {
    const api = createFakeApi({ login });
    const content = { InstanceURL: '', Environment: '', Perfil: null, Entidades: [{ EntidadId: 7, Nombre: 'Demo, S.L.' }] };
    api.handle(login.entrar, () => {
      throw new FakeFailure('login.elegir-empresa', { message: 'Elige.', fields: { EntidadId: 'Falta.' }, content });
    });
    const { client } = setUp({ fetch: api.fetch });
    const error = await failed(client.call(login.entrar, { UserName: '00000001R', Password: 'x' }));
    expect(error).toMatchObject({
      code: 'login.elegir-empresa',
      message: 'Elige.',
      status: 409,
      fields: { EntidadId: 'Falta.' },
      reference: 'fake-1',
      content,
      isNetwork: false,
    });
  });

  it('leaves a 401 of the log-in to the log-in screen', async () => {
    const api = createFakeApi({ login });
    api.handle(login.entrar, () => {
      throw new FakeFailure('login.credenciales', { message: 'No son correctos.' });
    });
    const { client, onSessionOver } = setUp({ fetch: api.fetch });
    expect(await failed(client.call(login.entrar, { UserName: 'x', Password: 'x' }))).toMatchObject({
      code: 'login.credenciales',
      message: 'No son correctos.',
      status: 401,
    });
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  it("understands an envelope with only the specification's fields", async () => {
    const body = { Error: { HasError: true, Message: 'No se puede.' } };
    const { client } = setUp({ fetch: scripted(() => Response.json(body, { status: 409 })).fetch });
    expect(await failed(client.call(tipos.todos, {}))).toMatchObject({
      code: 'general.desconocido',
      message: 'No se puede.',
      fields: {},
      reference: null,
    });
  });

  it('believes HasError before the status', async () => {
    const body = { Error: { HasError: true, Message: 'No.', Code: 'registros.conflicto', Fields: {} }, content: null };
    const { client } = setUp({ fetch: scripted(() => Response.json(body)).fetch });
    expect((await failed(client.call(tipos.todos, {}))).code).toBe('registros.conflicto');
  });

  it.each([
    ['HTML', () => new Response('<html>', { status: 500 }), 'general.desconocido'],
    ['HTML of a proxy', () => new Response('<html>Bad gateway', { status: 502 }), 'general.no-disponible'],
    ['a proxy that refuses', () => new Response('<html>Forbidden', { status: 403 }), 'general.sin-permiso'],
    ['a proxy that finds it too large', () => new Response('', { status: 413 }), 'general.demasiado-grande'],
    ['a proxy that has enough', () => new Response('slow down', { status: 429 }), 'general.demasiadas-peticiones'],
    ['somebody’s log-in page with status 200', () => new Response('<html>Wi-Fi', { status: 200 }), 'general.desconocido'],
    ['JSON that is no envelope', () => Response.json({ items: [] }), 'general.desconocido'],
    ['JSON null', () => Response.json(null), 'general.desconocido'],
    ['an envelope of another make', () => Response.json({ Error: 'no', content: 1 }), 'general.desconocido'],
  ])('reads %s by its status', async (_what, answer, code) => {
    const { client } = setUp({ fetch: scripted(answer).fetch });
    expect(await failed(client.call(tipos.todos, {}))).toMatchObject({
      code,
      message: `«errores.${code}»`,
      isForeign: true,
      isRefused: false,
    });
  });

  it.each([
    ['refused', 'general.sin-permiso', { isRefused: true, isMissing: false }],
    ['missing', 'general.ruta-no-existe', { isRefused: false, isMissing: true }],
  ] as const)('our own server says what is %s', async (_what, code, expected) => {
    const api = createFakeApi({ tipos });
    api.handle(tipos.todos, () => {
      throw new FakeFailure(code);
    });
    const { client } = setUp({ fetch: api.fetch });
    expect(await failed(client.call(tipos.todos, {}))).toMatchObject({ ...expected, isForeign: false });
  });

  it.each([403, 404])('a %i of something else says nothing of what was asked for', async (status) => {
    const { client } = setUp({ fetch: scripted(() => new Response('<html>', { status })).fetch });
    expect(await failed(client.call(tipos.todos, {}))).toMatchObject({ status, isForeign: true, isRefused: false, isMissing: false });
  });
});

describe('when no answer comes', () => {
  afterEach(() => vi.useRealTimers());

  it('says so without a network', async () => {
    const api = createFakeApi({ tipos });
    api.offline = true;
    const { client, onSessionOver } = setUp({ fetch: api.fetch });
    expect(await failed(client.call(tipos.todos, {}))).toMatchObject({
      code: 'red.sin-conexion',
      message: '«errores.red.sin-conexion»',
      status: 0,
      isNetwork: true,
    });
    expect(onSessionOver).not.toHaveBeenCalled();
  });

  /** Never answers, but gives up when told to, as fetch does. */
  const silent: Scripted = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

  it('gives up after two minutes', async () => {
    vi.useFakeTimers();
    const { client } = setUp({ fetch: scripted(silent).fetch });
    const failure = failed(client.call(tipos.todos, {}));
    let isOver = false;
    void failure.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ code: 'red.tiempo-agotado', status: 0, isNetwork: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up as well where the body never ends', async () => {
    vi.useFakeTimers();
    const endless: Scripted = (_url, { signal }) =>
      new Response(new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)) }));
    const { client } = setUp({ fetch: scripted(endless).fetch });
    const failure = failed(client.call(tipos.todos, {}));
    await vi.advanceTimersByTimeAsync(120_000);
    expect((await failure).code).toBe('red.tiempo-agotado');
  });

  it('leaves no timer behind after an answer', async () => {
    vi.useFakeTimers();
    const { client } = setUp({ fetch: scripted(() => envelope({ items: [] })).fetch });
    await client.call(tipos.todos, {});
    expect(vi.getTimerCount()).toBe(0);
  });

  it('passes the caller’s own abort through', async () => {
    const { client } = setUp({ fetch: scripted(silent).fetch });
    const stop = new AbortController();
    const call = client.call(tipos.todos, {}, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
