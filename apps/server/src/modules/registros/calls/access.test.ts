import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { empresa } from '@jornada/contract/empresa.ts';
import { login } from '@jornada/contract/login.ts';
import { registros } from '@jornada/contract/registros.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createTestCompany, type TestCompany } from '../../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let eva: { token: string };

/** The company keeps clocking from its employees after this mark of Eva's. */
let mark = 0;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-10T07:00:00Z' });
  company = await createTestCompany(server.db, { personas: [{ userName: 'EVA' }, { userName: 'JEFA', roles: ['admin'] }] });
  eva = { token: (await server.signIn('EVA')).Token };
  const jefa = { token: (await server.signIn('JEFA')).Token };
  mark = (await server.call(registros.guardar, { tipo: company.tipos.entrada }, eva)).content.registro.id;
  const { version } = (await server.call(empresa.ver, {}, jefa)).content;
  const saved = await server.call(empresa.guardar, { version, ajustes: { sinAcceso: { empleado: ['registros.fichar:own'] } } }, jefa);
  expect(saved.status).toBe(200);
});
afterAll(() => server.close());

describe('where a company lets its employees not clock', () => {
  test('each call that clocks is refused, and nothing is written', async () => {
    const tipo = company.tipos.salida;
    const hora = '2026-03-10T08:00:00Z';
    const asked = [
      await server.call(registros.guardar, { tipo }, eva),
      await server.call(registros.entregar, { tipo }, eva),
      await server.call(registros.insertar, { tipo }, eva),
      await server.call(registros.borrar, { id: mark }, eva),
      await server.call(registros.cambiarProyecto, { proyectoId: company.proyectos.abierto }, eva),
      await server.call(registros.sugerido, { tipo }, eva),
      await server.call(registros.personalizado, { tipo, inicio: hora, hora }, eva),
      await server.call(registros.presencia, { tipo }, eva),
      await server.call(registros.rectificarFin, { id: mark }, eva),
      await server.call(registros.proponerFichajes, { fecha: '2026-03-09', motivo: 'Estuve', marcas: [{ tipo, hora }] }, eva),
    ];
    expect(asked.map(({ sobre }) => sobre.Error.Code)).toEqual(asked.map(() => 'general.sin-permiso'));
    expect((await server.call(registros.listado, {}, eva)).content.items.map(({ id }) => id)).toEqual([mark]);
  });

  test('the profile says so, nothing is offered, and one’s own record and requests stay', async () => {
    expect((await server.call(login.conToken, {}, eva)).content).toMatchObject({ AccesoFichaje: false, AccesoVacaciones: true });
    const { acciones, registros: today } = (await server.call(registros.registrosHoy, {}, eva)).content;
    expect([acciones, today.map(({ id }) => id)]).toEqual([[], [mark]]);
    expect((await server.call(registros.puedeFichar, {}, eva)).content).toMatchObject({
      puede: false,
      motivo: 'sin-acceso',
      acciones: [],
    });
    expect((await server.call(registros.calendario, { ano: 2026, mes: 3 }, eva)).status).toBe(200);
    expect((await server.call(vacaciones.listado, {}, eva)).status).toBe(200);
  });
});
