import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cierres } from '@jornada/contract/cierres.ts';
import { login } from '@jornada/contract/login.ts';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { registros } from '@jornada/contract/registros.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { stampedAt } from '../../testing/stamped.ts';
import { createTestTeam, type TestTeam } from '../../testing/test-team.ts';

const DAY = '2026-01-12';
let service: PushService;
let team: TestTeam;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  team = await createTestTeam({
    now: `${DAY}T06:00:00Z`,
    ajustes: { diasSinConexion: 60 },
    push: { sender, origin: service.origin },
    personas: [{ userName: 'ADMIN', roles: ['admin'] }, { userName: 'ANA' }, { userName: 'IVO' }, { userName: 'EVA' }],
  });
  await leaveEmptyDay(team.server.db, team.empresa, '2026-01-02');
});
afterAll(async () => {
  await team.close();
  await service.close();
});
// Each test begins with an open month of which nothing is left to tell.
beforeEach(async () => {
  service.answer(201);
  expect([200, 409]).toContain(await reopen());
  while ((await team.server.jobs.runDue()) > 0);
  service.received.length = 0;
});

const FEBRUARY = '2026-02-02T09:00:00Z';

/** Signs a person in on a device that gets notifications. */
async function device(userName: string) {
  const who = await team.as(userName, FEBRUARY);
  const browser = service.subscribe();
  expect((await team.server.call(webPush.ponerToken, { Token: browser.token }, who)).status).toBe(200);
  return { ...who, browser };
}
async function told(id: string): Promise<Record<string, unknown>[]> {
  while ((await team.server.jobs.runDue()) > 0);
  const texts = service.received.splice(0).filter(({ device: one }) => one === id);
  return texts.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
}
const boss = () => team.as('ADMIN', FEBRUARY);
const close = async () => (await team.server.call(cierres.cerrar, { ano: 2026, mes: 1, motivo: 'Fin de mes' }, await boss())).status;
const reopen = async () => (await team.server.call(cierres.reabrir, { ano: 2026, mes: 1, motivo: 'Falta algo' }, await boss())).status;

test('a month that is closed and reopened is told to those whose month it is, in their language and by the ways they chose', async () => {
  const [admin, ana, ivo] = [await device('ADMIN'), await device('ANA'), await device('IVO')];
  expect((await team.server.call(login.ponerIdioma, { language: 'de' }, ana)).status).toBe(200);
  await team.server.call(notificaciones.poner, { clase: 'cierres', canal: 'push', activo: false }, ivo);

  expect(await close()).toBe(200);
  while ((await team.server.jobs.runDue()) > 0);
  expect(service.received.map(({ device: one }) => one)).toEqual([ana.browser.id]);
  expect(service.received.some(({ device: one }) => one === admin.browser.id)).toBe(false);
  expect(await told(ana.browser.id)).toMatchObject([
    {
      tipo: 0,
      clase: 'cierres',
      ruta: '/registros-list?mes=2026-01',
      titulo: 'Monat abgeschlossen',
      texto: 'Januar 2026 wurde abgeschlossen. An der Aufzeichnung ändert sich nichts mehr.',
    },
  ]);

  expect(await reopen()).toBe(200);
  expect(await told(ana.browser.id)).toMatchObject([
    {
      titulo: 'Monat wieder offen',
      texto: 'Januar 2026 wurde wieder geöffnet. Die Aufzeichnung kann sich ändern, bis der Monat abgeschlossen wird.',
    },
  ]);
});

test('a person with a mark that came too late is told that it was written, or that it is still held', async () => {
  const eva = await device('EVA');
  expect(await close()).toBe(200);
  await told(eva.browser.id);
  const medido = `${DAY}T06:00:00Z`;
  const holder = { entidadId: team.empresa.entidadId, usuarioId: team.empresa.personas['EVA'] };
  const diferido = { desfaseMs: 0, medido, sello: stampedAt(team.server, holder, medido) };
  const late = (hora: string, tipo: 'entrada' | 'salida') =>
    team.server.call(
      registros.entregar,
      { tipo: team.empresa.tipos[tipo], diferido: { ...diferido, momento: `${DAY}T${hora}:00Z` } },
      { ...eva, clave: randomUUID() },
    );
  expect((await late('07:00', 'entrada')).content.retenido).toBe(true);
  expect((await late('16:00', 'salida')).content.retenido).toBe(true);
  expect(await reopen()).toBe(200);
  expect(await told(eva.browser.id)).toMatchObject([
    {
      titulo: 'Mes reabierto',
      texto: 'Se ha reabierto enero de 2026 y el fichaje tuyo que llegó tarde ya está registrado. Revísalo.',
      ruta: '/registros-list?mes=2026-01',
    },
  ]);
  // The held mark is an ordinary record now.
  expect(await close()).toBe(200);
  expect(await told(eva.browser.id)).toMatchObject([{ texto: 'Se ha cerrado enero de 2026. Sus registros ya no se pueden cambiar.' }]);
});

test('a closing that is refused is told to nobody', async () => {
  const eva = await device('EVA');
  expect(await close()).toBe(200);
  await told(eva.browser.id);
  expect(await close()).toBe(409);
  expect(await told(eva.browser.id)).toEqual([]);
  expect(team.server.jobs.errors).toEqual([]);
});

test('open apps are told at once, for every person concerned', async () => {
  const origin = await team.server.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await team.as('IVO', FEBRUARY);
  const news = await listenForNews({ origin, token });
  expect(news.status).toBe(200);
  // A new listener is first told every subject once, so four decisions give four or five events.
  for (const decide of [close, reopen, close, reopen]) {
    expect(await decide()).toBe(200);
    expect(await news.until('cierres')).toBeDefined();
  }
  news.stop();
});
