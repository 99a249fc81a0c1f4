import { afterAll, beforeAll, expect, test } from 'vitest';
import { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { composed } from '../../platform/database/pool.ts';
import { createProjectsCompany, createProjectsWorld } from '../../testing/projects-world.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { VIGILAR } from './watch.ts';

let server: TestServer;
let company: TestCompany;
let world: ReturnType<typeof createProjectsWorld>;
const tokens: Record<string, string> = {};
let portal: number;

const HOURS = 60;
const SPENT = composed<{ umbral: number }>(
  'select umbral from instancia.presupuestos_avisados where entidad_id = $1 and proyecto_id = $2 order by umbral',
);
const ENLARGE = composed('update instancia.proyectos set presupuesto_minutos = $3 where entidad_id = $1 and proyecto_id = $2');
const SWITCH = composed(
  `update instancia.entidades set ajustes = jsonb_set(ajustes, '{modulosApagados}', $2::jsonb), revision = revision + 1 where entidad_id = $1`,
);
const day = (fecha: string, minutos: number, proyecto: number) => ({
  usuario: company.personas['SARA'] ?? 0,
  fecha,
  proyecto,
  tarea: null,
  categoria: null,
  minutos,
  facturable: true,
});

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-27T17:00:00Z' });
  company = await createProjectsCompany(server);
  world = createProjectsWorld(server, company);
  const javi = company.personas['JAVI'] ?? 0;
  portal = await world.project({
    nombre: 'Portal',
    cliente: await world.client('Hoteles Bahía Azul'),
    responsable: javi,
    empieza: '2026-09-01',
    entrega: '2027-01-29',
    minutos: 120 * HOURS,
  });
  const money = await world.project({ nombre: 'Obra', importe: 500_000, entrega: '2026-12-31' });
  await world.rate({ desde: '2020-01-01', coste: 4000 });
  await world.entries([
    // Before its first day: it is in reports, and not of the budget.
    day('2026-08-31', 600, portal),
    ...Array.from({ length: 20 }, (_, index) => day(`2026-10-${String(index + 5).padStart(2, '0')}`, 120, portal)),
    ...Array.from({ length: 20 }, (_, index) =>
      day(
        Temporal.PlainDate.from('2026-11-02')
          .add({ days: Math.floor(index / 5) * 7 + (index % 5) })
          .toString(),
        120,
        portal,
      ),
    ),
    // What lies ahead has not happened: it is spent of neither.
    day('2026-11-28', 20 * HOURS, portal),
    day('2026-11-28', 600, money),
    day('2026-11-03', 600, money),
  ]);
  for (const who of ['JEFA', 'JAVI', 'SARA']) tokens[who] = (await server.signIn(who)).Token;
});
afterAll(() => server.close());

const read = async (who = 'JEFA') => (await server.call(informeProyectos.informe, {}, { token: tokens[who]! })).content;
const told = async () =>
  (await server.db.tenant(company.entidadId, (tx) => tx.query(SPENT, [company.entidadId, portal]))).map(({ umbral }) => umbral);
const enlarge = (minutos: number) => server.db.tenant(company.entidadId, (tx) => tx.query(ENLARGE, [company.entidadId, portal, minutos]));
const watch = async (): Promise<void> => {
  await server.jobs.send(VIGILAR, {});
  while ((await server.jobs.runDue()) > 0);
};
const remind = async (who: string, proyecto = portal) =>
  (await server.call(informeProyectos.avisar, { proyecto }, { token: tokens[who]! })).sobre.Error.Code;

test('the worst budget at its pace until its delivery, week by week', async () => {
  const { peor, filas } = await read();
  // 80 hours of 120, at ten a week of November, for nine weeks more: 170, and the last 40 are gone in four weeks.
  expect(peor).toMatchObject({
    proyecto: { id: portal, nombre: 'Portal' },
    cliente: 'Hoteles Bahía Azul',
    responsable: { nombre: 'Javier Mena' },
    presupuesto: {
      clase: 'horas',
      presupuesto: 120 * HOURS,
      gastado: 80 * HOURS,
      desde: '2026-09-01',
      entrega: '2027-01-29',
      ritmo: { mes: '2026-11', porSemana: 10 * HOURS },
      gastadoPorCien: 66,
      previstoPorCien: 142,
      previsto: 90 * HOURS,
      semanasDecimas: 90,
      falta: 50 * HOURS,
      seAgota: '2026-12-25',
      faltaCentimos: 2000_00,
    },
  });
  expect(peor?.semanas.reduce((sum, { minutos }) => sum + minutos, 0)).toBe(80 * HOURS);
  expect(peor?.semanas[0]).toEqual({ lunes: '2026-10-05', minutos: 840, costeCentimos: 560_00 });
  const money = filas.find(({ nombre }) => nombre === 'Obra')?.presupuesto;
  expect(money).toMatchObject({ clase: 'importe', presupuesto: 500_000, gastado: 400_00, gastadoPorCien: 8 });
});

test('what is spent is the same for whoever opens the project', async () => {
  const spentOf = async (id: number) => (await server.call(proyectos.uno, { id }, { token: tokens['JEFA']! })).content.gastadoMinutos;
  expect(await spentOf(portal)).toBe(80 * HOURS);
  const goTo = async (now: string) => {
    server.clock.set(now);
    tokens['JEFA'] = (await server.signIn('JEFA')).Token;
  };
  await goTo('2026-11-28T17:00:00Z');
  expect(await spentOf(portal)).toBe(100 * HOURS);
  expect((await read()).filas.find(({ nombre }) => nombre === 'Portal')?.presupuesto?.gastado).toBe(100 * HOURS);
  await goTo('2026-11-27T17:00:00Z');
});

test('whoever answers for it sees its hours without money, and no budget in money', async () => {
  const { peor, filas } = await read('JAVI');
  expect(peor?.presupuesto).toMatchObject({ gastado: 80 * HOURS, falta: 50 * HOURS });
  expect(JSON.stringify(peor)).not.toContain('Centimos');
  expect(filas.map(({ nombre }) => nombre)).toEqual(['Portal']);
});

test('whoever answers for it is told at 80 % and at 100 %, once each, and again of a budget that was enlarged', async () => {
  await watch();
  expect(await told()).toEqual([]);
  await enlarge(100 * HOURS);
  await watch();
  await watch();
  expect(await told()).toEqual([80]);
  await enlarge(80 * HOURS);
  await watch();
  expect(await told()).toEqual([80, 100]);
  await enlarge(120 * HOURS);
  await watch();
  expect(await told()).toEqual([]);
  expect(server.jobs.errors).toEqual([]);
});

test('nobody is told of the budgets of a company that has no projects any more', async () => {
  const switchOff = (off: string[]) =>
    server.db.tenant(company.entidadId, (tx) => tx.query(SWITCH, [company.entidadId, JSON.stringify(off)]));
  await enlarge(100 * HOURS);
  await switchOff(['proyectos']);
  await watch();
  expect(await told()).toEqual([]);
  await switchOff([]);
  await watch();
  expect(await told()).toEqual([80]);
  await enlarge(120 * HOURS);
});

test('is asked to look at it once a day, by whoever sees it', async () => {
  expect(await remind('JEFA')).toBe('');
  expect(await remind('JEFA')).toBe('informe-proyectos.ya-avisado');
  expect((await read()).peor?.avisado).toBe('2026-11-27T17:00:00Z');
  const alone = await world.project({ nombre: 'Sola', minutos: 600 });
  expect(await remind('JEFA', alone)).toBe('informe-proyectos.sin-responsable');
  expect(await remind('JAVI', alone)).toBe('informe-proyectos.proyecto-no-existe');
  expect(await remind('JEFA', 999_999)).toBe('informe-proyectos.proyecto-no-existe');
  server.clock.set('2026-11-28T17:00:00Z');
  for (const who of ['JEFA', 'JAVI']) tokens[who] = (await server.signIn(who)).Token;
  expect(await remind('JEFA')).toBe('');
});

test('reports are kept under a name, for oneself or for all', async () => {
  const save = (nombre: string, compartida: boolean, who = 'JEFA') =>
    server.call(
      informeProyectos.guardarVista,
      { nombre, compartida, consulta: { por: 'cliente', y: 'persona', periodo: 'ano' } },
      { token: tokens[who]! },
    );
  const list = async (who: string) =>
    (await server.call(informeProyectos.vistas, {}, { token: tokens[who]! })).content.items.map(({ nombre, propia }) => [nombre, propia]);
  const mine = (await save('Por cliente', true)).content;
  await save('Solo mía', false);
  expect(mine).toMatchObject({ propia: true, autor: 'Elena Prado', consulta: { por: 'cliente', y: 'persona', periodo: 'ano' } });
  expect((await save('por CLIENTE', false)).sobre.Error.Code).toBe('informe-proyectos.vista-repetida');
  expect((await save('Por cliente', false, 'JAVI')).status).toBe(200);
  expect(await list('JEFA')).toEqual([
    ['Por cliente', true],
    ['Solo mía', true],
  ]);
  expect(await list('JAVI')).toEqual([
    ['Por cliente', true],
    ['Por cliente', false],
  ]);
  const drop = async (who: string) =>
    (await server.call(informeProyectos.quitarVista, { id: mine.id }, { token: tokens[who]! })).sobre.Error.Code;
  expect(await drop('JAVI')).toBe('informe-proyectos.vista-no-existe');
  expect([await drop('JEFA'), await drop('JEFA')]).toEqual(['', 'informe-proyectos.vista-no-existe']);
  for (let count = 0; count < 60; count += 1) await save(`Vista ${count}`, false);
  expect((await save('Una más', false)).sobre.Error.Code).toBe('informe-proyectos.demasiadas-vistas');
});
