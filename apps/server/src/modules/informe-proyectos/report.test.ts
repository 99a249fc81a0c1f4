import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { exporteInforme, informeProyectos, type FilaDeInforme } from '@jornada/contract/informe-proyectos/calls.ts';
import { DIMENSIONES, importeDe, type Dimension } from '@jornada/domain/informe-proyectos/index.ts';
import { lunesDe } from '@jornada/domain/horario/calendario.ts';
import { urlOf } from '../../platform/http/router.ts';
import { createProjectsCompany, createProjectsWorld, type EntradaDePrueba } from '../../testing/projects-world.ts';
import type { TestCompany } from '../../testing/test-company.ts';
import { textOfPdf } from '../resumen/testing/read-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { workbookFaults } from '../../testing/workbook-faults.ts';
import { readPairs } from './export/pairs.ts';

let server: TestServer;
let company: TestCompany;
let world: ReturnType<typeof createProjectsWorld>;
const tokens: Record<string, string> = {};
let entries: EntradaDePrueba[] = [];
const projects: { id: number; cliente: number | null }[] = [];
const rates: { usuario?: number; proyecto?: number; desde: string; precio?: number; coste?: number }[] = [];
const WHOLE = { desde: '2026-08-17', hasta: '2026-11-27' } as const;

/** Always the same numbers. */
let seed = 4711;
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};
const pick = <T>(of: readonly T[]): T => of[random(of.length)] as T;

beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-27T10:00:00Z' });
  company = await createProjectsCompany(server);
  world = createProjectsWorld(server, company);
  const people = ['JEFA', 'JAVI', 'SARA', 'LUIS'].map((who) => company.personas[who] ?? 0);
  const [, javi = 0, sara = 0] = people;
  const [blue, green] = [await world.client('Hoteles Bahía Azul'), await world.client('=Verde; S.A.')];
  for (const [nombre, cliente, responsable] of [
    ['Portal', blue, javi],
    ['Leitstand', blue, undefined],
    ['Almacén', green, javi],
    ['Mejora', undefined, undefined],
  ] as const)
    projects.push({
      id: await world.project({ nombre, ...(cliente && { cliente }), ...(responsable && { responsable }) }),
      cliente: cliente ?? null,
    });
  const tasks = await Promise.all(projects.slice(0, 3).map(async ({ id }) => ({ proyecto: id, id: await world.task(id, 'Diseño') })));
  const categories = [null, await world.category('Reuniones')];
  const portal = projects[0]?.id ?? 0;
  rates.push(
    { desde: '2020-01-01', precio: 6000, coste: 3333 },
    { usuario: sara, desde: '2026-01-01', coste: 4600 },
    { usuario: sara, desde: '2026-10-05', coste: 4801 },
    { proyecto: portal, desde: '2026-09-01', precio: 7777 },
    { proyecto: portal, desde: '2026-10-10', coste: 4100 },
    { usuario: sara, proyecto: portal, desde: '2026-11-02', precio: 8001 },
    { usuario: sara, proyecto: portal, desde: '2026-11-09', coste: 0 },
  );
  for (const rate of rates) await world.rate(rate);
  entries = Array.from({ length: 700 }, () => {
    const proyecto = pick(projects).id;
    const task = tasks.find((one) => one.proyecto === proyecto);
    return {
      usuario: pick(people),
      fecha: Temporal.PlainDate.from('2026-08-10')
        .add({ days: random(112) })
        .toString(),
      proyecto,
      tarea: random(2) === 0 ? (task?.id ?? null) : null,
      categoria: pick(categories),
      minutos: 1 + random(600),
      facturable: random(3) > 0,
    };
  });
  await world.entries(entries);
  for (const who of ['JEFA', 'JAVI', 'SARA']) tokens[who] = (await server.signIn(who)).Token;
});
afterAll(() => server.close());

const read = async (input: EntradaDe<typeof informeProyectos.informe>, who = 'JEFA') =>
  server.call(informeProyectos.informe, input, { token: tokens[who]! });
const within = async (input: EntradaDe<typeof informeProyectos.fila>, who = 'JEFA') =>
  (await server.call(informeProyectos.fila, input, { token: tokens[who]! })).content;

/** The rate that holds, as the rule says it: the most particular one that says it, price and cost each by itself. */
function rateOf(what: 'coste' | 'precio', { usuario, proyecto, fecha }: EntradaDePrueba): number | null {
  for (const [u, p] of [
    [usuario, proyecto],
    [undefined, proyecto],
    [usuario, undefined],
    [undefined, undefined],
  ]) {
    const found = rates
      .filter((one) => one.usuario === u && one.proyecto === p && one.desde <= fecha && one[what] !== undefined)
      .toSorted((a, b) => b.desde.localeCompare(a.desde))[0];
    if (found) return found[what] ?? null;
  }
  return null;
}
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const inDays = ({ fecha }: EntradaDePrueba, desde: string, hasta: string): boolean => fecha >= desde && fecha <= hasta;
const costOf = (of: readonly EntradaDePrueba[]): number => sum(of.map((one) => importeDe(one.minutos, rateOf('coste', one) ?? 0)));
const keyOf = (por: Dimension, one: EntradaDePrueba): string => {
  if (por === 'semana') return lunesDe(one.fecha);
  if (por === 'mes') return one.fecha.slice(0, 7);
  if (por === 'cliente') return String(projects.find(({ id }) => id === one.proyecto)?.cliente ?? '');
  return String({ proyecto: one.proyecto, persona: one.usuario, tarea: one.tarea, categoria: one.categoria }[por] ?? '');
};

function expectLines(filas: readonly FilaDeInforme[], por: Dimension, of: readonly EntradaDePrueba[]): void {
  const groups = Map.groupBy(of, (one) => keyOf(por, one));
  const told = filas.map(({ clave, minutos, costeCentimos }) => ({ clave, minutos, coste: costeCentimos }));
  const wanted = [...groups].map(([clave, some]) => ({ clave, minutos: sum(some.map(({ minutos }) => minutos)), coste: costOf(some) }));
  const byKey = (a: { clave: string }, b: { clave: string }): number => a.clave.localeCompare(b.clave);
  expect(told.toSorted(byKey)).toEqual(wanted.toSorted(byKey));
}

describe('every total is the sum of its lines and of the entries', () => {
  test.each(DIMENSIONES)('by %s', async (por) => {
    const { content } = await read({ por, ...WHOLE });
    const mine = entries.filter((one) => inDays(one, WHOLE.desde, WHOLE.hasta));
    expectLines(content.filas, por, mine);
    const { total, filas, columnas } = content;
    expect(total).toMatchObject({ cuantas: filas.length, minutos: sum(mine.map(({ minutos }) => minutos)), costeCentimos: costOf(mine) });
    const billable = mine.filter(({ facturable }) => facturable);
    expect(total.precioCentimos).toBe(sum(billable.map((one) => importeDe(one.minutos, rateOf('precio', one) ?? 0))));
    for (const [index, { desde, hasta }] of columnas.entries()) {
      const inColumn = sum(mine.filter((one) => inDays(one, desde, hasta)).map(({ minutos }) => minutos));
      expect([total.columnas[index], sum(filas.map((fila) => fila.columnas[index] ?? 0))]).toEqual([inColumn, inColumn]);
    }
    for (const fila of filas) expect(sum(fila.columnas)).toBe(fila.minutos);
  });

  test.each(DIMENSIONES.flatMap((por) => DIMENSIONES.filter((y) => y !== por).map((y) => [por, y] as const)))(
    'by %s and %s',
    async (por, y) => {
      const { content } = await read({ por, y, ...WHOLE });
      const mine = entries.filter((one) => inDays(one, WHOLE.desde, WHOLE.hasta));
      for (const { clave, minutos, costeCentimos } of content.filas) {
        const inner = await within({ por, y, ...WHOLE, clave });
        expectLines(
          inner.filas,
          y,
          mine.filter((one) => keyOf(por, one) === clave),
        );
        expect([sum(inner.filas.map((fila) => fila.minutos)), sum(inner.filas.map((fila) => fila.costeCentimos ?? 0))]).toEqual([
          minutos,
          costeCentimos,
        ]);
      }
    },
  );
});

test('longest first, weeks and months in their order, with names', async () => {
  const { content } = await read({ por: 'proyecto', ...WHOLE });
  expect(content.filas.map(({ minutos }) => minutos)).toEqual(content.filas.map(({ minutos }) => minutos).toSorted((a, b) => b - a));
  expect(content.filas.find(({ clave }) => clave === String(projects[0]?.id))).toMatchObject({
    nombre: 'Portal',
    nota: 'Hoteles Bahía Azul',
  });
  const months = (await read({ por: 'mes', ...WHOLE })).content.filas;
  expect(months.map(({ clave, nombre }) => [clave, nombre])).toEqual(['08', '09', '10', '11'].map((mes) => [`2026-${mes}`, null]));
  const weeks = (await read({ por: 'semana', ...WHOLE })).content.filas;
  expect(weeks[0]?.clave).toBe('2026-08-17');
});

test('of one client, project, person or kind of hours', async () => {
  const mine = entries.filter((one) => inDays(one, WHOLE.desde, WHOLE.hasta));
  const portal = projects[0]?.id ?? 0;
  const sara = company.personas['SARA'] ?? 0;
  const cliente = projects[0]?.cliente ?? 0;
  expectLines(
    (await read({ por: 'persona', ...WHOLE, proyecto: portal })).content.filas,
    'persona',
    mine.filter((one) => one.proyecto === portal),
  );
  expectLines(
    (await read({ ...WHOLE, persona: sara })).content.filas,
    'proyecto',
    mine.filter((one) => one.usuario === sara),
  );
  expectLines(
    (await read({ ...WHOLE, cliente })).content.filas,
    'proyecto',
    mine.filter((one) => keyOf('cliente', one) === String(cliente)),
  );
  for (const [estado, is] of [
    ['facturables', true],
    ['sin-facturar', true],
    ['no-facturables', false],
  ] as const)
    expectLines(
      (await read({ ...WHOLE, estado })).content.filas,
      'proyecto',
      mine.filter(({ facturable }) => facturable === is),
    );
  expect((await read({ ...WHOLE, estado: 'facturadas' })).content).toMatchObject({
    filas: [],
    total: { minutos: 0, cuantas: 0 },
    resto: null,
  });
  expect((await read({ ...WHOLE, proyecto: 999_999 })).content.filas).toEqual([]);
});

test('whoever answers for projects sees their hours, and no money', async () => {
  const { content } = await read({ por: 'proyecto', y: 'persona', ...WHOLE }, 'JAVI');
  const own = [projects[0]?.id, projects[2]?.id];
  const mine = entries.filter((one) => inDays(one, WHOLE.desde, WHOLE.hasta) && own.includes(one.proyecto));
  expect(content.total.minutos).toBe(sum(mine.map(({ minutos }) => minutos)));
  expect(content.filas.map(({ clave }) => Number(clave)).toSorted((a, b) => a - b)).toEqual(own);
  expect(content.conCoste).toBe(false);
  const inner = await within({ por: 'proyecto', y: 'persona', ...WHOLE, clave: String(projects[1]?.id) }, 'JAVI');
  expect(inner.filas).toEqual([]);
  expect(JSON.stringify([content, await within({ y: 'persona', ...WHOLE, clave: String(own[0]) }, 'JAVI')])).not.toMatch(/Centimos/);
  expect((await read({}, 'SARA')).status).toBe(403);
  for (const call of [informeProyectos.porFacturar, informeProyectos.facturaciones] as const)
    expect((await server.call(call, {}, { token: tokens['JAVI']! })).status).toBe(403);
});

test('refuses days in the wrong order, too many of them, and the same thing twice', async () => {
  const code = async (input: EntradaDe<typeof informeProyectos.informe>) => (await read(input)).sobre.Error.Code;
  expect(await code({ desde: '2026-11-02', hasta: '2026-11-01' })).toBe('informe-proyectos.periodo-no-valido');
  expect(await code({ desde: '2015-11-02', hasta: '2026-11-01' })).toBe('informe-proyectos.periodo-no-valido');
  expect(await code({ por: 'persona', y: 'persona' })).toBe('informe-proyectos.dimensiones-iguales');
  for (const clave of ['2026-13', '2026-02-31', '4294967297', '2026-11-02'])
    expect(await within({ por: 'mes', y: 'persona', ...WHOLE, clave })).toEqual({ filas: [], resto: null });
  expect(await within({ por: 'semana', y: 'persona', ...WHOLE, clave: '2030-01-07' })).toEqual({ filas: [], resto: null });
});

test('three months by themselves, and a column for each', async () => {
  const { content } = await read({});
  expect(content).toMatchObject({ hoy: '2026-11-27', desde: '2026-09-01', hasta: '2026-11-27', por: 'proyecto', y: null, conCoste: true });
  expect(content.columnas.map(({ clase }) => clase)).toEqual(['mes', 'mes', 'mes']);
});

describe('the file', () => {
  const fetchFile = async (formato: 'xlsx' | 'csv' | 'pdf', who = 'JEFA') => {
    const { content } = await server.call(
      informeProyectos.exportar,
      { por: 'cliente', y: 'persona', ...WHOLE, formato },
      { token: tokens[who]! },
    );
    const url = `${urlOf(exporteInforme.descargar)}?${new URLSearchParams({ token: content.token }).toString()}`;
    return { url, answer: await server.app.inject({ method: 'GET', url }) };
  };

  test('has the lines within the lines, once, and no formula of anybody', async () => {
    const { url, answer } = await fetchFile('csv');
    const rows = answer.body.trim().split('\r\n');
    const mine = entries.filter((one) => inDays(one, WHOLE.desde, WHOLE.hasta));
    const pairs = new Set(mine.map((one) => `${keyOf('cliente', one)} ${one.usuario}`));
    expect(rows).toHaveLength(1 + pairs.size);
    expect(rows[0]).toContain('Cliente;Persona;agosto de 2026;');
    expect(answer.body).toContain(`"'=Verde;`);
    const minutes = rows.slice(1).map((row) => row.split(';').at(-3)?.split(':').map(Number) ?? []);
    expect(sum(minutes.map(([hours = 0, rest = 0]) => hours * 60 + rest))).toBe(sum(mine.map((one) => one.minutos)));
    expect(answer.headers['content-disposition']).toContain('informe-de-proyectos-2026-08-17-2026-11-27.csv');
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('is a workbook, or paper, and without money for whoever sees none', async () => {
    expect(workbookFaults((await fetchFile('xlsx')).answer.rawPayload)).toEqual([]);
    const paper = textOfPdf((await fetchFile('pdf')).answer.rawPayload);
    expect(paper).toContain('Hoteles Bahía Azul');
    expect(paper).toContain('Sara Ruiz');
    expect(paper).toContain('€');
    const own = await fetchFile('pdf', 'JAVI');
    expect(textOfPdf(own.answer.rawPayload)).not.toContain('€');
    expect((await fetchFile('csv', 'JAVI')).answer.body).not.toContain('Coste');
  });

  test('is not cut: what is too much for one is refused', async () => {
    const none = { responsableId: null, cliente: null, proyecto: null, persona: null, tarea: null, categoria: null, estado: null };
    const asked = { ...WHOLE, ...none, por: 'persona', y: 'mes', columnas: [WHOLE.desde], conTarifas: false } as const;
    const count = async (most: number) =>
      (await server.db.tenant(company.entidadId, (tx) => readPairs(tx, company.entidadId, asked, most))).length;
    expect(await count(16)).toBe(16);
    await expect(count(15)).rejects.toThrow('exporte-informe.demasiado-grande');
  });
});
