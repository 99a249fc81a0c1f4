import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { registros } from '@jornada/contract/registros.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';
import { NOCHES, OFICINA } from '../../testing/test-company.ts';

// Monday. The office works from 8 to 17 in Madrid, an hour ahead of UTC; Noe works from 22 to 6.
const MORNING = '2026-03-09T09:00:00Z';
const EVENING = '2026-03-09T20:00:00Z';
let service: PushService;
let world: TestChat;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTestChat({
    now: MORNING,
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'JEFA', roles: ['admin', 'empleado'], horario: OFICINA },
      { userName: 'ANA', horario: OFICINA, idioma: 'de' },
      { userName: 'IVO', horario: OFICINA },
      { userName: 'NOE', horario: NOCHES },
      { userName: 'EVA', horario: OFICINA },
    ],
  });
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(() => {
  world.server.clock.set(MORNING);
  service.answer(201);
  service.received.length = 0;
});

async function device(userName: string) {
  const who = await world.as(userName);
  const browser = service.subscribe();
  expect((await world.server.call(webPush.ponerToken, { Token: browser.token }, who)).status).toBe(200);
  return { ...who, browser };
}
type Told = { device: string; tipo: number; ruta: string; titulo: string };

/** What was told to whom since the last look. */
async function told(): Promise<Told[]> {
  // The message, then the people, then their devices.
  for (let round = 0; round < 3; round += 1) await world.server.jobs.runDue();
  return service.received.splice(0).map(({ device: id, text }) => ({ ...(JSON.parse(text) as Told), device: id }));
}
/** Time goes on, and what is due rings. */
async function toldAt(at: string): Promise<Told[]> {
  world.server.clock.set(at);
  await world.server.jobs.send('chat.sonar-luego', {});
  return told();
}

test('a message rings at once for those at work, for the others when they are again, once, and says nothing', async () => {
  const [ana, noe] = [await device('ANA'), await device('NOE')];
  const ivo = await world.as('IVO');
  const sala = await ivo.group('Turnos', 'ANA', 'NOE');
  await ivo.say(sala, 'Cambio de turno el jueves');
  expect(await told()).toEqual([
    {
      device: ana.browser.id,
      tipo: 2,
      id: sala,
      clase: 'chat',
      ruta: `/chat-view/${sala}`,
      titulo: 'Neue Nachricht',
      texto: 'Du hast ungelesene Nachrichten im Chat.',
      idioma: 'de',
    },
  ]);
  expect((await world.server.call(chat.sonara, { SalaId: sala }, ivo)).content).toMatchObject({
    ahora: 1,
    luego: [{ cuando: '2026-03-09T21:00:00Z', personas: 1 }],
    puedeUrgir: false,
  });
  await ivo.say(sala, 'Y otra cosa');
  expect((await told()).map((one) => one.device)).toEqual([ana.browser.id]);
  expect(await toldAt('2026-03-09T20:59:00Z')).toEqual([]);
  expect((await toldAt('2026-03-09T21:00:00Z')).map((one) => one.device)).toEqual([noe.browser.id]);
  expect(await toldAt('2026-03-09T21:01:00Z')).toEqual([]);
  expect(service.problems).toEqual([]);
});

test('what was read meanwhile, muted, or written by oneself does not ring', async () => {
  world.server.clock.set(EVENING);
  const [ana, ivo, eva] = [await device('ANA'), await device('IVO'), await device('EVA')];
  const sala = await eva.group('Fiesta', 'ANA', 'IVO');
  await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, ivo);
  const { numero } = (await eva.say(sala, '¿Quién trae la tarta?')).content;
  expect(await told()).toEqual([]);
  await ana.seen(sala, numero);
  expect(await toldAt('2026-03-10T07:00:00Z')).toEqual([]);
});

test('who is named is told so, also in a muted room, and in their working hours; anybody else named is not', async () => {
  const [ana, ivo, noe] = [await device('ANA'), await device('IVO'), await device('NOE')];
  const theirs = new Map([
    [ana.browser.id, 'ANA'],
    [ivo.browser.id, 'IVO'],
    [noe.browser.id, 'NOE'],
  ]);
  /** What they were told on the device of this test. */
  const of = (all: Told[]) => all.flatMap(({ device: id, titulo }) => (theirs.has(id) ? [`${theirs.get(id)}: ${titulo}`] : [])).toSorted();
  const eva = await world.as('EVA');
  const sala = await eva.group('Menciones', 'ANA', 'IVO', 'NOE');
  for (const who of [ana, noe]) await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, who);
  const { items } = (await world.server.call(chat.miembros, { SalaId: sala, texto: 'ana' }, eva)).content;
  expect(items.map(({ id }) => id)).toEqual([world.idOf('ANA')]);
  const [named] = items;
  const jefa = world.idOf('JEFA');
  // She is named, he is asked for without being named, and the boss is not in the room.
  const { numero } = (await eva.say(sala, `¿Vienes, @${named?.nombre}?`, { menciona: [world.idOf('ANA'), world.idOf('IVO'), jefa] }))
    .content;
  expect(of(await told())).toEqual(['ANA: Du wurdest erwähnt', 'IVO: Mensaje nuevo']);
  const seen = (await ana.read(sala)).content.mensajes.at(-1);
  expect(seen).toMatchObject({ numero, menciones: [{ id: world.idOf('ANA'), mia: true }] });
  // Only the message that names her rings, not the ones after it.
  await eva.say(sala, 'Nadie en particular');
  expect(of(await told())).toEqual(['IVO: Mensaje nuevo']);
  const night = (await world.server.call(chat.miembros, { SalaId: sala, texto: 'noe' }, eva)).content.items[0];
  await eva.say(sala, `@${night?.nombre}`, { menciona: [world.idOf('NOE')] });
  expect(of(await told())).toEqual(['IVO: Mensaje nuevo']);
  expect(of(await toldAt('2026-03-09T21:00:00Z'))).toEqual(['NOE: Te han mencionado']);
});

test('whose name is taken out before their hours is not told so, and each message names its own people', async () => {
  const [ivo, noe, eva] = [await device('IVO'), await device('NOE'), await world.as('EVA')];
  const titles = (all: Told[], id: string) => all.filter((one) => one.device === id).map(({ titulo }) => titulo);
  const sala = await eva.group('Nombres', 'IVO', 'NOE');
  await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, noe);
  const { items } = (await world.server.call(chat.miembros, { SalaId: sala, texto: '' }, eva)).content;
  const nameOf = (userName: string) => items.find(({ id }) => id === world.idOf(userName))?.nombre;
  // Both wait in the queue: the first one names nobody.
  await eva.say(sala, 'Hola');
  await eva.say(sala, `@${nameOf('IVO')}`, { menciona: [world.idOf('IVO')] });
  expect(titles(await told(), ivo.browser.id).toSorted()).toEqual(['Mensaje nuevo', 'Te han mencionado']);

  const { id } = (await eva.say(sala, `@${nameOf('NOE')}`, { menciona: [world.idOf('NOE')] })).content;
  expect(titles(await told(), noe.browser.id)).toEqual([]);
  expect((await world.server.call(chat.editar, { id, texto: 'No era para ti' }, eva)).status).toBe(200);
  expect((await noe.read(sala)).content.mensajes.at(-1)).toMatchObject({ texto: 'No era para ti', menciones: [] });
});

test('whose name is added to a message is told so once, also who has read it, and who is not at work only in their hours', async () => {
  const [ana, noe, eva] = [await device('ANA'), await device('NOE'), await world.as('EVA')];
  const titles = (all: Told[], id: string) => all.filter((one) => one.device === id).map(({ titulo }) => titulo);
  const sala = await eva.group('Se edita', 'ANA', 'NOE');
  for (const who of [ana, noe]) await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, who);
  const { items } = (await world.server.call(chat.miembros, { SalaId: sala, texto: '' }, eva)).content;
  const at = (userName: string) => `@${items.find(({ id }) => id === world.idOf(userName))?.nombre}`;
  const { id, numero } = (await eva.say(sala, '¿Quién abre?')).content;
  for (const who of [ana, noe]) await who.seen(sala, numero);
  expect(titles(await told(), ana.browser.id)).toEqual([]);

  const menciona = ['ANA', 'NOE', 'JEFA'].map((userName) => world.idOf(userName));
  const edit = (texto: string) => world.server.call(chat.editar, { id, texto, menciona }, eva);
  const named = `¿Quién abre? ¿${at('ANA')} o ${at('NOE')}?`;
  expect((await edit(named)).content.menciones.map((one) => one.id)).toEqual(
    [world.idOf('ANA'), world.idOf('NOE')].toSorted((a, b) => a - b),
  );
  const first = await told();
  expect([titles(first, ana.browser.id), titles(first, noe.browser.id)]).toEqual([['Du wurdest erwähnt'], []]);
  // Taken out and named again, and what else is changed, tells nobody a second time.
  await edit('¿Quién abre?');
  await edit(`${named} Mañana.`);
  expect(titles(await told(), ana.browser.id)).toEqual([]);
  expect(titles(await toldAt('2026-03-09T21:00:00Z'), noe.browser.id)).toEqual(['Te han mencionado']);
});

test('a change calls nobody who came after the message, and nobody whose name is gone again', async () => {
  const [ana, ivo, eva] = [await device('ANA'), await device('IVO'), await world.as('EVA')];
  const titles = (all: Told[], id: string) => all.filter((one) => one.device === id).map(({ titulo }) => titulo);
  const sala = await eva.group('De antes', 'ANA');
  await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, ana);
  const { id, numero } = (await eva.say(sala, 'Antes de que llegara')).content;
  await ana.seen(sala, numero);
  expect((await world.server.call(chat.cambiarGrupo, { SalaId: sala, anade: [world.idOf('IVO')] }, eva)).status).toBe(200);
  await told();
  const { items } = (await world.server.call(chat.miembros, { SalaId: sala, texto: '' }, eva)).content;
  const at = (userName: string) => `@${items.find((one) => one.id === world.idOf(userName))?.nombre}`;
  const edit = (texto: string, ...who: string[]) =>
    world.server.call(chat.editar, { id, texto, menciona: who.map((userName) => world.idOf(userName)) }, eva);
  expect((await edit(`${at('IVO')} y ${at('ANA')}`, 'IVO', 'ANA')).content.menciones.map((one) => one.id)).toEqual([world.idOf('ANA')]);
  expect((await edit('Nadie')).content.menciones).toEqual([]);
  // Something else that she has not read rings once, as for him.
  await world.server.call(chat.silenciar, { SalaId: sala, silenciada: false }, ana);
  await eva.say(sala, 'Otra cosa');
  const all = await told();
  expect([titles(all, ana.browser.id), titles(all, ivo.browser.id)]).toEqual([['Neue Nachricht'], ['Mensaje nuevo']]);
});

test('who is clocked in is at work; an urgent message rings where the company allows it', async () => {
  world.server.clock.set(EVENING);
  const [jefa, eva] = [await world.as('JEFA'), await device('EVA')];
  const toHer = async () => (await told()).filter((one) => one.device === eva.browser.id).length;
  const sala = await jefa.with('EVA');
  await jefa.say(sala, 'Para mañana', { urgente: true });
  expect(await toHer()).toBe(0);
  const { content } = await world.server.call(chat.ajustes, {}, jefa);
  await world.server.call(chat.ajustar, { ...content, rrhh: [], urgentes: true }, jefa);
  expect((await jefa.say(sala, 'Ahora', { urgente: true })).content.urgente).toBe(true);
  expect(await toHer()).toBe(1);
  expect((await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, eva)).status).toBe(200);
  await jefa.say(sala, 'Veo que sigues');
  expect(await toHer()).toBe(1);
});

test('open apps of the members hear of a message, a reaction and a read mark at once, and nobody else does', async () => {
  const origin = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  const [ana, ivo, jefa] = [await world.as('ANA'), await world.as('IVO'), await world.as('JEFA')];
  const sala = await ana.with('IVO');
  const [there, elsewhere] = [await listenForNews({ origin, ...ivo }), await listenForNews({ origin, ...jefa })];
  const greeted = async (news: typeof there): Promise<void> => {
    // A new listener is first told every subject.
    for (const tema of TEMAS) expect(await news.next()).toEqual({ tema });
  };
  await Promise.all([greeted(there), greeted(elsewhere)]);
  const { id, numero } = (await ana.say(sala, 'Hola')).content;
  expect(await there.next()).toEqual({ tema: 'chat' });
  await world.server.call(chat.reaccionar, { id, simbolo: 'bien', pone: true }, ana);
  expect(await there.next()).toEqual({ tema: 'chat' });
  await ivo.seen(sala, numero);
  expect(await there.next()).toEqual({ tema: 'chat' });
  // The next thing that she hears is her own: of the room of others she heard nothing.
  const own = await jefa.with('ANA');
  await jefa.say(own, 'Mía');
  expect(await elsewhere.next()).toEqual({ tema: 'chat' });
  elsewhere.stop();
  there.stop();
  expect(await elsewhere.next()).toBeUndefined();
});
