import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

let service: PushService;
let team: TestTeam;

const LUNES = '2026-03-09';
const at = (hora: string, fecha = LUNES): string => `${fecha}T${hora}:00Z`;
/** Each person is used in one test only. */
const EQUIPO = Array.from({ length: 12 }, (_, index) => ({ userName: `E${index}`, nombre: `Eva ${index}`, responsable: 'JEFE' }));
let next = 0;
const someone = (): string => `E${next++}`;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  team = await createTestTeam({
    now: at('07:00'),
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Juan Jefe', roles: ['responsable'], responsable: 'ADMIN' },
      ...EQUIPO,
      { userName: 'SOLA' },
    ],
  });
});
afterAll(async () => {
  await team.close();
  await service.close();
});
beforeEach(() => {
  service.answer(201);
  service.received.length = 0;
});

/** Signs a person in on a device that gets notifications. */
async function device(userName: string, hora = '07:00') {
  const who = await team.as(userName, at(hora));
  const browser = service.subscribe();
  const { status } = await team.server.call(webPush.ponerToken, { Token: browser.token }, who);
  expect(status).toBe(200);
  return { ...who, browser };
}
const settle = async (): Promise<void> => {
  while ((await team.server.jobs.runDue()) > 0);
};
const told = (id: string) =>
  service.received.filter(({ device: one }) => one === id).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
const rows = (userName: string) =>
  runSql(team.server.superuserUrl, 'select canal from instancia.destinos_push where usuario_id = $1', [team.empresa.personas[userName]]);

/** The postponed jobs, and how often each was postponed. */
const putOff = () =>
  runSql(
    team.server.superuserUrl,
    `select (data->>'aplazadas')::int as aplazadas from pgboss.job where name = 'notificaciones.entregar' and state not in ('completed')`,
  );
/** How many tries of this process to send to browsers had which outcome. */
async function tries(): Promise<Record<string, number>> {
  const { body } = await team.server.app.inject('/metrics');
  return Object.fromEntries(
    [...body.matchAll(/^jornada_push_total\{channel="web",outcome="(.+)"\} (\d+)$/gm)].map(([, outcome, count]) => [
      outcome,
      Number(count),
    ]),
  );
}

/** Works from eight to five on Monday. Returns the id of the clock-in. */
async function work(userName: string): Promise<number> {
  const { id } = (await (await team.as(userName, at('07:10'))).clock('entrada')).content.registro;
  await (await team.as(userName, at('16:00'))).clock('salida');
  return id;
}

describe('a correction', () => {
  test('is told to the people who may answer it, and the answer to its author; the text has no name and no reason', async () => {
    const eva = someone();
    const entrada = await work(eva);
    const jefe = await device('JEFE', '16:30');
    const own = await device(eva, '16:31');
    expect((await team.server.call(login.ponerIdioma, { language: 'de' }, own)).status).toBe(200);
    const { correccion } = (await (await team.as(eva, at('17:00'))).correct(entrada, at('07:00'))).content;
    await settle();
    expect(told(jefe.browser.id)).toEqual([
      {
        tipo: 0,
        id: expect.any(Number),
        clase: 'solicitudes',
        ruta: expect.stringMatching(/^\/bandeja\/solicitudes\/\d+$/),
        titulo: 'Solicitud por responder',
        texto: 'Una solicitud espera tu decisión.',
        idioma: 'es',
      },
    ]);
    expect(told(own.browser.id)).toEqual([]);
    const [first] = service.received;
    if (!first) throw new Error('nothing came');
    const { headers, vapid, text, bytes } = first;
    expect(text).not.toMatch(/Eva|Juan|No era esa hora|07:|2026/);
    expect(vapid).toMatchObject({ aud: service.origin, sub: 'mailto:it@example.com' });
    expect(headers).toMatchObject({ ttl: String(72 * 3600), urgency: 'normal', 'content-type': 'application/octet-stream' });
    expect(bytes).toBeLessThan(600);

    await (await team.as('JEFE', at('18:00'))).decide([correccion.id], false, 'No me consta');
    await settle();
    expect(told(own.browser.id)).toMatchObject([{ clase: 'decisiones', ruta: '/bandeja?estado=resueltas', titulo: 'Antrag abgelehnt' }]);
    expect(told(jefe.browser.id).length).toBe(1);
    expect([service.problems, team.server.jobs.errors]).toEqual([[], []]);
  });

  test('that is taken back before anybody was told is told to nobody', async () => {
    const eva = someone();
    const entrada = await work(eva);
    const jefe = await device('JEFE', '16:30');
    const as = await team.as(eva, at('17:00'));
    const { correccion } = (await as.correct(entrada, at('07:00'))).content;
    await as.withdraw([correccion.id]);
    await settle();
    expect(told(jefe.browser.id)).toEqual([]);
  });

  test('of somebody without a manager is told to those who answer for the company; one of the company, to the person', async () => {
    const entrada = await work('SOLA');
    const admin = await device('ADMIN', '16:30');
    const sola = await device('SOLA', '16:30');
    const jefe = await device('JEFE', '16:30');
    await (await team.as('SOLA', at('17:00'))).correct(entrada, at('07:00'));
    await settle();
    expect([told(admin.browser.id).length, told(sola.browser.id).length, told(jefe.browser.id).length]).toEqual([1, 0, 0]);
    const eva = someone();
    const deEva = await device(eva, '16:30');
    const id = await work(eva);
    await (await team.as('ADMIN', at('17:00'), eva)).correct(id, at('07:20'));
    await settle();
    expect(told(deEva.browser.id)).toMatchObject([{ clase: 'correcciones' }]);
  });
});

describe('a device', () => {
  test('is told nothing once its person has signed out, ended the session elsewhere, or chosen not to be told', async () => {
    const eva = someone();
    const [first, second, third] = [await device(eva), await device(eva), await device(eva)];
    const probe = async (who: { token: string }) => (await team.server.call(notificaciones.prueba, {}, who)).status;
    expect([await probe(first), await probe(second)]).toEqual([200, 200]);
    // The notification is already waiting when the person signs out.
    expect((await team.server.call(webPush.salir, {}, first)).status).toBe(200);
    expect((await team.server.call(webPush.salir, {}, first)).status).toBe(200);
    expect((await rows(eva)).length).toBe(2);
    expect(await probe(first)).toBe(409);
    await team.server.call(sesiones.cerrarOtras, {}, third);
    await settle();
    expect([told(first.browser.id), told(second.browser.id)]).toEqual([[], []]);

    const entrada = await work(eva);
    const admin = await team.as('ADMIN', at('17:00'), eva);
    team.server.clock.set(at('07:05'));
    expect((await team.server.call(notificaciones.poner, { clase: 'correcciones', canal: 'push', activo: false }, third)).status).toBe(200);
    await admin.correct(entrada, at('07:20'));
    await settle();
    expect(told(third.browser.id)).toEqual([]);
    expect(await probe(third)).toBe(200);
    await settle();
    expect(told(third.browser.id)).toMatchObject([{ clase: 'prueba', titulo: 'Funciona' }]);
  });

  test('that does not exist any more is forgotten at the first try, whatever the service calls it', async () => {
    for (const status of [404, 410, 403]) {
      const eva = someone();
      const own = await device(eva);
      service.answer(status);
      await team.server.call(notificaciones.prueba, {}, own);
      await settle();
      expect(await rows(eva)).toEqual([]);
      expect(await runSql(team.server.superuserUrl, `select from pgboss.job where state not in ('completed')`)).toEqual([]);
    }
  });

  test('of a service that is away is tried again, and keeps its row; one that asks to wait is asked later', async () => {
    const eva = someone();
    const own = await device(eva);
    service.answer(503);
    await team.server.call(notificaciones.prueba, {}, own);
    expect(await team.server.jobs.runDue()).toBe(0);
    expect((await rows(eva)).length).toBe(1);
    expect(team.server.jobs.errors.splice(0).map(({ message }) => message)).toEqual([expect.stringContaining('503')]);

    service.answer(429, { 'retry-after': '120' });
    expect(await team.server.jobs.runDue()).toBe(1);
    const [waiting] = await runSql(
      team.server.superuserUrl,
      `select extract(epoch from start_after - now()) between 100 and 121 as later from pgboss.job where name = 'notificaciones.entregar' and state = 'created'`,
    );
    expect(waiting).toEqual({ later: true });
    service.answer(201);
    await settle();
    expect(told(own.browser.id).length).toBe(1);
  });

  test('of a service that keeps asking to wait is let go when its message is of no use any more', async () => {
    const eva = someone();
    const own = await device(eva);
    service.answer(429, { 'retry-after': '1800' });
    const before = await tries();
    await team.server.call(notificaciones.prueba, {}, own);
    // Valid for an hour: tried at seven and at half past, and useless from eight on.
    expect(await team.server.jobs.runDue()).toBe(1);
    expect(await putOff()).toEqual([{ aplazadas: 1 }]);
    team.server.clock.set(at('07:30'));
    expect(await team.server.jobs.runDue()).toBe(1);
    expect(await putOff()).toEqual([]);
    expect(await tries()).toEqual({ ...before, 'put-off': before['put-off']! + 1, 'given-up': before['given-up']! + 1 });
    expect((await rows(eva)).length).toBe(1);
  });

  test('is asked at most twenty times more for one message, and told how long it is still of use', async () => {
    const eva = someone();
    const own = await device(eva);
    service.answer(503, { 'retry-after': '0' });
    await team.server.call(notificaciones.prueba, {}, own);
    let asked = 0;
    while ((await team.server.jobs.runDue()) > 0) asked += 1;
    expect([asked, await putOff()]).toEqual([21, []]);

    service.answer(429, { 'retry-after': '600' });
    await team.server.call(notificaciones.prueba, {}, own);
    await team.server.jobs.runDue();
    service.answer(201);
    team.server.clock.set(at('07:10'));
    await settle();
    expect(told(own.browser.id).length).toBe(1);
    expect(service.received.at(-1)?.headers['ttl']).toBe('3000');
  });

  test('is not led elsewhere by a redirect', async () => {
    const eva = someone();
    const own = await device(eva);
    service.answer(307, { location: `${service.origin}/send/${service.subscribe().id}` });
    await team.server.call(notificaciones.prueba, {}, own);
    const before = service.problems.length;
    await team.server.jobs.runDue();
    expect([service.received, service.problems.length - before]).toEqual([[], 0]);
    expect(team.server.jobs.errors.splice(0).length).toBe(1);
    service.answer(410);
    await settle();
  });

  test('is tried ten times in a quarter of an hour by its person, not more', async () => {
    const own = await device(someone());
    const answers: number[] = [];
    for (let n = 0; n < 11; n++) answers.push((await team.server.call(notificaciones.prueba, {}, own)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await settle();
  });
});
