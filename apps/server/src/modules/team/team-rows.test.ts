import { afterAll, beforeAll, expect, test } from 'vitest';
import { registros, team } from '@jornada/contract/index.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one a hundred and twenty-five times as large as the other. A part of the list reads the same number of rows in both.

const [SMALL, LARGE] = [40, 5000];
/** What a filter is asked for in three indexes before the list is read. */
const ASKED = 3 * 301;

type Side = { userName: string; token: string; departamento: number; middle: number };
let server: TestServer;
let sides: { small: Side; large: Side };
/** Rows read by the last transaction of a company. */
let looked: () => number;

async function createSide(userName: string, size: number): Promise<Side> {
  const company = await createTestCompany(server.db, {
    nombre: userName,
    ajustes: { equipoTrabajando: true },
    personas: [{ userName, nombre: 'Alba Ríos', roles: ['admin'] }],
  });
  const one = company.personas[userName] ?? 0;
  const { entidadId, tipos } = company;
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, password_hash, idioma, email)
      select entidad_id, user_name || n, 'Gil ' || md5(n::text), password_hash, idioma, 'correo@a.example' from instancia.usuarios,
        generate_series(2, ${size}) n where usuario_id = ${one};
    insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
      select entidad_id, u.usuario_id, a.desde, a.horario_id, a.centro_id from instancia.asignaciones a
      join instancia.usuarios u using (entidad_id) where a.usuario_id = ${one} and u.usuario_id <> ${one};
    insert into instancia.departamentos (entidad_id, nombre) values (${entidadId}, 'Muelle');
    update instancia.usuarios u set departamento_id = d.departamento_id from instancia.departamentos d
      where d.entidad_id = u.entidad_id and u.entidad_id = ${entidadId} and u.usuario_id % 2 = 0;
    update instancia.usuarios set puesto = 'Soldadora' where usuario_id in (
      select usuario_id from instancia.usuarios where entidad_id = ${entidadId} and usuario_id <> ${one} limit 3)`,
  );
  const { Token: token } = await server.signIn(userName);
  expect((await server.call(registros.guardar, { tipo: tipos.entrada }, { token })).status).toBe(200);
  const { departamentos } = (await server.call(team.cuentas, {}, { token })).content;
  const [half] = await server.db.tenant(entidadId, (tx) =>
    tx.query(
      composed<{ id: number }>(
        'select usuario_id as id from instancia.usuarios where entidad_id = $1 order by nombre_completo collate "und-x-icu" offset $2 limit 1',
      ),
      [entidadId, size / 2],
    ),
  );
  return { userName, token, departamento: departamentos[0]?.id ?? 0, middle: half?.id ?? 0 };
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  looked = await watchRows(server, { tidy: ['usuarios', 'asignaciones', 'trozos_equipo', 'jornadas'] });
});
afterAll(() => server.close());

test.each<[string, number, (side: Side) => EntradaDe<typeof team.getteamlist>]>([
  ['the first part', 10, () => ({})],
  ['a part in the middle', 10, ({ middle }) => ({ tras: middle })],
  ['a department', 10, ({ departamento }) => ({ departamentoId: departamento })],
  ['a department alone', 10, ({ departamento }) => ({ departamentoId: departamento, nivel: 'propio' })],
  ['those who are in none', 10, () => ({ nivel: 'propio' })],
  ['a letter', 10, () => ({ texto: 'g' })],
  ['a word that everybody has', 10, () => ({ texto: 'gil' })],
  ['a word that few have', 3, () => ({ texto: 'dadór' })],
  ['a word that few have, and one that everybody has', 3, () => ({ texto: 'gil soldadora' })],
  ['a word that nobody has', 0, () => ({ texto: 'tornera' })],
  ['what everybody has, and nobody may look for: a mail address', 0, () => ({ texto: 'correo' })],
  ['what everybody has, and nobody may look for: a user name', 0, ({ userName }) => ({ texto: userName })],
  ['the name of a centre', 10, () => ({ texto: 'madrid' })],
  ['the name of a department', 10, () => ({ texto: 'muelle' })],
  ['who works', 1, () => ({ quienes: 'trabajando' })],
])('%s looks at as many rows of five thousand people as of forty', async (_, found, filtro) => {
  const rowsOf = async (side: Side) => {
    const { status, content } = await server.call(team.getteamlist, { limit: 10, ...filtro(side) }, { token: side.token });
    expect([status, content.items.length]).toEqual([200, found]);
    return looked();
  };
  const small = await rowsOf(sides.small);
  expect(await rowsOf(sides.large)).toBeLessThan(small * 1.5 + ASKED);
});

test.each([
  ['nothing yet', ''],
  ['a word that everybody has', 'gil'],
  ['a word that nobody has', 'tornera'],
  ['whole names', 'gil a'],
])('whom to write to, by %s, too', async (_, texto) => {
  const rowsOf = async ({ token }: Side) => {
    expect((await server.call(chat.nuevo, { data: JSON.stringify({ texto }) }, { token })).status).toBe(200);
    return looked();
  };
  const small = await rowsOf(sides.small);
  expect(await rowsOf(sides.large)).toBeLessThan(small * 1.5 + ASKED);
});
