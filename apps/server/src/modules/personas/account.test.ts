import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { auth, cierres, login, personas, registros } from '@jornada/contract/index.ts';
import { runSql } from '@jornada/testkit/database/index.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [
      { userName: 'ANA' },
      { userName: 'BEA' },
      { userName: 'CARLA' },
      { userName: 'DANI' },
      { userName: 'SEGUNDA', roles: ['admin'] },
      { userName: 'ELSA', zona: 'Atlantic/Canary' },
    ],
  });
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const idOf = (userName: string) => world.empresa.personas[userName] ?? 0;
const cual = async (userName: string) => ({ id: idOf(userName), version: (await world.ficha(idOf(userName))).version });
/** Whatever becomes of the test, somebody can sign in afterwards with the role that they had, for the tests that follow. */
const restoreLater = (userName: string, rol: 'admin' | 'empleado') =>
  onTestFinished(async () => {
    await runSql(
      world.server.superuserUrl,
      `update instancia.usuarios set roles = '{${rol}}', activo = true, suspendida = null where usuario_id = ${idOf(userName)}`,
    );
  });
const isAlive = async (token: string) => (await world.server.call(login.conToken, {}, { token })).status === 200;

describe('suspending', () => {
  test('ends every session at once: token, cookie and log-in; records stay; reactivating opens the door again', async () => {
    restoreLater('ANA', 'empleado');
    const ana = await world.server.signIn('ANA');
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, { token: ana.Token });
    const { content } = await world.server.call(personas.suspender, { ...(await cual('ANA')), motivo: 'Portátil perdido' }, world.jefa);
    expect(content).toMatchObject({ cuenta: 'suspendida', suspendida: NOW, puede: { actuar: false }, situacion: { estado: 'trabajando' } });
    expect((await world.server.call(login.conToken, {}, { token: ana.Token })).sobre.Error.Code).toBe('sesion.caducada');
    expect((await world.server.call(auth.renovar, {}, { cookie: ana.cookie })).sobre.Error.Code).toBe('sesion.acceso-denegado');
    await expect(world.server.signIn('ANA')).rejects.toThrow('login.credenciales');

    const back = await world.server.call(personas.reactivar, await cual('ANA'), world.jefa);
    expect(back.content).toMatchObject({ cuenta: 'activa', suspendida: null });
    expect(await isAlive(ana.Token)).toBe(false);
    expect(await isAlive((await world.server.signIn('ANA')).Token)).toBe(true);
  });

  test('nobody suspends themselves, twice, or the last admin', async () => {
    restoreLater('SEGUNDA', 'admin');
    const own = await world.server.call(personas.suspender, { ...(await cual('JEFA')), motivo: '' }, world.jefa);
    expect(own.sobre.Error.Code).toBe('personas.uno-mismo');
    const segunda = await world.as('SEGUNDA');
    expect((await world.server.call(personas.suspender, { ...(await cual('SEGUNDA')), motivo: '' }, world.jefa)).status).toBe(200);
    const again = await world.server.call(personas.suspender, { ...(await cual('SEGUNDA')), motivo: '' }, world.jefa);
    expect(again.sobre.Error.Code).toBe('personas.cuenta-cerrada');
    expect((await world.server.call(personas.listado, {}, segunda)).status).toBe(401);
    await world.server.call(personas.reactivar, await cual('SEGUNDA'), world.jefa);
  });
});

describe('roles', () => {
  test('two admins who take the role from each other at once: one of them keeps it', async () => {
    for (const userName of ['JEFA', 'SEGUNDA']) restoreLater(userName, 'admin');
    const segunda = await world.as('SEGUNDA');
    const [mine, hers] = [await cual('SEGUNDA'), await cual('JEFA')];
    const answers = await Promise.all([
      world.server.call(personas.cambiarRoles, { ...mine, roles: ['empleado'] }, world.jefa),
      world.server.call(personas.cambiarRoles, { ...hers, roles: ['empleado'] }, segunda),
    ]);
    // The slower one was no longer an admin when the call arrived, or the company would have had no admin left.
    const codes = answers.map(({ sobre }) => sobre.Error.Code).toSorted();
    expect(codes[0]).toBe('');
    expect(['general.sin-permiso', 'personas.ultimo-admin']).toContain(codes[1]);
    const [first] = answers;
    const [winner, loser] = first?.status === 200 ? [world.jefa, 'SEGUNDA'] : [segunda, 'JEFA'];
    const { version } = (await world.server.call(personas.byId, { id: idOf(loser) }, winner)).content;
    const back = await world.server.call(personas.cambiarRoles, { id: idOf(loser), version, roles: ['admin'] }, winner);
    expect(back.status).toBe(200);
  });

  test('nobody changes their own; a new role holds at the next call', async () => {
    const own = await world.server.call(personas.cambiarRoles, { ...(await cual('JEFA')), roles: ['admin', 'empleado'] }, world.jefa);
    expect(own.sobre.Error.Code).toBe('personas.rol-propio');
    restoreLater('BEA', 'empleado');
    const bea = await world.as('BEA');
    expect((await world.server.call(personas.listado, {}, bea)).status).toBe(403);
    await world.server.call(personas.cambiarRoles, { ...(await cual('BEA')), roles: ['admin'] }, world.jefa);
    expect((await world.server.call(personas.listado, {}, bea)).status).toBe(200);
    await world.server.call(personas.cambiarRoles, { ...(await cual('BEA')), roles: ['empleado'] }, world.jefa);
    expect((await world.server.call(personas.listado, {}, bea)).status).toBe(403);
  });
});

describe('schedule and centre from a day on', () => {
  test('what was before stays; the same day again takes the place of the first try', async () => {
    const { centroId, horarioId } = world.ids;
    const assign = async (desde: string, over = {}) =>
      world.server.call(personas.asignar, { ...(await cual('BEA')), desde, centroId, horarioId, ...over }, world.jefa);
    expect((await assign('2026-04-01')).content.asignaciones.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2025-01-01', '2026-03-31'],
      ['2026-04-01', null],
    ]);
    expect((await assign('2026-04-01')).content.asignaciones).toHaveLength(2);
    expect((await assign('2024-12-31')).sobre.Error.Code).toBe('personas.fuera-de-contrato');
    expect((await assign('2026-05-01', { horarioId: 2_000_000 })).sobre.Error.Code).toBe('personas.horario-no-existe');
  });

  test('a day of a closed month, or one before it, is refused', async () => {
    const bea = await world.ficha(idOf('BEA'));
    const centro = bea.centro?.id ?? 0;
    await leaveEmptyDay(world.server.db, world.empresa, '2026-01-01');
    for (const mes of [1, 2]) await world.server.call(cierres.cerrar, { ano: 2026, mes, centro }, world.jefa);
    const { centroId, horarioId } = world.ids;
    for (const desde of ['2026-02-28', '2026-01-15']) {
      const answer = await world.server.call(personas.asignar, { ...(await cual('BEA')), desde, centroId: centro, horarioId }, world.jefa);
      expect(answer.sobre.Error.Code).toBe('registros.mes-cerrado');
    }
    const open = await world.server.call(
      personas.asignar,
      { ...(await cual('BEA')), desde: '2026-03-01', centroId, horarioId },
      world.jefa,
    );
    expect(open.status).toBe(200);
    expect((await world.crear({ documento: 'TARDE-1', alta: '2026-02-01', centroId: centro })).sobre.Error.Code).toBe(
      'registros.mes-cerrado',
    );
  });
});

describe('leaving', () => {
  const leave = async (userName: string, ultimoDia: string) =>
    world.server.call(personas.baja, { ...(await cual(userName)), ultimoDia, motivo: 'Fin de contrato' }, world.jefa);

  test('today: the account stays open until the day is over at the centre, for the clock-out; then nobody comes in', async () => {
    const carla = await world.server.signIn('CARLA');
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, { token: carla.Token });
    const { content } = await leave('CARLA', '2026-03-10');
    expect(content).toMatchObject({ ultimoDia: '2026-03-10', cuenta: 'activa', situacion: { estado: 'trabajando' } });
    world.server.clock.set('2026-03-10T17:00:00Z');
    const token = (await world.server.call(auth.renovar, {}, { cookie: carla.cookie })).content.Token;
    expect((await world.server.call(registros.guardar, { tipo: world.empresa.tipos.salida }, { token })).status).toBe(200);

    world.server.clock.set('2026-03-10T22:59:59Z');
    const late = await world.server.signIn('CARLA');
    expect(await isAlive(late.Token)).toBe(true);
    world.server.clock.set('2026-03-10T23:00:00Z');
    expect(await isAlive(late.Token)).toBe(false);
    await expect(world.server.signIn('CARLA')).rejects.toThrow('login.credenciales');
    const jefa = await world.as('JEFA');
    const listed = await world.server.call(personas.listado, { cuenta: 'baja' }, jefa);
    expect(listed.content.items.map(({ nombre }) => nombre)).toEqual(['Persona CARLA']);
  });

  test('in the Canary Islands that day ends an hour later', async () => {
    await leave('ELSA', '2026-03-10');
    world.server.clock.set('2026-03-10T23:30:00Z');
    expect(await isAlive((await world.server.signIn('ELSA')).Token)).toBe(true);
    world.server.clock.set('2026-03-11T00:00:00Z');
    await expect(world.server.signIn('ELSA')).rejects.toThrow('login.credenciales');
  });

  test('a day with records after it, one before the contract, oneself and the last admin are refused', async () => {
    const dani = await world.as('DANI');
    await world.server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, dani);
    const { sobre } = await leave('DANI', '2026-03-09');
    expect([sobre.Error.Code, sobre.Error.Message]).toEqual(['personas.registros-despues', expect.stringContaining('2026-03-10')]);
    expect((await leave('DANI', '2024-12-31')).sobre.Error.Code).toBe('personas.fuera-de-contrato');
    expect((await leave('JEFA', '2026-03-31')).sobre.Error.Code).toBe('personas.uno-mismo');
  });

  test('it is not undone silently: a new contract begins after the last day; without a gap it goes on', async () => {
    const { centroId, horarioId } = world.ids;
    const rehire = async (alta: string) =>
      world.server.call(personas.readmitir, { ...(await cual('BEA')), alta, centroId, horarioId }, world.jefa);
    expect((await rehire('2026-04-01')).sobre.Error.Code).toBe('personas.no-esta-de-baja');
    await leave('BEA', '2026-03-20');
    expect((await rehire('2026-03-20')).sobre.Error.Code).toBe('personas.fuera-de-contrato');
    const again = await rehire('2026-04-01');
    expect(again.content).toMatchObject({ ultimoDia: null, alta: '2026-04-01', cuenta: 'activa' });
    expect(again.content.asignaciones.slice(-2).map(({ desde, horario }) => [desde, horario !== null])).toEqual([
      ['2026-03-21', false],
      ['2026-04-01', true],
    ]);
  });
});
