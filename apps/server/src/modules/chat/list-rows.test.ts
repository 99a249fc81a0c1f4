import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables. In both, ANA has twenty rooms of two, and everybody has written to HR once, where JEFA answers; the other has a
// hundred times the people, and in each of those rooms a hundred times the messages.
const [SMALL, LARGE] = [
  { people: 40, messages: 20 },
  { people: 4000, messages: 2000 },
];

type Side = { ana: string; jefa: string; salaRrhh: number };
let server: TestServer;
let sides: { small: Side; large: Side };
let looked: () => number;

async function createSide(name: string, { people, messages }: typeof SMALL): Promise<Side> {
  const [ana, jefa] = [`${name}-ANA`, `${name}-JEFA`];
  const company = await createTestCompany(server.db, { nombre: name, personas: [{ userName: ana }, { userName: jefa, roles: ['admin'] }] });
  const [entidad, one] = [company.entidadId, company.personas[ana] ?? 0];
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, idioma, email)
      select entidad_id, user_name || n, 'Gil ' || n, password_hash, idioma, 'correo@a.example' from instancia.usuarios, generate_series(1, ${people}) n
      where usuario_id = ${one};
    with salas as (
      insert into instancia.chat_salas (entidad_id, clase, una_id, otra_id, creada, momento, autor_id, ultima, cambio)
        select entidad_id, 'dos', ${one}, usuario_id, now(), '2026-03-09Z'::timestamptz - usuario_id * interval '1 minute', ${one}, ${messages}, ${messages}
        from instancia.usuarios where entidad_id = ${entidad} and user_name like '${ana}_%' order by usuario_id limit 20 returning *)
    insert into instancia.chat_miembros (entidad_id, sala_id, usuario_id, entrada)
      select entidad_id, sala_id, u, now() from salas, unnest(array[una_id, otra_id]) u;
    insert into instancia.chat_salas (entidad_id, clase, persona_id, creada, momento, autor_id, ultima, cambio)
      select entidad_id, 'rrhh', usuario_id, now(), '2026-03-09Z'::timestamptz - usuario_id * interval '1 minute', usuario_id, 1, 1
      from instancia.usuarios where entidad_id = ${entidad} and user_name like '${ana}_%';
    insert into instancia.chat_mensajes (entidad_id, sala_id, numero, cambio, autor_id, clave, texto, momento)
      select s.entidad_id, s.sala_id, n, n, coalesce(s.una_id, s.persona_id), gen_random_uuid(), 'hola', now()
      from instancia.chat_salas s, generate_series(1, s.ultima) n where s.entidad_id = ${entidad};
    insert into instancia.chat_lecturas (entidad_id, sala_id, usuario_id, leido, momento)
      select entidad_id, sala_id, persona_id, 1, now() from instancia.chat_salas where entidad_id = ${entidad} and clase = 'rrhh'`,
  );
  // As the database does by itself with time: without it a log-in counts by a plan for empty tables.
  await runSql(
    server.superuserUrl,
    'analyze instancia.usuarios, instancia.chat_salas, instancia.chat_miembros, instancia.chat_mensajes, instancia.chat_lecturas',
  );
  const [rrhh] = await runSql(
    server.superuserUrl,
    `select sala_id from instancia.chat_salas where entidad_id = ${entidad} and clase = 'rrhh' order by momento limit 1`,
  );
  const tokenOf = async (userName: string): Promise<string> => (await server.signIn(userName)).Token;
  return { ana: await tokenOf(ana), jefa: await tokenOf(jefa), salaRrhh: Number(rrhh?.['sala_id']) };
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  looked = await watchRows(server, {
    tidy: ['usuarios', 'chat_salas', 'chat_miembros', 'chat_mensajes', 'chat_lecturas', 'chat_entradas'],
  });
});
afterAll(() => server.close());

/** How many rows the large company reads for each of the small one's, beside a few. */
async function ratioOf(ask: (side: Side) => Promise<{ status: number }>): Promise<number> {
  const rowsOf = async (side: Side): Promise<number> => {
    expect((await ask(side)).status).toBe(200);
    return looked();
  };
  const small = await rowsOf(sides.small);
  return (await rowsOf(sides.large)) / (small * 1.2 + 10);
}

type Filtro = EntradaDe<typeof chat.listado>;
async function expectSamePage(who: 'ana' | 'jefa', filtro: Filtro, least: number): Promise<void> {
  const small = await server.call(chat.listado, filtro, { token: sides.small[who] });
  expect(small.content.items.length).toBeGreaterThanOrEqual(least);
  const large = await server.call(chat.listado, filtro, { token: sides.large[who] });
  expect(large.content.items.length).toBe(small.content.items.length);
}

test.each<[string, Filtro, number]>([
  ['the first rooms of somebody', { limit: 10 }, 10],
  ['all rooms of somebody', { limit: 50 }, 20],
  ['rooms with a name', { limit: 50, texto: 'gil 1' }, 10],
  ['rooms with something unread', { limit: 50, vista: 'sin-leer' }, 20],
])('%s read as many rows with a hundred times the people and messages', async (_, filtro, least) => {
  await expectSamePage('ana', filtro, least);
  expect(await ratioOf((side) => server.call(chat.listado, filtro, { token: side.ana }))).toBeLessThan(1);
});

// Whoever answers for HR has a room with everybody, so no more than the page is held here.
test.each<[string, Filtro]>([
  ['the first rooms', { limit: 10 }],
  ['the second page', { start: 10, limit: 10 }],
])('%s of who answers for HR are a page in a large company, too', (_, filtro) => expectSamePage('jefa', filtro, 10));

test('the number in the menu reads the own rooms only', async () => {
  expect(await ratioOf(({ ana }) => server.call(chat.pendientes, {}, { token: ana }))).toBeLessThan(1);
});

test('a room that somebody has with HR reads as many rows, however many work there', async () => {
  const ask = ({ jefa, salaRrhh }: Side) => server.call(chat.getchatbysalaid, { SalaId: salaRrhh }, { token: jefa, client: 'web/3.3.8' });
  expect(await ratioOf(ask)).toBeLessThan(1);
});

describe('whoever answers for HR in a company where thousands have written', () => {
  const MOST = 1001;
  const items = async (filtro: Filtro) => (await server.call(chat.listado, filtro, { token: sides.large.jefa })).content.items;

  test('has a list that reads no more than it can count', async () => {
    expect((await server.call(chat.listado, { limit: 10 }, { token: sides.large.jefa })).content.total).toBe(MOST);
    expect(looked()).toBeLessThan(MOST * 4);
  });

  test('has a number in the menu and what is unread of the latest ones', async () => {
    expect((await server.call(chat.pendientes, {}, { token: sides.large.jefa })).content.sinLeer).toBe(MOST);
    expect(looked()).toBeLessThan(MOST * 4);
    for (const dir of ['ASC', 'DESC'] as const) {
      expect(await items({ limit: 10, vista: 'sin-leer', dir })).toHaveLength(10);
      expect(looked()).toBeLessThan(MOST * 8);
    }
  });

  test('finds whom they look for by name, also one who wrote before thousands of others, and reads little for it', async () => {
    expect((await items({ texto: 'gil 3999' })).map(({ nombre }) => nombre)).toEqual(['Gil 3999']);
    expect(looked()).toBeLessThan(MOST);
    expect(await items({ texto: 'gil', limit: 10 })).toHaveLength(10);
    expect(looked()).toBeLessThan(MOST * 10);
  });

  test('searches the latest ones, and each one whole from within it', async () => {
    const { jefa, salaRrhh } = sides.large;
    expect((await server.call(chat.buscar, { texto: 'hola' }, { token: jefa })).content.items).toHaveLength(40);
    expect(looked()).toBeLessThan(MOST * 8);
    const { content } = await server.call(chat.buscar, { texto: 'hola', SalaId: salaRrhh }, { token: jefa });
    expect(content.items).toMatchObject([{ SalaId: salaRrhh }]);
    expect(looked()).toBeLessThan(100);
  });

  test('is told the years without reading every room', async () => {
    expect((await server.call(chat.anios, {}, { token: sides.large.jefa })).content.items).toEqual([2026]);
    expect(looked()).toBeLessThan(MOST);
  });
});
