import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { login } from '@jornada/contract/login.ts';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createFcmService, FCM_FAILURES, type FcmService } from '../../testing/fcm-service.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

let service: FcmService;
let team: TestTeam;
let other: TestCompany;
const problems: string[] = [];

const LUNES = '2026-03-09';
const at = (hora: string): string => `${LUNES}T${hora}:00Z`;
/** Each person is used in one test only. */
const EQUIPO = Array.from({ length: 16 }, (_, index) => ({ userName: `E${index}`, nombre: `Eva ${index}`, responsable: 'JEFE' }));
let next = 0;
const someone = (): string => `E${next++}`;
let tokens = 0;
/** A token as Firebase makes them. */
const newToken = (): string => `fcm${(tokens += 1)}:${'aB3-_'.repeat(28)}`;

beforeAll(async () => {
  service = await createFcmService();
  team = await createTestTeam({
    now: at('07:00'),
    // No keys for browsers.
    fcm: await service.sender(({ message }) => void problems.push(message)),
    ajustes: { modulos: ['chat'] },
    personas: [{ userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'] }, ...EQUIPO],
  });
  other = await createTestCompany(team.server.db, { nombre: 'Otra', personas: [{ userName: 'OTTO' }] });
});
afterAll(async () => {
  await team.close();
  await service.close();
});
beforeEach(() => {
  service.answer(null);
  service.received.length = 0;
  problems.length = 0;
});

async function put(userName: string, tokenString: string, hora = '07:00') {
  const who = await team.as(userName, at(hora));
  expect((await team.server.call(notificaciones.guardarTokenFirebase, { tokenString }, who)).status).toBe(200);
  return who;
}
/** Signs a person in on a phone that gets notifications. */
async function phone(userName: string, hora?: string) {
  const tokenString = newToken();
  return { ...(await put(userName, tokenString, hora)), tokenString };
}
const settle = async (): Promise<void> => {
  while ((await team.server.jobs.runDue()) > 0);
};
const probe = async (who: { token: string }) => (await team.server.call(notificaciones.prueba, {}, who)).status;
const told = (tokenString: string) => service.received.filter(({ token }) => token === tokenString);
const rows = (userName: string) =>
  runSql(team.server.superuserUrl, 'select canal from instancia.destinos_push where usuario_id = $1', [team.empresa.personas[userName]]);
const waiting = () =>
  runSql(
    team.server.superuserUrl,
    `select (data->>'aplazadas')::int as aplazadas, round(extract(epoch from start_after - now()))::int as segundos
     from pgboss.job where name = 'notificaciones.entregar' and state not in ('completed', 'failed')`,
  ) as Promise<{ aplazadas: number; segundos: number }[]>;
async function tries(): Promise<Record<string, number>> {
  const { body } = await team.server.app.inject('/metrics');
  const found = [...body.matchAll(/^jornada_push_total\{channel="firebase",outcome="(.+)"\} (\d+)$/gm)];
  return Object.fromEntries(found.map(([, outcome, count]) => [outcome, Number(count)]));
}

describe('a phone', () => {
  test('where nothing goes to browsers is told, tried and counted; browsers are not offered any', async () => {
    const eva = someone();
    const own = await phone(eva);
    expect((await team.server.call(notificaciones.ajustes, {}, own)).content).toMatchObject({
      activas: true,
      clavePush: null,
      dispositivos: 1,
    });
    expect((await team.server.call(webPush.ponerToken, { Token: '{}' }, own)).sobre.Error.Code).toBe('notificaciones.no-activas');
    const before = await tries();
    expect(await probe(own)).toBe(200);
    await settle();
    expect(told(own.tokenString)).toEqual([
      expect.objectContaining({
        notification: { title: 'Funciona', body: expect.stringMatching(/./) },
        data: { tipo: '0', id: '0', clase: 'prueba', ruta: '/configuracion', idioma: 'es' },
        android: { priority: 'HIGH', ttl: '3600s', collapse_key: 'prueba', notification: { tag: '0.0./configuracion' } },
      }),
    ]);
    expect(await tries()).toEqual({ ...before, sent: before['sent']! + 1 });
    expect([service.problems, team.server.jobs.errors]).toEqual([[], []]);
  });

  test('of whoever decides is told of a request in general words, with no name, reason or hour; that of its author of the answer', async () => {
    const eva = someone();
    const { id } = (await (await team.as(eva, at('07:10'))).clock('entrada')).content.registro;
    await (await team.as(eva, at('16:00'))).clock('salida');
    const [jefe, own] = [await phone('JEFE', '16:30'), await phone(eva, '16:31')];
    expect((await team.server.call(login.ponerIdioma, { language: 'de' }, own)).status).toBe(200);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(id, at('07:00'))).content;
    await settle();
    const [request] = told(jefe.tokenString);
    expect(request).toMatchObject({
      notification: { title: 'Solicitud por responder', body: 'Una solicitud espera tu decisión.' },
      data: { tipo: '0', clase: 'solicitudes', ruta: expect.stringMatching(/^\/bandeja\/solicitudes\/\d+$/), idioma: 'es' },
      android: { priority: 'NORMAL', ttl: `${72 * 3600}s` },
    });
    expect(JSON.stringify([request?.notification, request?.data])).not.toMatch(/Eva|Juan|No era esa hora|07:|2026/);
    await (await team.as('JEFE', at('18:00'))).decide([correccion.id], false, 'No me consta');
    await settle();
    expect(told(own.tokenString)).toMatchObject([
      { notification: { title: 'Antrag abgelehnt' }, data: { clase: 'decisiones', ruta: '/bandeja?estado=resueltas', idioma: 'de' } },
    ]);
    expect(told(jefe.tokenString).length).toBe(1);
  });

  test('is told of a chat by type 2, with the id of its room, and of nothing that its person has switched off', async () => {
    const [eva, ivo] = [someone(), someone()];
    const own = await phone(eva);
    const writer = await team.as(ivo, at('09:00'));
    const { id } = (await team.server.call(chat.crear, { clase: 'dos', personas: [team.empresa.personas[eva]!] }, writer)).content;
    const say = async (texto: string) => {
      expect((await team.server.call(chat.escribir, { SalaId: id, texto, clave: crypto.randomUUID() }, writer)).status).toBe(200);
      await settle();
    };
    await (await team.as(eva, at('09:00'))).clock('entrada');
    await say('Hola');
    expect(told(own.tokenString)).toMatchObject([
      {
        data: { tipo: '2', id: String(id), ruta: `/chat-view/${id}` },
        android: { priority: 'HIGH', notification: { tag: `2.${id}./chat-view/${id}` } },
      },
    ]);
    const off = { clase: 'chat', canal: 'push', activo: false } as const;
    expect((await team.server.call(notificaciones.poner, off, await team.as(eva, at('09:01')))).status).toBe(200);
    await say('¿Estás?');
    expect(told(own.tokenString).length).toBe(1);
  });

  test('is told nothing once its person has signed out there, ended the session elsewhere, or taken the token away', async () => {
    const eva = someone();
    const [first, second, third] = [await phone(eva), await phone(eva), await phone(eva)];
    expect([await probe(first), await probe(second)]).toEqual([200, 200]);
    expect((await team.server.call(webPush.salir, {}, first)).status).toBe(200);
    expect((await rows(eva)).length).toBe(2);
    expect(await probe(first)).toBe(409);
    await team.server.call(sesiones.cerrarOtras, {}, third);
    await probe(third);
    expect((await team.server.call(notificaciones.eliminarTokenFirebase, { tokenString: third.tokenString }, third)).status).toBe(200);
    await settle();
    expect(service.received).toEqual([]);
    expect((await team.server.call(notificaciones.ajustes, {}, third)).content.dispositivos).toBe(0);
  });

  test('has one token: a new one of the same session takes the place of the one before', async () => {
    const eva = someone();
    const own = await phone(eva);
    const fresh = newToken();
    expect((await team.server.call(notificaciones.guardarTokenFirebase, { tokenString: fresh }, own)).status).toBe(200);
    await probe(own);
    await settle();
    expect([told(own.tokenString).length, told(fresh).length]).toEqual([0, 1]);
  });

  test('that somebody else uses now, of this company or another, shows nothing for whoever had it, even what waited', async () => {
    const [eva, ivo] = [someone(), someone()];
    const tokenString = newToken();
    const first = await put(eva, tokenString);
    await probe(first);
    const second = await put(ivo, tokenString);
    await settle();
    expect([service.received, await rows(eva), await probe(first)]).toEqual([[], [], 409]);
    await probe(second);
    await settle();
    expect(told(tokenString).length).toBe(1);

    await probe(second);
    const otto = { token: (await team.server.signIn('OTTO')).Token };
    expect((await team.server.call(notificaciones.guardarTokenFirebase, { tokenString }, otto)).status).toBe(200);
    await settle();
    expect([told(tokenString).length, await rows(ivo)]).toEqual([1, []]);
    expect(
      await runSql(team.server.superuserUrl, 'select entidad_id as id from instancia.destinos_push where datos->>$1 = $2', [
        'token',
        tokenString,
      ]),
    ).toEqual([{ id: other.entidadId }]);
    // The token is not one's own any more.
    await team.server.call(notificaciones.eliminarTokenFirebase, { tokenString }, second);
    expect(await probe(otto)).toBe(200);
    await settle();
    expect(told(tokenString).length).toBe(2);
  });
});

describe('an answer of Firebase', () => {
  test.each(['unregistered', 'badToken'] as const)('%s: the token is forgotten at the first try', async (name) => {
    const eva = someone();
    const own = await phone(eva);
    service.answer(FCM_FAILURES[name]);
    const before = await tries();
    await probe(own);
    await settle();
    expect([await rows(eva), await waiting(), await tries()]).toEqual([[], [], { ...before, dead: before['dead']! + 1 }]);
    expect(
      await runSql(team.server.superuserUrl, 'select from central.destinos_push where entidad_id = $1', [team.empresa.entidadId]),
    ).toHaveLength(
      (await runSql(team.server.superuserUrl, 'select from instancia.destinos_push where entidad_id = $1', [team.empresa.entidadId]))
        .length,
    );
  });

  test.each(['badData', 'badSomething'] as const)('%s: the token stays, and the try is in the log', async (name) => {
    const eva = someone();
    const own = await phone(eva);
    service.answer(FCM_FAILURES[name]);
    await probe(own);
    expect(await team.server.jobs.runDue()).toBe(0);
    expect([(await rows(eva)).length, team.server.jobs.errors.splice(0).map(({ message }) => message)]).toEqual([
      1,
      [expect.stringContaining('answered 400')],
    ]);
    service.answer(null);
    await settle();
    expect(told(own.tokenString).length).toBe(1);
  });

  test.each([
    ['quota', {}, 60, 75],
    ['quota', { 'retry-after': '120' }, 120, 150],
    ['away', {}, 10, 13],
    ['away', { 'retry-after': '7' }, 7, 9],
    ['broken', {}, 10, 13],
    ['forbidden', {}, 60, 75],
    ['apple', {}, 60, 75],
    ['noProject', {}, 60, 75],
    ['otherSender', {}, 60, 75],
  ] as const)('%s %o: tried again after %i to %i seconds, and the token stays', async (name, headers, least, most) => {
    const own = await phone('JEFE');
    service.answer(FCM_FAILURES[name], headers);
    const before = await tries();
    await probe(own);
    expect(await team.server.jobs.runDue()).toBe(1);
    const [job, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(job?.aplazadas).toBe(1);
    expect(job?.segundos).toBeGreaterThanOrEqual(least - 1);
    expect(job?.segundos).toBeLessThanOrEqual(most);
    expect(await tries()).toEqual({ ...before, 'put-off': before['put-off']! + 1 });
    const mustBeMended = ['forbidden', 'apple', 'noProject', 'otherSender'].includes(name);
    expect(problems.length).toBeLessThanOrEqual(mustBeMended ? 1 : 0);
    service.answer(null);
    await settle();
    expect(told(own.tokenString).length).toBe(1);
    await team.server.call(webPush.salir, {}, own);
  });

  test('that asks to wait for longer than the message is of use is the end of it', async () => {
    const own = await phone(someone());
    service.answer(FCM_FAILURES.away, { 'retry-after': '1800' });
    const before = await tries();
    await probe(own);
    await team.server.jobs.runDue();
    team.server.clock.set(at('07:40'));
    await team.server.jobs.runDue();
    expect([await waiting(), await tries()]).toEqual([
      [],
      { ...before, 'put-off': before['put-off']! + 1, 'given-up': before['given-up']! + 1 },
    ]);
  });
});
