import { expect, test } from 'vitest';
import { composed, namedStatements } from '../../platform/database/pool.ts';
import { createTaskCompany } from '../../testing/task-company.ts';

const MANY = composed(`
  insert into instancia.tareas (entidad_id, proyecto_id, nombre, buscable)
  select $1, $2, md5(n::text) || ' fase ' || n, '' from generate_series(1, 20000) n`);

test('a search among 20,000 tasks reads each once: neither entries nor what is kept at hand is looked up for each', async () => {
  const world = await createTaskCompany({ now: '2026-11-02T07:00:00Z', personas: ['ANA'] });
  const { entidadId, personas } = world.company;
  await world.server.db.tenant(entidadId, (tx) => tx.query(MANY, [entidadId, world.projects['Obra']]));
  const text = namedStatements().find(({ name }) => name === 'tareas/tasks.BUSCAR')?.statement.text ?? '';
  const explain = composed<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, timing off) ${text}`);
  const read = async (exactas: string[], parecidas: string[]): Promise<number> => {
    const values = [entidadId, personas['ANA'], '2026-11-02', exactas, parecidas, 20, 0];
    const plan = await world.server.db.tenant(entidadId, (tx) => tx.query(explain, values));
    const line = plan.map((row) => row['QUERY PLAN']).find((one) => one.includes('Buffers:')) ?? '';
    return [...line.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, pages]) => sum + Number(pages), 0);
  };
  const found = [await read(['%fase%'], []), await read([], ['infrome'])];
  expect(found.every((pages) => pages > 100 && pages < 2000)).toBe(true);
  await world.close();
});
