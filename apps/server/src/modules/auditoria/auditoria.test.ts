import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { bolsa } from '@jornada/contract/bolsa.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { sesiones } from '@jornada/contract/sesiones.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAuditoriaService } from './service.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'] }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  jefa = { token: (await server.signIn('JEFA')).Token };
});
afterAll(() => server.close());

const list = async (filter: object = {}, who = jefa) => (await server.call(auditoria.listado, filter, who)).content;
const idOf = (userName: string): number => company.personas[userName] ?? 0;

describe('what is done is written down with what it is about', () => {
  test('a project: made, renamed, closed, opened; what changes nothing leaves no line', async () => {
    const { id } = (await server.call(proyectos.guardar, { nombre: 'Faro' }, jefa)).content;
    await server.call(proyectos.guardar, { id, version: 1, nombre: 'Faro norte' }, jefa);
    await server.call(proyectos.guardar, { id, version: 2, nombre: 'Faro norte' }, jefa);
    await server.call(proyectos.cerrar, { id, version: 3 }, jefa);
    await server.call(proyectos.cerrar, { id, version: 3 }, jefa);
    await server.call(proyectos.reabrir, { id, version: 4 }, jefa);
    const { items } = await list();
    expect(items.map(({ accion, datos }) => [accion, datos]).toReversed()).toEqual([
      ['proyectos.crear', { nombre: 'Faro', cliente: null }],
      ['proyectos.cambiar', { cambios: { nombre: { antes: 'Faro', despues: 'Faro norte' } } }],
      ['proyectos.cerrar', {}],
      ['proyectos.reabrir', {}],
    ]);
    expect(items[0]).toMatchObject({
      autor: { id: idOf('JEFA'), nombre: 'Jefa Mayor' },
      por: null,
      sobre: { clase: 'proyecto', id, nombre: 'Faro norte' },
      momento: '2026-03-02T09:00:00Z',
      direccion: '127.0.0.0/24',
    });
  });

  test('what is refused leaves no line', async () => {
    const before = (await list()).total;
    expect((await server.call(proyectos.guardar, { nombre: 'Muelle' }, jefa)).status).toBe(409);
    expect((await server.call(cierres.reabrir, { ano: 2026, mes: 1, motivo: 'No' }, jefa)).status).toBe(409);
    expect((await list()).total).toBe(before);
  });

  test('months, hour banks, their rules and public holidays', async () => {
    const centro = company.centroIds[0] ?? 0;
    await leaveEmptyDay(server.db, company, '2026-01-01');
    await server.call(cierres.cerrar, { ano: 2026, mes: 1, centro }, jefa);
    await server.call(cierres.reabrir, { ano: 2026, mes: 1, centro, motivo: 'Faltaba un día' }, jefa);
    await server.call(bolsa.anotar, { persona: idOf('ANA'), clase: 'ajuste', minutos: 90, motivo: 'Feria' }, jefa);
    await server.call(bolsa.cambiarReglas, { desde: '2026-04-01', irregularMeses: 6, extraMeses: 4, topeMinutos: 600 }, jefa);
    await server.call(festivos.confirmar, { ano: 2027, centro, festivos: [{ fecha: '2027-01-01', nombre: 'Año Nuevo' }] }, jefa);
    const items = (await list({ limit: 5 })).items.toReversed();
    expect(items.map(({ accion, sobre }) => [accion, sobre.clase, sobre.id])).toEqual([
      ['cierres.cerrar', 'centro', centro],
      ['cierres.reabrir', 'centro', centro],
      ['bolsa.anotar', 'persona', idOf('ANA')],
      ['bolsa.cambiar-reglas', 'empresa', null],
      ['festivos.confirmar', 'centro', centro],
    ]);
    expect(items[1]?.datos).toEqual({ mes: '2026-01', motivo: 'Faltaba un día' });
    expect(items[2]).toMatchObject({ sobre: { nombre: 'Persona ANA' }, datos: { minutos: 90, motivo: 'Feria' } });
    expect(items[3]?.datos).toMatchObject({ desde: '2026-04-01', cambios: { topeMinutos: { antes: null, despues: 600 } } });
    expect(items[4]?.datos).toMatchObject({ ano: 2027, anadidos: [{ fecha: '2027-01-01' }], quitados: [] });
  });

  test('own sessions that are ended from another device', async () => {
    const [first] = [await server.signIn('ANA'), await server.signIn('ANA')];
    const ana = { token: first.Token };
    const other = (await server.call(sesiones.listado, {}, ana)).content.items.find(({ esActual }) => !esActual);
    await server.call(sesiones.cerrar, { id: other?.id ?? '' }, ana);
    await server.call(sesiones.cerrarOtras, {}, ana);
    const { items } = await list({ persona: idOf('ANA'), limit: 1 });
    expect(items[0]).toMatchObject({ accion: 'sesiones.cerrar', autor: { id: idOf('ANA') }, sobre: { id: idOf('ANA') } });
  });
});

describe('the list', () => {
  test("filters by author or person concerned, by action and by days in the company's zone, page by page", async () => {
    expect((await list({ persona: idOf('ANA') })).items.map(({ accion }) => accion)).toEqual(['sesiones.cerrar', 'bolsa.anotar']);
    expect((await list({ accion: 'proyectos.cambiar' })).total).toBe(1);
    // Half past midnight in Madrid is still yesterday in UTC.
    server.clock.set('2026-03-02T23:30:00Z');
    jefa = { token: (await server.signIn('JEFA')).Token };
    await server.call(proyectos.guardar, { nombre: 'Nocturno' }, jefa);
    expect((await list({ desde: '2026-03-03', hasta: '2026-03-03' })).items.map(({ datos }) => datos['nombre'])).toEqual(['Nocturno']);
    const all = await list({ limit: 100 });
    expect((await list({ hasta: '2026-03-02' })).total).toBe(all.total - 1);
    const pages = [await list({ start: 0, limit: 3 }), await list({ start: 3, limit: 100 })];
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.items.map(({ id }) => id));
  });

  test("another company's lines do not exist, nor does the log for whoever is no admin", async () => {
    const ajena = { token: (await server.signIn('AJENA')).Token };
    expect(await list({}, ajena)).toEqual({ items: [], total: 0 });
    expect(await list({ persona: idOf('ANA') }, ajena)).toEqual({ items: [], total: 0 });
    const ana = { token: (await server.signIn('ANA')).Token };
    expect((await server.call(auditoria.listado, {}, ana)).sobre.Error.Code).toBe('general.sin-permiso');
  });
});

test('values with names of secrets are never written, however deep; with acting, both people are named', async () => {
  const { note } = createAuditoriaService({ clock: server.clock });
  const { entidadId } = company;
  const sesion = { entidadId, usuarioId: idOf('JEFA'), personaId: idOf('ANA'), direccion: '2001:db8:1:2::3' };
  const datos = { PIN: '4711', cambios: { passwordHash: { antes: 'viejo' }, email: { antes: 'a', despues: 'b' } }, largo: 'x'.repeat(900) };
  await server.db.tenant(entidadId, (tx) => note(tx, { sesion, accion: 'sesiones.cerrar', sobreId: idOf('ANA'), datos }));
  const [line] = (await list({ limit: 1 })).items;
  expect(line).toMatchObject({
    por: { nombre: 'Persona ANA' },
    direccion: '2001:db8:1::/48',
    datos: { cambios: { email: { antes: 'a' } } },
  });
  expect(JSON.stringify(line?.datos)).not.toMatch(/4711|viejo|x{501}/);
});

test('nobody can change a line: neither the server, nor the owner of the tables', async () => {
  const change = (text: string) => server.db.tenant(company.entidadId, (tx) => tx.query(composed(text), []));
  await expect(change(`update instancia.auditoria set accion = 'nada'`)).rejects.toThrow('permission denied');
  await expect(change('delete from instancia.auditoria')).rejects.toThrow('permission denied');
  for (const attack of [
    `update instancia.auditoria set accion = 'nada'`,
    'delete from instancia.auditoria',
    'truncate instancia.auditoria',
  ])
    await expect(runSql(server.superuserUrl, attack)).rejects.toThrow('append-only');
});

test('a list is counted up to a thousand lines; its last part knows how many there are without counting', async () => {
  const { entidadId, personas } = await createTestCompany(server.db, {
    nombre: 'Larga',
    personas: [{ userName: 'LARGA', roles: ['admin'] }],
  });
  await runSql(
    server.superuserUrl,
    `insert into instancia.auditoria (entidad_id, momento, autor_id, accion, sobre, datos, direccion, dispositivo)
      select ${entidadId}, '2026-01-01Z'::timestamptz + n * interval '1 minute', ${personas['LARGA']}, 'cierres.cerrar', 'empresa', '{}', '', ''
      from generate_series(1, 1500) n`,
  );
  const larga = { token: (await server.signIn('LARGA')).Token };
  expect((await list({ limit: 20 }, larga)).total).toBe(1001);
  const last = await list({ start: 1490, limit: 20 }, larga);
  expect([last.items.length, last.total]).toEqual([10, 1500]);
  expect((await list({ start: 2000, limit: 20 }, larga)).items).toEqual([]);
});
