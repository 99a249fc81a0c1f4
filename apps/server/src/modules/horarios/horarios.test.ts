import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { horarios } from '@jornada/contract/horarios.ts';
import { registros } from '@jornada/contract/registros.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestCompany, NOCHES, OFICINA, type TestCompany } from '../../testing/test-company.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let jefa: { token: string };
let ana: { token: string };
let ajena: { token: string };

beforeAll(async () => {
  server = await createTestServer({ now: '2026-03-02T09:00:00Z' });
  company = await createTestCompany(server.db, {
    personas: [{ userName: 'ANA' }, { userName: 'JEFA', nombre: 'Jefa Mayor', roles: ['admin'], horario: null }],
  });
  await createTestCompany(server.db, { nombre: 'Otra, S.A.', personas: [{ userName: 'AJENA', roles: ['admin'] }] });
  const enter = async (userName: string) => ({ token: (await server.signIn(userName)).Token });
  [jefa, ana, ajena] = [await enter('JEFA'), await enter('ANA'), await enter('AJENA')];
});
afterAll(() => server.close());

const list = async (who = jefa) => (await server.call(horarios.listado, {}, who)).content.items;
const ofAna = async () => {
  const found = (await list()).find(({ personas }) => personas > 0);
  if (!found) throw new Error('nobody has a schedule');
  return found;
};
const planned = async (fecha: string) => {
  const [ano, mes, dia] = fecha.split('-').map(Number);
  return (await server.call(registros.calendario, { ano: ano ?? 0, mes: mes ?? 0 }, ana)).content.dias[(dia ?? 0) - 1]?.previsto;
};

test('every kind is written and read back unchanged', async () => {
  const flexible = {
    clase: 'flexible',
    cortesiaMinutos: 0,
    trabajaFestivos: false,
    semana: [{ minutos: 330, entradaDesde: '08:00', entradaHasta: '10:30', pausas: [] }, null, null, null, null, null, null],
  };
  for (const [nombre, definicion] of [
    ['Oficina', OFICINA],
    ['Noches', NOCHES],
    ['Media jornada', flexible],
  ] as const) {
    const { content, status } = await server.call(horarios.crear, { nombre, desde: '2026-01-01', definicion }, jefa);
    expect([status, content.nombre, content.personas, content.versiones]).toEqual([
      200,
      nombre,
      0,
      [{ desde: '2026-01-01', definicion, cambiable: false }],
    ]);
  }
  const again = await server.call(horarios.crear, { nombre: 'OFICINA', desde: '2026-01-01', definicion: OFICINA }, jefa);
  expect(again.sobre.Error.Code).toBe('horarios.nombre-repetido');
});

test('a schedule says where most of its people work; one of nobody does not', async () => {
  const items = await list();
  const [centre] = company.centroIds;
  expect(items.map(({ centro }) => centro)).toEqual(items.map(({ personas }) => (personas > 0 ? centre : null)));
  expect(items.map(({ centro }) => centro)).toContain(centre);
});

test('each day of the week keeps its own breaks and hours, and the summer its own week; what is past keeps its plan', async () => {
  const { id, version } = await ofAna();
  const lunch = (minutos: number) => [{ subtipo: 'comida' as const, inicio: '14:00', minutos, pagada: false }];
  const day = (fin: string, minutos: number) => ({ codigo: 'D', nombre: 'Día', inicio: '09:00', fin, pausas: lunch(minutos) });
  const short = { codigo: 'V', nombre: 'Viernes', inicio: '08:00', fin: '15:00', pausas: [] };
  const definicion = {
    clase: 'fijo' as const,
    cortesiaMinutos: 5,
    trabajaFestivos: false,
    minutosAnuales: 1760 * 60,
    semana: [day('19:00', 120), day('19:00', 120), day('18:30', 90), day('19:00', 120), short, null, null],
    temporadas: [{ nombre: 'Verano', desde: '06-15', hasta: '09-15', semana: [short, short, short, short, short, null, null] }],
  };
  const before = await planned('2026-03-09');
  const input = { id, version, desde: '2026-03-10', definicion } as Parameters<typeof server.call<typeof horarios.cambiar>>[1];
  const { content, status } = await server.call(horarios.cambiar, input, jefa);
  expect([status, content.versiones[0]?.definicion]).toEqual([200, definicion]);
  expect(await planned('2026-03-09')).toEqual(before);
  const plan = await Promise.all(
    ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', '2026-06-15', '2026-09-16'].map(async (fecha) => {
      const dia = await planned(fecha);
      return [dia?.turno?.pausas.map(({ minutos }) => minutos), dia?.minutos];
    }),
  );
  expect(plan).toEqual([
    [[120], 480],
    [[90], 480],
    [[120], 480],
    [[], 420],
    [[], 420],
    [[90], 480],
  ]);
  const wrong = {
    ...input,
    version: content.version,
    definicion: { ...definicion, temporadas: [{ ...definicion.temporadas[0], hasta: '2026-09-15' }] },
  };
  const refused = await server.call(horarios.cambiar, wrong, jefa);
  expect(refused.sobre.Error).toMatchObject({ Code: 'horarios.no-valido', Fields: { 'definicion.temporadas.0': expect.any(String) } });
  await server.call(horarios.quitar, { id, version: content.version, desde: '2026-03-10' }, jefa);
});

test('what makes no sense is refused with its place, in words', async () => {
  const broken = { ...NOCHES, ciclo: ['N', 'X'] };
  const { sobre } = await server.call(horarios.crear, { nombre: 'Roto', desde: '2026-01-01', definicion: broken }, jefa);
  expect(sobre.Error).toMatchObject({ Code: 'horarios.no-valido', Fields: { 'definicion.X': 'El ciclo nombra un turno que no existe.' } });
  const strange = { ...OFICINA, semana: OFICINA.clase === 'fijo' ? OFICINA.semana.slice(1) : [] };
  expect((await server.call(horarios.crear, { nombre: 'Corto', desde: '2026-01-01', definicion: strange }, jefa)).sobre.Error.Code).toBe(
    'general.datos-no-validos',
  );
});

test('a change holds from its day on, at once for everybody who has the schedule, and never for a day that has begun', async () => {
  const { id, version } = await ofAna();
  const change = (desde: string, of = version) => server.call(horarios.cambiar, { id, version: of, desde, definicion: NOCHES }, jefa);
  expect((await change('2026-03-02')).sobre.Error.Code).toBe('horarios.version-pasada');
  expect((await change('2025-06-01')).sobre.Error.Code).toBe('horarios.version-pasada');
  const before = await planned('2026-03-10');
  const { content } = await change('2026-03-10');
  expect(content.versiones.map(({ desde, cambiable }) => [desde, cambiable])).toEqual([
    ['2026-03-10', true],
    ['2025-01-01', false],
  ]);
  expect((await planned('2026-03-10'))?.turno?.codigo).toBe('N');
  expect((await planned('2026-03-09'))?.turno?.codigo).toBe('D');
  // Removed before it begins, so nothing changes.
  const { content: back } = await server.call(horarios.quitar, { id, version: content.version, desde: '2026-03-10' }, jefa);
  expect(back.versiones).toHaveLength(1);
  expect(await planned('2026-03-10')).toEqual(before);
  const { sobre } = await server.call(horarios.quitar, { id, version: back.version, desde: '2025-01-01' }, jefa);
  expect(sobre.Error.Code).toBe('horarios.version-pasada');
  const { items } = (await server.call(auditoria.listado, { limit: 2 }, jefa)).content;
  expect(items.map(({ accion }) => accion)).toEqual(['horarios.quitar', 'horarios.cambiar']);
  expect(items[1]?.datos).toMatchObject({ cambios: { definicion: { antes: { clase: 'fijo' }, despues: { turnos: ['N 22:00–06:00'] } } } });
});

test('nothing in a closed month is planned again', async () => {
  const { id, version } = await ofAna();
  await leaveEmptyDay(server.db, company, '2026-02-01');
  expect((await server.call(cierres.cerrar, { ano: 2026, mes: 2 }, jefa)).status).toBe(200);
  // A future month is never closed in practice, so the test writes the act itself.
  const ACT = composed(`
    insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id) values ($1, $2, '2026-05-01', 'cierre', '2026-03-02Z', $3)`);
  await server.db.tenant(company.entidadId, (tx) => tx.query(ACT, [company.entidadId, company.centroIds[0], company.personas['JEFA']]));
  const change = (desde: string) => server.call(horarios.cambiar, { id, version, desde, definicion: NOCHES }, jefa);
  expect((await change('2026-04-20')).sobre.Error.Code).toBe('registros.mes-cerrado');
  expect((await change('2026-06-01')).status).toBe(200);
});

test('a schedule that somebody has is not closed, and the answer says who; another is, and comes back', async () => {
  const mine = await ofAna();
  const refused = await server.call(horarios.cerrar, { id: mine.id, version: mine.version }, jefa);
  expect(refused.sobre.Error).toMatchObject({ Code: 'horarios.con-personas', Message: expect.stringContaining('Persona ANA') });
  const free = (await list()).find(({ nombre }) => nombre === 'Noches');
  const closed = (await server.call(horarios.cerrar, { id: free?.id ?? 0, version: free?.version ?? 0 }, jefa)).content;
  expect(closed.abierto).toBe(false);
  expect((await server.call(horarios.reabrir, { id: closed.id, version: closed.version }, jefa)).content.abierto).toBe(true);
});

test('of two who save at once the second is told; another company sees nothing', async () => {
  const { id, version } = await ofAna();
  const rename = (nombre: string) => server.call(horarios.renombrar, { id, version, nombre }, jefa);
  const answers = await Promise.all([rename('Uno'), rename('Dos')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const cual = { id, version: version + 1 };
  for (const answer of [
    await server.call(horarios.renombrar, { ...cual, nombre: 'Mío' }, ajena),
    await server.call(horarios.cambiar, { ...cual, desde: '2026-09-01', definicion: OFICINA }, ajena),
    await server.call(horarios.quitar, { ...cual, desde: '2026-06-01' }, ajena),
    await server.call(horarios.cerrar, cual, ajena),
    await server.call(horarios.reabrir, cual, ajena),
  ])
    expect([answer.status, answer.sobre.Error.Code]).toEqual([404, 'horarios.no-existe']);
  expect((await list(ajena)).map((one) => one.id)).not.toContain(id);
});
