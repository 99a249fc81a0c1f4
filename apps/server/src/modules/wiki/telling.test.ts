import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificaciones, webPush } from '@jornada/contract/notificaciones.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { AUDIENCIA_VACIA } from '@jornada/domain/wiki/audiencia.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createFcmService, type FcmService } from '../../testing/fcm-service.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { announcement, createWikiWorld, paragraph, type WikiWorld } from '../../testing/test-wiki.ts';

let service: PushService;
let firebase: FcmService;
let world: WikiWorld;
const devices = new Map<string, string>();

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  firebase = await createFcmService();
  world = await createWikiWorld({ push: { sender, origin: service.origin }, fcm: await firebase.sender() });
  for (const who of ['JEFA', 'ANA', 'LUIS', 'EVA'] as const) {
    const browser = service.subscribe();
    expect((await world.server.call(webPush.ponerToken, { Token: browser.token }, world.as[who])).status).toBe(200);
    devices.set(browser.id, who);
  }
});
afterAll(async () => {
  await world.close();
  await service.close();
  await firebase.close();
});
beforeEach(() => void service.received.splice(0));

/** Who was told what since the last time. */
async function told() {
  await world.publish();
  return service.received
    .splice(0)
    .map(({ device, text }) => [devices.get(device), JSON.parse(text) as Record<string, unknown>] as const)
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
const names = (of: Awaited<ReturnType<typeof told>>) => of.map(([who]) => who);
const secret = { idioma: 'es' as const, titulo: 'Despido de Eva', documento: paragraph('Secreto') };

test('those whom it is for are told once, by type 1, in their language, with no word of it; its author is not', async () => {
  const id = await world.write({ texto: secret });
  const first = await told();
  expect(names(first)).toEqual(['ANA', 'EVA', 'LUIS']);
  expect(first[0]?.[1]).toEqual({
    tipo: 1,
    id,
    clase: 'comunicados',
    ruta: `/wiki-view/${id}`,
    titulo: 'Hay un comunicado nuevo',
    texto: 'Tu empresa ha publicado un comunicado. ¿Quieres verlo ahora?',
    idioma: 'es',
  });
  expect(first[2]?.[1]).toMatchObject({ titulo: 'Neue Mitteilung' });
  expect(JSON.stringify(first)).not.toContain('Despido');
  // A correction is not told again.
  const { version } = (await world.server.call(wiki.uno, { id }, world.as.JEFA)).content;
  await world.server.call(wiki.guardar, announcement({ id, version }), world.as.JEFA);
  expect(await told()).toEqual([]);
});

test('a phone is told by type 1 with its id, beside the browser of the same person, with no word of it', async () => {
  const { server, as } = world;
  const who = { token: (await server.signIn('LUIS')).Token };
  const tokenString = `fcm:${'aB3-_'.repeat(28)}`;
  expect((await server.call(notificaciones.guardarTokenFirebase, { tokenString }, who)).status).toBe(200);
  expect((await server.call(notificaciones.ajustes, {}, as.LUIS)).content.dispositivos).toBe(2);
  const id = await world.write({ texto: secret });
  expect(names(await told())).toEqual(['ANA', 'EVA', 'LUIS']);
  expect(firebase.received).toMatchObject([
    {
      token: tokenString,
      notification: { title: 'Neue Mitteilung' },
      data: { tipo: '1', id: String(id), clase: 'comunicados', ruta: `/wiki-view/${id}`, idioma: 'de' },
    },
  ]);
  expect(JSON.stringify(firebase.received)).not.toContain('Despido');
  expect((await server.call(webPush.salir, {}, who)).status).toBe(200);
});

test('a planned one is told at its hour, not before, to those whom it is for then, and not if it was taken back or does not go to them', async () => {
  const { server, company, as } = world;
  await server.call(notificaciones.poner, { clase: 'comunicados', canal: 'push', activo: false }, as.EVA);
  const id = await world.write({ publica: '2026-03-02T12:00', audiencia: { ...AUDIENCIA_VACIA, roles: ['responsable', 'empleado'] } });
  const gone = await world.write({ publica: '2026-03-02T12:00' });
  await server.call(wiki.retirar, { id: gone, version: 1 }, as.JEFA);
  expect(await told()).toEqual([]);
  await world.at('2026-03-02T11:00:00Z');
  await world.sql(`update instancia.usuarios set roles = '{responsable}' where usuario_id = ${company.personas['LUIS']}`);
  expect(names(await told())).toEqual(['ANA', 'LUIS']);
  expect(await told()).toEqual([]);
  expect((await server.call(wiki.uno, { id }, as.JEFA)).content.destinatarios).toBe(3);
  await world.sql(`update instancia.usuarios set roles = '{empleado}' where usuario_id = ${company.personas['LUIS']}`);
  await server.call(notificaciones.poner, { clase: 'comunicados', canal: 'push', activo: true }, as.EVA);
});

test('those who have not confirmed are reminded once, also when twenty ask for it at once', async () => {
  const { server, as } = world;
  const id = await world.write({ confirmacion: true });
  expect((await told())[0]?.[1]).toMatchObject({ titulo: 'Hay un comunicado por confirmar' });
  await server.call(wiki.confirmar, { id }, as.ANA);
  await server.call(wiki.leer, { id }, as.EVA);
  const asked = await Promise.all(Array.from({ length: 20 }, () => server.call(wiki.recordar, { id }, as.JEFA)));
  const codes = asked.map(({ status, sobre }) => (status === 200 ? 'ok' : sobre.Error.Code)).toSorted();
  expect([codes.filter((code) => code === 'ok').length, new Set(codes)]).toEqual([1, new Set(['ok', 'wiki.ya-recordado'])]);
  const reminded = await told();
  expect(names(reminded)).toEqual(['EVA', 'JEFA', 'LUIS']);
  expect(reminded[0]?.[1]).toMatchObject({ tipo: 1, titulo: 'Te queda un comunicado por confirmar' });
  for (const who of [as.EVA, as.LUIS, as.JEFA]) await server.call(wiki.confirmar, { id }, who);
  const all = await world.write({ confirmacion: true, audiencia: { ...AUDIENCIA_VACIA, personas: [world.company.personas['ANA'] ?? 0] } });
  await server.call(wiki.confirmar, { id: all }, as.ANA);
  expect((await server.call(wiki.recordar, { id: all }, as.JEFA)).sobre.Error.Code).toBe('wiki.nadie-falta');
  const plain = await world.write();
  expect((await server.call(wiki.recordar, { id: plain }, as.JEFA)).sobre.Error.Code).toBe('wiki.sin-confirmacion');
});

test('open apps hear of it, and the other devices of whoever has read it, by a name and nothing else', async () => {
  const { server, as } = world;
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  // The first listener of a process is told everything, because something may have been missed.
  const first = await listenForNews({ origin, ...as.EVA });
  for (const tema of TEMAS) expect(await first.next()).toEqual({ tema });
  first.stop();
  const ana = await listenForNews({ origin, ...as.ANA });
  const luis = await listenForNews({ origin, ...as.LUIS });
  const id = await world.write();
  expect([await ana.next(), await luis.next()]).toEqual([{ tema: 'wiki' }, { tema: 'wiki' }]);
  await server.call(wiki.leer, { id }, as.ANA);
  expect(await ana.next()).toEqual({ tema: 'wiki' });
  luis.stop();
  expect(await luis.next()).toBeUndefined();
  ana.stop();
});
