import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { ALMACEN_FICHEROS, perfil } from '@jornada/contract/perfil.ts';
import { acceso } from '@jornada/contract/acceso.ts';
import { createTestCompany, TEST_PASSWORD, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  company = await createTestCompany(server.db, {
    ajustes: { modulos: ['vacaciones', 'chat'], minimumAccuracy: 80, comentariosEnFichajes: false },
    personas: [
      { userName: '12345678Z', nombre: 'Lucía Martín Soto' },
      { userName: 'ADMIN', nombre: 'Ada Gil', roles: ['admin'], idioma: 'de' },
      { userName: 'QUIOSCO-1', roles: ['quiosco'], esQuiosco: true, horario: null },
      { userName: 'INACTIVO', activo: false },
      { userName: 'DOBLE' },
      { userName: 'SIN-IDIOMA', idioma: null },
    ],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'DOBLE' }, { userName: 'AJENA' }] });
});
afterAll(() => server.close());

describe('POST /api/login', () => {
  test('answers the whole profile and sets a refresh cookie that scripts cannot read', async () => {
    const { status, content, headers } = await server.call(login.entrar, { UserName: '12345678Z', Password: TEST_PASSWORD });
    expect(status).toBe(200);
    expect(content.InstanceURL).toMatch(/\/instancia$/);
    expect(perfil.parse(content.Perfil)).toMatchObject({
      NombreCompleto: 'Lucía Martín Soto',
      Iniciales: 'LM',
      UserName: '12345678Z',
      Entidad: 'Prueba, S.L.',
      Language: 'es',
      EsAdmin: false,
      EsQuiosco: false,
      AccesoFichaje: true,
      AlmacenFicherosId: ALMACEN_FICHEROS,
      ModuloVacaciones: true,
      ModuloGastos: false,
      MinimumAccuracy: 80,
      ComentariosEnFichajes: false,
      Zona: 'Europe/Madrid',
    });
    for (const set of [headers['set-cookie']].flat()) expect(set).toMatch(/HttpOnly; SameSite=Strict/);
  });

  test.each([['12345678z'], [' 12.345.678-z '], ['12345678-Z']])('accepts the ID number as people type it: %s', async (UserName) => {
    const { status } = await server.call(login.entrar, { UserName, Password: TEST_PASSWORD });
    expect(status).toBe(200);
  });

  test('flags follow role and company: an admin, and a kiosk that cannot clock by itself', async () => {
    const admin = await server.signIn('admin');
    expect(admin).toMatchObject({ EsAdmin: true, Language: 'de' });
    const kiosk = await server.signIn('quiosco-1');
    expect(kiosk).toMatchObject({ EsQuiosco: true, AccesoFichaje: false, AccesoResumen: false, EsAdmin: false });
  });

  test('an unknown person, a wrong password and somebody who left are the same answer', async () => {
    const answers = await Promise.all(
      [
        ['NADIE', 'x'],
        ['12345678Z', 'mal'],
        ['INACTIVO', TEST_PASSWORD],
      ].map(([UserName, Password]) => server.call(login.entrar, { UserName, Password })),
    );
    const [first, ...rest] = answers.map(({ status, sobre }) => ({ status, error: sobre.Error, content: sobre.content }));
    expect(first).toMatchObject({ status: 401, error: { HasError: true, Code: 'login.credenciales' }, content: null });
    for (const answer of rest) expect(answer).toEqual(first);
  });

  test('somebody in two companies chooses, and only then gets in', async () => {
    const { status, sobre } = await server.call(login.entrar, { UserName: 'doble', Password: TEST_PASSWORD });
    expect(status).toBe(409);
    expect(sobre.Error.Code).toBe('login.elegir-empresa');
    const offered = (sobre.content as unknown as { Entidades: { EntidadId: number; Nombre: string }[] }).Entidades;
    expect(offered.map(({ Nombre }) => Nombre)).toEqual(['Otra, S.A.', 'Prueba, S.L.']);
    const chosen = await server.call(login.entrar, { UserName: 'doble', Password: TEST_PASSWORD, EntidadId: company.entidadId });
    expect(chosen.content.Perfil).toMatchObject({ Entidad: 'Prueba, S.L.', EntidadId: company.entidadId });
    const elsewhere = await server.call(login.entrar, { UserName: '12345678Z', Password: TEST_PASSWORD, EntidadId: 999_999 });
    expect(elsewhere.sobre.Error.Code).toBe('login.credenciales');
  });

  test('the eleventh try within a quarter of an hour has to wait, also with the right password; afterwards it works', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await server.call(login.entrar, { UserName: 'AJENA', Password: 'mal' });
    const blocked = await server.call(login.entrar, { UserName: 'AJENA', Password: TEST_PASSWORD });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    const before = server.clock.now().toString();
    server.clock.advance({ minutes: 16 });
    expect((await server.call(login.entrar, { UserName: 'AJENA', Password: TEST_PASSWORD })).status).toBe(200);
    server.clock.set(before);
  });

  test.each([
    [{ UserName: 5, Password: 'x' }, 'UserName'],
    [{ UserName: 'A' }, 'Password'],
    [{ UserName: 'A', Password: 'x'.repeat(201) }, 'Password'],
    [{ UserName: 'A', Password: 'x', EsAdmin: true }, 'EsAdmin'],
  ])('refuses %j and says which field', async (body, field) => {
    const { status, sobre } = await server.call(login.entrar, body);
    expect(status).toBe(422);
    expect(Object.keys(sobre.Error.Fields)).toEqual([field]);
    expect(sobre.Error.Fields[field]).not.toBe('');
  });

  test('messages are in the language of the request', async () => {
    const texts = await Promise.all(
      ['es', 'en', 'pt', 'de', 'fr'].map(
        async (language) => (await server.call(login.entrar, { UserName: 'NADIE', Password: 'x' }, { language })).sobre.Error.Message,
      ),
    );
    expect(new Set(texts.slice(0, 4)).size).toBe(4);
    expect(texts[4]).toBe(texts[1]);
  });
});

describe('loginWithToken and setLanguage', () => {
  test('the profile is computed again, in the stored language', async () => {
    const { Token } = await server.signIn('12345678Z');
    expect((await server.call(login.ponerIdioma, { language: 'pt' }, { token: Token })).content).toEqual({ Language: 'pt' });
    const again = await server.call(login.conToken, {}, { token: Token });
    expect(again.content).toMatchObject({ Language: 'pt', Token });
    await server.call(login.ponerIdioma, { language: 'es' }, { token: Token });
  });

  test('whoever has chosen none has that of their browser, after the log-in as well, in answers too; once chosen it stays', async () => {
    const { content } = await server.call(
      login.entrar,
      { UserName: 'SIN-IDIOMA', Password: TEST_PASSWORD },
      { language: 'de-AT,de;q=0.9' },
    );
    const token = content.Perfil?.Token ?? '';
    expect(content.Perfil?.Language).toBe('de');
    const again = async (language: string) => (await server.call(login.conToken, {}, { token, language })).content.Language;
    expect([await again('pt-BR'), await again('fr'), await again('es')]).toEqual(['pt', 'en', 'es']);
    const refused = async (language: string) =>
      (await server.call(login.ponerIdioma, { language: 'fr' }, { token, language })).sobre.Error.Message;
    expect(await refused('de')).not.toBe(await refused('pt'));
    await server.call(login.ponerIdioma, { language: 'pt' }, { token });
    expect(await again('de')).toBe('pt');
  });

  test('refuses a language that is not one of the four', async () => {
    const { Token } = await server.signIn('12345678Z');
    expect((await server.call(login.ponerIdioma, { language: 'fr' }, { token: Token })).status).toBe(422);
  });

  test.each([login.conToken, login.ponerIdioma])('refuses without a session: $path', async (target) => {
    const { status, sobre, headers } = await server.call(target, target === login.ponerIdioma ? { language: 'es' } : {});
    expect([status, sobre.Error.Code, headers['request-action']]).toEqual([401, 'sesion.caducada', undefined]);
  });
});

test('getLoginMethods2 tells nobody who exists', async () => {
  const known = await server.call(acceso.metodos, { Username: '12345678Z' });
  const unknown = await server.call(acceso.metodos, { Username: 'NADIE' });
  expect(known.content).toEqual({ Metodos: ['password'], Proveedores: [] });
  expect(unknown.content).toEqual(known.content);
});
