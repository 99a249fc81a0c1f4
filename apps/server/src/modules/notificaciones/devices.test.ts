import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createFcmService, type FcmService } from '../../testing/fcm-service.ts';
import { createPushService, type PushService, type TestDevice } from '../../testing/push-service.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let service: PushService;
let firebase: FcmService;
let server: TestServer;
let company: TestCompany;
let other: TestCompany;
let quiet: TestCompany;

beforeAll(async () => {
  service = await createPushService();
  firebase = await createFcmService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  server = await createTestServer({ now: '2026-03-09T08:00:00Z', push: { sender, origin: service.origin }, fcm: await firebase.sender() });
  company = await createTestCompany(server.db, { personas: ['ANA', 'LUIS', 'EVA', 'IVO', 'ZOE'].map((userName) => ({ userName })) });
  other = await createTestCompany(server.db, { nombre: 'Otra', personas: [{ userName: 'OTTO' }] });
  quiet = await createTestCompany(server.db, { nombre: 'Callada', personas: [{ userName: 'PIA' }], ajustes: { notificaciones: false } });
});
afterAll(async () => {
  await server.close();
  await service.close();
  await firebase.close();
});

const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
const put = (who: { token: string }, { token }: Pick<TestDevice, 'token'>) => server.call(webPush.ponerToken, { Token: token }, who);
const owners = async (): Promise<unknown[]> =>
  runSql(server.superuserUrl, 'select entidad_id as entidad, usuario_id as usuario from instancia.destinos_push order by destino_id');
const idOf = (userName: string, of = company) => ({ entidad: of.entidadId, usuario: of.personas[userName] });

describe('one device', () => {
  test('is one row, of the last person who signed in on it, even of another company; earlier people get no messages there', async () => {
    const browser = service.subscribe();
    const ana = await enter('ANA');
    expect((await put(ana, browser)).status).toBe(200);
    await put(ana, browser);
    expect(await owners()).toEqual([idOf('ANA')]);
    await put(await enter('LUIS'), browser);
    expect(await owners()).toEqual([idOf('LUIS')]);
    const otto = await enter('OTTO');
    await put(otto, browser);
    expect(await owners()).toEqual([idOf('OTTO', other)]);

    // As after a take-over that failed half-way: the old row is still there, but the device belongs to somebody else.
    await put(ana, browser);
    await runSql(server.superuserUrl, `update central.destinos_push set entidad_id = ${other.entidadId}`);
    expect((await server.call(notificaciones.prueba, {}, ana)).status).toBe(200);
    await server.jobs.runDue();
    expect(service.received).toEqual([]);
    await runSql(server.superuserUrl, 'delete from instancia.destinos_push');
  });

  test('has one subscription: a new one of the same browser takes the place of the one before', async () => {
    const eva = await enter('EVA');
    await put(eva, service.subscribe());
    await put(eva, service.subscribe());
    expect(await owners()).toEqual([idOf('EVA')]);
    await server.call(webPush.salir, {}, eva);
    expect(await owners()).toEqual([]);
    expect(
      await runSql(server.superuserUrl, `select count(*)::int as n from central.destinos_push where entidad_id = ${company.entidadId}`),
    ).toEqual([{ n: 0 }]);
  });

  test('is the twenty-first of a person: the oldest gives way', async () => {
    for (let n = 0; n < 21; n++) {
      server.clock.advance({ seconds: 1 });
      await put(await enter('IVO'), service.subscribe());
    }
    expect((await owners()).length).toBe(20);
    await runSql(server.superuserUrl, 'delete from instancia.destinos_push');
  });
});

describe('what the server would be told to send to', () => {
  const keys = { p256dh: makePushKeys().publicKey, auth: 'A'.repeat(22) };
  const tokenOf = (endpoint: unknown, more: object = keys) => ({ token: JSON.stringify({ endpoint, keys: more }) });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://user:pw@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com.evil/a',
    'https://notify.windows.com.evil.example/a',
    'https://127.0.0.1/a',
    'http://127.0.0.1:5432/a',
    'https://[::1]/a',
    'https://0x7f000001/a',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a',
    'https://localhost/a',
    'file:///etc/passwd',
    'https://fcm.googleapis.com/\\@evil.example',
    'https://fcm.googleapis.com/a#b',
    '',
    null,
    7,
  ])('%s is refused', async (endpoint) => {
    const zoe = await enter('ZOE');
    const { status, sobre } = await put(zoe, tokenOf(endpoint));
    expect([status, sobre.Error.Code]).toEqual([422, 'notificaciones.token-no-valido']);
    expect(await owners()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is known', async (endpoint) => {
    const zoe = await enter('ZOE');
    expect((await put(zoe, tokenOf(endpoint))).status).toBe(200);
    await server.call(webPush.salir, {}, zoe);
  });

  test.each([
    ['an address without end', tokenOf(`https://fcm.googleapis.com/${'a'.repeat(1100)}`).token],
    ['no JSON', 'hello'],
    ['no keys', tokenOf('https://web.push.apple.com/a', {}).token],
    ['a key that is no point', tokenOf('https://web.push.apple.com/a', { ...keys, p256dh: 'A'.repeat(87) }).token],
    ['something that nests', `{"endpoint":${'['.repeat(900)}${']'.repeat(900)}}`],
  ])('%s is refused', async (_what, token) => {
    expect((await put(await enter('ZOE'), { token })).sobre.Error.Code).toBe('notificaciones.token-no-valido');
  });

  test('more than a subscription can be is refused unread', async () => {
    expect((await put(await enter('ZOE'), { token: 'x'.repeat(2501) })).sobre.Error.Code).toBe('general.datos-no-validos');
  });
});

test('a company that does not want them takes none', async () => {
  const pia = await enter('PIA');
  expect((await put(pia, service.subscribe())).sobre.Error.Code).toBe('notificaciones.no-activas');
  expect((await server.call(notificaciones.guardarTokenFirebase, { tokenString: 'f'.repeat(40) }, pia)).status).toBe(403);
  expect((await server.call(notificaciones.ajustes, {}, pia)).content).toMatchObject({ activas: false, dispositivos: 0 });
  expect(quiet.entidadId).toBeGreaterThan(0);
});

test('a Firebase token comes as query, as the specification has it, and goes only by its own person', async () => {
  const [ana, luis] = [await enter('ANA'), await enter('LUIS')];
  const tokenString = `fcm:${'aB3-_'.repeat(30)}`;
  expect((await server.call(notificaciones.guardarTokenFirebase, { tokenString }, ana)).status).toBe(200);
  expect((await server.call(notificaciones.eliminarTokenFirebase, { tokenString }, luis)).status).toBe(200);
  expect(await owners()).toEqual([idOf('ANA')]);
  expect((await server.call(notificaciones.eliminarTokenFirebase, { tokenString }, ana)).status).toBe(200);
  expect(await owners()).toEqual([]);
  expect((await server.call(notificaciones.guardarTokenFirebase, { tokenString: '<script>'.repeat(9) }, ana)).status).toBe(422);
});

test('of what somebody is told is theirs to choose, one way at a time; mail takes an address', async () => {
  const ana = await enter('ANA');
  const { content } = await server.call(notificaciones.ajustes, {}, ana);
  expect(content.avisos).toEqual([
    { clase: 'cambios-de-turno', push: true, correo: false },
    { clase: 'chat', push: true, correo: false },
    { clase: 'cierres', push: true, correo: false },
    { clase: 'documentos', push: true, correo: false },
    { clase: 'documentos-por-firmar', push: true, correo: false },
    { clase: 'festivos', push: true, correo: false },
    { clase: 'firmas', push: true, correo: false },
    { clase: 'firmas-objeciones', push: true, correo: false },
    { clase: 'preguntas', push: true, correo: false },
    { clase: 'presupuestos', push: true, correo: false },
    { clase: 'acuses-de-renta', push: true, correo: false },
    { clase: 'formularios-de-renta', push: true, correo: false },
    { clase: 'justificantes', push: true, correo: false },
    { clase: 'correcciones', push: true, correo: false },
    { clase: 'respuestas', push: true, correo: false },
    { clase: 'recordatorio-salida', push: true, correo: false },
    { clase: 'reservas', push: true, correo: false },
    { clase: 'resumen-mensual', push: true, correo: false },
    { clase: 'nominas', push: true, correo: false },
    { clase: 'solicitudes', push: true, correo: false },
    { clase: 'decisiones', push: true, correo: false },
    { clase: 'suplencias', push: true, correo: false },
    { clase: 'tarea-pedida', push: true, correo: false },
    { clase: 'tarea-respondida', push: true, correo: false },
    { clase: 'semana-enviada', push: true, correo: false },
    { clase: 'semana-decidida', push: true, correo: false },
    { clase: 'turnos-publicados', push: true, correo: false },
    { clase: 'visitas', push: true, correo: false },
    { clase: 'comunicados', push: true, correo: false },
  ]);
  expect([content.activas, content.correo]).toEqual([true, null]);
  const sin = await server.call(notificaciones.poner, { clase: 'respuestas', canal: 'correo', activo: true }, ana);
  expect([sin.status, sin.sobre.Error.Code]).toEqual([409, 'notificaciones.sin-correo']);
  const unknown = await server.call(notificaciones.poner, { clase: 'no-hay', canal: 'push', activo: true }, ana);
  expect([unknown.status, unknown.sobre.Error.Code]).toEqual([404, 'notificaciones.clase-no-existe']);

  await runSql(
    server.superuserUrl,
    `update instancia.usuarios set email = 'ana@example.com' where usuario_id = ${company.personas['ANA']}`,
  );
  const con = await server.call(notificaciones.poner, { clase: 'respuestas', canal: 'correo', activo: true }, ana);
  expect(con.content.avisos.find(({ clase }) => clase === 'respuestas')).toEqual({ clase: 'respuestas', push: true, correo: true });
  expect((await server.call(notificaciones.ajustes, {}, ana)).content).toMatchObject({
    correo: 'a…@example.com',
    avisos: con.content.avisos,
  });
  const luis = await enter('LUIS');
  expect((await server.call(notificaciones.ajustes, {}, luis)).content.avisos[1]).toMatchObject({ correo: false });
});
