import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { jpeg } from '../../testing/files-world.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';

const NOW = '2026-03-10T09:00:00Z';
const REASON = 'Queja de acoso del 9 de marzo';
type Person = Awaited<ReturnType<TestChat['as']>>;
let world: TestChat;
let ana: Person;
let ivo: Person;
let jefa: Person;
let jefe: Person;

beforeAll(async () => {
  world = await createTestChat({
    now: NOW,
    personas: [
      { userName: 'JEFA', nombre: 'Marta Gil', roles: ['admin', 'empleado'] },
      { userName: 'JEFE', nombre: 'Luis Paz', roles: ['admin', 'empleado'] },
      { userName: 'ANA', nombre: 'Ana Sanz' },
      { userName: 'IVO', nombre: 'Ivo Ruiz' },
    ],
  });
  [ana, ivo, jefa, jefe] = [await world.as('ANA'), await world.as('IVO'), await world.as('JEFA'), await world.as('JEFE')];
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;
const rooms = async () => (await world.server.call(chat.gestion, {}, jefa)).content.items;
const read = (by: Person, id: number) => world.server.call(chat.contenido, { id }, by);

test('who manages the company sees that there are rooms, and nothing of what was written, nor who writes to whom in twos', async () => {
  const [group, two] = [await ana.group('Cena', 'IVO'), await ana.with('IVO')];
  await ana.say(group, 'Nadie de fuera lee esto');
  await ana.say(two, 'Ni esto');
  const listed = await rooms();
  expect(listed.map(({ id }) => id)).toContain(group);
  expect(listed.map(({ id }) => id)).not.toContain(two);
  expect(listed.find(({ id }) => id === group)).toMatchObject({ nombre: 'Cena', miembros: 2, mensajes: 2 });
  const one = await world.server.call(chat.sala, { id: group }, jefa);
  expect(JSON.stringify([listed, one.content])).not.toMatch(/Nadie de fuera|Ni esto/);
  expect(codeOf(await read(jefa, group))).toBe('chat.sin-motivo');
  expect((await world.server.call(chat.gestion, {}, ana)).status).toBe(403);
});

test('a room is read with a reason only, for an hour, by who gave it; its members are told at once', async () => {
  const group = await ana.group('Turnos', 'IVO');
  const photo = await ana.upload(await jpeg(), 'foto.jpg');
  await ana.say(group, 'Antes');
  await world.server.call(chat.insertarfichero, { SalaId: group, ficheros: [photo.id], clave: randomUUID() }, ana);
  const link = async (by: Person) => (await world.server.call(ficheros.enlace, { id: photo.id }, by)).status;
  expect([codeOf(await world.server.call(chat.abrir, { id: group, motivo: 'corto' }, jefa)), await link(jefa)]).toEqual([
    'general.datos-no-validos',
    404,
  ]);
  expect((await world.server.call(chat.abrir, { id: group, motivo: REASON }, jefa)).content.hasta).toBe('2026-03-10T10:00:00Z');
  const told = (await ivo.read(group)).content.mensajes.at(-1)?.suceso;
  expect(told).toEqual({ caso: 'leida', quien: 'Marta Gil', detalle: REASON });
  expect((await read(jefa, group)).content.items.map(({ texto }) => texto)).toEqual([null, 'Antes', null, null]);
  expect([await link(jefa), await link(jefe), codeOf(await read(jefe, group))]).toEqual([200, 404, 'chat.sin-motivo']);
  // To read is not to be in it.
  expect([codeOf(await jefa.say(group, 'x')), (await jefa.read(group)).status]).toEqual(['chat.no-existe', 404]);
  expect((await world.server.call(chat.sala, { id: group }, jefe)).content.aperturas).toMatchObject([
    { quien: 'Marta Gil', motivo: REASON },
  ]);
  const lines = (await world.server.call(auditoria.listado, {}, jefe)).content.items.filter(({ accion }) => accion.startsWith('chat.'));
  expect(lines.map(({ accion }) => accion)).toEqual(['chat.leer', 'chat.abrir']);
  world.server.clock.advance({ minutes: 60 });
  const later = await world.as('JEFA');
  expect([codeOf(await read(later, group)), await link(later)]).toEqual(['chat.sin-motivo', 404]);
});

test('a closed room is read by its members, and nobody writes in it until it is open again', async () => {
  const group = await ana.group('Obra', 'IVO');
  const { id } = (await ana.say(group, 'Hola')).content;
  const set = (estado: 'abierto' | 'archivado') => world.server.call(chat.estado, { id: group, estado }, jefa);
  await Promise.all([set('archivado'), set('archivado')]);
  expect(await ivo.texts(group)).toEqual(['creada', 'Hola', 'archivada']);
  expect([codeOf(await ivo.say(group, 'x')), codeOf(await world.server.call(chat.editar, { id, texto: 'x' }, ana))]).toEqual([
    'chat.archivada',
    'chat.archivada',
  ]);
  expect((await set('abierto')).content.estado).toBe('abierto');
  expect((await ivo.say(group, 'Otra vez')).status).toBe(200);
});

test('messages go after the time that the company keeps them, with their files; under a hold nothing does', async () => {
  const sala = await ana.with('IVO');
  const photo = await ana.upload(await jpeg(), 'foto.jpg');
  await world.server.call(chat.insertarfichero, { SalaId: sala, ficheros: [photo.id], clave: randomUUID(), texto: 'Vieja' }, ana);
  const { content } = await world.server.call(chat.ajustes, {}, jefa);
  await world.server.call(chat.ajustar, { ...content, rrhh: [], conservaMeses: 3 }, jefa);
  const tidy = async (at: string) => {
    world.server.clock.set(at);
    await world.server.jobs.send('chat.conservar', {});
    await world.server.jobs.runDue();
    const by = await world.as('ANA');
    return (await by.texts(sala)).includes('Vieja');
  };
  const { entidadId } = world.empresa;
  expect(await tidy('2026-06-10T08:00:00Z')).toBe(true);

  await runSql(world.server.superuserUrl, `insert into instancia.bloqueos (entidad_id, motivo) values (${entidadId}, 'Requerimiento')`);
  expect(await tidy('2026-06-10T10:00:00Z')).toBe(true);
  await runSql(world.server.superuserUrl, `update instancia.bloqueos set levantado = '2026-06-11Z' where entidad_id = ${entidadId}`);
  expect(await tidy('2026-06-10T11:00:00Z')).toBe(false);
  expect((await world.server.call(ficheros.enlace, { id: photo.id }, await world.as('ANA'))).status).toBe(404);
});

test('what somebody has written is erased, and that they wrote stays', async () => {
  const sala = await ivo.with('JEFA');
  const by = await world.as('IVO');
  await by.say(sala, 'Lo mío');
  const { entidadId } = world.empresa;
  await runSql(world.server.superuserUrl, `select instancia.borrar_chat(${entidadId}, ${world.idOf('IVO')}, '2026-12-31', 'Petición')`);
  const seen = (await (await world.as('JEFA')).read(sala)).content.mensajes;
  expect(seen.map(({ texto, borrado }) => [texto, borrado !== null])).toEqual([[null, true]]);
});
