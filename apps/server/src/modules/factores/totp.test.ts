import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { factores } from '@jornada/contract/factores.ts';
import { login } from '@jornada/contract/login.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { totpAt } from '../../testing/totp.ts';

let server: TestServer;
let company: TestCompany;
const PEOPLE = ['ANA', 'BEA', 'CAI', 'DANI', 'EVA', 'FER', 'GIL', 'HUGO', 'IRIS', 'JEFA'];

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { segundoFactorAdmins: true },
    personas: PEOPLE.map((userName) => ({ userName, roles: userName === 'JEFA' ? ['admin'] : ['empleado'] })),
  });
  await server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed(`update instancia.usuarios set email = lower(user_name) || '@prueba.example' where entidad_id = $1`), [
      company.entidadId,
    ]),
  );
});
afterAll(() => server.close());

const codeOf = (secreto: string, seconds = 0): string => totpAt(secreto, server.clock.now().add({ seconds }));
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const password = (UserName: string) => server.call(login.entrar, { UserName, Password: TEST_PASSWORD });

/** A person with an authenticator app. */
async function enable(userName: string) {
  const { Token: token } = await server.signIn(userName);
  const { content } = await server.call(factores.preparar, { Password: TEST_PASSWORD }, { token });
  const { content: activated } = await server.call(factores.activar, { Codigo: codeOf(content.Secreto) }, { token });
  // The code's time step is used up.
  server.clock.advance({ seconds: 30 });
  return { token, secreto: content.Secreto, uri: content.Uri, codigos: activated.CodigosRecuperacion };
}

/** Sends the password and returns the challenge. */
async function begin(userName: string) {
  const { status, sobre, content, cookie } = await password(userName);
  expect([status, sobre.Error.Code]).toEqual([409, 'login.segundo-factor']);
  return { Reto: content.SegundoFactor?.Reto ?? '', metodos: content.SegundoFactor?.Metodos, cookie: cookie ?? '' };
}
const answer = ({ Reto, cookie }: { Reto: string; cookie: string }, Prueba: object) =>
  server.call(login.segundoFactor, { Reto, Prueba }, { cookie });

describe('codes of an app', () => {
  test('from the first code on the password alone opens nothing, and the code opens the session', async () => {
    const { secreto, uri, codigos } = await enable('ANA');
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*ANA\?.*issuer=Jornada/);
    expect(new Set(codigos).size).toBe(10);
    const reto = await begin('ANA');
    expect(reto.metodos).toEqual(['totp', 'recuperacion']);
    const { status, content, headers } = await answer(reto, { Codigo: codeOf(secreto) });
    expect([status, content.Perfil?.UserName]).toEqual([200, 'ANA']);
    expect(String(headers['set-cookie'])).toContain('jornada_refresh=');
  });

  test('what was only prepared asks for nothing, and is over after a quarter of an hour', async () => {
    const { Token: token } = await server.signIn('BEA');
    const { content } = await server.call(factores.preparar, { Password: TEST_PASSWORD }, { token });
    expect((await password('BEA')).status).toBe(200);
    server.clock.advance({ minutes: 16 });
    const { Token: later } = await server.signIn('BEA');
    const { sobre } = await server.call(factores.activar, { Codigo: codeOf(content.Secreto) }, { token: later });
    expect(sobre.Error.Code).toBe('factores.sin-preparar');
  });

  test('a code is good once, also for two at the same time, and none of before it counts any more', async () => {
    const { secreto } = await enable('CAI');
    const retos = await Promise.all([begin('CAI'), begin('CAI'), begin('CAI')]);
    const results = await Promise.all(retos.slice(0, 2).map((reto) => answer(reto, { Codigo: codeOf(secreto) })));
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const before = await answer(retos[2], { Codigo: codeOf(secreto, -30) });
    expect(before.sobre.Error.Code).toBe('login.codigo-no-valido');
  });

  test('the secret is nowhere to be read in the database, nor are the codes on paper', async () => {
    const { secreto, codigos } = await enable('DANI');
    const rows = await server.db.tenant(company.entidadId, async (tx) => [
      ...(await tx.query(composed('select secreto from instancia.factores_totp where entidad_id = $1'), [company.entidadId])),
      ...(await tx.query(composed('select huella from instancia.codigos_recuperacion where entidad_id = $1'), [company.entidadId])),
    ]);
    const stored = Buffer.concat(rows.map((row) => Buffer.from((Object.values(row)[0] as Buffer | string) ?? '')));
    expect(stored.indexOf(Buffer.from(Secret.fromBase32(secreto).bytes))).toBe(-1);
    expect(stored.indexOf(codigos[0]?.replace('-', '') ?? '')).toBe(-1);
  });

  test('each recovery code opens one session', async () => {
    const { codigos, token } = await enable('EVA');
    const CodigoRecuperacion = String(codigos[3]).toLowerCase();
    expect((await answer(await begin('EVA'), { CodigoRecuperacion })).status).toBe(200);
    expect((await answer(await begin('EVA'), { CodigoRecuperacion })).sobre.Error.Code).toBe('login.codigo-no-valido');
    expect((await server.call(factores.estado, {}, { token })).content.codigos).toBe(9);
    const { content: fresh } = await server.call(factores.codigos, { Password: TEST_PASSWORD }, { token });
    expect((await answer(await begin('EVA'), { CodigoRecuperacion: codigos[4] })).sobre.Error.Code).toBe('login.codigo-no-valido');
    expect((await answer(await begin('EVA'), { CodigoRecuperacion: fresh.CodigosRecuperacion[0] })).status).toBe(200);
  });

  test('five wrong codes and the right one has to wait as well, however often the password is given again', async () => {
    const { secreto } = await enable('FER');
    for (let attempt = 0; attempt < 5; attempt += 1) await answer(await begin('FER'), { Codigo: wrong(codeOf(secreto)) });
    const { status, headers } = await answer(await begin('FER'), { Codigo: codeOf(secreto) });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance({ minutes: 16 });
    expect((await answer(await begin('FER'), { Codigo: codeOf(secreto) })).status).toBe(200);
  });

  test('nobody changes their way in without the password, and the mail says what changed', async () => {
    const { token } = await enable('GIL');
    for (const call of [factores.desactivar, factores.codigos, factores.preparar] as const) {
      const { status, sobre } = await server.call(call, { Password: 'no-es-esta' }, { token });
      expect([status, sobre.Error.Code]).toEqual([403, 'cuenta.contrasena-no-valida']);
    }
    expect((await server.call(factores.preparar, { Password: TEST_PASSWORD }, { token })).sobre.Error.Code).toBe('factores.ya-activo');
    expect((await server.call(factores.desactivar, { Password: TEST_PASSWORD }, { token })).status).toBe(200);
    expect((await password('GIL')).status).toBe(200);
    const mails = await server.db.tenant(company.entidadId, (tx) =>
      tx.query(
        composed<{ que: string }>(
          `select datos ->> 'que' as que from instancia.correos where entidad_id = $1 and para = 'gil@prueba.example' order by correo_id`,
        ),
        [company.entidadId],
      ),
    );
    expect(mails.map(({ que }) => que.slice(0, 11))).toEqual(['Desde ahora', 'Ya no se pi']);
  });
});

describe('the challenge', () => {
  test('is for the browser that it was given to, for five minutes, once', async () => {
    const { secreto } = await enable('HUGO');
    const stolen = await begin('HUGO');
    const elsewhere = await answer({ ...stolen, cookie: '' }, { Codigo: codeOf(secreto) });
    expect(elsewhere.sobre.Error.Code).toBe('login.reto-caducado');
    expect((await answer({ ...stolen, cookie: (await begin('HUGO')).cookie }, { Codigo: codeOf(secreto) })).status).toBe(401);

    expect((await answer(stolen, { Codigo: codeOf(secreto) })).status).toBe(200);
    server.clock.advance({ seconds: 30 });
    expect((await answer(stolen, { Codigo: codeOf(secreto) })).sobre.Error.Code).toBe('login.reto-caducado');

    const late = await begin('HUGO');
    server.clock.advance({ minutes: 6 });
    expect((await answer(late, { Codigo: codeOf(secreto) })).sobre.Error.Code).toBe('login.reto-caducado');
  });

  test.each([
    ['garbage', 'x'.repeat(40)],
    ['an access token', null],
  ])('%s is none', async (_name, given) => {
    const Reto = given ?? (await server.signIn('IRIS')).Token;
    const { sobre } = await server.call(login.segundoFactor, { Reto, Prueba: { Codigo: '123456' } });
    expect(sobre.Error.Code).toBe('login.reto-caducado');
  });

  test('ends with the password that it followed', async () => {
    const { secreto } = await enable('IRIS');
    const reto = await begin('IRIS');
    await server.db.tenant(company.entidadId, (tx) =>
      tx.query(composed(`update instancia.usuarios set password_hash = 'another' where entidad_id = $1 and user_name = 'IRIS'`), [
        company.entidadId,
      ]),
    );
    expect((await answer(reto, { Codigo: codeOf(secreto) })).sobre.Error.Code).toBe('login.reto-caducado');
  });
});

test('an admin whose company demands it sets a second step up before getting in, and keeps one', async () => {
  const { status, sobre, content, cookie = '' } = await password('JEFA');
  expect([status, sobre.Error.Code]).toEqual([409, 'login.falta-segundo-factor']);
  const Reto = content.SegundoFactor?.Reto ?? '';
  expect((await server.call(login.segundoFactor, { Reto, Prueba: { Codigo: '123456' } }, { cookie })).sobre.Error.Code).toBe(
    'login.reto-caducado',
  );
  expect((await server.call(login.prepararFactor, { Reto })).sobre.Error.Code).toBe('login.reto-caducado');

  const { content: prepared } = await server.call(login.prepararFactor, { Reto }, { cookie });
  const Codigo = codeOf(prepared.Secreto);
  expect((await server.call(login.activarFactor, { Reto, Codigo: wrong(Codigo) }, { cookie })).sobre.Error.Code).toBe(
    'login.codigo-no-valido',
  );
  const { content: inside } = await server.call(login.activarFactor, { Reto, Codigo }, { cookie });
  expect([inside.Perfil?.EsAdmin, inside.CodigosRecuperacion.length]).toEqual([true, 10]);
  const off = await server.call(factores.desactivar, { Password: TEST_PASSWORD }, { token: inside.Perfil?.Token ?? '' });
  expect(off.sobre.Error.Code).toBe('factores.obligatorio');
  server.clock.advance({ minutes: 1 });
  expect((await answer(await begin('JEFA'), { Codigo: codeOf(prepared.Secreto) })).status).toBe(200);
});
