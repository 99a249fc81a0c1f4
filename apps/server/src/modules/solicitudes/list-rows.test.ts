import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { statement } from '../../platform/database/pool.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Two companies in the same tables, one with some hundreds of requests, the other with ten thousand. A page must read the same in both.

/** Of each kind: two wait, two are decided. */
const [FEW, MANY] = [100, 2500];
/** So many are counted at most, in the index or beside it. */
const COUNTED = 120;
const COUNT = statement(
  `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as filas from pg_stat_xact_user_tables where relname like 'solicitudes%'`,
);

let server: TestServer;
const tokens: Record<string, string> = {};
/** Rows of requests read by the last transaction of a company. */
let looked = 0;

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
       select entidad_id, solicitud_id, 'aprobar', 1, 'responsable', espera_de, 'turno' from instancia.solicitudes where entidad_id = ${entidadId}`,
  );
  for (const who of ['ADMIN', 'JEFE']) tokens[`${name}-${who}`] = (await server.signIn(`${name}-${who}`)).Token;
}

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T09:00:00Z' });
  await createSide('POCAS', FEW);
  await createSide('MUCHAS', MANY);
  for (const table of ['solicitudes', 'solicitudes_pasos', 'usuarios'])
    await runSql(server.superuserUrl, `vacuum analyze instancia.${table}`);
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

async function rowsOf(who: string, input: EntradaDe<typeof solicitudes.porDecidir>): Promise<number> {
  const { status, content } = await server.call(solicitudes.porDecidir, { limit: 10, ...input }, { token: tokens[who]! });
  expect([status, content.items.length]).toEqual([200, 10]);
  return looked;
}

test.each<[string, string, EntradaDe<typeof solicitudes.porDecidir>, number?]>([
  ['what waits for a manager', 'JEFE', {}],
  ['what waits for the company', 'ADMIN', {}],
  ['what waits, further on', 'JEFE', { start: 12 }],
  // Steps and last words are read apart, each twice as far as is counted, because one request may have two of both.
  ['what a manager has decided', 'JEFE', { cuales: 'decididas' }, 4 * COUNTED],
  ['what the company has decided', 'ADMIN', { cuales: 'decididas' }],
])('%s looks at as many rows of ten thousand requests as of some hundreds', async (_name, who, input, most = COUNTED) => {
  const few = await rowsOf(`POCAS-${who}`, input);
  expect(await rowsOf(`MUCHAS-${who}`, input)).toBeLessThan(few * 1.5 + most);
});
