import { afterAll, beforeAll, expect, test } from 'vitest';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let mando: { token: string };
let otroMando: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [
      { userName: 'ANA', nombre: 'Ana Gil' },
      { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] },
      { userName: 'MANDO', nombre: 'Marta Mando', roles: ['responsable'] },
      { userName: 'OTRO', nombre: 'Otto Mando', roles: ['responsable'] },
    ],
  });
  jefa = { token: (await server.signIn('JEFA')).Token };
  mando = { token: (await server.signIn('MANDO')).Token };
  otroMando = { token: (await server.signIn('OTRO')).Token };
});
afterAll(() => server.close());

const idOf = (userName: string): number => company.personas[userName] ?? 0;
const made = async (nombre: string, input: object = {}) => (await server.call(proyectos.guardar, { nombre, ...input }, jefa)).content;
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;

test('a name of a client is written once: a new one makes a client, a known one finds it in any letters', async () => {
  const one = await made('Dique', { cliente: 'Puerto Sur' });
  const two = await made('Lonja', { cliente: 'PUERTO SUR' });
  expect(two).toMatchObject({ cliente: 'Puerto Sur', clienteId: one.clienteId });
  const both = await Promise.all(['Boya', 'Ancla', 'Vela'].map((nombre) => made(nombre, { cliente: 'Náutica Nueva' })));
  expect(new Set(both.map(({ clienteId }) => clienteId)).size).toBe(1);

  const { items } = (await server.call(proyectos.clientes, { texto: 'puerto' }, jefa)).content;
  expect(items).toEqual([{ id: one.clienteId, nombre: 'Puerto Sur', abierto: true, version: 1, proyectos: 2 }]);
  const [client = { id: 0, version: 0 }] = items;
  const renamed = await server.call(proyectos.guardarCliente, { ...pick(client), nombre: 'Puerto del Sur' }, jefa);
  expect(renamed.content.version).toBe(2);
  expect((await server.call(proyectos.uno, { id: one.id }, jefa)).content.cliente).toBe('Puerto del Sur');
  expect(codeOf(await server.call(proyectos.guardarCliente, { nombre: 'puerto DEL sur' }, jefa))).toBe('proyectos.cliente-repetido');
  expect(codeOf(await server.call(proyectos.cerrarCliente, { id: client.id, version: 2 }, jefa))).toBe('proyectos.cliente-en-uso');
  for (const { id, version } of [one, two]) await server.call(proyectos.cerrar, { id, version }, jefa);
  expect((await server.call(proyectos.cerrarCliente, { id: client.id, version: 2 }, jefa)).content.abierto).toBe(false);
  // An open project has an open client.
  const reopen = () => server.call(proyectos.reabrir, { id: one.id, version: one.version + 1 }, jefa);
  expect(codeOf(await reopen())).toBe('proyectos.cliente-cerrado');
  expect((await server.call(proyectos.reabrirCliente, { id: client.id, version: 3 }, jefa)).content.abierto).toBe(true);
  expect((await reopen()).content).toMatchObject({ abierto: true, cliente: 'Puerto del Sur' });
});
const pick = ({ id, version }: { id: number; version: number }) => ({ id, version });

test('two who save the same project at once, one of them with a new client, do not wait for each other', async () => {
  const { id } = await made('A la vez', { cliente: 'Cliente 0' });
  for (let version = 1; version <= 15; version += 1) {
    const { cliente } = (await server.call(proyectos.uno, { id }, jefa)).content;
    const save = (input: object) => server.call(proyectos.guardar, { id, version, nombre: 'A la vez', ...input }, jefa);
    const both = await Promise.all([save({ cliente, entrega: `2026-12-${version + 10}` }), save({ cliente: `Cliente ${version}` })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
  const { body } = await server.app.inject({ method: 'GET', url: '/metrics' });
  expect(/^jornada_deadlocks_total (\d+)$/m.exec(body)?.[1]).toBe('0');
});

test('the details of a project stay as they are where they are left out; dates agree, and only those who lead answer for one', async () => {
  const details = {
    responsable: idOf('MANDO'),
    facturable: false,
    paraTodos: false,
    aprueba: true,
    empieza: '2026-01-01',
    entrega: '2026-06-30',
    presupuestoMinutos: 72_000,
    presupuestoImporte: 4_000_000_000,
  };
  const project = await made('Faro', details);
  expect(project).toMatchObject({ ...details, responsable: { id: idOf('MANDO'), nombre: 'Marta Mando' } });
  const changed = await made('Faro Norte', { ...pick(project), entrega: '2026-07-31' });
  expect(changed).toMatchObject({ facturable: false, aprueba: true, entrega: '2026-07-31', presupuestoImporte: 4_000_000_000 });
  const save = (input: object) => server.call(proyectos.guardar, { ...pick(changed), nombre: 'Faro', ...input }, jefa);
  expect(codeOf(await save({ entrega: '2025-12-31' }))).toBe('proyectos.fechas-no-validas');
  expect(codeOf(await save({ responsable: idOf('ANA') }))).toBe('proyectos.persona-no-valida');
  expect(codeOf(await save({ responsable: 2_000_000 }))).toBe('proyectos.persona-no-valida');
  expect((await save({ presupuestoMinutos: 0 })).status).toBe(422);
});

test('whoever has a project in charge sees it and locks it, and nobody else who leads does', async () => {
  const project = await made('Grúas', { responsable: idOf('MANDO') });
  const names = async (who: { token: string }) =>
    (await server.call(proyectos.listado, { limit: 100 }, who)).content.items.map(({ nombre }) => nombre);
  expect(await names(mando)).toContain('Grúas');
  expect(await names(mando)).not.toContain('Muelle');
  expect(await names(otroMando)).toEqual([]);
  const lockUp = (who: { token: string }, version: number, hasta: string | null = '2026-02-28') =>
    server.call(proyectos.bloquear, { id: project.id, version, hasta }, who);
  expect(codeOf(await lockUp(otroMando, 1))).toBe('proyectos.no-existe');
  expect((await lockUp(mando, 1)).content).toMatchObject({ bloqueadoHasta: '2026-02-28', version: 2 });
  expect(codeOf(await lockUp(jefa, 1))).toBe('general.cambiado-entretanto');
  expect((await lockUp(jefa, 2, null)).content.bloqueadoHasta).toBeNull();
  expect((await server.call(proyectos.tareas, { proyectoId: project.id }, mando)).content.total).toBe(0);
  expect(codeOf(await server.call(proyectos.tareas, { proyectoId: project.id }, otroMando))).toBe('proyectos.no-existe');
  expect((await server.call(proyectos.guardar, { nombre: 'Suyo' }, mando)).status).toBe(403);
});

test('people come into a project and go; whoever does not work here does not', async () => {
  const { id } = await made('Almacenes', { paraTodos: false });
  const set = (input: object) => server.call(proyectos.miembros, { id, ...input }, jefa);
  expect((await set({ poner: [idOf('MANDO'), idOf('ANA'), idOf('ANA')] })).content.miembros).toEqual([
    { id: idOf('ANA'), nombre: 'Ana Gil' },
    { id: idOf('MANDO'), nombre: 'Marta Mando' },
  ]);
  expect((await set({ poner: [idOf('ANA')], quitar: [idOf('MANDO')] })).content.miembros).toHaveLength(1);
  expect(codeOf(await set({ poner: [2_000_000] }))).toBe('proyectos.persona-no-valida');
});

test('tasks are made one by one or by a list of names; twice the same is left out, and a closed project takes none', async () => {
  const { id: proyectoId, version } = await made('Obra');
  const { content: category } = await server.call(proyectos.guardarCategoria, { nombre: 'Montaje' }, jefa);
  const task = (input: object) => server.call(proyectos.guardarTarea, { proyectoId, nombre: 'Cimientos', ...input }, jefa);
  const first = (await task({ categoriaId: category.id, facturable: false, presupuestoMinutos: 600 })).content;
  expect(first).toMatchObject({ facturable: false, presupuestoMinutos: 600, categoria: { nombre: 'Montaje' }, version: 1 });
  expect(codeOf(await task({ nombre: 'CIMIENTOS' }))).toBe('proyectos.tarea-repetida');
  expect(codeOf(await task({ nombre: 'Otra', categoriaId: 2_000_000 }))).toBe('proyectos.categoria-no-existe');
  const several = await server.call(proyectos.crearTareas, { proyectoId, nombres: ['Tejado', 'cimientos', 'tejado', 'Muros'] }, jefa);
  expect(several.content).toEqual({ creadas: 2, repetidas: 2 });
  const list = async (input: object = {}) =>
    (await server.call(proyectos.tareas, { proyectoId, ...input }, jefa)).content.items.map(({ nombre }) => nombre);
  expect(await list()).toEqual(['Cimientos', 'Muros', 'Tejado']);
  expect(await list({ texto: 'mur' })).toEqual(['Muros']);
  expect(await list({ start: 1, limit: 1 })).toEqual(['Muros']);

  const closed = (await server.call(proyectos.cerrarTarea, pick(first), jefa)).content;
  expect(await list({ estado: 'abierto' })).toEqual(['Muros', 'Tejado']);
  await server.call(proyectos.cerrar, { id: proyectoId, version }, jefa);
  expect(codeOf(await server.call(proyectos.reabrirTarea, pick(closed), jefa))).toBe('proyectos.proyecto-cerrado');
  expect(codeOf(await server.call(proyectos.crearTareas, { proyectoId, nombres: ['Más'] }, jefa))).toBe('proyectos.proyecto-cerrado');
});

test('kinds of work have names of their own; a closed one is not given to a task any more', async () => {
  const { content: one } = await server.call(proyectos.guardarCategoria, { nombre: 'Viajes' }, jefa);
  expect(codeOf(await server.call(proyectos.guardarCategoria, { nombre: 'VIAJES' }, jefa))).toBe('proyectos.categoria-repetida');
  const { content: closed } = await server.call(proyectos.cerrarCategoria, pick(one), jefa);
  expect(closed.abierto).toBe(false);
  const project = await made('Rutas');
  const answer = await server.call(proyectos.guardarTarea, { proyectoId: project.id, nombre: 'Ida', categoriaId: one.id }, jefa);
  expect(codeOf(answer)).toBe('proyectos.categoria-no-existe');
});

test('of two who say what happens with minutes beyond those worked, one is told of the other', async () => {
  const { content } = await server.call(proyectos.ajustes, {}, jefa);
  expect(content).toEqual({ exceso: 'rechaza', version: 0 });
  const save = (exceso: 'avisa' | 'rechaza', version: number) => server.call(proyectos.guardarAjustes, { exceso, version }, jefa);
  const both = await Promise.all([save('avisa', 0), save('avisa', 0)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await save('rechaza', 1)).content).toEqual({ exceso: 'rechaza', version: 2 });
});
