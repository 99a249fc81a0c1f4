import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, runSql, type TestDatabase } from '@jornada/testkit/database/index.ts';
import { describeStatements } from './describe.ts';
import { generateStatementTypes, STATEMENT_TYPES_FILE } from './statement-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The columns of a statement as `name: type`. */
async function columnsOf(text: string): Promise<string[]> {
  const [described] = await describeStatements(database.ownerUrl, [text]);
  return (described?.columns ?? []).map(({ name, type, isNullable }) => `${name}: ${type}${isNullable ? ' | null' : ''}`);
}

test('the committed types are what PostgreSQL says of the statements (else: npm run db-types)', async () => {
  expect(await generateStatementTypes(database.ownerUrl)).toBe(readFileSync(STATEMENT_TYPES_FILE, 'utf8'));
});

test('a column that is made nullable, renamed or given other values changes the types', async () => {
  const asked = 'select nombre, activo from instancia.centros';
  expect(await columnsOf(asked)).toEqual(['nombre: string', 'activo: boolean']);
  await runSql(
    database.ownerUrl,
    `alter table instancia.centros alter nombre drop not null, add constraint just check (nombre in ('Uno', 'Dos'))`,
  );
  expect(await columnsOf(asked)).toEqual([`nombre: 'Uno' | 'Dos' | null`, 'activo: boolean']);
  await runSql(database.ownerUrl, 'alter table instancia.centros drop constraint just, alter nombre set not null');
  await runSql(database.ownerUrl, 'alter table instancia.centros rename activo to abierto');
  const both = describeStatements(database.ownerUrl, [asked, 'select activo as is from instancia.centros'], ['a.UNA', 'b.OTRA']);
  await expect(both).rejects.toThrow('(2):\na.UNA: column "activo" does not exist\nb.OTRA: column "activo" does not exist');
  await runSql(database.ownerUrl, 'alter table instancia.centros rename abierto to activo');
});

test('a statement that leaves out of new rows what they must have is refused, wherever it writes them', async () => {
  const written = `insert into instancia.centros (entidad_id, nombre) values ($1, $2) returning centro_id`;
  const refused = 'leaves out instancia.centros.zona, instancia.centros.pais, which';
  await expect(columnsOf(written)).rejects.toThrow(refused);
  await expect(columnsOf(`with k as (${written}) select centro_id from k`)).rejects.toThrow(refused);
});

const FROM = 'from instancia.usuarios u left join instancia.departamentos d on d.departamento_id = u.departamento_id';
test.each([
  ['an outer join', `select d.nombre ${FROM}`, 'nombre: string | null'],
  ['an outer join that must find something', `select d.nombre ${FROM} where d.entidad_id = 1`, 'nombre: string'],
  ['a condition', `select u.alta ${FROM} where u.alta > '2026-01-01'`, 'alta: string'],
  ['coalesce', `select coalesce(d.nombre, '') as nombre ${FROM}`, 'nombre: string'],
  ['case without else', `select case when u.activo then 'si' end as dice ${FROM}`, `dice: 'si' | null`],
  ['case', `select case when u.activo then 'si' else 'no' end as dice ${FROM}`, `dice: 'si' | 'no'`],
  ['count', `select count(d.nombre)::int as n ${FROM}`, 'n: number'],
  ['max of nothing', `select max(u.alta) as alta ${FROM}`, 'alta: string | null'],
  ['max of a group', `select max(u.usuario_id) as id ${FROM} group by u.departamento_id`, 'id: number'],
  [
    'a subquery that may find nothing',
    'select (select c.nombre from instancia.centros c where c.centro_id = 1) as nombre',
    'nombre: string | null',
  ],
  ['a subquery that counts', 'select (select count(*) from instancia.centros) as n', 'n: number'],
  ['JSON', `select json_build_object('id', u.usuario_id, 'd', d.nombre) as o ${FROM}`, 'o: { id: number; d: string | null }'],
  ['JSON of many', `select coalesce(json_agg(json_build_object('id', u.usuario_id)), '[]') as o ${FROM}`, 'o: ({ id: number })[]'],
  ['union', 'select usuario_id as id from instancia.usuarios union all select responsable_id from instancia.usuarios', 'id: number | null'],
  ['a common table', `with k as (select d.nombre ${FROM}) select nombre from k`, 'nombre: string | null'],
  ['a view', 'select entidad_id as id from instancia.meses_cerrados', 'id: number'],
  ['returning', 'delete from instancia.centros returning nombre', 'nombre: string'],
  ['returning what was written', 'update instancia.usuarios set alta = $1 where alta < $2 returning alta', 'alta: string | null'],
  ['returning what was asked for', 'update instancia.usuarios set puesto = $1 where alta < $2 returning alta', 'alta: string'],
  ['a list that may be empty', `select u.alta ${FROM} where u.alta <> all ($1)`, 'alta: string | null'],
  [
    'a full join',
    'select a.usuario_id as id from instancia.usuarios a full join instancia.usuarios b on false where b.usuario_id = 1',
    'id: number | null',
  ],
  ['a field of JSON', `select e.ajustes -> 'x' as x from instancia.entidades e`, 'x: unknown | null'],
])('%s: what can be null', async (_, text, column) => {
  expect(await columnsOf(text)).toEqual([column]);
});

test('parameters have their types, JSON is text, and null may go where no column refuses it', async () => {
  const [written] = await describeStatements(database.ownerUrl, [
    'insert into instancia.centros (entidad_id, nombre, zona, pais, region) select $1, $2, $3, $4, $5 where $6 = any($7::int[])',
    'update instancia.centros set nombre = $2 where entidad_id = $1',
  ]);
  expect(written?.parameters.at(-1)).toBe('readonly (number | null)[] | null');
  const [, changed] = await describeStatements(database.ownerUrl, [
    'select 1',
    'update instancia.centros set nombre = $2 where entidad_id = $1',
  ]);
  expect(changed?.parameters).toEqual(['number | null', 'string']);
  const [json] = await describeStatements(database.ownerUrl, ['update instancia.permisos set regla = $2 where entidad_id = $1']);
  expect(json?.parameters).toEqual(['number | null', 'string']);
  const [selected] = await describeStatements(database.ownerUrl, [
    'insert into instancia.centros (entidad_id, nombre, zona, pais, region) select $1, x, $3, $4, $5 from unnest($2::text[]) as x',
  ]);
  expect(selected?.parameters).toEqual(['number', 'readonly (string | null)[] | null', 'string', 'string', 'string | null']);
});
