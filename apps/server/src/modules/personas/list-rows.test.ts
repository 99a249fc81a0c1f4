import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas } from '@jornada/contract/index.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { statement } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one a hundred times as large as the other. A part of the list must read the same number of
// rows in both.

const [SMALL, LARGE] = [50, 5000];
const COUNT = statement('select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as filas from pg_stat_xact_user_tables');

type Side = { token: string; centro: number; horario: number; departamento: number; middle: number };
let server: TestServer;
let sides: { small: Side; large: Side };
/** Rows read by the last transaction of a company. */
let looked = 0;

async function createSide(userName: string, size: number): Promise<Side> {
  const { entidadId, personas: ids } = await createTestCompany(server.db, { nombre: userName, personas: [{ userName, roles: ['admin'] }] });
  const one = Number(ids[userName]);
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, roles, idioma, departamento_id, email)
      select entidad_id, user_name || n, md5(n::text), password_hash, '{empleado}', idioma, departamento_id, '' from instancia.usuarios,
        generate_series(2, ${size}) n where usuario_id = ${one};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select entidad_id, u.usuario_id, a.desde, a.horario_id, a.centro_id from instancia.asignaciones a
      join instancia.usuarios u using (entidad_id) where a.usuario_id = ${one} and u.usuario_id <> ${one};
    insert into instancia.departamentos (entidad_id, nombre) values (${entidadId}, 'Muelle');
    update instancia.usuarios u set departamento_id = d.departamento_id from instancia.departamentos d
      where d.entidad_id = u.entidad_id and u.entidad_id = ${entidadId} and u.usuario_id % 2 = 0`,
  );
  const { Token: token } = await server.signIn(userName);
  const { centros, horarios, departamentos } = (await server.call(personas.opciones, {}, { token })).content;
  const half = await server.db.tenant(entidadId, (tx) =>
    tx.query<{ id: number }>(
      statement(
        'select usuario_id as id from instancia.usuarios where entidad_id = $1 order by nombre_completo collate "und-x-icu" offset $2 limit 1',
      ),
      [entidadId, size / 2],
    ),
  );
  const [centro, horario, departamento, middle] = [centros, horarios, departamentos, half].map(([first]) => first?.id ?? 0);
  return { token, centro: centro ?? 0, horario: horario ?? 0, departamento: departamento ?? 0, middle: middle ?? 0 };
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  await runSql(server.superuserUrl, 'vacuum analyze instancia.usuarios');
  await runSql(server.superuserUrl, 'vacuum analyze instancia.asignaciones');
  const { tenant } = server.db;
  server.db.tenant = (entidadId, work) =>
    tenant(entidadId, async (tx) => {
      const count = async () => (await tx.query<{ filas: number }>(COUNT, []))[0]?.filas ?? 0;
      const before = await count();
      const result = await work(tx);
      looked = (await count()) - before;
      return result;
    });
});
afterAll(() => server.close());

const rowsOf = async (side: Side, filtro: (side: Side) => EntradaDe<typeof personas.listado>) => {
  const { status, content } = await server.call(personas.listado, { limit: 10, ...filtro(side) }, { token: side.token });
  expect([status, content.items.length]).toEqual([200, 10]);
  return looked;
};

test.each<[string, (side: Side) => EntradaDe<typeof personas.listado>]>([
  ['the first part', () => ({})],
  ['a part in the middle', ({ middle }) => ({ tras: middle })],
  ['from the other end', () => ({ dir: 'desc' })],
  ['from the other end, in the middle', ({ middle }) => ({ dir: 'desc', tras: middle })],
  ['of a centre', ({ centro }) => ({ centro })],
  ['of a schedule', ({ horario }) => ({ horario })],
  ['of a department', ({ departamento }) => ({ departamento })],
  ['a letter that is looked for', () => ({ texto: 'a' })],
])('%s looks at as many rows of five thousand people as of fifty', async (_, filtro) => {
  const small = await rowsOf(sides.small, filtro);
  const large = await rowsOf(sides.large, filtro);
  expect(small).toBeGreaterThan(10);
  expect(large).toBeLessThan(small * 1.5);
});

test('choosing somebody does, too', async () => {
  const search = async ({ token }: Side) => {
    expect((await server.call(personas.buscar, { texto: 'a', limit: 6 }, { token })).content.items).toHaveLength(6);
    return looked;
  };
  expect(await search(sides.large)).toBeLessThan((await search(sides.small)) * 1.5);
});
