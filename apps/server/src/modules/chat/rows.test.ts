import { afterAll, beforeAll, expect, test } from 'vitest';
import { chat } from '@jornada/contract/chat/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestChat, type TestChat } from '../../testing/test-chat.ts';
import { tidyTable } from '../../testing/tidy-table.ts';

// Two rooms in the same tables, one with a hundred times the messages of the other. A page of each must read as many rows.
const [SMALL, LARGE] = [100, 10_000];
const COUNT = composed<{ filas: number }>(
  'select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as filas from pg_stat_xact_user_tables',
);

let world: TestChat;
let ana: Awaited<ReturnType<TestChat['as']>>;
const rooms = { small: 0, large: 0 };
let looked = 0;

beforeAll(async () => {
  world = await createTestChat({ now: '2026-03-10T09:00:00Z', personas: [{ userName: 'ANA' }, { userName: 'IVO' }, { userName: 'EVA' }] });
  ana = await world.as('ANA');
  [rooms.small, rooms.large] = [await ana.with('IVO'), await ana.with('EVA')];
  const fill = (sala: number, autor: number, count: number): string => `
    insert into instancia.chat_mensajes (entidad_id, sala_id, numero, cambio, autor_id, clave, texto, momento)
      select ${world.empresa.entidadId}, ${sala}, n, n, ${autor}, gen_random_uuid(), 'palabra ' || n, '2026-03-01Z'::timestamptz + n * interval '1 second'
      from generate_series(1, ${count}) n;
    update instancia.chat_salas set ultima = ${count}, cambio = ${count} where sala_id = ${sala};`;
  await runSql(world.server.superuserUrl, fill(rooms.small, world.idOf('IVO'), SMALL) + fill(rooms.large, world.idOf('EVA'), LARGE));
  await tidyTable(world.server.superuserUrl, 'chat_mensajes');
  // Rows read by the last transaction of the company.
  const { tenant } = world.server.db;
  world.server.db.tenant = (entidadId, work) =>
    tenant(entidadId, async (tx) => {
      const count = async (): Promise<number> => (await tx.query(COUNT, []))[0]?.filas ?? 0;
      const before = await count();
      const result = await work(tx);
      looked = (await count()) - before;
      return result;
    });
});
afterAll(() => world.close());

const rowsOf = async (ask: () => Promise<{ status: number }>): Promise<number> => {
  expect((await ask()).status).toBe(200);
  return looked;
};

test.each([
  ['the end of a room', {}, {}],
  ['earlier messages', { antes: SMALL }, { antes: LARGE }],
  ['what is new', { desde: SMALL - 3 }, { desde: LARGE - 3 }],
])('%s reads no more rows with ten thousand messages', async (_, small, large) => {
  const few = await rowsOf(() => ana.read(rooms.small, small));
  expect(await rowsOf(() => ana.read(rooms.large, large))).toBeLessThan(few * 1.2 + 10);
});

test('the list of rooms and the number in the menu read a few rows, and a search only the own rooms', async () => {
  expect(await rowsOf(() => world.server.call(chat.listado, {}, ana))).toBeLessThan(60);
  expect(await rowsOf(() => world.server.call(chat.pendientes, {}, ana))).toBeLessThan(30);
  const ivo = await world.as('IVO');
  const { content } = await world.server.call(chat.buscar, { texto: 'palabra 9999' }, ivo);
  expect(content.items).toEqual([]);
  expect((await world.server.call(chat.buscar, { texto: 'palabra 9999' }, ana)).content.items).toMatchObject([{ numero: 9999 }]);
});
