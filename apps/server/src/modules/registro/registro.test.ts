import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { correo } from '@jornada/contract/correo.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { login } from '@jornada/contract/login.ts';
import { recovery } from '@jornada/contract/recovery.ts';
import { registroEmpresa } from '@jornada/contract/registro.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const NOW = '2026-03-10T09:00:00Z';
const PASSWORD = 'tres barcos verdes';
const FORGET = composed('delete from central.intentos');
const COUNT = composed<{ total: number }>('select count(*)::int as total from central.entidades');

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: NOW });
});
afterAll(() => server.close());
async function settle(): Promise<void> {
  while ((await server.jobs.runDue()) > 0);
}
afterEach(settle);
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db.query(FORGET, []);
});

/** Solves a task as a browser would. */
async function solve(): Promise<string> {
  const { reto } = (await server.call(registroEmpresa.nuevo, {})).content;
  const solution = await solveChallenge({ challenge: reto as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: reto, solution })).toString('base64');
}
const form = async (over: Record<string, unknown> = {}) => ({
  Nombre: 'Talleres Gómez, S.L.',
  Nif: 'b-12.345.674',
  Pais: 'ES',
  NombreCompleto: 'Carmen Gómez Ruiz',
  UserName: '11.111.111-h',
  Email: 'carmen@gomez.example',
  Language: 'es',
  Password: PASSWORD,
  AceptaCondiciones: true,
  Captcha: 'Captcha' in over ? over['Captcha'] : await solve(),
  ...over,
});
const register = async (over: Record<string, unknown> = {}) => server.call(registroEmpresa.guardar, await form(over));
const tokenOf = (enlace: string | null): string => new URL(enlace!, 'http://x').searchParams.get('token')!;
const companies = async (): Promise<number> => (await server.db.query(COUNT, []))[0]!.total;

describe('a company that registers itself', () => {
  test('is closed until its link is used, and then its admin clocks in, with a plan and a way to everything', async () => {
    const { content } = await register({ UserName: '22222222J' });
    expect(content).toEqual({ Email: 'carmen@gomez.example', Enlace: expect.stringMatching(/^\/registro-completado\?token=/) });
    const credentials = { UserName: '22222222j', Password: PASSWORD };
    const unknown = await server.call(login.entrar, { UserName: 'NADIE', Password: PASSWORD });
    const early = await server.call(login.entrar, credentials);
    expect([early.status, early.sobre]).toEqual([401, unknown.sobre]);
    await server.call(recovery.pedir, { user: '22222222J' });
    await settle();

    const confirmed = await server.call(registroEmpresa.confirmar, { Token: tokenOf(content.Enlace) });
    expect(confirmed.content).toMatchObject({ Nombre: 'Talleres Gómez, S.L.', UserName: '22222222J', NombreCompleto: 'Carmen Gómez Ruiz' });
    expect(confirmed.cookie).toBeUndefined();
    const admin = (await server.call(login.entrar, credentials)).content.Perfil!;
    expect(admin).toMatchObject({ EsAdmin: true, AccesoFichaje: true, Entidad: 'Talleres Gómez, S.L.', Zona: 'Europe/Madrid' });
    // The mail with the used link no longer waits.
    const mails = (await server.call(correo.listado, {}, { token: admin.Token })).content.items;
    expect(mails.find(({ plantilla }) => plantilla === 'registro')).toMatchObject({
      estado: 'entregado',
      entregado: { por: 'Carmen Gómez Ruiz' },
      sePuedeVer: false,
    });
    const { items } = (await server.call(tipos.todos, {}, { token: admin.Token })).content;
    const entrada = items.find(({ clase, subtipo }) => clase === 'entrada' && subtipo === 'trabajo')!;
    const clocked = await server.call(registros.guardar, { tipo: entrada.id }, { token: admin.Token });
    expect(clocked.status).toBe(200);
    expect(clocked.content.hoy).toMatchObject({ fecha: '2026-03-10', situacion: 'trabajando' });
    // Nobody got a mail for a new password before the company was confirmed.
    expect((await server.call(correo.listado, {}, { token: admin.Token })).content.items.map(({ plantilla }) => plantilla)).toEqual([
      'registro',
    ]);
  });

  test('its country decides on zone, hours and public holidays; words are in the language of its admin', async () => {
    const { content } = await register({ UserName: 'DE-ADMIN', Pais: 'DE', Language: 'de', Zona: 'Europe/Madrid', Movil: true });
    expect(content.Enlace).toMatch(/^\/registro-completado-movil\?token=/);
    const { EntidadId } = (await server.call(registroEmpresa.confirmar, { Token: tokenOf(content.Enlace) })).content;
    const read = composed(`
      select c.centro_id as id, c.nombre, c.zona, h.nombre as horario, v.definicion->'semana'->0->>'inicio' as inicio,
        (select count(*)::int from instancia.festivos_confirmados f where f.entidad_id = c.entidad_id) as confirmados
      from instancia.centros c join instancia.horarios h using (entidad_id) join instancia.horarios_versiones v using (entidad_id, horario_id)
      where c.entidad_id = $1`);
    const rows = await server.db.tenant(EntidadId, (tx) => tx.query(read, [EntidadId]));
    expect(rows).toMatchObject([{ nombre: 'Büro', zona: 'Europe/Berlin', horario: 'Bürozeiten', inicio: '08:00', confirmados: 0 }]);
    const { Token: token } = (await server.call(login.entrar, { UserName: 'DE-ADMIN', Password: PASSWORD })).content.Perfil!;
    for (const ano of [2026, 2027, 2028]) {
      const year = (await server.call(festivos.ano, { ano, centro: Number(rows[0]!['id']) }, { token })).content;
      expect(year.confirmado).toBeNull();
      expect(year.festivos.length).toBeGreaterThanOrEqual(9);
      expect(year.festivos.map(({ nombre }) => nombre)).toContain('Karfreitag');
    }
  });

  test('of two confirmations at once one counts, and a used link is none', async () => {
    const Token = tokenOf((await register({ UserName: '33333333P' })).content.Enlace);
    const answers = await Promise.all([1, 2, 3].map(() => server.call(registroEmpresa.confirmar, { Token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
  });

  test('a link tells its state without being used up: valid, used, or invalid', async () => {
    const Token = tokenOf((await register({ UserName: '88888888Y', Nombre: 'Faro, S.L.' })).content.Enlace);
    const look = async (Token_: string) => (await server.call(registroEmpresa.mirar, { Token: Token_ })).content;
    expect([await look(Token), await look(Token)]).toEqual([
      { Estado: 'vale', Nombre: 'Faro, S.L.' },
      { Estado: 'vale', Nombre: 'Faro, S.L.' },
    ]);
    expect((await server.call(registroEmpresa.confirmar, { Token })).status).toBe(200);
    expect(await look(Token)).toEqual({ Estado: 'usado', Nombre: null });
    const [entidad = ''] = Token.split('.');
    // Another secret of the same company, one of another company, and an invalid token all give the same answer, which tells
    // nothing.
    for (const none of [`${entidad}.${'a'.repeat(43)}`, `${Number(entidad) + 1}.${Token.split('.')[1]}`, 'x', "' or 1=1"])
      expect(await look(none)).toEqual({ Estado: 'no-vale', Nombre: null });
  });

  test('that nobody confirms goes after two days, whole; one that was confirmed stays', async () => {
    const kept = tokenOf((await register({ UserName: '44444444A' })).content.Enlace);
    await server.call(registroEmpresa.confirmar, { Token: kept });
    const before = await companies();
    const lost = tokenOf((await register({ UserName: '55555555K' })).content.Enlace);
    expect(await companies()).toBe(before + 1);
    server.clock.advance({ hours: 49 });
    const put = composed('select central.retirar_altas($1) as retiradas');
    expect(await server.db.query(put, [server.clock.now().subtract({ hours: 48 }).toString()])).toEqual([{ retiradas: 1 }]);
    expect(await companies()).toBe(before);
    expect((await server.call(registroEmpresa.mirar, { Token: lost })).content).toEqual({ Estado: 'no-vale', Nombre: null });
    expect((await server.call(registroEmpresa.mirar, { Token: kept })).content.Estado).toBe('usado');
    expect((await server.call(registroEmpresa.confirmar, { Token: lost })).sobre.Error.Code).toBe('recovery.enlace-no-vale');
    expect((await server.call(login.entrar, { UserName: '44444444A', Password: PASSWORD })).status).toBe(200);
  });

  test('answers the same whoever and whatever is known already', async () => {
    const first = await register({ UserName: '66666666Q' });
    await server.call(registroEmpresa.confirmar, { Token: tokenOf(first.content.Enlace) });
    const again = await register({ UserName: '66666666Q' });
    expect([again.status, Object.keys(again.content)]).toEqual([first.status, Object.keys(first.content)]);
  });

  test('cannot burden a user name with more than twenty companies', async () => {
    const fill = composed(`
      with nuevas as (select central.crear_entidad('X', now()) as id from generate_series(1, 20))
      insert into central.directorio (user_name, entidad_id, usuario_id) select 'VICTIMA', id, 1 from nuevas`);
    await server.db.query(fill, []);
    const Token = tokenOf((await register({ UserName: 'victima' })).content.Enlace);
    expect((await server.call(registroEmpresa.confirmar, { Token })).sobre.Error.Code).toBe('registro.demasiadas-empresas');
  });
});

describe('the captcha', () => {
  test('takes a solution once, also when it comes twice at the same moment', async () => {
    const Captcha = await solve();
    const answers = await Promise.all(['A-UNO', 'A-DOS', 'A-TRES'].map((UserName) => register({ UserName, Captcha })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ sobre }) => sobre.Error.Code === 'registro.captcha')).toHaveLength(2);
    const before = await companies();
    const replayed = await register({ UserName: 'A-CUATRO', Captcha });
    expect([replayed.sobre.Error.Code, await companies()]).toEqual(['registro.captcha', before]);
  });

  test('is not used up by a form that is refused for something else', async () => {
    const Captcha = await solve();
    expect((await register({ UserName: 'B-UNO', Captcha, Password: 'password123' })).sobre.Error.Fields).toHaveProperty('Password');
    expect((await register({ UserName: 'B-UNO', Captcha })).status).toBe(200);
  });

  test('runs out after twenty minutes, by the server’s clock', async () => {
    const Captcha = await solve();
    server.clock.advance({ minutes: 20 });
    expect((await register({ Captcha })).sobre.Error.Code).toBe('registro.captcha');
  });

  test.each([
    ['nothing in it', 'e30='],
    ['no base64', '%%%'],
    ['a null', 'bnVsbA=='],
    ['a solution without a task', Buffer.from('{"solution":{"counter":1}}').toString('base64')],
  ])('refuses %s', async (_name, Captcha) => {
    expect((await register({ Captcha })).sobre.Error.Code).toBe('registro.captcha');
  });

  test('refuses an easier task, a longer one, and one that was not done', async () => {
    const forge = async (change: (payload: { challenge: Challenge; solution: { counter: number; derivedKey: string } }) => void) => {
      const payload = JSON.parse(Buffer.from(await solve(), 'base64').toString()) as Parameters<typeof change>[0];
      change(payload);
      return Buffer.from(JSON.stringify(payload)).toString('base64');
    };
    const forgeries = [
      await forge(({ challenge }) => void (challenge.parameters.keyPrefix = '00')),
      await forge(({ challenge }) => void (challenge.parameters.data!['caduca'] = 9_999_999_999)),
      await forge(({ challenge }) => void (challenge.parameters.cost = 1)),
      await forge(({ solution }) => void (solution.counter += 1)),
      await forge((payload) => void (payload.challenge.signature = 'a'.repeat(64))),
    ];
    for (const Captcha of forgeries) {
      await server.db.query(FORGET, []);
      expect((await register({ Captcha })).sobre.Error.Code).toBe('registro.captcha');
    }
  });
});

describe('what is refused', () => {
  test('the sixth registration from one address within a quarter of an hour', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await register({ Captcha: 'x' })).sobre.Error.Code);
    expect(codes).toEqual([...Array(5).fill('registro.captcha'), 'general.demasiadas-veces']);
  });

  test.each([
    ['Nombre', 'A\nB'],
    ['Nombre', 'x'.repeat(121)],
    ['Nif', "' or 1=1"],
    ['Nif', 'B12345678'],
    ['UserName', '11111111A'],
    ['Pais', 'España'],
    ['Pais', 'XX'],
    ['Email', 'carmen@gomez.example\r\nBcc: todos@evil.example'],
    ['Email', 'nada'],
    ['UserName', 'A\u0000B'],
    ['Language', 'fr'],
    ['Password', 'x'.repeat(201)],
    ['Password', 'hola 11111111H'],
    ['AceptaCondiciones', false],
    ['Captcha', 'x'.repeat(4001)],
  ])('%s: %j', async (field, value) => {
    const { status, sobre } = await register({ Captcha: 'x', [field]: value });
    expect([status, Object.keys(sobre.Error.Fields)]).toEqual([422, [field]]);
  });

  test('everything, where this installation takes no companies', async () => {
    const closed = await createTestServer({ now: NOW, registration: false });
    try {
      expect((await closed.call(registroEmpresa.nuevo, {})).content).toEqual({ abierto: false, reto: null });
      expect((await closed.call(registroEmpresa.guardar, await form({ Captcha: 'x' }))).sobre.Error.Code).toBe('registro.cerrado');
    } finally {
      await closed.close();
    }
  });
});

test('the server’s role makes no company but by the one function, and confirms or removes none by hand', async () => {
  for (const text of [
    `insert into central.entidades (nombre, creada) values ('X', now())`,
    `update central.entidades set confirmada = now()`,
    `delete from central.entidades`,
  ])
    await expect(server.db.query(composed(text), [])).rejects.toThrow('permission denied');
});

test('five hundred that wait are enough', async () => {
  const flood = composed(`select central.crear_entidad('X', now()) from generate_series(1, 500)`);
  await expect(server.db.query(flood, [])).rejects.toThrow('too many companies wait');
});
