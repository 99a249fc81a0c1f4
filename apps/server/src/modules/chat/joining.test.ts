import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { login } from '@jornada/contract/login.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { TEMAS } from '@jornada/contract/temas.ts';
import { composed } from '../../platform/database/pool.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { jpeg } from '../../testing/files-world.ts';
import { listenForNews } from '../../testing/listen-news.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { OFICINA } from '../../testing/test-company.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';

// A Tuesday on which the office is at work.
const NOW = '2026-03-10T09:00:00Z';
type Person = Awaited<ReturnType<TestChat['as']>>;
let service: PushService;
let world: TestChat;
let ana: Person;
let ivo: Person;
let jefa: Person;

beforeAll(async () => {
  service = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [service.origin] });
  world = await createTestChat({
    now: NOW,
    push: { sender, origin: service.origin },
    personas: [
      { userName: 'JEFA', roles: ['admin', 'empleado'] },
      ...['ANA', 'IVO', 'EVA', 'LEO', 'NOE', 'PAU'].map((userName) => ({ userName, horario: OFICINA })),
    ],
  });
  [ana, ivo, jefa] = [await world.as('ANA'), await world.as('IVO'), await world.as('JEFA')];
});
afterAll(async () => {
  await world.close();
  await service.close();
});
beforeEach(() => {
  world.server.clock.set(NOW);
  service.answer(201);
});

const MOVE = composed('update instancia.usuarios set departamento_id = $3 where entidad_id = $1 and usuario_id = $2');
const move = (who: string, departamento: number | null) =>
  world.server.db.tenant(world.empresa.entidadId, (tx) => tx.query(MOVE, [world.empresa.entidadId, world.idOf(who), departamento]));

/** A department with Ana and Ivo, its room, and something written there. */
async function room(nombre: string): Promise<{ departamento: number; sala: number }> {
  const departamento = await world.place(nombre, 'ANA', 'IVO');
  const sala = (await ana.rooms()).find((one) => one.nombre === nombre)?.id ?? 0;
  await ana.say(sala, 'Lo de siempre');
  return { departamento, sala };
}

describe('who comes into a department', () => {
  test('reads what is written from then on: not what was there, nor its search, its number, its file, or what an answer quotes', async () => {
    const eva = await world.as('EVA');
    const { departamento, sala } = await room('Muelle');
    const photo = await ana.upload(await jpeg(), 'pizarra.jpg');
    await world.server.call(chat.insertarfichero, { SalaId: sala, ficheros: [photo.id], clave: randomUUID() }, ana);
    await move('EVA', departamento);
    // Nobody has written since: the room is there, and nothing in it.
    expect((await eva.rooms()).find(({ id }) => id === sala)).toMatchObject({ sinLeer: 0, ultimo: null });
    expect([await eva.texts(sala), await eva.unread()]).toEqual([[], 0]);

    await ivo.say(sala, 'Bienvenida, Eva', { respuestaA: 1 });
    await ivo.say(sala, 'El muelle tres está libre');
    expect(await eva.texts(sala)).toEqual(['Bienvenida, Eva', 'El muelle tres está libre']);
    expect((await eva.read(sala, { antes: 3 })).content.mensajes).toEqual([]);
    expect((await eva.read(sala, { alrededor: 1, limit: 2 })).content.mensajes).toEqual([]);
    expect((await eva.read(sala, { desde: 0 })).content.mensajes.map(({ numero }) => numero)).toEqual([3, 4]);
    expect((await eva.read(sala)).content.mensajes[0]?.respuesta).toBeNull();
    expect([await eva.unread(), (await world.server.call(login.conToken, {}, eva)).content.NumChatsSinLeer]).toEqual([1, 1]);
    expect((await eva.rooms()).find(({ id }) => id === sala)).toMatchObject({ sinLeer: 2 });
    const found = async (texto: string) => (await world.server.call(chat.buscar, { texto }, eva)).content.items.map(({ numero }) => numero);
    expect([await found('siempre'), await found('libre')]).toEqual([[], [4]]);
    expect((await world.server.call(ficheros.enlace, { id: photo.id }, eva)).status).toBe(404);
    const first = (await ana.read(sala)).content.mensajes[0]?.id ?? 0;
    expect((await world.server.call(chat.reaccionar, { id: first, simbolo: 'bien', pone: true }, eva)).sobre.Error.Code).toBe(
      'chat.mensaje-no-existe',
    );
    // The others read everything, as before.
    expect(await ivo.texts(sala)).toEqual(['Lo de siempre', '-', 'Bienvenida, Eva', 'El muelle tres está libre']);
  });

  test('reads everything where the company says so, and no longer once it takes that back', async () => {
    const leo = await world.as('LEO');
    const { departamento, sala } = await room('Taller');
    await move('LEO', departamento);
    await ivo.say(sala, 'Después');
    const allow = async (historialCompleto: boolean) => {
      const { content } = await world.server.call(chat.ajustes, {}, jefa);
      const input = { ...content, rrhh: content.rrhh.map(({ id }) => id), historialCompleto };
      return (await world.server.call(chat.ajustar, input, jefa)).content.historialCompleto;
    };
    expect([await leo.texts(sala), await allow(true)]).toEqual([['Después'], true]);
    expect(await leo.texts(sala)).toEqual(['Lo de siempre', 'Después']);
    expect([await allow(false), await leo.texts(sala)]).toEqual([false, ['Después']]);
  });

  test('comes back after a time elsewhere and reads from then on', async () => {
    const { departamento, sala } = await room('Oficina');
    await move('IVO', null);
    await ana.say(sala, 'Ivo no está');
    await move('IVO', departamento);
    await ana.say(sala, 'Ivo ha vuelto');
    expect(await ivo.texts(sala)).toEqual(['Ivo ha vuelto']);
  });

  test('at the same moment as others write: each message is read by those who were there when it was written', async () => {
    const { departamento, sala } = await room('Noche');
    const noe = await world.as('NOE');
    const writes = Array.from({ length: 20 }, (_, index) => (index === 10 ? move('NOE', departamento) : ana.say(sala, `Mensaje ${index}`)));
    await Promise.all(writes);
    const { mensajes, sala: opened } = (await noe.read(sala)).content;
    const all = (await ana.read(sala)).content.mensajes;
    expect(all.map(({ numero }) => numero)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(mensajes.map(({ numero }) => numero)).toEqual(all.map(({ numero }) => numero).filter((numero) => numero > opened.desde));
  });
});

test('who has left a department gets nothing of its room any more: list, page, number, search, file, stream, push', async () => {
  const { departamento, sala } = await room('Salida');
  const pau = await world.as('PAU');
  await move('PAU', departamento);
  const browser = service.subscribe();
  await world.server.call(webPush.ponerToken, { Token: browser.token }, pau);
  const photo = await ana.upload(await jpeg(), 'plano.jpg');
  const { id } = (await world.server.call(chat.insertarfichero, { SalaId: sala, ficheros: [photo.id], clave: randomUUID() }, ana)).content;
  await ana.say(sala, 'Palabra inconfundible');
  expect((await world.server.call(ficheros.enlace, { id: photo.id }, pau)).status).toBe(200);
  const origin = await world.server.app.listen({ port: 0, host: '127.0.0.1' });
  const news = await listenForNews({ origin, token: pau.token });
  for (const tema of TEMAS) expect(await news.next()).toEqual({ tema });
  await world.server.jobs.runDue();

  await move('PAU', null);
  for (let round = 0; round < 3; round += 1) await world.server.jobs.runDue();
  service.received.length = 0;
  await ana.say(sala, 'Ya sin Pau');
  for (let round = 0; round < 3; round += 1) await world.server.jobs.runDue();
  expect(service.received).toEqual([]);
  expect((await pau.rooms()).map((one) => one.id)).not.toContain(sala);
  expect([(await pau.read(sala)).status, (await pau.read(sala, { desde: 1 })).status, await pau.unread()]).toEqual([404, 404, 0]);
  expect((await world.server.call(chat.buscar, { texto: 'inconfundible' }, pau)).content.items).toEqual([]);
  expect((await world.server.call(chat.buscar, { texto: 'inconfundible', SalaId: sala }, pau)).content.items).toEqual([]);
  expect((await world.server.call(ficheros.enlace, { id: photo.id }, pau)).status).toBe(404);
  expect((await world.server.call(chat.miembros, { SalaId: sala }, pau)).status).toBe(404);
  expect((await world.server.call(chat.borrar, { id }, pau)).status).toBe(404);
  // A room that is still theirs is told of, that of the department was not: one tab too many ends the stream, and there was nothing else on it.
  await ana.say(await ana.with('PAU'), 'Hola');
  expect(await news.next()).toEqual({ tema: 'chat' });
  const tabs = [];
  for (let index = 0; index < 5; index += 1) tabs.push(await listenForNews({ origin, token: pau.token }));
  expect(await news.next()).toBeUndefined();
  for (const tab of tabs) tab.stop();
});
