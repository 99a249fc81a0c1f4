import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createEntidadesService } from '../../shared/company/configuration.ts';
import { createAuthService } from './service.ts';
import { createTokens, type Tokens } from '../../platform/http/tokens.ts';

let server: TestServer;
let company: TestCompany;
const START = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  server = await createTestServer({ now: START });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'A' }, { userName: 'B' }, { userName: 'ADMIN', roles: ['admin'] }],
  });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(START));

const serviceWith = (tokens: Tokens) =>
  createAuthService({
    db: server.db,
    clock: server.clock,
    tokens,
    entidades: createEntidadesService({ db: server.db }),
    confirmSso: async () => 'over',
  });
const profileWith = (token: string, simulado?: string) => server.call(login.conToken, {}, { token, ...(simulado ? { simulado } : {}) });

test('people who have chosen no language get that of the company', async () => {
  await createTestCompany(server.db, { personas: [{ userName: 'SIN-IDIOMA', idioma: null }] });
  const { Token } = await server.signIn('SIN-IDIOMA');
  const { items } = (await server.call(tipos.todos, {}, { token: Token })).content;
  expect(items.map(({ nombre }) => nombre)).toContain('Comida');
});

describe('access tokens', () => {
  test('after a quarter of an hour asks for a refresh, and the refreshed one works', async () => {
    const { Token, cookie } = await server.signIn('A');
    server.clock.advance({ minutes: 15, seconds: 1 });
    const expired = await profileWith(Token);
    expect([expired.status, expired.headers['request-action']]).toEqual([401, 'RefreshToken']);
    const refreshed = await server.call(auth.renovar, {}, { cookie });
    expect(refreshed.status).toBe(200);
    expect((await profileWith(refreshed.content.Token)).status).toBe(200);
  });

  test('each token of a call is read once: for counting the call, for the session, and for the person it acts for', async () => {
    const read: string[] = [];
    const { Token: token } = await server.signIn('ADMIN');
    const signing = createTokens({ secrets: { signing: [{ kid: 'other', key: new Uint8Array(32).fill(7) }] }, clock: server.clock });
    const tokens: typeof signing = {
      ...signing,
      verify: (one, options) => {
        read.push(options.purpose);
        return signing.verify(one, options);
      },
    };
    const service = serviceWith(tokens);
    const opened = await service.open({
      entidadId: company.entidadId,
      usuarioId: company.personas['ADMIN'] ?? 0,
      clase: 'normal',
      dispositivo: 'test',
    });
    const simulado = await service.simulate(
      await service.authenticate({ accessToken: opened.token, simulado: undefined }),
      company.personas['B'] ?? 0,
    );
    read.length = 0;
    const { caller, authenticate } = await service.identify(opened.token);
    const sesion = await authenticate({ simulado: simulado ?? undefined });
    expect([caller, sesion.personaId]).toEqual([{ tenant: company.entidadId, user: company.personas['ADMIN'] }, company.personas['B']]);
    expect(read).toEqual(['access', 'simulado']);
    expect((await service.identify(token)).caller).toBeNull();
  });

  test.each([
    ['garbage', async () => 'not-a-token'],
    [
      'signed by somebody else',
      async () =>
        new SignJWT({ ent: 1, sid: crypto.randomUUID(), usr: 1 })
          .setProtectedHeader({ alg: 'HS256', kid: 'test' })
          .setIssuer('jornada')
          .setAudience('access')
          .setExpirationTime('1h')
          .sign(new Uint8Array(32)),
    ],
    [
      'unsigned',
      async () =>
        new UnsecuredJWT({ ent: 1, sid: crypto.randomUUID(), usr: 1 })
          .setIssuer('jornada')
          .setAudience('access')
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'with its payload changed',
      async () => {
        const { Token } = await server.signIn('A');
        const [header, , signature] = Token.split('.');
        return [
          header,
          Buffer.from(JSON.stringify({ ent: company.entidadId, usr: 1, exp: 9_999_999_999 })).toString('base64url'),
          signature,
        ].join('.');
      },
    ],
  ])('a token that is %s ends in the log-in, without a refresh', async (_name, make) => {
    const answer = await profileWith(await make());
    expect([answer.status, answer.sobre.Error.Code, answer.headers['request-action']]).toEqual([401, 'sesion.caducada', undefined]);
  });

  test('a session that was closed is over at once, although its token has not expired', async () => {
    const { Token, cookie } = await server.signIn('A');
    expect((await server.call(auth.salir, {}, { cookie })).status).toBe(200);
    expect((await profileWith(Token)).sobre.Error.Code).toBe('sesion.caducada');
    expect((await server.call(auth.renovar, {}, { cookie })).sobre.Error.Code).toBe('sesion.acceso-denegado');
  });
});

describe('acting for somebody', () => {
  const setUp = async () => {
    const { Token } = await server.signIn('ADMIN');
    const { ent, sid } = decodeJwt<{ ent: number; sid: string }>(Token);
    return { Token, sesion: { entidadId: ent, sesionId: sid } };
  };

  test('the session says for whom; the token is refreshed by its own call', async () => {
    const { Token, sesion } = await setUp();
    const personaId = company.personas['B'] ?? 0;
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query({ name: 'simulate', text: 'update instancia.sesiones set simulado_id = $3 where entidad_id = $1 and sesion_id = $2' }, [
        sesion.entidadId,
        sesion.sesionId,
        personaId,
      ]),
    );
    const { content } = await server.call(auth.renovarSimulado, {}, { token: Token });
    expect((await profileWith(Token, content.Token)).content).toMatchObject({ UserName: 'B', EsAdmin: false });

    // A client that follows only the specification also sends the old token of the simulated person.
    server.clock.advance({ minutes: 14 });
    const renewed = await server.call(auth.renovarSimulado, {}, { token: Token, simulado: 'expired-or-worse' });
    expect(renewed.status).toBe(200);
    expect((await profileWith(Token, renewed.content.Token)).content).toMatchObject({ UserName: 'B' });
  });

  test('an expired token of the simulated person asks for its own refresh', async () => {
    const tokens = createTokens({ secrets: { signing: [{ kid: 'other', key: new Uint8Array(32).fill(7) }] }, clock: server.clock });
    const service = serviceWith(tokens);
    const { token, refresh } = await service.open({
      entidadId: company.entidadId,
      usuarioId: company.personas['ADMIN'] ?? 0,
      clase: 'normal',
      dispositivo: 'test',
    });
    const sesion = await service.authenticate({ accessToken: token, simulado: undefined });
    const simulado = (await service.simulate(sesion, company.personas['B'] ?? 0)) ?? '';
    expect(await service.authenticate({ accessToken: token, simulado })).toMatchObject({
      personaId: company.personas['B'],
      usuarioId: company.personas['ADMIN'],
      simulando: true,
    });
    server.clock.advance({ minutes: 16 });
    const fresh = await service.refresh(refresh);
    await expect(service.authenticate({ accessToken: fresh.token, simulado })).rejects.toMatchObject({
      code: 'sesion.renovar-simulado',
      headers: { 'Request-Action': 'RefreshTokenUsuarioSimulado' },
    });
    expect(await service.authenticate({ accessToken: fresh.token, simulado: await service.refreshSimulated(sesion) })).toMatchObject({
      personaId: company.personas['B'],
    });
    await service.simulate(sesion, null);
    await expect(service.refreshSimulated(sesion)).rejects.toMatchObject({ code: 'sesion.acceso-denegado' });
  });

  test("somebody who acts for nobody gets no such token, and another session's is worthless", async () => {
    const { Token } = await server.signIn('A');
    expect((await server.call(auth.renovarSimulado, {}, { token: Token })).sobre.Error.Code).toBe('sesion.acceso-denegado');
    expect((await profileWith(Token, Token)).sobre.Error.Code).toBe('sesion.caducada');
  });
});
