import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factores } from '@jornada/contract/factores.ts';
import { login } from '@jornada/contract/login.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createTestCompany, TEST_PASSWORD } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const SITE = { origin: 'https://jornada.example', rpId: 'jornada.example' };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z', publicUrl: 'https://jornada.example' });
  await createTestCompany(server.db, {
    personas: ['ANA', 'BEA', 'CAI', 'DANI', 'EVA', 'FER', 'GIL', 'HUGO'].map((userName) => ({ userName })),
  });
});
afterAll(() => server.close());

type Device = ReturnType<typeof createAuthenticator>;

async function options(userName: string) {
  const { Token: token } = await server.signIn(userName);
  const { content } = await server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, { token });
  return { token, Reto: content.Reto, challenge: content.Opciones.challenge, userId: content.Opciones.user.id };
}

async function add(userName: string, device: Device = createAuthenticator()) {
  const { token, Reto, challenge, userId } = await options(userName);
  const Llave = device.create({ ...SITE, challenge, userId });
  const { status, content } = await server.call(factores.alta, { Reto, Nombre: 'Mi móvil', Llave }, { token });
  expect(status).toBe(200);
  return { token, device, userId, ...content };
}

/** Signs in by passkey alone. */
async function enter(device: Device, changes: Partial<Parameters<Device['get']>[0]> = {}) {
  const { content, cookie = '' } = await server.call(login.opcionesLlave, {});
  const Llave = device.get({ ...SITE, challenge: content.Opciones.challenge, ...changes });
  const send = () => server.call(login.conLlave, { Reto: content.Reto, Llave }, { cookie });
  return { ...(await send()), again: send, Llave, Reto: content.Reto, cookie };
}

describe('a passkey', () => {
  test('opens the session by itself, is the second step after the password, and goes when it is removed', async () => {
    const { device, token, llave, CodigosRecuperacion } = await add('ANA');
    expect(CodigosRecuperacion).toHaveLength(10);
    expect((await enter(device)).content.Perfil?.UserName).toBe('ANA');

    const { sobre, content, cookie = '' } = await server.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD });
    expect([sobre.Error.Code, content.SegundoFactor?.Metodos]).toEqual(['login.segundo-factor', ['llave', 'recuperacion']]);
    const { Reto = '', Opciones } = content.SegundoFactor ?? {};
    const Llave = device.get({ ...SITE, challenge: Opciones?.challenge ?? '' });
    expect((await server.call(login.segundoFactor, { Reto, Prueba: { Llave } }, { cookie })).status).toBe(200);

    expect((await server.call(factores.quitar, { id: llave.id, Password: 'no' }, { token })).sobre.Error.Code).toBe(
      'cuenta.contrasena-no-valida',
    );
    expect((await server.call(factores.quitar, { id: llave.id, Password: TEST_PASSWORD }, { token })).status).toBe(200);
    expect((await enter(device)).sobre.Error.Code).toBe('login.llave-no-valida');
    expect((await server.call(login.entrar, { UserName: 'ANA', Password: TEST_PASSWORD })).status).toBe(200);
  });

  test('does not open twice with the same answer, nor in another browser', async () => {
    const { device } = await add('BEA');
    const { status, again, Reto, Llave } = await enter(device);
    expect(status).toBe(200);
    expect((await again()).sobre.Error.Code).toBe('login.reto-caducado');
    expect((await server.call(login.conLlave, { Reto, Llave })).sobre.Error.Code).toBe('login.reto-caducado');
  });

  test('of another site, without its person, or for somebody else opens nothing', async () => {
    const { device, userId } = await add('CAI');
    const other = await add('DANI', createAuthenticator());
    for (const changes of [
      { origin: 'https://jornada.example.evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.from('of my own').toString('base64url') },
      { userHandle: other.userId },
      { userHandle: Buffer.from('999999.1').toString('base64url') },
      { userHandle: 'x' },
    ]) {
      const { status, sobre } = await enter(device, changes);
      expect([changes, status, sobre.Error.Code]).toEqual([changes, 401, 'login.llave-no-valida']);
    }
    const stranger = createAuthenticator();
    stranger.create({ ...SITE, challenge: 'x', userId });
    expect((await enter(stranger)).sobre.Error.Code).toBe('login.llave-no-valida');
    expect((await enter(device)).status).toBe(200);
  });

  test('that does not ask for its person is not taken', async () => {
    const { token, Reto, challenge, userId } = await options('EVA');
    const Llave = createAuthenticator({ userVerified: false }).create({ ...SITE, challenge, userId });
    const { sobre } = await server.call(factores.alta, { Reto, Nombre: 'x', Llave }, { token });
    expect(sobre.Error.Code).toBe('factores.llave-no-valida');
  });

  test('whose counter goes back has been copied', async () => {
    const device = createAuthenticator({ counts: true });
    await add('EVA', device);
    device.setCounter(7);
    expect((await enter(device)).status).toBe(200);
    device.setCounter(3);
    expect((await enter(device)).sobre.Error.Code).toBe('login.llave-no-valida');
  });
});

describe('making one', () => {
  test('takes the challenge of this session, once', async () => {
    const [{ Token: token }, { Token: another }, { Token: other }] = await Promise.all([
      server.signIn('FER'),
      server.signIn('FER'),
      server.signIn('GIL'),
    ]);
    const mine = await server.call(factores.opcionesAlta, { Password: TEST_PASSWORD }, { token });
    const challenge = mine.content.Opciones.challenge;
    const userId = mine.content.Opciones.user.id;
    const Llave = createAuthenticator().create({ ...SITE, challenge, userId });
    const input = { Reto: mine.content.Reto, Nombre: 'x', Llave };
    for (const elsewhere of [another, other]) {
      expect((await server.call(factores.alta, input, { token: elsewhere })).sobre.Error.Code).toBe('login.reto-caducado');
    }
    expect((await server.call(factores.alta, input, { token })).status).toBe(200);
    expect((await server.call(factores.alta, input, { token })).sobre.Error.Code).toBe('login.reto-caducado');
  });

  test("a passkey of somebody else does not exist: it is neither named nor removed, and their company's neither", async () => {
    const { llave } = await add('HUGO');
    await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA' }] });
    const { Token: token } = await server.signIn('AJENA');
    expect((await server.call(factores.renombrar, { id: llave.id, Nombre: 'mía' }, { token })).sobre.Error.Code).toBe(
      'factores.llave-no-existe',
    );
    expect((await server.call(factores.quitar, { id: llave.id, Password: TEST_PASSWORD }, { token })).sobre.Error.Code).toBe(
      'factores.llave-no-existe',
    );
  });
});
