import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { login } from '@jornada/contract/login.ts';
import { simulado } from '@jornada/contract/simulado.ts';
import { composed } from '../../platform/database/pool.ts';
import { jpeg } from '../../testing/files-world.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';

const NOW = '2026-03-10T09:00:00Z';
type Person = Awaited<ReturnType<TestChat['as']>>;
let world: TestChat;
let ana: Person;
let ivo: Person;
let eva: Person;
let jefa: Person;

beforeAll(async () => {
  world = await createTestChat({
    now: NOW,
    personas: [
      { userName: 'JEFA', nombre: 'Marta Gil', roles: ['admin', 'empleado'] },
      { userName: 'ANA', nombre: 'Ana Sanz' },
      { userName: 'IVO', nombre: 'Ivo Ruiz' },
      { userName: 'EVA', nombre: 'Eva Díaz' },
      { userName: 'LEO', nombre: 'Leo Vega' },
    ],
  });
  await createTestCompany(world.server.db, { nombre: 'Otra', personas: [{ userName: 'AJENA' }], ajustes: { modulos: ['chat'] } });
  [ana, ivo, eva, jefa] = [await world.as('ANA'), await world.as('IVO'), await world.as('EVA'), await world.as('JEFA')];
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;

describe('two people', () => {
  test('write to each other in one room, whoever opens it, and each sees what they have not read', async () => {
    const [one, other] = [await ana.with('IVO'), await ivo.with('ANA')];
    expect(one).toBe(other);
    // Nobody has written: the room is not there yet.
    expect(await ivo.rooms()).toEqual([]);
    expect((await ana.say(one, ' ¿Tienes un momento? ')).content).toMatchObject({ numero: 1, mio: true, texto: '¿Tienes un momento?' });
    await ana.say(one, 'Es por la sala.');
    expect(await ivo.rooms()).toMatchObject([
      { id: one, nombre: 'Ana Sanz', sinLeer: 2, ultimo: { mio: false, texto: 'Es por la sala.' } },
    ]);
    // The menu counts conversations.
    expect(await ivo.unread()).toBe(1);
    expect((await world.server.call(login.conToken, {}, ivo)).content.NumChatsSinLeer).toBe(1);
    expect(await ana.unread()).toBe(0);
    expect((await ivo.seen(one, 99)).content.leido).toBe(2);
    expect([await ivo.unread(), (await ana.read(one)).content.lecturas]).toEqual([0, [2]]);
    // It never goes back.
    await ivo.seen(one, 1);
    expect(await ivo.unread()).toBe(0);
  });

  test('what nobody has read and its author deletes is one less to read, and a conversation with nothing else is none', async () => {
    const leo = await world.as('LEO');
    const sala = await ivo.with('LEO');
    const [one, two] = [(await ivo.say(sala, 'Uno')).content, (await ivo.say(sala, 'Dos')).content];
    const told = async () => [(await leo.rooms()).find(({ id }) => id === sala)?.sinLeer, await leo.unread()];
    const others = (await leo.unread()) - 1;
    expect(await told()).toEqual([2, others + 1]);
    await world.server.call(chat.borrar, { id: two.id }, ivo);
    expect(await told()).toEqual([1, others + 1]);
    await world.server.call(chat.borrar, { id: one.id }, ivo);
    expect(await told()).toEqual([0, others]);
    expect((await leo.rooms({ vista: 'sin-leer' })).map(({ id }) => id)).not.toContain(sala);
  });

  test('a client that is none of ours has read what it has got; older messages say nothing', async () => {
    const leo = await world.as('LEO');
    const sala = await jefa.with('LEO');
    for (const texto of ['Uno', 'Dos', 'Tres']) await jefa.say(sala, texto);
    const { token } = leo;
    const unread = async () => (await leo.rooms()).find(({ id }) => id === sala)?.sinLeer;
    await leo.read(sala);
    const before = await unread();
    await world.server.call(chat.getchatbysalaid, { SalaId: sala, antes: 3 }, { token });
    expect([before !== 0, await unread()]).toEqual([true, before]);
    expect((await world.server.call(chat.getchatbysalaid, { SalaId: sala }, { token })).content.mensajes.at(-1)?.texto).toBe('Tres');
    expect(await unread()).toBe(0);
  });

  test('a message sent again is the same one; the same key for something else is refused', async () => {
    const sala = await ana.with('EVA');
    const clave = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => ana.say(sala, 'Una vez', { clave })));
    expect(new Set(sent.map(({ status, content }) => `${status} ${content.id}`)).size).toBe(1);
    expect(await eva.texts(sala)).toEqual(['Una vez']);
    expect(codeOf(await ana.say(sala, 'Otra cosa', { clave }))).toBe('general.clave-reutilizada');
    expect(codeOf(await ana.say(await ana.with('IVO'), 'Una vez', { clave }))).toBe('general.clave-reutilizada');
    // Somebody else's key says nothing about it.
    expect((await eva.say(sala, 'Una vez', { clave })).content.numero).toBe(2);
  });

  test('twenty at once are in one order, without gaps, for both', async () => {
    const sala = await ivo.with('EVA');
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? ivo : eva).say(sala, `m${n}`)));
    const [one, other] = [(await ivo.read(sala)).content.mensajes, (await eva.read(sala)).content.mensajes];
    expect(one.map(({ numero }) => numero)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(one.map(({ texto }) => texto)).toEqual(other.map(({ texto }) => texto));
  });

  test('what has changed since is asked for by one number: new, edited, reacted to', async () => {
    const sala = await ana.with('LEO');
    const first = (await ana.say(sala, 'Uno')).content;
    await ana.say(sala, 'Dos');
    const { cambio } = (await ana.read(sala)).content;
    expect((await ana.read(sala, { desde: cambio })).content.mensajes).toEqual([]);
    await world.server.call(chat.editar, { id: first.id, texto: 'Uno y medio' }, ana);
    await ana.say(sala, 'Tres');
    const { mensajes, reinicia } = (await ana.read(sala, { desde: cambio })).content;
    expect([reinicia, mensajes.map(({ numero, texto }) => [numero, texto])]).toEqual([
      false,
      [
        [1, 'Uno y medio'],
        [3, 'Tres'],
      ],
    ]);
    expect((await ana.read(sala, { antes: 3, limit: 1 })).content).toMatchObject({ hayMas: true, mensajes: [{ numero: 2 }] });
    expect((await ana.read(sala, { antes: 2 })).content).toMatchObject({ hayMas: false, mensajes: [{ numero: 1 }] });
  });
});

describe('a message', () => {
  test('is changed and deleted for ten minutes by its author; that it was there stays', async () => {
    const sala = await ana.with('IVO');
    const { id } = (await ana.say(sala, 'Hola')).content;
    const edit = (by: { token: string }, texto = 'Hola, Ivo') => world.server.call(chat.editar, { id, texto }, by);
    expect(codeOf(await edit(ivo))).toBe('chat.mensaje-no-existe');
    world.server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await edit(ana)).content).toMatchObject({ texto: 'Hola, Ivo', editado: '2026-03-10T09:09:59Z' });
    world.server.clock.advance({ seconds: 1 });
    expect(codeOf(await edit(ana, 'Tarde'))).toBe('chat.fuera-de-plazo');
    expect(codeOf(await world.server.call(chat.borrar, { id }, ana))).toBe('chat.fuera-de-plazo');
    const next = (await ana.say(sala, 'Me equivoqué')).content;
    await ivo.say(sala, '¿De qué?', { respuestaA: next.numero });
    expect((await world.server.call(chat.borrar, { id: next.id }, ana)).content).toMatchObject({
      texto: null,
      borrado: '2026-03-10T09:10:00Z',
    });
    expect(codeOf(await world.server.call(chat.borrar, { id: next.id }, ana))).toBe('chat.mensaje-no-existe');
    const { mensajes } = (await ivo.read(sala)).content;
    expect(mensajes.slice(-2)).toMatchObject([
      { numero: next.numero, texto: null },
      { texto: '¿De qué?', respuesta: { numero: next.numero, autor: 'Ana Sanz', texto: null } },
    ]);
    expect((await world.server.call(chat.buscar, { texto: 'equivoqué' }, ivo)).content.items).toEqual([]);
  });

  test('gets reactions, each once by each person', async () => {
    const sala = await ana.with('EVA');
    const { id } = (await ana.say(sala, 'Ya está')).content;
    const react = (by: { token: string }, pone = true) => world.server.call(chat.reaccionar, { id, simbolo: 'bien', pone }, by);
    await Promise.all([react(eva), react(eva), react(ana)]);
    expect((await react(eva)).content.reacciones).toEqual([{ simbolo: 'bien', cuantas: 2, mia: true }]);
    await react(ana, false);
    expect((await ana.read(sala)).content.mensajes.at(-1)?.reacciones).toEqual([{ simbolo: 'bien', cuantas: 1, mia: false }]);
    expect(codeOf(await react(ivo))).toBe('chat.mensaje-no-existe');
  });

  test('has files that only the members of its room get, by their address too', async () => {
    const sala = await ana.with('IVO');
    const photo = await ana.upload(await jpeg(), 'pizarra.jpg');
    const input = { SalaId: sala, ficheros: [photo.id], clave: randomUUID() };
    expect(codeOf(await world.server.call(chat.insertarfichero, { ...input, ficheros: [] }, ana))).toBe('chat.vacio');
    expect(codeOf(await world.server.call(chat.insertarfichero, input, ivo))).toBe('ficheros.no-existe');
    const [sent, again] = [
      await world.server.call(chat.insertarfichero, input, ana),
      await world.server.call(chat.insertarfichero, input, ana),
    ];
    expect([sent.content.ficheros, again.content.id]).toMatchObject([[{ id: photo.id, vistaPrevia: true }], sent.content.id]);
    const link = async (by: { token: string }) => (await world.server.call(ficheros.enlace, { id: photo.id }, by)).status;
    expect([await link(ana), await link(ivo), await link(eva), await link(jefa)]).toEqual([200, 200, 404, 404]);
    await world.server.call(chat.borrar, { id: sent.content.id }, ana);
    expect([await link(ana), await link(ivo)]).toEqual([404, 404]);
  });

  test.each([
    ['nothing', '', 'chat.vacio'],
    ['blanks', '   ', 'chat.vacio'],
    ['4,001 letters', 'x'.repeat(4001), 'general.datos-no-validos'],
    ['a character that is none', 'a\u0000b', 'general.datos-no-validos'],
  ])('is refused as %s', async (_, texto, code) => {
    expect(codeOf(await ana.say(await ana.with('IVO'), texto))).toBe(code);
  });
});

describe('nobody else', () => {
  test('reads, writes, finds or touches a room of others: it answers like one that is not there', async () => {
    const sala = await ana.with('IVO');
    const { id } = (await ana.say(sala, 'Esto es secretísimo')).content;
    const ajena = (await world.server.signIn('AJENA')).Token;
    for (const by of [eva, jefa, { token: ajena }]) {
      const codes = [
        await world.server.call(chat.getchatbysalaid, { SalaId: sala }, by),
        await world.server.call(chat.byId, { id: sala }, by),
        await world.server.call(chat.escribir, { SalaId: sala, texto: 'x', clave: randomUUID() }, by),
        await world.server.call(chat.leido, { SalaId: sala, hasta: 1 }, by),
        await world.server.call(chat.miembros, { SalaId: sala }, by),
        await world.server.call(chat.sonara, { SalaId: sala }, by),
        await world.server.call(chat.silenciar, { SalaId: sala, silenciada: true }, by),
        await world.server.call(chat.eliminar, { id: sala }, by),
        await world.server.call(chat.editar, { id, texto: 'x' }, by),
        await world.server.call(chat.borrar, { id }, by),
      ].map(codeOf);
      expect(codes).toEqual([...Array.from({ length: 8 }, () => 'chat.no-existe'), 'chat.mensaje-no-existe', 'chat.mensaje-no-existe']);
      const [found] = [(await world.server.call(chat.buscar, { texto: 'secretisimo' }, by)).content.items];
      expect(found).toEqual([]);
    }
    expect((await world.server.call(chat.buscar, { texto: 'SECRETÍ' }, ivo)).content.items).toMatchObject([
      { SalaId: sala, sala: 'Ana Sanz' },
    ]);
    expect(codeOf(await world.server.call(chat.getchatbysalaid, { SalaId: 0 }, ana))).toBe('chat.no-existe');
    expect(codeOf(await ana.open({ clase: 'dos', personas: [999_999] }))).toBe('chat.persona-no-existe');
    expect(codeOf(await ana.open({ clase: 'dos', personas: [world.idOf('ANA')] }))).toBe('chat.consigo-mismo');
  });

  test('uses it in the name of somebody else', async () => {
    const sala = await ana.with('IVO');
    const { content } = await world.server.call(simulado.empezar, { id: world.idOf('ANA'), motivo: 'Lo ha pedido' }, jefa);
    const acting = { ...jefa, simulado: content.Token };
    expect((await world.server.call(chat.getchatbysalaid, { SalaId: sala }, acting)).status).toBe(403);
    expect((await world.server.call(chat.listado, {}, acting)).status).toBe(403);
    await world.server.call(simulado.terminar, {}, jefa);
  });
});

describe('a group', () => {
  test('shows people what was written after they came, and nothing once they have left', async () => {
    const sala = await ana.group('Cena', 'IVO');
    await ana.say(sala, 'Antes de Eva');
    const change = (by: { token: string }, more: object) => world.server.call(chat.cambiarGrupo, { SalaId: sala, ...more }, by);
    expect(codeOf(await change(ivo, { nombre: 'Comida' }))).toBe('chat.no-administra');
    expect(codeOf(await change(eva, { nombre: 'Comida' }))).toBe('chat.no-existe');
    expect((await change(ana, { nombre: 'Comida', anade: [world.idOf('EVA'), world.idOf('IVO')] })).content.nombre).toBe('Comida');
    expect(await eva.texts(sala)).toEqual(['entra']);
    expect(codeOf(await eva.say(sala, 'Hola', { respuestaA: 2 }))).toBe('');
    // What the answered message says is not hers to read.
    expect((await eva.read(sala)).content.mensajes.at(-1)?.respuesta).toBeNull();
    expect((await world.server.call(chat.buscar, { texto: 'antes' }, eva)).content.items).toEqual([]);
    await change(ana, { quita: [world.idOf('EVA')] });
    expect([(await eva.read(sala)).status, codeOf(await eva.say(sala, 'x'))]).toEqual([404, 'chat.no-existe']);
    expect((await eva.rooms()).map(({ id }) => id)).not.toContain(sala);
    // The one who looked after it leaves: the other one does from now on.
    expect((await world.server.call(chat.eliminar, { id: sala }, ana)).status).toBe(200);
    expect((await ivo.read(sala)).content.sala).toMatchObject({ administra: true, miembros: 1 });
    expect(await ivo.texts(sala)).toEqual(['creada', 'Antes de Eva', 'nombre', 'entra', 'Hola', 'sale', 'sale']);
  });
});

describe('a department', () => {
  const MOVE = composed('update instancia.usuarios set departamento_id = $3, activo = $4 where entidad_id = $1 and usuario_id = $2');
  const move = (who: string, departamento: number | null, activo = true) =>
    world.server.db.tenant(world.empresa.entidadId, (tx) =>
      tx.query(MOVE, [world.empresa.entidadId, world.idOf(who), departamento, activo]),
    );

  test('has a room by itself, for those who are in it at this moment', async () => {
    const muelle = await world.place('Muelle', 'ANA', 'IVO');
    const room = (await ana.rooms()).find(({ clase }) => clase === 'departamento');
    expect(room).toMatchObject({ nombre: 'Muelle' });
    const sala = room?.id ?? 0;
    await ana.say(sala, 'Buenos días');
    expect((await ivo.rooms()).find(({ id }) => id === sala)).toMatchObject({ sinLeer: 1 });
    expect((await eva.read(sala)).status).toBe(404);
    await move('EVA', muelle);
    expect((await eva.read(sala)).content.sala.miembros).toBe(3);
    await move('IVO', null);
    expect([(await ivo.read(sala)).status, codeOf(await ivo.say(sala, 'x'))]).toEqual([404, 'chat.no-existe']);
    expect(codeOf(await world.server.call(chat.eliminar, { id: sala }, ana))).toBe('chat.no-se-deja');
    await move('EVA', null);
  });

  test('somebody who has left the company is in no room, and nobody writes to them', async () => {
    const leo = await world.as('LEO');
    const sala = await ana.with('LEO');
    await leo.say(sala, 'Adiós');
    await move('LEO', null, false);
    expect((await leo.read(sala)).status).toBe(401);
    expect([codeOf(await ana.say(sala, '¿Sigues ahí?')), (await ana.read(sala)).content.sala.escribe]).toEqual(['chat.no-escribe', false]);
    expect(await ana.texts(sala)).toContain('Adiós');
    expect(codeOf(await ivo.open({ clase: 'dos', personas: [world.idOf('LEO')] }))).toBe('chat.persona-no-existe');
    await move('LEO', null);
  });
});

describe('those who answer for HR', () => {
  test('read what people write to HR, archive it, and it opens again with the next message', async () => {
    const sala = (await eva.open({ clase: 'rrhh' })).content.id;
    expect((await eva.open({ clase: 'rrhh' })).content.id).toBe(sala);
    await eva.say(sala, '¿Cuándo se paga?');
    expect((await jefa.rooms()).find(({ id }) => id === sala)).toMatchObject({ clase: 'rrhh', nombre: 'Eva Díaz', sinLeer: 1 });
    expect((await ana.read(sala)).status).toBe(404);
    const archive = (by: { token: string }) => world.server.call(chat.archivar, { SalaId: sala, estado: 'archivado' }, by);
    expect(codeOf(await archive(eva))).toBe('chat.no-administra');
    expect((await archive(jefa)).content.estado).toBe('archivado');
    expect((await eva.rooms({ filtro_Estado: 'archivado' })).map(({ id }) => id)).toEqual([sala]);
    expect(codeOf(await jefa.say(sala, 'x'))).toBe('chat.archivada');
    expect((await eva.say(sala, 'Otra cosa')).status).toBe(200);
    expect((await jefa.read(sala)).content.sala.estado).toBe('abierto');
    // Who answers is the company's to say: then the admins do not any more.
    const { content: before } = await world.server.call(chat.ajustes, {}, jefa);
    const input = { ...before, rrhh: [world.idOf('IVO')] };
    expect((await world.server.call(chat.ajustar, input, jefa)).content.rrhh).toMatchObject([{ nombre: 'Ivo Ruiz' }]);
    expect(codeOf(await world.server.call(chat.ajustar, input, jefa))).toBe('general.cambiado-entretanto');
    expect([(await jefa.read(sala)).status, (await ivo.read(sala)).status]).toEqual([404, 200]);
    expect((await world.server.call(chat.ajustes, {}, ana)).status).toBe(403);
  });
});

test('whom to write to is found by the name, and by nothing else', async () => {
  const find = async (texto: string) =>
    (await world.server.call(chat.nuevo, { data: JSON.stringify({ texto }) }, ana)).content.personas.map(({ nombre }) => nombre);
  expect(await find('díaz')).toEqual(['Eva Díaz']);
  expect(await find('EVA D')).toEqual(['Eva Díaz']);
  expect(await find('JEFA')).toEqual([]);
  expect(codeOf(await world.server.call(chat.nuevo, { data: '{' }, ana))).toBe('general.datos-no-validos');
});
