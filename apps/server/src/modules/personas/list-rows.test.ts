import { afterAll, beforeAll, expect, test } from 'vitest';
import { personas, registros } from '@jornada/contract/index.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one a hundred times as large as the other. A part of the list must read the same number of
// rows in both.

const [SMALL, LARGE] = [50, 5000];
/** A filter is asked for 41 people, in up to two indexes. */
const ASKED = 2 * 41;

type Side = { userName: string; token: string; centro: number; horario: number; departamento: number; middle: number };
let server: TestServer;
let sides: { small: Side; large: Side };
/** Rows read by the last transaction of a company. */
let looked: () => number;

async function createSide(userName: string, size: number): Promise<Side> {
  const {
    entidadId,
    tipos,
    personas: ids,
  } = await createTestCompany(server.db, { nombre: userName, personas: [{ userName, roles: ['admin'] }] });
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
      where d.entidad_id = u.entidad_id and u.entidad_id = ${entidadId} and u.usuario_id % 2 = 0;
    insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
      select entidad_id, usuario_id, '2026-08-01', '2026-08-31', 'vacaciones', true from instancia.usuarios where entidad_id = ${entidadId};
    insert into instancia.ausencias (entidad_id, usuario_id, desde, hasta, clase, aprobada)
      select entidad_id, usuario_id, '2026-03-01', '2026-03-31', 'baja', true from instancia.usuarios
      where entidad_id = ${entidadId} and usuario_id <> ${one} limit 3;
    with pocos as (select usuario_id from instancia.usuarios where entidad_id = ${entidadId} and usuario_id <> ${one} limit 3)
      update instancia.usuarios set puesto = 'Soldadora', password_hash = null, suspendida = now() where usuario_id in (select usuario_id from pocos)`,
  );
  const { Token: token } = await server.signIn(userName);
  expect((await server.call(registros.guardar, { tipo: tipos.entrada }, { token })).status).toBe(200);
  const { centros, horarios, departamentos } = (await server.call(personas.opciones, {}, { token })).content;
  const half = await server.db.tenant(entidadId, (tx) =>
    tx.query(
      composed<{ id: number }>(
        'select usuario_id as id from instancia.usuarios where entidad_id = $1 order by nombre_completo collate "und-x-icu" offset $2 limit 1',
      ),
      [entidadId, size / 2],
    ),
  );
  const [centro, horario, departamento, middle] = [centros, horarios, departamentos, half].map(([first]) => first?.id ?? 0);
  return { userName, token, centro: centro ?? 0, horario: horario ?? 0, departamento: departamento ?? 0, middle: middle ?? 0 };
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  sides = { small: await createSide('PEQUENA', SMALL), large: await createSide('GRANDE', LARGE) };
  looked = await watchRows(server, { tidy: ['usuarios', 'asignaciones', 'trozos', 'jornadas', 'ausencias'] });
});
afterAll(() => server.close());

const rowsOf = async (side: Side, filtro: (side: Side) => EntradaDe<typeof personas.listado>, found: number) => {
  const { status, content } = await server.call(personas.listado, { limit: 10, ...filtro(side) }, { token: side.token });
  expect([status, content.items.length]).toEqual([200, found]);
  return looked();
};

test.each<[string, number, (side: Side) => EntradaDe<typeof personas.listado>]>([
  ['the first part', 10, () => ({})],
  ['a part in the middle', 10, ({ middle }) => ({ tras: middle })],
  ['from the other end', 10, () => ({ dir: 'desc' })],
  ['from the other end, in the middle', 10, ({ middle }) => ({ dir: 'desc', tras: middle })],
  ['of a centre', 10, ({ centro }) => ({ centro })],
  ['of a schedule', 10, ({ horario }) => ({ horario })],
  ['of a department', 10, ({ departamento }) => ({ departamento })],
  ['a letter that is looked for', 10, () => ({ texto: 'a' })],
  ['a word that everybody has', 10, ({ userName }) => ({ texto: userName })],
  ['a word that few have', 3, () => ({ texto: 'dadór' })],
  ['a word that few have, and one that everybody has', 3, ({ userName }) => ({ texto: `${userName} soldadora` })],
  ['a word that nobody has', 0, () => ({ texto: 'tornera' })],
  ['who is out', 10, () => ({ estado: 'fuera' })],
  ['who is out, in the middle', 10, ({ middle }) => ({ estado: 'fuera', tras: middle })],
  ['who works', 1, () => ({ estado: 'trabajando' })],
  ['who has a break', 0, () => ({ estado: 'pausa' })],
  ['who is away', 3, () => ({ estado: 'ausente' })],
  ['who is away, in the order of now', 3, () => ({ estado: 'ausente', sort: 'ahora', dir: 'desc' })],
  ['of a centre, in the order of centres', 10, ({ centro, middle }) => ({ centro, sort: 'centro', tras: middle })],
  ['who is suspended', 3, () => ({ cuenta: 'suspendida' })],
  ['who was never invited', 0, () => ({ cuenta: 'invitada' })],
  ['the kiosks', 0, () => ({ cuenta: 'quiosco' })],
  ['who has left', 0, () => ({ cuenta: 'baja' })],
])('%s looks at as many rows of five thousand people as of fifty', async (_, found, filtro) => {
  const small = await rowsOf(sides.small, filtro, found);
  const large = await rowsOf(sides.large, filtro, found);
  expect(large).toBeLessThan(small * 1.5 + ASKED);
});

test.each<[string, number, (side: Side) => string]>([
  ['a letter', 6, () => 'a'],
  ['a word that few have', 3, () => 'solda'],
  ['a word that everybody has', 6, ({ userName }) => userName],
])('choosing somebody by %s does, too', async (_, found, texto) => {
  const search = async (side: Side) => {
    const { content } = await server.call(personas.buscar, { texto: texto(side), limit: 6 }, { token: side.token });
    expect(content.items).toHaveLength(found);
    return looked();
  };
  expect(await search(sides.large)).toBeLessThan((await search(sides.small)) * 1.5 + ASKED);
});
