import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tarifas } from '@jornada/contract/tarifas.ts';
import { importeDe } from '@jornada/domain/informe-proyectos/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { importeA } from './reads.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', roles: ['admin'] }, { userName: 'MANDO', roles: ['responsable'] }],
  });
  jefa = { token: (await server.signIn('JEFA')).Token };
});
afterAll(() => server.close());
beforeEach(() =>
  server.db.tenant(company.entidadId, (tx) =>
    tx.query(composed('delete from instancia.tarifas where entidad_id = $1'), [company.entidadId]),
  ),
);

const ana = (): number => company.personas.ANA ?? 0;
const muelle = (): number => company.proyectos.abierto;
const save = (input: object) =>
  server.call(tarifas.guardar, { persona: null, proyecto: null, desde: '2026-01-01', precio: null, coste: null, ...input }, jefa);
const holds = async (fecha: string) => (await server.call(tarifas.vigente, { persona: ana(), proyecto: muelle(), fecha }, jefa)).content;
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;

test('the most particular rate counts, price and cost each by itself, and a new one never changes the days before it', async () => {
  expect(await holds('2026-03-01')).toEqual({ precio: null, coste: null });
  await save({ precio: 5000, coste: 3000 });
  await save({ persona: ana(), coste: 4000 });
  expect(await holds('2026-03-01')).toEqual({ precio: 5000, coste: 4000 });
  await save({ proyecto: muelle(), precio: 6000, desde: '2026-02-01' });
  await save({ persona: ana(), proyecto: muelle(), precio: 7000, coste: 4500, desde: '2026-03-01' });
  await save({ persona: ana(), coste: 9900, desde: '2026-03-15' });
  expect(await Promise.all(['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-01', '2026-12-31'].map(holds))).toEqual([
    { precio: null, coste: null },
    { precio: 5000, coste: 4000 },
    { precio: 6000, coste: 4000 },
    { precio: 7000, coste: 4500 },
    { precio: 7000, coste: 4500 },
  ]);
});

test('an entry is rounded by itself to whole cents, halves up', async () => {
  const minutes = [1, 30, 59, 1500];
  const hours = [29, 1, 3333, 10_000_000];
  const amounts = await server.db.tenant(company.entidadId, (tx) =>
    tx.query(
      composed<{ importe: number }>(
        `select ${importeA('i.hora')} as importe from unnest($1::int[], $2::int[]) as i (minutos, hora) order by i.minutos`,
      ),
      [minutes, hours],
    ),
  );
  expect(amounts.map(({ importe }) => importe)).toEqual([0, 1, 3277, 250_000_000]);
  expect(amounts.map(({ importe }) => importe)).toEqual(minutes.map((minutos, index) => importeDe(minutos, hours[index] ?? 0)));
});

test('one rate of each kind begins on a day; it is changed and taken away by whoever has read it', async () => {
  const { content: one } = await save({ persona: ana(), coste: 4000 });
  expect(one).toMatchObject({ persona: { id: ana() }, proyecto: null, desde: '2026-01-01', coste: 4000, version: 1 });
  const again = await Promise.all([1, 2].map(() => save({ persona: ana(), coste: 4100 })));
  expect(again.map(codeOf)).toEqual(['tarifas.ya-hay', 'tarifas.ya-hay']);
  const { content: other } = await save({ persona: ana(), coste: 4100, desde: '2026-02-01' });
  expect(codeOf(await save({ ...idOf(other), persona: ana(), coste: 4100 }))).toBe('tarifas.ya-hay');
  expect((await save({ ...idOf(other), persona: ana(), coste: 4200, desde: '2026-02-01' })).content).toMatchObject({
    coste: 4200,
    version: 2,
  });
  expect(codeOf(await save({ ...idOf(other), persona: ana(), coste: 1, desde: '2026-02-01' }))).toBe('general.cambiado-entretanto');
  expect((await server.call(tarifas.listado, { persona: ana() }, jefa)).content.items.map(({ desde }) => desde)).toEqual([
    '2026-02-01',
    '2026-01-01',
  ]);
  expect(codeOf(await server.call(tarifas.quitar, idOf(other), jefa))).toBe('general.cambiado-entretanto');
  expect((await server.call(tarifas.quitar, { id: other.id, version: 2 }, jefa)).status).toBe(200);
  expect(codeOf(await server.call(tarifas.quitar, { id: other.id, version: 2 }, jefa))).toBe('tarifas.no-existe');
});
const idOf = ({ id, version }: { id: number; version: number }) => ({ id, version });

test('a rate says something, of somebody who is here, and only whoever may sees it', async () => {
  expect(codeOf(await save({}))).toBe('tarifas.vacia');
  expect(codeOf(await save({ persona: 2_000_000, coste: 1 }))).toBe('tarifas.persona-no-valida');
  expect(codeOf(await save({ proyecto: 2_000_000, coste: 1 }))).toBe('tarifas.proyecto-no-valido');
  expect((await save({ coste: -1 })).status).toBe(422);
  const { Token: token } = await server.signIn('MANDO');
  expect((await server.call(tarifas.listado, {}, { token })).status).toBe(403);
  expect((await server.call(tarifas.vigente, { persona: ana(), proyecto: muelle(), fecha: '2026-03-01' }, { token })).status).toBe(403);
});
