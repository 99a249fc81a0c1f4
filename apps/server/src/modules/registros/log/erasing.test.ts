import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANOS_DE_CONSERVACION } from '@jornada/domain/registros/conservacion.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { live } from '../../resumen/testing/live.ts';

let server: TestServer;
let company: TestCompany;

const PEOPLE = ['ANA', 'RUI', 'LIBRE'] as const;

beforeAll(async () => {
  server = await createTestServer({ now: '2019-01-01T00:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'RUI', zona: 'Europe/Lisbon', pais: 'PT' }, { userName: 'LIBRE', horario: null }],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await runSql(server.superuserUrl, 'update instancia.bloqueos set levantado = now() where levantado is null');
});

const erase = (userName: (typeof PEOPLE)[number], hasta: string) =>
  runSql(
    server.superuserUrl,
    `select instancia.borrar_registros(${company.entidadId}, ${company.personas[userName]}, ${hasta}, 'retention') as lineas`,
  );
/** The first day that is less than so many years ago, or some days before it: on 29 February mostly 1 March, because there is no such day then. */
const yearsAgo = (years: number, days = 0): string => `(
  select ago + (ago + interval '${years} years' < current_date)::int - ${days}
  from (select (current_date - interval '${years} years')::date as ago) one)`;

test('what is older than its retention goes, once', async () => {
  await live(server, company, 'ANA', [
    ['2019-03-11T08:00:00Z', 'entrada'],
    ['2019-03-11T16:00:00Z', 'salida'],
  ]);
  expect(await erase('ANA', "'2019-12-31'")).toEqual([{ lineas: 2 }]);
  expect(await erase('ANA', "'2019-12-31'")).toEqual([{ lineas: 0 }]);
});

test('what was done with the tasks of those days goes with them, and only that', async () => {
  const { entidadId, personas } = company;
  const days = ['2019-03-11', '2019-12-31', '2020-01-01'];
  const left = async (tabla: string) =>
    (
      await runSql(
        server.superuserUrl,
        `select usuario_id, fecha::text from instancia.${tabla} where entidad_id = ${entidadId} order by usuario_id = ${personas['ANA']} desc, fecha`,
      )
    ).map((row) => [row['usuario_id'], row['fecha']]);
  for (const who of [personas['ANA'], personas['RUI']])
    for (const day of days) {
      await runSql(server.superuserUrl, `insert into instancia.dias_sin_reloj values (${entidadId}, ${who}, '${day}')`);
      await runSql(
        server.superuserUrl,
        `insert into instancia.tareas_pedidas (entidad_id, usuario_id, nombre, fecha) values (${entidadId}, ${who}, 'Nada de ${who}', '${day}')`,
      );
    }
  await erase('ANA', "'2019-12-31'");
  const kept = [[personas['ANA'], '2020-01-01'], ...days.map((day) => [personas['RUI'], day])];
  for (const tabla of ['dias_sin_reloj', 'tareas_pedidas']) expect([tabla, await left(tabla)]).toEqual([tabla, kept]);
});

test.each([
  ['ANA', 4],
  ['RUI', 5],
  ['LIBRE', 5],
] as const)('of %s %i years are kept, by the country of their work', async (userName, years) => {
  await expect(erase(userName, yearsAgo(years))).rejects.toThrow(`the record is kept for ${years} years`);
  expect(await erase(userName, yearsAgo(years, 1))).toEqual([{ lineas: 0 }]);
});

test.each([
  ['one person', () => String(company.personas['ANA']), 'erased'],
  ['everybody', () => 'null', 'held'],
])('nothing is erased under a hold of %s, until it is lifted', async (_name, whose, others) => {
  const [hold] = await runSql(server.superuserUrl, `select instancia.bloquear_registros(${company.entidadId}, ${whose()}, 'Juicio') as id`);
  const outcomeOf = (userName: 'ANA' | 'RUI') =>
    erase(userName, "'2019-12-31'").then(
      () => 'erased',
      (error: Error) => (error.message.includes('there is a hold') ? 'held' : error.message),
    );
  expect([await outcomeOf('ANA'), await outcomeOf('RUI')]).toEqual(['held', others]);
  await runSql(server.superuserUrl, `select instancia.levantar_bloqueo(${company.entidadId}, ${String(hold?.['id'])})`);
  expect([await outcomeOf('ANA'), await outcomeOf('RUI')]).toEqual(['erased', 'erased']);
});

test('the database knows the years that the product tells', async () => {
  for (const [pais, anos] of Object.entries(ANOS_DE_CONSERVACION))
    expect(await runSql(server.superuserUrl, `select instancia.anos_de_conservacion('${pais}') as anos`)).toEqual([{ anos }]);
});
