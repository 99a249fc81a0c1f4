import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';

const NOW = '2026-03-10T09:00:00Z';
const REASON = 'Queja de acoso del 9 de marzo';
type Person = Awaited<ReturnType<TestChat['as']>>;
let world: TestChat;
let ana: Person;
let ivo: Person;
let jefa: Person;
beforeAll(async () => {
  world = await createTestChat({
    now: NOW,
    personas: [
      { userName: 'JEFA', nombre: 'Marta Gil', roles: ['admin', 'empleado'] },
      { userName: 'ANA', nombre: 'Ana Sanz' },
      { userName: 'IVO', nombre: 'Ivo Ruiz' },
    ],
  });
  [ana, ivo, jefa] = [await world.as('ANA'), await world.as('IVO'), await world.as('JEFA')];
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
/** How many transactions PostgreSQL has ended because they waited for each other. */
async function deadlocks(): Promise<number> {
  const { body } = await world.server.app.inject({ method: 'GET', url: '/metrics' });
  return Number(/^jornada_deadlocks_total (\d+)$/m.exec(body)?.[1] ?? NaN);
}

test('a room is opened with a reason four times at once, fifty times, and nobody waits for each other', async () => {
  const group = await ana.group('A la vez', 'IVO');
  for (let round = 0; round < 50; round += 1) {
    const opened = await Promise.all(Array.from({ length: 4 }, () => world.server.call(chat.abrir, { id: group, motivo: REASON }, jefa)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  expect(await deadlocks()).toBe(0);
  const { mensajes } = (await world.server.call(chat.sala, { id: group }, jefa)).content;
  expect(mensajes).toBe(201);
});

test('nothing is written in a room after it was closed, however close they come', async () => {
  for (let round = 0; round < 20; round += 1) {
    const group = await ana.group(`Cierre ${round}`, 'IVO');
    const [first] = (await ana.read(group)).content.mensajes;
    const before = (await ivo.say(group, 'Antes')).content.id;
    await Promise.all([
      ana.say(group, 'Quizá'),
      world.server.call(chat.estado, { id: group, estado: 'archivado' }, jefa),
      ivo.say(group, 'Quizá'),
      world.server.call(chat.editar, { id: before, texto: 'Cambiado' }, ivo),
      world.server.call(chat.reaccionar, { id: before, simbolo: 'bien', pone: true }, ana),
    ]);
    const texts = await ana.texts(group);
    expect([first?.suceso?.caso, texts.at(-1)]).toEqual(['creada', 'archivada']);
  }
});

describe('within a quarter of an hour', () => {
  test('a person writes so many messages, and makes so many groups; others go on', async () => {
    const room = await ivo.group('Mucho', 'ANA');
    const codes: string[] = [];
    for (let count = 0; count < 301; count += 1) codes.push(codeOf(await ivo.say(room, 'x')));
    expect(codes.indexOf('chat.demasiado-seguido')).toBeGreaterThan(200);
    const refused = await world.server.call(chat.escribir, { SalaId: room, texto: 'x', clave: randomUUID() }, ivo);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ana.say(room, 'Yo sí')).status).toBe(200);

    const made: string[] = [];
    for (let count = 0; count < 41; count += 1) made.push(codeOf(await jefa.open({ clase: 'grupo', nombre: `G${count}`, personas: [] })));
    expect([made[39], made[40]]).toEqual(['', 'chat.demasiado-seguido']);
    world.server.clock.advance({ minutes: 16 });
    const later = await world.as('IVO');
    expect((await later.say(room, 'De nuevo')).status).toBe(200);
  });
});
