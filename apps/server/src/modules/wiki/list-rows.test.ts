import { afterAll, beforeAll, expect, test } from 'vitest';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import { login } from '@jornada/contract/login.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one with two thousand announcements, all of which are read, the other with twenty times as many.

const [FEW, MANY] = [2_000, 40_000];
let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows of announcements read since it was asked before. */
let looked: () => number;

async function createSide(name: string, announcements: number): Promise<void> {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [{ userName: `${name}-ANA` }, { userName: `${name}-JEFA`, roles: ['admin'] }],
  });
  const [ana, jefa] = [personas[`${name}-ANA`], personas[`${name}-JEFA`]];
  await runSql(
    server.superuserUrl,
    `insert into instancia.comunicados (entidad_id, autor_id, borrador, publica, fijado, confirmacion, idioma, titulo, documento, texto, comienzo, creado, cambiado, avisado)
      select ${entidadId}, ${jefa}, false, t, false, false, 'es', 'Aviso ' || n, '[]', 'aviso', '', t, t, t
      from (select n, timestamptz '2020-01-01Z' + n * interval '1 hour' as t from generate_series(1, ${announcements}) n) x;
    insert into instancia.comunicados_audiencia (entidad_id, comunicado_id, clave, publica, hasta, destacado, vigente)
      select entidad_id, comunicado_id, 'todos', publica, 'infinity', false, true from instancia.comunicados where entidad_id = ${entidadId};
    insert into instancia.comunicados_lecturas (entidad_id, comunicado_id, usuario_id, leido)
      select entidad_id, comunicado_id, ${ana}, publica from instancia.comunicados where entidad_id = ${entidadId} order by comunicado_id limit ${announcements - 3}`,
  );
  for (const who of ['ANA', 'JEFA']) tokens[`${name}-${who}`] = (await server.signIn(`${name}-${who}`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCOS', FEW);
  await createSide('MUCHOS', MANY);
  const tidy = ['comunicados', 'comunicados_audiencia', 'comunicados_lecturas', 'usuarios'];
  looked = await watchRows(server, { tables: '^comunicados', tidy, every: true });
});
afterAll(() => server.close());

const rowsOf = async (work: () => Promise<unknown>): Promise<number> => {
  looked();
  await work();
  return looked();
};

test.each<[string, (side: string) => Promise<void>]>([
  [
    'a page of what is for somebody',
    async (side) => {
      const { content } = await server.call(wiki.listado, { limit: 20 }, { token: tokens[`${side}-ANA`]! });
      expect([content.items.length, content.total, content.sinLeer]).toEqual([20, 1001, 3]);
      expect(content.items.slice(0, 4).map(({ leido }) => leido)).toEqual([false, false, false, true]);
    },
  ],
  [
    'a page further on',
    async (side) => {
      const { content } = await server.call(wiki.listado, { start: 400, limit: 20 }, { token: tokens[`${side}-ANA`]! });
      expect(content.items.length).toBe(20);
    },
  ],
  [
    'the badge',
    async (side) => {
      const { content } = await server.call(login.conToken, {}, { token: tokens[`${side}-ANA`]! });
      expect(content.NumComunicacionesSinLeer).toBe(3);
    },
  ],
  [
    'a page of those who write them',
    async (side) => {
      const { content } = await server.call(wiki.gestion, { limit: 20 }, { token: tokens[`${side}-JEFA`]! });
      expect([content.items.length, content.total]).toEqual([20, 1001]);
    },
  ],
])('%s reads as many rows of forty thousand announcements as of two thousand', async (_name, ask) => {
  const few = await rowsOf(() => ask('POCOS'));
  expect(await rowsOf(() => ask('MUCHOS'))).toBeLessThan(few * 1.2 + 120);
});
