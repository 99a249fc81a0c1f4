import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { informeProyectos } from '@jornada/contract/informe-proyectos/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createProjectsCompany, createProjectsWorld } from '../../testing/projects-world.ts';
import { createTestCompany, type TestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: TestCompany;
let world: ReturnType<typeof createProjectsWorld>;
const tokens: Record<string, string> = {};
let theirs: { token: string };
let jefa: { token: string };
let proyecto: number;
let other: number;

const BEFORE = composed('delete from instancia.imputaciones where entidad_id = $1');
const FORGET = composed('delete from instancia.tarifas where entidad_id = $1');
const MARKED = composed<{ minutos: number; facturacion: number | null }>(
  'select minutos, facturacion_id as facturacion from instancia.imputaciones where entidad_id = $1 order by fecha, minutos',
);
const entry = (fecha: string, minutos: number, more: object = {}) => ({
  usuario: company.personas['SARA'] ?? 0,
  fecha,
  proyecto,
  tarea: null,
  categoria: null,
  minutos,
  facturable: true,
  ...more,
});

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-27T10:00:00Z' });
  company = await createProjectsCompany(server);
  world = createProjectsWorld(server, company);
  for (const who of ['JEFA', 'JAVI']) tokens[who] = (await server.signIn(who)).Token;
  jefa = { token: tokens['JEFA']! };
  await createTestCompany(server.db, { nombre: 'Otra, S.L.', personas: [{ userName: 'AJENA', roles: ['admin', 'empleado'] }] });
  theirs = { token: (await server.signIn('AJENA')).Token };
  proyecto = await world.project({ nombre: 'Portal', cliente: await world.client('Hoteles Bahía Azul') });
  other = await world.project({ nombre: 'Mejora' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.tenant(company.entidadId, async (tx) => {
    await tx.query(BEFORE, [company.entidadId]);
    await tx.query(FORGET, [company.entidadId]);
  });
  await world.rate({ desde: '2020-01-01', precio: 6001 });
  await world.entries([
    entry('2026-10-05', 61),
    entry('2026-10-06', 90),
    entry('2026-10-07', 30, { facturable: false }),
    entry('2026-11-02', 120),
    entry('2026-10-05', 200, { proyecto: other }),
  ]);
});

/** 61 minutes at 60.01 € are 6101.0166 cents, 90 are 9001.5: each by itself. */
const SHOWN = { entradas: 2, minutos: 151, importeCentimos: 6101 + 9002 } as const;
const bill = (input: Partial<EntradaDe<typeof informeProyectos.facturar>> = {}, who = jefa) =>
  server.call(informeProyectos.facturar, { proyecto, hasta: '2026-10-31', referencia: 'F-118', ...SHOWN, ...input }, who);
const open = async (hasta?: string) => (await server.call(informeProyectos.porFacturar, hasta ? { hasta } : {}, jefa)).content;
const marked = async () =>
  (await server.db.tenant(company.entidadId, (tx) => tx.query(MARKED, [company.entidadId]))).filter(
    ({ facturacion }) => facturacion !== null,
  );

test('what is billable and not billed, by project, up to the end of last month or another day', async () => {
  const { hasta, items } = await open();
  expect(hasta).toBe('2026-10-31');
  expect(items).toEqual([
    {
      proyecto: { id: other, nombre: 'Mejora' },
      cliente: null,
      entradas: 1,
      minutos: 200,
      sinPrecioMinutos: 0,
      importeCentimos: 20_003,
      desde: '2026-10-05',
    },
    { proyecto: { id: proyecto, nombre: 'Portal' }, cliente: 'Hoteles Bahía Azul', ...SHOWN, sinPrecioMinutos: 0, desde: '2026-10-05' },
  ]);
  expect((await open('2026-11-02')).items[1]).toMatchObject({ entradas: 3, minutos: 271 });
  expect((await open('2020-01-01')).items).toEqual([]);
});

test('marks them once, with the invoice, and says so in the log', async () => {
  const { content, status } = await bill();
  expect(status).toBe(200);
  expect(content).toMatchObject({
    referencia: 'F-118',
    minutos: 151,
    importeCentimos: SHOWN.importeCentimos,
    autor: 'Elena Prado',
    anulada: null,
  });
  expect((await marked()).map(({ minutos }) => minutos)).toEqual([61, 90]);
  expect((await bill()).sobre.Error.Code).toBe('informe-proyectos.nada-que-facturar');
  expect((await open()).items.map(({ proyecto: { nombre } }) => nombre)).toEqual(['Mejora']);
  const billed = (await server.call(informeProyectos.informe, { estado: 'facturadas', desde: '2026-10-01', hasta: '2026-11-27' }, jefa))
    .content;
  expect(billed.total.minutos).toBe(151);
  const { items } = (await server.call(auditoria.listado, { limit: 1 }, jefa)).content;
  expect(items[0]?.accion).toBe('informe-proyectos.facturar');
});

test('of twenty at once one marks, and no entry twice', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => bill({ referencia: `F-${index}` })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ sobre }) => sobre.Error.Code))).toEqual(
    new Set(['informe-proyectos.nada-que-facturar']),
  );
  const rows = await marked();
  expect([rows.length, new Set(rows.map(({ facturacion }) => facturacion)).size]).toEqual([2, 1]);
});

test('marks nothing if it is not what was on the screen', async () => {
  await world.entries([entry('2026-10-08', 5)]);
  expect((await bill()).sobre.Error.Code).toBe('general.cambiado-entretanto');
  expect((await bill({ entradas: 3, minutos: 156 })).sobre.Error.Code).toBe('general.cambiado-entretanto');
  await world.rate({ proyecto, desde: '2026-10-06', precio: 7000 });
  expect((await bill({ entradas: 3, minutos: 156, importeCentimos: 6101 + 9002 + 500 })).sobre.Error.Code).toBe(
    'general.cambiado-entretanto',
  );
  expect(await marked()).toEqual([]);
  expect((await server.call(informeProyectos.facturaciones, { proyecto: other }, jefa)).content).toEqual({ items: [], total: 0 });
});

test('is taken back once: its entries can be billed again, and what was done stays written', async () => {
  const { content } = await bill({ referencia: 'F-119' });
  const annul = (who = jefa) => server.call(informeProyectos.anularFacturacion, { id: content.id }, who);
  expect((await annul(theirs)).status).toBe(404);
  expect((await annul({ token: tokens['JAVI']! })).status).toBe(403);
  const answers = await Promise.all([annul(), annul()]);
  expect(answers.map(({ sobre }) => sobre.Error.Code).toSorted()).toEqual(['', 'informe-proyectos.ya-anulada']);
  expect(await marked()).toEqual([]);
  const { items } = (await server.call(informeProyectos.facturaciones, { proyecto }, jefa)).content;
  expect(items[0]).toMatchObject({ referencia: 'F-119', minutos: 151, anulada: { autor: 'Elena Prado', momento: '2026-11-27T10:00:00Z' } });
  expect((await bill({ referencia: 'F-120' })).status).toBe(200);
});

test('nothing of another company', async () => {
  expect((await bill({}, theirs)).sobre.Error.Code).toBe('informe-proyectos.proyecto-no-existe');
  expect((await server.call(informeProyectos.porFacturar, {}, theirs)).content.items).toEqual([]);
  expect((await server.call(informeProyectos.facturaciones, {}, theirs)).content.total).toBe(0);
  expect((await server.call(informeProyectos.avisar, { proyecto }, theirs)).status).toBe(404);
  expect(await marked()).toEqual([]);
});

test('without any price there is an amount of nothing', async () => {
  await server.db.tenant(company.entidadId, (tx) => tx.query(FORGET, [company.entidadId]));
  expect((await open()).items[1]).toMatchObject({ importeCentimos: 0, sinPrecioMinutos: 151 });
  expect((await bill({ importeCentimos: 0 })).content).toMatchObject({ importeCentimos: null });
});
