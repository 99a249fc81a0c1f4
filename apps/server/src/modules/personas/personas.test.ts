import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditoria, correo, login, personas } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: [{ userName: 'ANA' }, { userName: 'RITA', roles: ['empleado', 'responsable'] }] });
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const directoryOf = async (userName: string) =>
  world.server.db.query(
    composed<{ entidad_id: number; usuario_id: number }>('select entidad_id, usuario_id from central.directorio where user_name = $1'),
    [userName],
  );

test('the schedule of somebody hired long ago counts from today, unless another day is said; never before the day of hire', async () => {
  const firstOf = async (over: Record<string, unknown>) => (await world.crear(over)).content.asignaciones.map(({ desde }) => desde);
  const today = (await world.server.call(personas.opciones, {}, world.jefa)).content.hoy;
  expect(await firstOf({ documento: 'CUENTA-1', alta: '2019-03-01', desde: undefined })).toEqual([today]);
  expect(await firstOf({ documento: 'CUENTA-2', alta: '2099-01-01', desde: undefined })).toEqual(['2099-01-01']);
  expect(await firstOf({ documento: 'CUENTA-3', alta: '2019-03-01', desde: '2026-02-02' })).toEqual(['2026-02-02']);
  const early = await world.crear({ documento: 'CUENTA-4', alta: '2099-01-01', desde: '2098-12-31' });
  expect(early.sobre.Error.Code).toBe('personas.fuera-de-contrato');
});

describe('a new person', () => {
  test('is stored whole, found in the directory, invited by mail, and written down', async () => {
    const { status, content } = await world.crear({ documento: '48.211.907-c', email: 'lucia@aurora.example', invitar: true });
    expect(status).toBe(200);
    expect(content).toMatchObject({
      documento: '48211907C',
      nombre: 'Lucía Martín Soto',
      iniciales: 'LM',
      cuenta: 'invitada',
      alta: '2026-03-01',
      ultimoDia: null,
      invitada: NOW,
      asignaciones: [{ desde: '2026-03-01', hasta: null, esActual: true }],
      situacion: { estado: 'fuera', motivo: 'sin-estrenar' },
      segundoPaso: false,
      puede: { actuar: true, cambiarRoles: true, suspender: true, quitarSegundoPaso: false },
    });
    expect(await directoryOf('48211907C')).toEqual([{ entidad_id: world.empresa.entidadId, usuario_id: content.id }]);
    const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
    expect(items).toMatchObject([{ para: 'lucia@aurora.example', plantilla: 'invitacion' }]);
    const lines = (await world.server.call(auditoria.listado, { persona: content.id }, world.jefa)).content.items;
    expect(lines.map(({ accion }) => accion).toSorted()).toEqual(['personas.crear', 'personas.invitar']);
  });

  test('hired before their schedule counts, they can be given one from the hire on, and not before it', async () => {
    const made = (await world.crear({ documento: 'ANTES-1', alta: '2026-03-02', desde: '2026-03-10' })).content;
    const { id, centro, horario } = made;
    const give = (desde: string, version: number) =>
      world.server.call(personas.asignar, { id, version, desde, centroId: centro?.id ?? 0, horarioId: horario?.id ?? 0 }, world.jefa);
    expect((await give('2026-03-01', made.version)).sobre.Error.Code).toBe('personas.fuera-de-contrato');
    const { content } = await give('2026-03-02', made.version);
    expect(content.asignaciones.map(({ desde, hasta }) => [desde, hasta])).toEqual([
      ['2026-03-02', '2026-03-09'],
      ['2026-03-10', null],
    ]);
  });

  test.each([
    ['a letter that does not fit', { documento: '12345678A' }, 'personas.documento-no-valido', 'documento', '12345678Z'],
    ['an ID number that is too short', { documento: '12' }, 'general.datos-no-validos', 'documento', '12345678Z'],
    ['a formula', { documento: '=CMD|A1' }, 'personas.documento-no-valido', 'documento', '64'],
    ['an ID number that is taken', { documento: 'rita' }, 'personas.documento-repetido', 'documento', 'uso'],
    ['no name', { nombre: '  ' }, 'general.datos-no-validos', 'nombre', 'obligatorio'],
    ['two lines of a name', { nombre: 'Ana\nGil' }, 'general.datos-no-validos', 'nombre', 'formato'],
    ['an address that is none', { email: 'ana@' }, 'general.datos-no-validos', 'email', 'nombre@empresa.es'],
    ['a header in an address', { email: 'a@b.es\r\nBcc: x@y.es' }, 'general.datos-no-validos', 'email', 'nombre@empresa.es'],
    ['a telephone that is none', { movil: 'javascript:1' }, 'general.datos-no-validos', 'movil', 'formato'],
    ['a centre of nobody', { centroId: 2_147_483_647 }, 'personas.centro-no-existe', 'centroId', 'Elige'],
    ['a schedule of nobody', { horarioId: 0 }, 'personas.horario-no-existe', 'horarioId', 'Elige'],
    ['a department of nobody', { departamentoId: 77 }, 'personas.departamento-no-existe', 'departamentoId', 'Elige'],
    ['no roles', { roles: [] }, 'personas.roles-no-validos', 'roles', 'Elige'],
    ['an invitation without an address', { email: '', invitar: true }, 'personas.sin-correo', 'email', 'obligatorio'],
  ])('%s is refused at its field, and nothing is written', async (_name, over, code, field, words) => {
    const before = (await world.server.call(personas.cuentas, {}, world.jefa)).content.cuentas.todas;
    const { sobre } = await world.crear({ documento: 'X1234567L', ...over });
    expect(sobre.Error.Code).toBe(code);
    expect(sobre.Error.Fields[field]).toContain(words);
    expect((await world.server.call(personas.cuentas, {}, world.jefa)).content.cuentas.todas).toBe(before);
    expect(await directoryOf('X1234567L')).toEqual([]);
  });

  test('script and markup in a name are text like any other', async () => {
    const nombre = '<img src=x onerror=alert(1)> =SUM(A1)';
    const { content } = await world.crear({ documento: 'MARCA-1', nombre });
    expect((await world.ficha(content.id)).nombre).toBe(nombre);
  });

  test('somebody who works for two companies is in the directory twice, under one ID number', async () => {
    const mine = await world.crear({ documento: 'AJENO' });
    expect(mine.status).toBe(200);
    expect(new Set((await directoryOf('AJENO')).map(({ entidad_id }) => entidad_id))).toEqual(
      new Set([world.empresa.entidadId, world.ajena.entidadId]),
    );
  });

  test('two admins who make the same person at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.crear({ documento: 'A-LA-VEZ' })));
    expect(answers.map(({ sobre }) => sobre.Error.Code).toSorted()).toEqual(['', ...Array<string>(4).fill('personas.documento-repetido')]);
  });
});

describe('changing', () => {
  const dataOf = async (id: number) => {
    const { documento, nombre, email, movil, puesto, idioma, version } = await world.ficha(id);
    return { id, version, documento, nombre, email, movil, puesto, idioma, departamentoId: null, responsableId: null };
  };

  test('another ID number is the one to sign in with, and the directory follows', async () => {
    const id = world.empresa.personas['ANA'] ?? 0;
    const { content } = await world.server.call(personas.cambiar, { ...(await dataOf(id)), documento: 'ana-2' }, world.jefa);
    expect(content.documento).toBe('ANA-2');
    expect((await world.server.signIn('ANA-2')).UserName).toBe('ANA-2');
    await expect(world.server.signIn('ANA')).rejects.toThrow('login.credenciales');
    await world.server.call(personas.cambiar, { ...(await dataOf(id)), documento: 'ANA' }, world.jefa);
  });

  test('of two admins at once one is told to look again, and nothing of theirs is lost', async () => {
    const id = world.empresa.personas['ANA'] ?? 0;
    const data = await dataOf(id);
    const answers = await Promise.all(
      ['Uno', 'Dos', 'Tres'].map((puesto) => world.server.call(personas.cambiar, { ...data, puesto }, world.jefa)),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const winner = answers.find(({ status }) => status === 200)?.content;
    expect((await world.ficha(id)).puesto).toBe(winner?.puesto);
    expect(answers.filter(({ sobre }) => sobre.Error.Code === 'general.cambiado-entretanto')).toHaveLength(2);
  });

  test('what changed is written down, before and after; what did not leaves no line', async () => {
    const id = world.empresa.personas['ANA'] ?? 0;
    const linesOf = async () =>
      (await world.server.call(auditoria.listado, { persona: id, accion: 'personas.cambiar' }, world.jefa)).content;
    await world.server.call(personas.cambiar, { ...(await dataOf(id)), email: 'ana@aurora.example' }, world.jefa);
    const { items, total } = await linesOf();
    expect(items[0]?.datos).toEqual({ cambios: { email: { antes: '', despues: 'ana@aurora.example' } } });
    await world.server.call(personas.cambiar, await dataOf(id), world.jefa);
    expect((await linesOf()).total).toBe(total);
  });

  test('responsible is who has the role, and nobody for themselves', async () => {
    const [id, rita] = [world.empresa.personas['ANA'] ?? 0, world.empresa.personas['RITA'] ?? 0];
    const change = async (who: number, responsableId: number) =>
      world.server.call(personas.cambiar, { ...(await dataOf(who)), responsableId }, world.jefa);
    expect((await change(id, rita)).content.responsable).toEqual({ id: rita, nombre: 'Persona RITA' });
    expect((await change(rita, rita)).sobre.Error.Code).toBe('personas.responsable-no-valido');
    expect((await change(id, world.ajena.personas['OTRA'] ?? 0)).sobre.Error.Code).toBe('personas.responsable-no-valido');
  });

  test('looking at a file is written down', async () => {
    const id = world.empresa.personas['RITA'] ?? 0;
    const count = async () =>
      (await world.server.call(auditoria.listado, { persona: id, accion: 'personas.ver' }, world.jefa)).content.total;
    const before = await count();
    await world.ficha(id);
    expect(await count()).toBe(before + 1);
  });
});

describe('invitations', () => {
  test('a second one replaces the first; people with a password are not invited', async () => {
    const { content } = await world.crear({ documento: 'INVITADA', invitar: true });
    world.server.clock.advance({ minutes: 5 });
    const again = await world.server.call(personas.invitar, { id: content.id, version: content.version }, world.jefa);
    expect(again.content.invitada).toBe('2026-03-10T09:05:00Z');
    const links = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
      tx.query(composed(`select 1 from instancia.enlaces where entidad_id = $1 and usuario_id = $2 and tipo = 'invitacion'`), [
        world.empresa.entidadId,
        content.id,
      ]),
    );
    expect(links).toHaveLength(1);
    const rita = await world.ficha(world.empresa.personas['RITA'] ?? 0);
    const refused = await world.server.call(personas.invitar, { id: rita.id, version: rita.version }, world.jefa);
    expect(refused.sobre.Error.Code).toBe('personas.ya-entra');
  });

  test('nobody comes in without having chosen a password', async () => {
    await world.crear({ documento: 'SIN-CLAVE' });
    for (const Password of ['', 'null', 'undefined', 'una-clave-de-prueba']) {
      const { content } = await world.server.call(login.entrar, { UserName: 'SIN-CLAVE', Password: Password || ' ' });
      expect(content?.Perfil ?? null).toBeNull();
    }
  });
});

test('people of another company do not exist, in any call', async () => {
  const id = world.ajena.personas['AJENO'] ?? 0;
  const { centroId, horarioId } = world.ids;
  const { documento, nombre, email, movil, puesto, idioma, departamentoId, responsableId } = world.nueva() as never;
  const cual = { id, version: 1 };
  const answers = await Promise.all([
    world.server.call(personas.byId, { id }, world.jefa),
    world.server.call(
      personas.cambiar,
      { ...cual, documento, nombre, email, movil, puesto, idioma, departamentoId, responsableId },
      world.jefa,
    ),
    world.server.call(personas.cambiarRoles, { ...cual, roles: ['admin'] }, world.jefa),
    world.server.call(personas.asignar, { ...cual, desde: '2026-03-11', centroId, horarioId }, world.jefa),
    world.server.call(personas.invitar, cual, world.jefa),
    world.server.call(personas.suspender, { ...cual, motivo: '' }, world.jefa),
    world.server.call(personas.reactivar, cual, world.jefa),
    world.server.call(personas.baja, { ...cual, ultimoDia: '2026-03-31', motivo: '' }, world.jefa),
    world.server.call(personas.readmitir, { ...cual, alta: '2026-04-01', centroId, horarioId }, world.jefa),
  ]);
  expect(new Set(answers.map(({ sobre }) => sobre.Error.Code))).toEqual(new Set(['personas.no-existe']));
  const theirs = (await world.server.call(personas.opciones, {}, await world.as('OTRA'))).content;
  const foreign = await world.crear({ documento: 'X-1', centroId: theirs.centros[0]?.id, horarioId: theirs.horarios[0]?.id });
  expect(foreign.sobre.Error.Code).toBe('personas.centro-no-existe');
});
