import { afterAll, beforeAll, expect, test } from 'vitest';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let otra: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'OTRA', roles: ['admin'] }] });
  jefa = { token: (await server.signIn('JEFA')).Token };
  otra = { token: (await server.signIn('OTRA')).Token };
});
afterAll(() => server.close());

const save = (input: object) => server.call(proyectos.guardar, { nombre: '', ...input }, jefa);
const list = async (input: object = {}) => (await server.call(proyectos.listado, input, jefa)).content;
const offered = async () => {
  const { Token: token } = await server.signIn('ANA');
  return (await server.call(tipos.proyectos, {}, { token })).content.items.map(({ Nombre }) => Nombre);
};

test('a project is made, changed, closed and opened again, and says by whom; people are offered the open ones', async () => {
  const { content: made } = await save({ nombre: '  Puerto ', cliente: 'Navegación, S.A.' });
  const by = { autor: 'Jefa Mayor', momento: '2026-03-02T09:00:00Z' };
  expect(made).toEqual({
    id: made.id,
    nombre: 'Puerto',
    cliente: 'Navegación, S.A.',
    clienteId: made.clienteId,
    abierto: true,
    responsable: null,
    facturable: true,
    paraTodos: true,
    aprueba: false,
    bloqueadoHasta: null,
    empieza: null,
    entrega: null,
    presupuestoMinutos: null,
    presupuestoImporte: null,
    version: 1,
    creado: by,
    cambiado: null,
    cerrado: null,
  });
  expect(await offered()).toEqual(['Muelle', 'Puerto']);

  server.clock.set('2026-03-02T09:05:00Z');
  const { content: changed } = await save({ id: made.id, version: 1, nombre: 'Puerto Norte' });
  expect(changed).toMatchObject({
    id: made.id,
    nombre: 'Puerto Norte',
    cliente: null,
    creado: by,
    cambiado: { momento: '2026-03-02T09:05:00Z' },
  });

  const close = () => server.call(proyectos.cerrar, { id: made.id, version: 2 }, jefa);
  expect((await close()).content).toMatchObject({ abierto: false, cerrado: { autor: 'Jefa Mayor', momento: '2026-03-02T09:05:00Z' } });
  expect(await offered()).toEqual(['Muelle']);
  server.clock.set('2026-03-02T09:10:00Z');
  // When it is closed twice, the first closing counts.
  expect((await close()).content.cerrado?.momento).toBe('2026-03-02T09:05:00Z');
  expect((await server.call(proyectos.reabrir, { id: made.id, version: 3 }, jefa)).content).toMatchObject({ abierto: true, cerrado: null });
  expect(await offered()).toEqual(['Muelle', 'Puerto Norte']);
});

test('two open projects never have the same name, and a closed one leaves its name free', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, (_, index) => save({ nombre: index % 2 ? 'DÁRSENA' : 'Dársena' })));
  expect(made.map(({ sobre }) => sobre.Error.Code).toSorted()).toEqual([
    '',
    ...Array.from({ length: 4 }, () => 'proyectos.nombre-repetido'),
  ]);
  const first = made.find(({ status }) => status === 200)?.content.id ?? 0;
  expect((await save({ id: company.proyectos.abierto, version: 1, nombre: 'dársena' })).sobre.Error.Code).toBe('proyectos.nombre-repetido');
  await server.call(proyectos.cerrar, { id: first, version: 1 }, jefa);
  expect((await save({ nombre: 'Dársena' })).status).toBe(200);
  expect((await server.call(proyectos.reabrir, { id: first, version: 2 }, jefa)).sobre.Error.Code).toBe('proyectos.nombre-repetido');
  expect((await server.call(proyectos.guardar, { nombre: 'Dársena' }, otra)).status).toBe(200);
});

test('the list has all of them by name, page by page, open or closed, and finds by name and client', async () => {
  await save({ nombre: 'Zafra 100%', cliente: 'Campo_Sur' });
  const all = await list({ limit: 100 });
  expect(all.total).toBe(all.items.length);
  expect(all.items.map(({ nombre }) => nombre.toLowerCase())).toEqual(
    all.items.map(({ nombre }) => nombre.toLowerCase()).toSorted(new Intl.Collator('und').compare),
  );
  const pages = await Promise.all([list({ limit: 2 }), list({ start: 2, limit: 100 })]);
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items);
  const closed = await list({ estado: 'cerrado' });
  expect(closed.items.map(({ nombre }) => nombre)).toContain('Viejo');
  expect(closed.items.every(({ abierto }) => !abierto)).toBe(true);
  expect((await list({ texto: '0%' })).items.map(({ nombre }) => nombre)).toEqual(['Zafra 100%']);
  expect((await list({ texto: 'campo_' })).total).toBe(1);
  expect((await list({ texto: '%' })).total).toBe(1);
});

test('a name is needed and has an end; what is not there, or of another company, cannot be changed', async () => {
  expect((await save({ nombre: '   ' })).status).toBe(422);
  expect((await save({ nombre: 'x'.repeat(121) })).status).toBe(422);
  const id = company.proyectos.abierto;
  const codes = [
    await server.call(proyectos.guardar, { id: 2_000_000, version: 1, nombre: 'Nada' }, jefa),
    await server.call(proyectos.guardar, { id, version: 1, nombre: 'Robado' }, otra),
    await server.call(proyectos.cerrar, { id, version: 1 }, otra),
    await server.call(proyectos.reabrir, { id, version: 1 }, otra),
  ].map(({ status, sobre }) => [status, sobre.Error.Code]);
  expect(codes).toEqual(codes.map(() => [404, 'proyectos.no-existe']));
});

test('of several who change a project at once, one does, and the others are told who it was; so is who closes what was changed', async () => {
  const { id, version } = (await save({ nombre: 'Grúa' })).content;
  const answers = await Promise.all(['Grúa 1', 'Grúa 2', 'Grúa 3'].map((nombre) => save({ id, version, nombre })));
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.sobre.Error).toMatchObject({ Code: 'general.cambiado-entretanto', Message: expect.stringContaining('Jefa Mayor') });
  expect((await server.call(proyectos.cerrar, { id, version }, jefa)).sobre.Error.Code).toBe('general.cambiado-entretanto');
  expect((await save({ id, nombre: 'Sin versión' })).sobre.Error.Code).toBe('general.cambiado-entretanto');
  expect((await server.call(proyectos.cerrar, { id, version: version + 1 }, jefa)).content).toMatchObject({
    abierto: false,
    version: version + 2,
  });
});
