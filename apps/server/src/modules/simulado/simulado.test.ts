import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditoria, auth, login, personas, registros, resumen, simulado } from '@jornada/contract/index.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'LUCIA', nombre: 'Lucía Martín' },
      { userName: 'BEA' },
      { userName: 'SEGUNDA', nombre: 'Segunda Admin', roles: ['admin'] },
      { userName: 'TABLET', roles: ['quiosco'], esQuiosco: true, horario: null },
      { userName: 'MALA', activo: false },
    ],
  });
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const idOf = (userName: string) => world.empresa.personas[userName] ?? 0;
/** A new session that acts for somebody. */
async function actAs(userName: string, who = 'JEFA') {
  const signed = await world.server.signIn(who);
  const { content, sobre } = await world.server.call(
    simulado.empezar,
    { id: idOf(userName), motivo: 'Lo ha pedido' },
    { token: signed.Token },
  );
  return { token: signed.Token, cookie: signed.cookie, simulado: content?.Token ?? '', content, code: sobre.Error.Code };
}
const linesOf = async (userName: string) =>
  (await world.server.call(auditoria.listado, { persona: idOf(userName) }, await world.as('JEFA'))).content.items.map(
    ({ accion }) => accion,
  );
const actingOf = async (extras: { token: string; simulado?: string }, fecha?: string) =>
  (await world.server.call(simulado.actuaciones, fecha ? { fecha } : {}, extras)).content;

describe('acting', () => {
  test('the app is the one of that person, and what is done carries both names in the day and in the export', async () => {
    const acting = await actAs('LUCIA');
    expect(acting.content).toMatchObject({
      NombreCompleto: 'Lucía Martín',
      DNI: 'LUCIA',
      Iniciales: 'LM',
      Perfil: { UserName: 'LUCIA', EsAdmin: false },
      PersonaId: idOf('LUCIA'),
    });
    expect((await world.server.call(login.conToken, {}, acting)).content.UserName).toBe('LUCIA');
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, acting);
    const lucia = await world.as('LUCIA');
    const day = (await world.server.call(registros.listado, {}, lucia)).content;
    expect(day.items.map(({ autor }) => autor)).toEqual(['Marta Gil Ortega']);
    const exported = await world.server.call(resumen.exportar, { ano: 2026, mes: 3, formato: 'csv' }, lucia);
    const text = Buffer.from((exported.content as { contenido?: string }).contenido ?? '', 'base64').toString();
    expect(text).toContain('lo anotó Marta Gil Ortega en nombre de la persona');
  });

  test('the person sees who did and when, in their list and on that day; begin and end are written down', async () => {
    const acting = await actAs('BEA');
    const bea = await world.as('BEA');
    expect((await actingOf(bea)).items).toMatchObject([{ autor: 'Marta Gil Ortega', desde: NOW, hasta: null }]);
    world.server.clock.advance({ minutes: 7 });
    await world.server.call(simulado.terminar, {}, acting);
    expect((await actingOf(bea, '2026-03-10')).items).toMatchObject([{ hasta: '2026-03-10T09:07:00Z' }]);
    expect(await actingOf(bea, '2026-03-09')).toEqual({ items: [], total: 0 });
    expect(await actingOf(await world.as('LUCIA'), '2026-03-11')).toEqual({ items: [], total: 0 });
    expect((await linesOf('BEA')).slice(0, 2)).toEqual(['simulado.terminar', 'simulado.empezar']);
    expect((await world.server.call(login.conToken, {}, acting)).sobre.Error.Code).toBe('sesion.caducada');
    expect((await world.server.call(auth.renovarSimulado, {}, acting)).sobre.Error.Code).toBe('sesion.acceso-denegado');
  });

  test('acting for another person ends the acting for the first', async () => {
    const first = await actAs('LUCIA');
    await world.server.call(simulado.empezar, { id: idOf('BEA'), motivo: 'Lo ha pedido' }, { token: first.token });
    expect((await world.server.call(login.conToken, {}, first)).status).toBe(401);
    expect((await linesOf('LUCIA'))[0]).toBe('simulado.terminar');
  });
});

describe('who may', () => {
  test.each([
    ['oneself', 'JEFA', 'simulado.no-permitido'],
    ['a kiosk', 'TABLET', 'simulado.no-permitido'],
    ['a closed account', 'MALA', 'personas.cuenta-cerrada'],
    ['nobody', 'NADIE', 'personas.no-existe'],
  ])('not for %s', async (_name, userName, code) => {
    expect((await actAs(userName)).code).toBe(code);
  });

  test('not for somebody of another company, nor by somebody without the permission', async () => {
    const foreign = await world.server.call(
      simulado.empezar,
      { id: world.ajena.personas['AJENO'] ?? 0, motivo: 'Lo ha pedido' },
      world.jefa,
    );
    expect(foreign.sobre.Error.Code).toBe('personas.no-existe');
    const bea = await world.as('BEA');
    expect((await world.server.call(simulado.empezar, { id: idOf('LUCIA'), motivo: 'Lo ha pedido' }, bea)).sobre.Error.Code).toBe(
      'general.sin-permiso',
    );
  });

  test('while acting, the intranet is still the own one: nobody gets further by acting for an admin', async () => {
    const acting = await actAs('SEGUNDA');
    expect(acting.code).toBe('');
    const own = await world.server.call(personas.byId, { id: idOf('JEFA') }, acting);
    expect(own.content.puede).toEqual({ actuar: false, cambiarRoles: false, suspender: false, quitarSegundoPaso: false });
  });
});

describe('it ends', () => {
  test("with the admin's session, at once and in the log; the person sees when", async () => {
    const acting = await actAs('LUCIA');
    world.server.clock.advance({ minutes: 3 });
    await world.server.call(auth.salir, {}, { cookie: acting.cookie });
    expect((await world.server.call(login.conToken, {}, acting)).status).toBe(401);
    expect((await actingOf(await world.as('LUCIA'))).items[0]).toMatchObject({ hasta: '2026-03-10T09:03:00Z' });
    expect((await linesOf('LUCIA'))[0]).toBe('simulado.terminar');
  });

  test('with a session that nobody used any more', async () => {
    const acting = await actAs('LUCIA');
    world.server.clock.advance({ seconds: 80_001 });
    expect((await world.server.call(login.conToken, {}, acting)).status).toBe(401);
    const [last] = (await actingOf(await world.as('LUCIA'))).items;
    expect(last?.hasta).toBe('2026-03-11T07:13:20Z');
  });

  test('when the person is suspended', async () => {
    const acting = await actAs('BEA');
    const { version } = await world.ficha(idOf('BEA'));
    await world.server.call(personas.suspender, { id: idOf('BEA'), version, motivo: '' }, world.jefa);
    expect((await world.server.call(login.conToken, {}, acting)).sobre.Error.Code).toBe('sesion.caducada');
    expect((await world.server.call(login.conToken, {}, { token: acting.token })).status).toBe(200);
    await world.server.call(personas.reactivar, { id: idOf('BEA'), version: version + 1 }, world.jefa);
    expect((await world.server.call(login.conToken, {}, acting)).status).toBe(401);
  });
});
