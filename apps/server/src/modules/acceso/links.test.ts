import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { acceso } from '@jornada/contract/acceso.ts';
import { accesoIntranet } from '@jornada/contract/acceso-intranet.ts';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { auth } from '@jornada/contract/auth.ts';
import { login } from '@jornada/contract/login.ts';
import { createMailer, type Mailer } from '../../platform/mail.ts';
import { createAccesoWorld, newBrowser, type AccesoWorld } from '../../testing/acceso-world.ts';
import { readMail, startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { signInAtProvider } from '../../testing/oidc-provider.ts';
import { composed } from '../../platform/database/pool.ts';
import { JOBS_SCHEMA } from '../../platform/jobs/schema.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: AccesoWorld;
let post: TestMailServer;
let mailer: Mailer;

beforeAll(async () => {
  post = await startMailServer();
  mailer = createMailer({ url: post.url, from: 'Jornada <jornada@jornada.test>' });
  world = await createAccesoWorld({
    personas: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'QUIOSCO', esQuiosco: true, roles: ['quiosco'] }],
    accounts: [{ sub: 'ANA' }],
    mailer,
  });
  await world.configure('sso');
  await world.server.db.tenant(world.company.entidadId, (tx) =>
    tx.query(composed(`update instancia.usuarios set email = 'ana@aurora.example' where entidad_id = $1 and user_name = 'ANA'`), [
      world.company.entidadId,
    ]),
  );
});
afterAll(async () => {
  await world.close();
  await mailer.close();
  await post.close();
});
beforeEach(() => {
  world.server.clock.set(NOW);
  post.mails.length = 0;
});

const codeOf = (answer: { sobre: { Error: { Code: string } } }) => answer.sobre.Error.Code;

/** Runs all waiting jobs and sends every mail. */
async function deliver(): Promise<URL[]> {
  await world.server.jobs.runDue();
  await world.server.jobs.runDue();
  return post.mails.map((mail) => new URL(readMail(mail).link));
}
const order = (Username: string, call: typeof acceso.enviarSso = acceso.enviarSso) =>
  world.server.call(call, { Username, Lang: 'es' }, { language: 'es' });

describe('a link by mail', () => {
  test('begins the log-in at the provider, once, and is worth nothing without it', async () => {
    expect((await order('ana')).content).toBeNull();
    const [link] = await deliver();
    expect([link?.origin, link?.pathname, link?.searchParams.get('metodo')]).toEqual(['https://jornada.test', '/login', 'sso']);
    const Token = link?.searchParams.get('enlace') ?? '';
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA', { Token });
    expect(started.username).toBe('ANA');
    expect((await world.check(browser, 'sso', started)).content.Estado).toBe('pendiente');
    await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA' }));
    expect((await world.check(browser, 'sso', started)).content).toMatchObject({ Estado: 'dentro', Perfil: { UserName: 'ANA' } });
    const again = await world.post(newBrowser(), acceso.crearSso.path, { IdLogin: crypto.randomUUID(), Token });
    expect([again.status, codeOf(again)]).toEqual([404, 'acceso.enlace-no-valido']);
  });

  test('runs out after half an hour, and is good for its own provider only', async () => {
    await order('ANA');
    const [link] = await deliver();
    const Token = link?.searchParams.get('enlace') ?? '';
    const withdraw = () => world.server.call(accesoIntranet.borrar, { proveedor: '365' }, world.admin);
    onTestFinished(async () => void (await withdraw()));
    await world.configure('365');
    const by365 = await world.post(newBrowser(), acceso.crear365.path, { IdLogin: crypto.randomUUID(), Username: 'ANA', Token });
    expect(codeOf(by365)).toBe('acceso.enlace-no-valido');
    await withdraw();
    world.server.clock.advance({ minutes: 30 });
    const late = await world.post(newBrowser(), acceso.crearSso.path, { IdLogin: crypto.randomUUID(), Token });
    expect(codeOf(late)).toBe('acceso.enlace-no-valido');
  });

  test('goes to nobody who does not exist, has no address or no such provider; the answer is the same', async () => {
    const answers = [await order('NADIE'), await order('LUIS'), await order('QUIOSCO'), await order('ANA', acceso.enviar365)];
    for (const { status, content, sobre } of answers) expect([status, content, sobre.Error.Code]).toEqual([200, null, '']);
    expect(await deliver()).toEqual([]);
    expect(world.server.jobs.errors).toEqual([]);
  });

  test('what waits to be sent says of nobody who it is for', async () => {
    await order('ANA-SECRETA');
    const rows = await world.server.db.query(composed<{ fila: string }>(`select j::text as fila from ${JOBS_SCHEMA}.job j`), []);
    expect(rows.some(({ fila }) => fila.includes('encargo'))).toBe(true);
    expect(rows.some(({ fila }) => fila.includes('ANA-SECRETA'))).toBe(false);
    await deliver();
  });

  test('the fourth within a quarter of an hour has to wait, whether the person exists or not', async () => {
    for (const name of ['ANA', 'NADIE']) {
      const codes: string[] = [];
      for (let tries = 0; tries < 6; tries += 1) codes.push(codeOf(await order(name)));
      expect(codes.at(-1)).toBe('login.demasiados-intentos');
    }
    world.server.clock.advance({ minutes: 16 });
    await deliver();
  });
});

describe('a link that signs in by itself', () => {
  const make = (input: object) => world.server.call(accesoIntranet.enlace, input, world.admin);
  const enter = (Token: string) => world.server.call(acceso.entrarConEnlace, { Token });

  test('for oneself it is answered, opens one session, and is written down', async () => {
    const { content } = await make({ mostrarSalida: true });
    const url = new URL(content.url ?? '');
    expect([url.origin, url.pathname, url.searchParams.get('instanceurl'), url.searchParams.get('showLogout')]).toEqual([
      'https://jornada.test',
      '/signin',
      'https://jornada.test/instancia',
      'true',
    ]);
    const token = url.searchParams.get('autotoken') ?? '';
    const answers = await Promise.all([enter(token), enter(token), enter(token)]);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    const entered = answers.find(({ status }) => status === 200);
    expect(entered?.content).toMatchObject({ UserName: 'JEFA' });
    expect(String(entered?.headers['set-cookie'])).toMatch(/jornada_refresh=.*HttpOnly/);
    expect((await world.server.call(login.conToken, {}, { token: entered?.content.Token ?? '' })).content).toMatchObject({
      UserName: 'JEFA',
    });
    const log = await world.server.call(auditoria.listado, { accion: 'acceso.enlace' }, world.admin);
    expect(log.content.items[0]).toMatchObject({ accion: 'acceso.enlace', datos: { minutos: 15 } });
    expect(JSON.stringify(log.content)).not.toContain(token);
  });

  test('for somebody else it goes to their mail alone: an administrator never holds it', async () => {
    const { content } = await make({ persona: world.company.personas['ANA'], minutos: 5 });
    expect(content).toEqual({ url: null, minutos: 5 });
    const [link] = await deliver();
    expect(post.mails[0]?.to).toEqual(['ana@aurora.example']);
    expect(link?.pathname).toBe('/signin');
    expect((await enter(link?.searchParams.get('autotoken') ?? '')).content).toMatchObject({ UserName: 'ANA' });
  });

  test('for a kiosk it is answered', async () => {
    const { content } = await make({ persona: world.company.personas['QUIOSCO'] });
    expect((await enter(new URL(content.url ?? '').searchParams.get('autotoken') ?? '')).content).toMatchObject({ EsQuiosco: true });
  });

  test('nobody without an address, of another company, or unknown, gets one', async () => {
    expect(codeOf(await make({ persona: world.company.personas['LUIS'] }))).toBe('acceso.sin-correo');
    expect(codeOf(await make({ persona: 2_000_000 }))).toBe('acceso.persona-no-existe');
    expect(codeOf(await make({ persona: 0 }))).toBe('acceso.persona-no-existe');
  });

  test("it tells its person's name to the holder, and stays valid", async () => {
    const { content } = await make({});
    const token = new URL(content.url ?? '').searchParams.get('autotoken') ?? '';
    const look = () => world.server.call(acceso.mirarEnlace, { Token: token });
    const { entidadId } = world.company;
    expect((await look()).content).toMatchObject({ UserName: 'JEFA', EntidadId: entidadId });
    expect((await look()).status).toBe(200);
    expect((await enter(token)).status).toBe(200);
    expect([(await look()).status, codeOf(await look())]).toEqual([404, 'acceso.enlace-no-valido']);
  });

  test('signing out ends the session that it opened, by cookie or by token alone', async () => {
    for (const proof of ['cookie', 'token'] as const) {
      const { content } = await make({});
      const entered = await enter(new URL(content.url ?? '').searchParams.get('autotoken') ?? '');
      const token = entered.content.Token;
      await world.server.call(auth.salir, {}, proof === 'token' ? { token } : { cookie: entered.cookie ?? '' });
      expect((await world.server.call(login.conToken, {}, { token })).sobre.Error.Code).toBe('sesion.caducada');
    }
    // An invalid token ends no session. An expired one still ends its own session.
    const [jefa, other] = [await world.server.signIn('JEFA'), await world.server.signIn('JEFA')];
    expect((await world.server.call(auth.salir, {}, { token: `${jefa.Token.slice(0, -4)}AAAA` })).status).toBe(200);
    expect((await world.server.call(login.conToken, {}, { token: jefa.Token })).status).toBe(200);
    world.server.clock.advance({ minutes: 16 });
    await world.server.call(auth.salir, {}, { token: jefa.Token });
    expect((await world.server.call(auth.renovar, {}, { cookie: jefa.cookie })).status).toBe(401);
    expect((await world.server.call(auth.renovar, {}, { cookie: other.cookie })).status).toBe(200);
  });

  test('the access token of an open session does as well, as portals send it: once, and the session goes on here alone', async () => {
    const portal = await world.server.signIn('ANA');
    const look = await world.server.call(acceso.mirarEnlace, { Token: portal.Token });
    expect(look.content).toMatchObject({ UserName: 'ANA', EntidadId: world.company.entidadId });
    const answers = await Promise.all([enter(portal.Token), enter(portal.Token), enter(portal.Token)]);
    const entered = answers.find(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    expect(entered?.content).toMatchObject({ UserName: 'ANA' });
    expect(String(entered?.headers['set-cookie'])).toMatch(/jornada_refresh=.*HttpOnly/);
    // What stood in the address opens nothing any more, and neither does what the portal keeps.
    expect(codeOf(await world.server.call(login.conToken, {}, { token: portal.Token }))).toBe('sesion.caducada');
    expect((await world.server.call(auth.renovar, {}, { cookie: portal.cookie })).status).toBe(401);
    expect((await world.server.call(login.conToken, {}, { token: entered?.content.Token ?? '' })).status).toBe(200);
    expect((await world.server.call(auth.renovar, {}, { cookie: entered?.cookie ?? '' })).status).toBe(200);
  });

  test('a session that was taken over lasts no longer than it would have, and stays one of its provider', async () => {
    const browser = newBrowser();
    const started = await world.begin(browser, 'sso', 'ANA');
    await world.arrive(browser, await signInAtProvider(started.url.href, { login: 'ANA' }));
    const token = (await world.check(browser, 'sso', started)).content.Perfil?.Token ?? '';
    const ends = () =>
      world.server.db.tenant(world.company.entidadId, (tx) =>
        tx.query(
          composed<{
            caduca: string;
            proveedor: string | null;
          }>(`select s.caduca, x.proveedor from instancia.sesiones s left join instancia.sesiones_sso x using (entidad_id, sesion_id)
            where s.entidad_id = $1 and s.revocada is null and x.proveedor is not null`),
          [world.company.entidadId],
        ),
      );
    const before = await ends();
    world.server.clock.advance({ minutes: 10 });
    expect((await enter(token)).status).toBe(200);
    expect(await ends()).toEqual(before);
  });

  test('it runs out, and what is no such link opens nothing', async () => {
    const { content } = await make({ minutos: 5 });
    const token = new URL(content.url ?? '').searchParams.get('autotoken') ?? '';
    world.server.clock.advance({ minutes: 5 });
    const before = await world.server.signIn('JEFA');
    world.server.clock.advance({ minutes: 16 });
    for (const wrong of [token, 'x', '1.x', before.Token, `${world.admin.token.slice(0, -4)}AAAA`]) {
      const answer = await enter(wrong);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'acceso.enlace-no-valido']);
    }
  });
});
