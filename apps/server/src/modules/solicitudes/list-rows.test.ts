import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { watchRows } from '../../testing/count-rows.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one with some hundreds of requests, the other with ten thousand. A page must read the same in both.

/** Of each kind: two wait, two are decided. */
const [FEW, MANY] = [100, 2500];
/** So many are counted at most, in the index or beside it. */
const COUNTED = 120;

let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows read by the last transaction of a company. */
let looked: () => number;

/** A company whose manager and whose admin have requests waiting and decided: half each. */
async function createSide(name: string, requests: number): Promise<void> {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: name,
    personas: [
      { userName: `${name}-ADMIN`, roles: ['admin'] },
      { userName: `${name}-JEFE`, roles: ['responsable'] },
    ],
  });
  const [admin, jefe] = ['ADMIN', 'JEFE'].map((who) => Number(personas[`${name}-${who}`]));
  // Everybody asks for five of each kind.
  await runSql(
    server.superuserUrl,
    `insert into instancia.usuarios (entidad_id, user_name, nombre_completo, roles)
      select ${entidadId}, '${name}-' || n, 'Persona ' || n, '{empleado}' from generate_series(1, ${requests / 5}) n`,
  );
  const insert = (estado: string, quien: string, waits: boolean) => `
    insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, creada, turno_desde, espera_de, decidida, decidida_por)
      select ${entidadId}, 'vacaciones', u.usuario_id, u.usuario_id, 2026, '${estado}', '2026-05-04', '2026-05-05', 'dias', 20000, t,
        ${waits ? `t, ${quien}, null, null` : `null, null, t, ${quien}`}
      from (select timestamptz '2026-01-01Z' + n * interval '1 minute' as t, n % ${requests / 5} + 1 as k from generate_series(1, ${requests}) n) x
      join instancia.usuarios u on u.entidad_id = ${entidadId} and u.user_name = '${name}-' || x.k;`;
  await runSql(
    server.superuserUrl,
    `${insert('pendiente', String(jefe), true)} ${insert('pendiente', 'null', true)}
     ${insert('rechazada', String(jefe), false)} ${insert('rechazada', String(admin), false)}
     insert into instancia.solicitudes_pasos (entidad_id, solicitud_id, para, paso, papel, decisor_id, estado)
       select entidad_id, solicitud_id, 'aprobar', 1, 'responsable', espera_de, 'turno' from instancia.solicitudes where entidad_id = ${entidadId};
     insert into instancia.solicitudes (entidad_id, modulo, usuario_id, autor_id, ano, estado, desde, hasta, unidad, cantidad, creada)
       select entidad_id, 'vacaciones', usuario_id, usuario_id, extract(year from d), 'anulada', d, d + 3, 'dias', 40000, d
       from instancia.usuarios, generate_series(1, ${requests * 4}) n, lateral (select date '2026-12-31' - (n - 1) * 730 / ${requests * 4} as d) x
       where entidad_id = ${entidadId} and user_name = '${name}-ADMIN'`,
  );
  for (const who of ['ADMIN', 'JEFE']) tokens[`${name}-${who}`] = (await server.signIn(`${name}-${who}`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCAS', FEW);
  await createSide('MUCHAS', MANY);
  looked = await watchRows(server, { tables: '^solicitudes', tidy: ['solicitudes', 'solicitudes_pasos', 'usuarios'] });
});
afterAll(() => server.close());

async function rowsOf(who: string, input: EntradaDe<typeof solicitudes.porDecidir>): Promise<number> {
  const { status, content } = await server.call(solicitudes.porDecidir, { limit: 10, ...input }, { token: tokens[who]! });
  expect([status, content.items.length]).toEqual([200, 10]);
  return looked();
}

test.each<[string, string, EntradaDe<typeof solicitudes.porDecidir>, number?]>([
  ['what waits for a manager', 'JEFE', {}],
  ['what waits for the company', 'ADMIN', {}],
  ['what waits, further on', 'JEFE', { start: 12 }],
  ['what waits for a manager by its day', 'JEFE', { orden: 'comienzo' }],
  ['what waits for anybody by its day', 'ADMIN', { cuales: 'empresa', orden: 'comienzo' }],
  // Steps and last words are read apart, each twice as far as is counted, because one request may have two of both.
  ['what a manager has decided', 'JEFE', { cuales: 'decididas' }, 4 * COUNTED],
  ['what the company has decided', 'ADMIN', { cuales: 'decididas' }],
])('%s looks at as many rows of ten thousand requests as of some hundreds', async (_name, who, input, most = COUNTED) => {
  const few = await rowsOf(`POCAS-${who}`, input);
  expect(await rowsOf(`MUCHAS-${who}`, input)).toBeLessThan(few * 1.5 + most);
});

test.each([{}, { start: 12 }, { filtro_Anio: 2026 }, { filtro_Anio: 2026, start: 12 }])(
  'one’s own list (%o) looks at as many rows of ten thousand requests as of some hundreds',
  async (input) => {
    const own = async (name: string) => {
      const { content } = await server.call(vacaciones.listado, { limit: 10, ...input }, { token: tokens[`${name}-ADMIN`]! });
      expect(content.items).toHaveLength(10);
      return looked();
    };
    expect(await own('MUCHAS')).toBeLessThan((await own('POCAS')) * 1.5 + COUNTED);
  },
);

test('a list that is longer than what is counted goes on after that', async () => {
  const { content } = await server.call(solicitudes.porDecidir, { start: 180, limit: 10 }, { token: tokens['MUCHAS-JEFE']! });
  expect([content.items.length, content.total]).toEqual([10, 191]);
});

test('a year of one’s own list has what began in it and what goes on from the year before, each once, in both orders', async () => {
  const year = async (input: EntradaDe<typeof vacaciones.listado>) =>
    (await server.call(vacaciones.listado, { limit: 100, ...input }, { token: tokens['POCAS-ADMIN']! })).content;
  const parts = [
    await year({ filtro_Anio: 2026 }),
    await year({ filtro_Anio: 2026, start: 100 }),
    await year({ filtro_Anio: 2026, start: 200 }),
  ];
  const all = parts.flatMap(({ items }) => items);
  expect(parts.at(-1)?.total).toBe(all.length);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ desde }) => desde)).toEqual(
    all
      .map(({ desde }) => desde)
      .toSorted()
      .toReversed(),
  );
  expect(all.every(({ desde, hasta }) => desde.startsWith('2026') || hasta.startsWith('2026'))).toBe(true);
  expect(all.some(({ desde }) => desde < '2026-01-01')).toBe(true);
  const oldest = await year({ filtro_Anio: 2026, sort: 'creada', dir: 'ASC' });
  expect(oldest.items[0]?.id).toBe(all.at(-1)?.id);
});

test('the list of all kinds has what is open beside the many of its year', async () => {
  const admin = { token: tokens['MUCHAS-ADMIN']! };
  const { content: mine } = await server.call(vacaciones.guardar, { desde: '2027-05-10', hasta: '2027-05-11', borrador: true }, admin);
  const listed = async (anio: number) => (await server.call(solicitudes.getSolicitudesAno, { anio }, admin)).content;
  for (const anio of [2025, 2026]) {
    const { items, total } = await listed(anio);
    expect(items.filter(({ id }) => id === mine.id)).toHaveLength(1);
    expect([items.length >= 200, new Set(items.map(({ id }) => id)).size, total > 100]).toEqual([true, items.length, true]);
  }
});
