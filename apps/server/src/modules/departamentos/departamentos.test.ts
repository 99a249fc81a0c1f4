import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let ana: { token: string };
let ajena: { token: string };

const PLACE = composed('update instancia.usuarios set departamento_id = $3 where entidad_id = $1 and usuario_id = $2');

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] }, { userName: 'EX', activo: false }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  [jefa, ana, ajena] = [await enter('JEFA'), await enter('ANA'), await enter('AJENA')];
});
afterAll(() => server.close());

const save = (input: Record<string, unknown>, who = jefa) => server.call(departamentos.guardar, input, who);
const put = (userName: string, departamentoId: number | null) =>
  server.db.tenant(company.entidadId, (tx) => tx.query(PLACE, [company.entidadId, company.personas[userName], departamentoId]));

test('a tree of one level: made, moved, in order, with the manager', async () => {
  const almacen = (await save({ nombre: 'Almacén', responsable: company.personas['JEFA'] })).content;
  const muelle = (await save({ nombre: 'Muelle', padre: almacen.id })).content;
  await save({ nombre: 'Administración' });
  expect(muelle).toMatchObject({ padre: { nombre: 'Almacén' }, responsable: null, personas: 0, abierto: true });
  const { items } = (await server.call(departamentos.gestion, {}, jefa)).content;
  expect(items.map(({ nombre, responsable }) => [nombre, responsable?.nombre ?? null])).toEqual([
    ['Administración', null],
    ['Almacén', 'Jefa Mayor'],
    ['Muelle', null],
  ]);
  const code = async (input: Record<string, unknown>) => (await save(input)).sobre.Error.Code;
  expect(await code({ nombre: 'ADMINISTRACIÓN' })).toBe('departamentos.nombre-repetido');
  expect(await code({ nombre: 'Grúas', padre: muelle.id })).toBe('departamentos.padre-no-valido');
  expect(await code({ ...almacen, padre: items[0]?.id, responsable: undefined, personas: undefined, abierto: undefined })).toBe(
    'departamentos.padre-no-valido',
  );
  expect(await code({ nombre: 'Nuevo', responsable: company.personas['EX'] })).toBe('departamentos.responsable-no-valido');
  expect(await code({ id: muelle.id, version: muelle.version, nombre: 'Muelle', padre: muelle.id })).toBe('departamentos.padre-no-valido');
});

test('employees read those in use, and filter by those that somebody is in', async () => {
  const names = async (call: typeof departamentos.listado) => (await server.call(call, {}, ana)).content.items.map(({ Nombre }) => Nombre);
  expect(await names(departamentos.listado)).toEqual(['Administración', 'Almacén', 'Muelle']);
  expect(await names(departamentos.filtro)).toEqual([]);
  const { items } = (await server.call(departamentos.gestion, {}, jefa)).content;
  await put('ANA', items.find(({ nombre }) => nombre === 'Muelle')?.id ?? 0);
  await put('EX', items.find(({ nombre }) => nombre === 'Administración')?.id ?? 0);
  expect(await names(departamentos.filtro)).toEqual(['Almacén', 'Muelle']);
});

test('one is closed only when nobody is in it and none within it, and comes back', async () => {
  const find = async (name: string) => {
    const { items } = (await server.call(departamentos.gestion, {}, jefa)).content;
    const found = items.find(({ nombre }) => nombre === name);
    if (!found) throw new Error(name);
    return { id: found.id, version: found.version };
  };
  const code = async (cual: Record<string, unknown>) => (await server.call(departamentos.cerrar, cual, jefa)).sobre.Error.Code;
  expect(await code(await find('Muelle'))).toBe('departamentos.con-personas');
  expect(await code(await find('Almacén'))).toBe('departamentos.con-departamentos');
  await put('ANA', null);
  expect(await code(await find('Muelle'))).toBe('');
  expect(await code(await find('Almacén'))).toBe('');
  // A closed department can have no departments in it.
  expect((await server.call(departamentos.reabrir, await find('Muelle'), jefa)).sobre.Error.Code).toBe('departamentos.padre-no-valido');
  expect((await server.call(departamentos.listado, {}, ana)).content.items.map(({ Nombre }) => Nombre)).toEqual(['Administración']);
  expect((await server.call(departamentos.reabrir, await find('Almacén'), jefa)).content.abierto).toBe(true);
  const { items } = (await server.call(auditoria.listado, { limit: 3 }, jefa)).content;
  expect(items.map(({ accion, sobre }) => [accion, sobre.nombre])).toEqual([
    ['departamentos.reabrir', 'Almacén'],
    ['departamentos.cerrar', 'Almacén'],
    ['departamentos.cerrar', 'Muelle'],
  ]);
});

test('of two who save at once, one is told who was first', async () => {
  const made = (await save({ nombre: 'Tráfico' })).content;
  const [first, second] = await Promise.all([
    save({ id: made.id, version: made.version, nombre: 'Tráfico norte' }),
    save({ id: made.id, version: made.version, nombre: 'Tráfico sur' }),
  ]);
  const refused = [first, second].filter(({ status }) => status === 409);
  expect(refused).toHaveLength(1);
  expect(refused[0]?.sobre.Error).toMatchObject({ Code: 'general.cambiado-entretanto', Message: expect.stringContaining('Jefa Mayor') });
});

test("another company's departments do not exist, nor its people", async () => {
  const { items } = (await server.call(departamentos.gestion, {}, jefa)).content;
  const [one] = items;
  const cual = { id: one?.id ?? 0, version: one?.version ?? 0 };
  for (const answer of [
    await save({ ...cual, nombre: 'Mío' }, ajena),
    await server.call(departamentos.cerrar, cual, ajena),
    await server.call(departamentos.reabrir, cual, ajena),
  ])
    expect([answer.status, answer.sobre.Error.Code]).toEqual([404, 'departamentos.no-existe']);
  expect((await save({ nombre: 'Mío', padre: cual.id }, ajena)).sobre.Error.Code).toBe('departamentos.padre-no-valido');
  expect((await save({ nombre: 'Mío', responsable: company.personas['ANA'] }, ajena)).sobre.Error.Code).toBe(
    'departamentos.responsable-no-valido',
  );
  expect((await server.call(departamentos.listado, {}, ajena)).content.items).toEqual([]);
});
