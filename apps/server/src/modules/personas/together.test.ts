import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria, cierres, correo, departamentos, personas, type Impedidas } from '@jornada/contract/index.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';

const NOW = '2026-03-10T09:00:00Z';
let world: TestPeople;
let gente: { ana: number; luis: number; rosa: number; quiosco: number };
let nuevo: { horarioId: number; departamentoId: number };

beforeAll(async () => {
  world = await createTestPeople({
    now: NOW,
    gente: [{ userName: 'ANA' }, { userName: 'LUIS' }, { userName: 'ROSA' }, { userName: 'TABLETA', roles: ['quiosco'], esQuiosco: true }],
  });
  const { personas: ids } = world.empresa;
  gente = { ana: ids['ANA'] ?? 0, luis: ids['LUIS'] ?? 0, rosa: ids['ROSA'] ?? 0, quiosco: ids['TABLETA'] ?? 0 };
  const { horarios } = (await world.server.call(personas.opciones, {}, world.jefa)).content;
  const had = (await world.ficha(gente.ana)).horario?.id;
  const made = await world.server.call(departamentos.guardar, { nombre: 'Almacén' }, world.jefa);
  nuevo = { horarioId: horarios.find(({ id }) => id !== had)?.id ?? 0, departamentoId: made.content.id };
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

const assign = (input: Parameters<typeof world.server.call<typeof personas.asignarVarias>>[1], as = world.jefa) =>
  world.server.call(personas.asignarVarias, input, as);
const linesOf = async (persona: number, accion: 'personas.asignar' | 'personas.cambiar') =>
  (await world.server.call(auditoria.listado, { persona, accion }, world.jefa)).content.items;

test('a schedule from a day on, for several: the centre of each stays, and each has a line of their own', async () => {
  const before = await Promise.all([world.ficha(gente.ana), world.ficha(gente.luis)]);
  const { content } = await assign({
    ids: [gente.ana, gente.luis, gente.ana],
    contrato: { desde: '2026-04-01', horarioId: nuevo.horarioId },
  });
  expect(content).toEqual({ cambiadas: [gente.ana, gente.luis], iguales: 0 });
  for (const { id, centro, version } of before) {
    const after = await world.ficha(id);
    expect(after.asignaciones.at(-1)).toMatchObject({ desde: '2026-04-01', horario: { id: nuevo.horarioId }, centro: { id: centro?.id } });
    expect(after.asignaciones).toHaveLength(2);
    expect(after.version).toBe(version + 1);
    expect((await linesOf(id, 'personas.asignar'))[0]?.datos).toMatchObject({ desde: '2026-04-01' });
  }
  const again = await assign({ ids: [gente.ana, gente.luis], contrato: { desde: '2026-05-01', horarioId: nuevo.horarioId } });
  expect(again.content).toEqual({ cambiadas: [], iguales: 2 });
  expect(await linesOf(gente.ana, 'personas.asignar')).toHaveLength(1);
});

test('who has a schedule, or will, is found by it', async () => {
  const { items } = (await world.server.call(personas.listado, { horario: nuevo.horarioId }, world.jefa)).content;
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([gente.ana, gente.luis]));
  expect(items.map(({ id }) => id)).not.toContain(gente.rosa);
});

test('a department moves them at once, and takes them out again', async () => {
  const ids = [gente.ana, gente.quiosco];
  expect((await assign({ ids, departamentoId: nuevo.departamentoId })).content).toEqual({ cambiadas: ids, iguales: 0 });
  expect((await world.ficha(gente.ana)).departamento?.nombre).toBe('Almacén');
  expect((await linesOf(gente.ana, 'personas.cambiar'))[0]?.datos).toEqual({
    cambios: { departamento: { antes: null, despues: 'Almacén' } },
  });
  expect((await assign({ ids, departamentoId: null })).content.cambiadas).toHaveLength(2);
  expect((await world.ficha(gente.ana)).departamento).toBeNull();
});

test('where one cannot, nobody changes, and everybody who cannot is named with the reason', async () => {
  const before = await world.ficha(gente.rosa);
  const ids = [gente.rosa, gente.quiosco];
  const refused = await assign({
    ids,
    contrato: { desde: '2024-12-31', horarioId: nuevo.horarioId },
    departamentoId: nuevo.departamentoId,
  });
  expect([refused.status, refused.sobre.Error.Code]).toEqual([409, 'personas.no-pueden']);
  expect((refused.content as unknown as Impedidas).impedidas).toEqual([
    { id: gente.rosa, nombre: 'Persona ROSA', motivo: 'fuera-de-contrato' },
    { id: gente.quiosco, nombre: 'Persona TABLETA', motivo: 'quiosco' },
  ]);
  expect(refused.sobre.Error.Message).toContain('Persona ROSA, Persona TABLETA');
  expect(await world.ficha(gente.rosa)).toEqual(before);
});

test('a closed month stays as it was reckoned', async () => {
  const { centro } = await world.ficha(gente.rosa);
  await leaveEmptyDay(world.server.db, world.empresa, '2026-02-01');
  const closed = await world.server.call(cierres.cerrar, { ano: 2026, mes: 2, centro: centro?.id ?? 0 }, world.jefa);
  expect(closed.status).toBe(200);
  const input = { ids: [gente.rosa], contrato: { desde: '2026-02-15', horarioId: nuevo.horarioId } };
  const { content } = await assign(input);
  expect((content as unknown as Impedidas).impedidas).toMatchObject([{ id: gente.rosa, motivo: 'mes-cerrado' }]);
  expect((await assign({ ...input, contrato: { ...input.contrato, desde: '2026-03-01' } })).content.cambiadas).toEqual([gente.rosa]);
});

test('things of another company do not exist, and people without the permission are refused', async () => {
  const foreign = world.ajena.personas['AJENO'] ?? 0;
  const theirs = (await world.server.call(personas.opciones, {}, await world.as('OTRA'))).content;
  const contrato = { desde: '2026-04-01', horarioId: nuevo.horarioId };
  const codes = await Promise.all(
    [
      { ids: [gente.luis, foreign], contrato },
      { ids: [gente.luis], contrato: { ...contrato, horarioId: theirs.horarios[0]?.id ?? 0 } },
      { ids: [gente.luis], contrato: { ...contrato, centroId: theirs.centros[0]?.id ?? 0 } },
      { ids: [gente.luis], departamentoId: 2_147_483_647 },
      { ids: [] },
      { ids: Array.from({ length: 501 }, (_, index) => index + 1), contrato },
    ].map(async (input) => (await assign(input)).sobre.Error.Code),
  );
  expect(codes).toEqual([
    'personas.no-existe',
    'personas.horario-no-existe',
    'personas.centro-no-existe',
    'personas.departamento-no-existe',
    'general.datos-no-validos',
    'general.datos-no-validos',
  ]);
  expect((await assign({ ids: [gente.luis], contrato }, await world.as('ANA'))).status).toBe(403);
});

test('two admins who give the same people different schedules at once: both are done, one after the other', async () => {
  const ids = [gente.ana, gente.luis, gente.rosa];
  const desde = '2026-06-01';
  const { horarios } = (await world.server.call(personas.opciones, {}, world.jefa)).content;
  const answers = await Promise.all(
    horarios.slice(0, 3).map(({ id }, index) => assign({ ids: index === 1 ? ids.toReversed() : ids, contrato: { desde, horarioId: id } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const fichas = await Promise.all(ids.map((id) => world.ficha(id)));
  const given = fichas.map(({ asignaciones }) => asignaciones.findLast((one) => one.desde <= desde)?.horario?.id);
  expect(new Set(given).size).toBe(1);
});

const invitationsOf = async (ids: readonly number[]): Promise<string[]> => {
  const rows = await world.server.db.tenant(world.empresa.entidadId, (tx) =>
    tx.query(
      composed<{ huella: string }>(
        `select encode(huella, 'hex') as huella from instancia.enlaces where entidad_id = $1 and usuario_id = any($2) and tipo = 'invitacion'`,
      ),
      [world.empresa.entidadId, ids],
    ),
  );
  return rows.map(({ huella }) => huella);
};

test('those without password and invitation are invited in one go; who has one stays, who has no mail is counted', async () => {
  const invite = (ids: number[]) => world.server.call(personas.invitarVarias, { ids }, world.jefa);
  const made = await Promise.all([
    world.crear({ documento: 'SIN-1', email: 'uno@aurora.example' }),
    world.crear({ documento: 'SIN-2', email: 'dos@aurora.example' }),
    world.crear({ documento: 'SIN-3', email: '' }),
  ]);
  const ids = made.map(({ content }) => content.id);
  const byId = ids.slice(0, 2).toSorted((a, b) => a - b);
  expect((await invite([...ids, gente.ana, gente.quiosco])).content).toEqual({ invitadas: 2, pendientes: [], sinCorreo: 1, iguales: 2 });
  expect((await world.ficha(ids[0] ?? 0)).cuenta).toBe('invitada');
  expect((await invite(ids)).content).toEqual({ invitadas: 0, pendientes: byId, sinCorreo: 1, iguales: 0 });
  const { items } = (await world.server.call(correo.listado, {}, world.jefa)).content;
  expect(items.map(({ para }) => para).toSorted()).toEqual(['dos@aurora.example', 'uno@aurora.example']);
  const before = await invitationsOf(ids);
  const again = await world.server.call(personas.invitarVarias, { ids: [...ids, gente.ana], otraVez: true }, world.jefa);
  expect(again.content).toEqual({ invitadas: 2, pendientes: [], sinCorreo: 1, iguales: 1 });
  const after = await invitationsOf(ids);
  // One link for each person, and a new one: the links sent before no longer work.
  expect([before.length, after.length, after.filter((one) => before.includes(one)).length]).toEqual([2, 2, 0]);
  const strangers = await invite([ids[2] ?? 0, world.ajena.personas['AJENO'] ?? 0]);
  expect(strangers.sobre.Error.Code).toBe('personas.no-existe');
});
