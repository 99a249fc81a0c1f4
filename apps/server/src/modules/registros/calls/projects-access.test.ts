import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { tipos } from '@jornada/contract/tipos.ts';
import { createTestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { AjustesEntidad } from '../../../shared/company/settings.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
});
afterAll(() => server.close());

let companies = 0;

/** A person in a company with these settings, and what they make of projects. */
async function employeeOf(ajustes: Partial<AjustesEntidad>) {
  const userName = `P${(companies += 1)}`;
  const company = await createTestCompany(server.db, { nombre: userName, ajustes, personas: [{ userName }] });
  const as = { token: (await server.signIn(userName)).Token };
  const { tipos: ids, proyectos } = company;
  return {
    company,
    as,
    profile: async () => (await server.call(login.conToken, {}, as)).content,
    clockIn: async (proyectoId: number | null) =>
      (await server.call(registros.guardar, { tipo: ids.entrada, proyectoId }, as)).sobre.Error.Code,
    change: async () => (await server.call(registros.cambiarProyecto, { proyectoId: proyectos.abierto }, as)).sobre.Error.Code,
    choose: async () => (await server.call(tipos.proyectos, {}, as)).sobre.Error.Code,
    share: async () =>
      Promise.all([
        server.call(tipos.proyectosHoras, {}, as),
        server.call(registros.guardarHorasProyectos, { fecha: '2026-03-10', horas: [] }, as),
      ]).then((all) => all.map(({ sobre }) => sobre.Error.Code)),
  };
}

const NONE = 'general.modulo-apagado';

describe('projects', () => {
  test('who may not share hours at the end of the day clocks with a project all the same', async () => {
    const one = await employeeOf({ sinAcceso: { empleado: ['registros.proyectos:own'] } });
    expect(await one.profile()).toMatchObject({ ModuloProyectos: true, AccesoProyectosFinJornada: false });
    expect([await one.choose(), await one.clockIn(one.company.proyectos.abierto), await one.change()]).toEqual(['', '', '']);
    expect(await one.share()).toEqual(['general.sin-permiso', 'general.sin-permiso']);
  });

  test('where the company has none, nobody clocks with one or shares hours', async () => {
    const one = await employeeOf({ modulos: ['vacaciones'] });
    expect(await one.profile()).toMatchObject({ ModuloProyectos: false, AccesoProyectosFinJornada: false });
    expect([await one.choose(), await one.change(), ...(await one.share())]).toEqual([NONE, NONE, NONE, NONE]);
    expect(await one.clockIn(one.company.proyectos.abierto)).toBe('registros.proyecto-no-valido');
    expect(await one.clockIn(null)).toBe('');
    const { acciones } = (await server.call(registros.registrosHoy, {}, one.as)).content;
    expect(acciones).not.toContain(one.company.tipos.proyecto);
  });

  test('where the company has none, a type that asked for one asks no more', async () => {
    const one = await employeeOf({ modulos: ['vacaciones'] });
    const { entidadId, tipos: ids } = one.company;
    await server.db.tenant(entidadId, (tx) =>
      tx.query({ name: 'asks', text: 'update instancia.tipos set requiere_proyecto = true where entidad_id = $1 and tipo_id = $2' }, [
        entidadId,
        ids.entrada,
      ]),
    );
    const { items } = (await server.call(tipos.todos, {}, one.as)).content;
    expect(items.find(({ id }) => id === ids.entrada)).toMatchObject({ requiereProyecto: false });
    expect((await server.call(registros.registrosHoy, {}, one.as)).content.acciones).toContain(ids.entrada);
    expect(await one.clockIn(null)).toBe('');
  });
});

test('the legend of shifts is refused to people who may not see shifts, with the profile saying so', async () => {
  const one = await employeeOf({ sinAcceso: { empleado: ['turnos.ver:own'] } });
  expect(await one.profile()).toMatchObject({ AccesoTurnos: false });
  expect((await server.call(registros.leyenda, {}, one.as)).sobre.Error.Code).toBe('general.sin-permiso');
  expect((await server.call(registros.leyenda, {}, (await employeeOf({})).as)).content.items).toHaveLength(1);
});
