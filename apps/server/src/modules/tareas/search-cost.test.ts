import { afterAll, beforeAll, expect, test } from 'vitest';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import { composed, type Parameters, type Statement } from '../../platform/database/pool.ts';
import { createTaskCompany, type TaskCompany } from '../../testing/task-company.ts';
import { tidyTable } from '../../testing/tidy-table.ts';

// The same tasks in two companies, in one of them a hundred times as many. What a search reads is counted in pages, statement by statement.

const [SMALL, LARGE] = [200, 20_000];
const FEW_PAGES = 1500;
const MANY = composed(`
  insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
  select $1, $2, 'Fase ' || left(md5(n::text), 6) || case when n <= 100 then ' cimientos' else '' end || ' ' || n, '' from generate_series($3::int, $4::int) n`);

let sides: Record<'small' | 'large', { world: TaskCompany; token: string }>;

async function createSide(tasks: number) {
  const world = await createTaskCompany({ now: '2026-11-02T07:00:00Z', personas: ['ANA'] });
  const { entidadId } = world.company;
  await world.server.db.tenant(entidadId, async (tx) => {
    for (let from = 1; from <= tasks; from += 2000)
      await tx.query(MANY, [entidadId, world.projects['Obra'], from, Math.min(from + 1999, tasks)]);
  });
  for (const table of ['tareas', 'trozos_tareas', 'tareas_abiertas', 'proyectos', 'clientes', 'imputaciones'])
    await tidyTable(world.server.superuserUrl, table);
  return { world, token: (await world.server.signIn('ANA')).Token };
}

beforeAll(async () => {
  sides = { small: await createSide(SMALL), large: await createSide(LARGE) };
});
afterAll(() => Promise.all(Object.values(sides).map(({ world }) => world.close())));

/** How many pages a search reads, and what it finds. */
async function search(size: 'small' | 'large', texto: string) {
  const { world, token } = sides[size];
  const { db } = world.server;
  const { tenant } = db;
  let pages = 0;
  db.tenant = (entidadId, work) =>
    tenant(entidadId, (tx) =>
      work({
        ...tx,
        query: async ({ types: _types, ...statement }: Statement, values: Parameters) => {
          if (statement.text.includes('tareas_abiertas')) {
            const explained = composed<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off) ${statement.text}`);
            const explain: Statement<Parameters, { 'QUERY PLAN': string }> = { ...statement, ...explained };
            const plan = (await tx.query(explain, values)).map((row) => row['QUERY PLAN']);
            const line = plan.find((one) => one.includes('Buffers:')) ?? '';
            pages += [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);
          }
          return tx.query(statement, values);
        },
      } as typeof tx),
    );
  const { content } = await world.server.call(tareas.buscador, { texto }, { token });
  db.tenant = tenant;
  return { pages, total: content.total, first: content.items[0]?.nombre ?? null };
}

test.each([
  ['one task', 'informe', 1],
  ['one task, typed wrong', 'infrome', 1],
  ['a word of the client and one of the task', 'acme informe', 1],
  ['a hundred tasks', 'cimientos', 100],
  ['a hundred tasks, typed wrong', 'cimeintos', 100],
  ['nothing', 'zzzzqqq', 0],
])('among a hundred times as many, a search for %s reads the same and finds the same', async (_what, texto, total) => {
  const [small, large] = [await search('small', texto), await search('large', texto)];
  expect([small.total, large.total]).toEqual([total, total]);
  expect(small.pages).toBeGreaterThan(10);
  expect(large.pages).toBeLessThan(small.pages * 1.3 + 20);
  expect(large.first).toBe(small.first);
});

test.each([
  ['everything', ''],
  ['a word that all have', 'fase'],
  ['a letter', 'f'],
  ['words that all have together', 'obra fase'],
])('a search for %s reads no more than before', async (_what, texto) => {
  const [small, large] = [await search('small', texto), await search('large', texto)];
  expect(small.total).toBeGreaterThan(SMALL - 1);
  expect(large.total).toBe(texto === '' ? LARGE + 5 : 301);
  expect(large.pages).toBeLessThan(small.pages + 50);
});

test('words of which each is in many tasks and both are in few are met in the order of names', async () => {
  const { pages, first } = await search('large', 'fase 77');
  expect(first).toMatch(/^Fase .*77/);
  expect(pages).toBeLessThan(FEW_PAGES);
});
