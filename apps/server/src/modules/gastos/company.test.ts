import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditoria } from '@jornada/contract/auditoria.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { createTestExpenses, type TestExpenses } from '../../testing/test-expenses.ts';
import { workbookFaults } from '../../testing/workbook-faults.ts';

let world: TestExpenses;
type Person = Awaited<ReturnType<TestExpenses['as']>>;
let [ana, jefe, admin, otra] = [] as unknown as [Person, Person, Person, Person];
beforeAll(async () => {
  world = await createTestExpenses();
  [ana, jefe, admin, otra] = [await world.as('ANA'), await world.as('JEFE'), await world.as('ADMIN'), await world.as('OTRA')];
});
afterAll(() => world.close());

/** An approved expense. */
async function approved(resto: Parameters<Person['ticket']>[0] = {}) {
  const { content } = await ana.ticket(resto);
  expect(await jefe.approve(content)).toBe('aprobada');
  return { ...content, version: content.version + 1 };
}
const OPEN: ReadonlySet<string> = new Set(['borrador', 'pendiente', 'en-curso', 'anulacion-solicitada', 'aprobada']);
const codeOf = ({ sobre }: { sobre: { Error: { Code: string } } }): string => sobre.Error.Code;

describe('paying', () => {
  test('an approved expense is paid on a day; then nothing more happens to it', async () => {
    const one = await approved({ dia: '2026-01-12' });
    const { content: list } = await admin.company({ anio: 2026, mes: 1 });
    expect(list).toMatchObject({ total: 1, sumas: { gastos: 1, aprobadoCentimos: 4345, porCobrarCentimos: 4345, pagadoCentimos: 0 } });
    expect(list.items[0]).toMatchObject({ id: one.id, pagable: true, ficheros: 1, tipo: 'Comida en un viaje', formaPago: 'Dinero propio' });
    const { content } = await admin.pay([one], '2026-11-19');
    expect(content.items).toEqual([{ id: one.id, estado: 'pagada', version: one.version + 1, error: null }]);
    const { content: paid } = await ana.open(one.id);
    expect(paid).toMatchObject({
      estado: 'pagada',
      pagada: '2026-11-19',
      pagable: false,
      puede: { cambiar: false, retirar: false, pedirAnulacion: false },
    });
    expect(paid.historia.at(-1)).toMatchObject({ accion: 'pagar', autor: 'Alba Ríos' });
    expect(codeOf(await ana.remove(paid))).toBe('solicitudes.ya-decidida');
    const cancel = { cuales: [{ id: paid.id, version: paid.version }], decision: 'anular' as const, motivo: 'no' };
    const { content: refused } = await world.server.call(solicitudes.decidir, cancel, { token: jefe.token });
    expect(refused.items[0]?.error?.codigo).toBe('solicitudes.ya-decidida');
    const { content: after } = await world.server.call(gastos.meses, { filtro_Anio: 2026 }, { token: ana.token });
    expect(after.items.find(({ mes }) => mes === 1)).toMatchObject({ gastos: 1, pagadoCentimos: 4345, porCobrarCentimos: 0 });
  });

  test('twenty payments at once pay once, and whatever happens meanwhile ends in one state', async () => {
    const one = await approved({ dia: '2026-02-12' });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? admin : otra).pay([one])));
    const outcomes = answers.map(({ content }) => content.items[0]?.error?.codigo ?? content.items[0]?.estado);
    expect(outcomes.filter((outcome) => outcome === 'pagada')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['pagada', 'solicitudes.ya-decidida']));
    const two = await approved({ dia: '2026-02-13' });
    await Promise.all([admin.pay([two]), ana.remove(two)]);
    const { content } = await ana.open(two.id);
    expect(['pagada', 'anulacion-solicitada']).toContain(content.estado);
    expect(content.historia.filter(({ accion }) => accion === 'pagar' || accion === 'pedir-anulacion')).toHaveLength(1);
  });

  test('what waits, what is rejected, what is older and what is their own is not paid; tomorrow is no day', async () => {
    const { content: waiting } = await ana.ticket({ dia: '2026-03-12' });
    const one = await approved({ dia: '2026-03-13' });
    const { content: own } = await admin.ticket({ dia: '2026-03-14' });
    expect(await otra.approve(own)).toBe('aprobada');
    const which = [waiting, { ...one, version: 1 }, { ...own, version: 2 }, { id: 999_999, version: 1 }, one];
    const { content } = await admin.pay(which);
    expect(content.items.map(({ error, estado }) => error?.codigo ?? estado)).toEqual([
      'solicitudes.ya-decidida',
      'general.cambiado-entretanto',
      'solicitudes.no-decides',
      'solicitudes.no-existe',
      'pagada',
    ]);
    expect(codeOf(await admin.pay([one], '2026-11-21'))).toBe('gastos.fecha-futura');
    expect(codeOf(await jefe.pay([one]))).toBe('general.sin-permiso');
    expect((await otra.pay([{ ...own, version: 2 }])).content.items[0]?.estado).toBe('pagada');
  });

  test('a closed month holds no expense up', async () => {
    const { content } = await ana.ticket({ dia: '2026-04-12' });
    await leaveEmptyDay(world.server.db, world.empresa, '2026-04-01');
    expect((await world.server.call(cierres.cerrar, { ano: 2026, mes: 4, motivo: 'Fin de mes' }, { token: admin.token })).status).toBe(200);
    expect((await jefe.open(content.id)).content.mesCerrado).toBe(false);
    expect(await jefe.approve(content)).toBe('aprobada');
    expect((await admin.pay([{ ...content, version: 2 }])).content.items[0]?.estado).toBe('pagada');
  });
});

test('both lists are one; the company finds by person, words, state and month', async () => {
  const { content: first } = await ana.ticket({ dia: '2025-05-12', comercio: 'Hotel Mar de mayo' });
  const { content: second } = await ana.ticket({ dia: '2025-06-12', comercio: 'Taxi de mayo' });
  const own = async (input: EntradaDe<typeof gastos.listadoNuevo>) =>
    (await world.server.call(gastos.listadoNuevo, input, { token: ana.token })).content;
  const { content: old } = await world.server.call(gastos.listado, { filtro_Anio: 2025 }, { token: ana.token });
  const { items, total } = await own({ filtro_Anio: 2025 });
  // What is open of other years stands there, too.
  const of = (year: number, all: readonly { id: number; ano: number }[]): number[] =>
    all.filter(({ ano }) => ano === year).map(({ id }) => id);
  expect([of(2025, items), total]).toEqual([[second.id, first.id], items.length]);
  expect(items.filter(({ ano, estado }) => ano !== 2025 && !OPEN.has(estado))).toEqual([]);
  expect(items).toMatchObject(old.items);
  expect((await own({ filtro_Anio: 2025, filtro_Mes: 5 })).items).toMatchObject([{ id: first.id, clase: 'ticket', aCobrarCentimos: 4345 }]);
  expect((await own({ filtro_Anio: 2025, filtro_Estado: 'pagada' })).items).toEqual([]);
  const found = async (input: EntradaDe<typeof gastos.deEmpresa>) =>
    of(Number(input.anio ?? 0), (await admin.company({ limit: 100, ...input })).content.items);
  expect(await found({ anio: 2025 })).toEqual([second.id, first.id]);
  expect(await found({ anio: 2025, texto: 'hotel' })).toEqual([first.id]);
  expect(await found({ anio: 2025, texto: 'ana gil', estado: 'pendiente' })).toEqual([second.id, first.id]);
  expect(await found({ anio: 2025, persona: world.empresa.personas['LUIS']! })).toEqual([]);
  expect((await admin.company({ anio: 2025, texto: 'de mayo', start: 1, limit: 1 })).content).toMatchObject({
    total: 2,
    items: [{ id: first.id }],
    sumas: null,
  });
  // A draft is nobody else's.
  await ana.send({ clase: 'ticket', dia: '2024-05-12', borrador: true });
  expect(await found({ anio: 2024 })).toEqual([]);
  const { content: projects } = await world.server.call(gastos.proyectos, { texto: 'MUE' }, { token: ana.token });
  expect(projects).toMatchObject({ total: 1, items: [{ nombre: 'Muelle', cliente: null }] });
});

describe('settings', () => {
  const save = (input: EntradaDe<typeof gastos.guardarTipo>) => world.server.call(gastos.guardarTipo, input, { token: admin.token });
  const meal = { categoria: 'comida' as const, limiteImpide: false, activo: true };

  test('a type has a name, an account and a limit of the day, which warns or refuses', async () => {
    const { content: type } = await save({
      ...meal,
      nombre: 'Comida con cliente',
      cuenta: '6270',
      limiteDiaCentimos: 5000,
      justificanteDesdeCentimos: 3000,
    });
    expect(type).toMatchObject({ nombre: 'Comida con cliente', nombreHabitual: 'Comida en un viaje', clase: 'ticket', version: 1 });
    expect(codeOf(await save({ ...meal, nombre: 'comida CON cliente' }))).toBe('gastos.nombre-repetido');
    const cheap = { tipo: type.id, dia: '2026-06-01', totalCentimos: 2999, lineas: [], ficheros: [] };
    const { content: bare } = await ana.ticket(cheap);
    // Nothing is missing where none is asked for.
    expect(bare.avisos).toEqual([]);
    const { content: over } = await ana.ticket({ tipo: type.id, dia: '2026-06-01', totalCentimos: 3000, lineas: [] });
    expect(over).toMatchObject({
      avisos: ['gasto-sobre-limite'],
      limite: { limiteCentimos: 5000, antesCentimos: 2999, quedaCentimos: -999 },
    });
    const { content: strict } = await save({
      ...meal,
      id: type.id,
      version: 1,
      nombre: type.nombre,
      limiteDiaCentimos: 5000,
      limiteImpide: true,
      justificanteDesdeCentimos: 0,
    });
    // The type asks for one now, and whoever decides is told so in the list as well.
    const { content: inbox } = await world.server.call(solicitudes.porDecidir, { modulo: 'gastos', limit: 100 }, { token: jefe.token });
    expect(inbox.items.find(({ id }) => id === bare.id)?.avisos).toEqual(['sin-justificante']);
    expect((await ana.open(bare.id)).content.avisos).toEqual(['sin-justificante']);
    const refused = await ana.ticket({ tipo: type.id, dia: '2026-06-01', totalCentimos: 100, lineas: [] });
    expect(refused.sobre.Error).toMatchObject({ Code: 'gastos.sobre-limite', Message: expect.stringMatching(/50,00/) });
    expect(codeOf(await save({ ...meal, id: type.id, version: 1, nombre: 'Otra' }))).toBe('general.cambiado-entretanto');
    // Closed, it is not offered, but what was sent with it keeps it.
    await save({ ...meal, id: type.id, version: strict.version, nombre: type.nombre, activo: false });
    expect((await ana.nuevo()).content.tipos.map(({ id }) => id)).not.toContain(type.id);
    expect((await ana.nuevo({ id: over.id })).content.tipos.map(({ id }) => id)).toContain(type.id);
    expect(codeOf(await ana.ticket({ tipo: type.id, dia: '2026-06-02' }))).toBe('gastos.tipo-no-valido');
  });

  test('the last of its kind stays', async () => {
    const mileage = { id: world.tipos['kilometraje']!, version: 1, categoria: 'kilometraje' as const, limiteImpide: false, activo: false };
    expect(codeOf(await save(mileage))).toBe('gastos.ultimo-de-su-clase');
    const own = { id: world.propio, version: 1, reembolsa: true, activo: false };
    expect(codeOf(await world.server.call(gastos.guardarFormaPago, own, { token: admin.token }))).toBe('gastos.ultimo-de-su-clase');
    const nameless = { reembolsa: true, activo: true };
    expect(codeOf(await world.server.call(gastos.guardarFormaPago, nameless, { token: admin.token }))).toBe('general.datos-no-validos');
  });

  test('another rate holds from its day on, and never for what was sent', async () => {
    const drive = { clase: 'kilometros' as const, origen: 'A', destino: 'B', motivo: 'C', kmDecimas: 1000 };
    const { content: before } = await ana.send({ ...drive, dia: '2026-10-01' });
    const none = {
      kmMoto: null,
      dietaConNoche: null,
      dietaSinNoche: null,
      dietaFueraConNoche: null,
      dietaFueraSinNoche: null,
      plazoDias: null,
    };
    const policy = (desde: string, kmCoche: number, version?: number) =>
      world.server.call(gastos.guardarPolitica, { ...none, desde, kmCoche, ...(version ? { version } : {}) }, { token: admin.token });
    expect(codeOf(await policy('2025-12-31', 300))).toBe('gastos.politica-no-valida');
    expect((await policy('2026-10-15', 300)).content.version).toBe(1);
    expect(codeOf(await policy('2026-10-15', 310))).toBe('general.cambiado-entretanto');
    const coming = async (dia: string) => (await ana.send({ ...drive, dia })).content.importe;
    expect(await coming('2026-10-14')).toMatchObject({ totalCentimos: 2600, exentoCentimos: 2600, sujetoCentimos: 0 });
    expect(await coming('2026-10-15')).toMatchObject({ totalCentimos: 3000, exentoCentimos: 2600, sujetoCentimos: 400 });
    expect((await policy('2026-09-01', 500)).status).toBe(200);
    expect((await ana.open(before.id)).content).toMatchObject({ importe: { totalCentimos: 2600 }, calculo: { kmMilesimas: 260 } });
  });

  test('the rate of a currency holds from its day on; one that somebody types may be another', async () => {
    const rate = (moneda: string, desde: string, cambioMillonesimas: number) =>
      world.server.call(gastos.guardarCambio, { moneda, desde, cambioMillonesimas }, { token: admin.token });
    expect(codeOf(await rate('EUR', '2026-01-01', 1))).toBe('gastos.moneda-no-valida');
    expect((await rate('GBP', '2026-07-01', 860_000)).status).toBe(200);
    const pounds = (dia: string) => ana.ticket({ dia, moneda: 'GBP', pais: 'GB', totalCentimos: 8600, lineas: [] });
    expect(codeOf(await pounds('2026-06-30'))).toBe('gastos.sin-cambio');
    expect((await pounds('2026-07-01')).content.importe?.totalCentimos).toBe(10_000);
    const { content } = await ana.ticket({
      dia: '2026-07-02',
      moneda: 'GBP',
      pais: 'GB',
      totalCentimos: 8600,
      lineas: [],
      cambioMillonesimas: 500_000,
    });
    expect(content).toMatchObject({ importe: { totalCentimos: 17_200 }, avisos: ['cambio-lejano'] });
    const gone = () => world.server.call(gastos.quitarCambio, { moneda: 'GBP', desde: '2026-07-01' }, { token: admin.token });
    expect([(await gone()).status, codeOf(await gone())]).toEqual([200, 'gastos.cambio-no-existe']);
  });
});

describe('the file for the accounting', () => {
  async function fetched(input: EntradaDe<typeof gastos.exportar>) {
    const { content } = await world.server.call(gastos.exportar, input, { token: admin.token });
    const url = `/instancia/gastos/exporte?token=${encodeURIComponent(content.token)}`;
    return { once: await world.server.app.inject({ method: 'GET', url }), again: await world.server.app.inject({ method: 'GET', url }) };
  }

  test('what is without tax is said only where the law of the person is known: nothing of somebody in Berlin', async () => {
    const berta = await world.as('BERTA');
    const drive = { clase: 'kilometros' as const, dia: '2023-10-02', origen: 'A', destino: 'B', motivo: 'C', kmDecimas: 1000 };
    const away = { clase: 'dieta' as const, dia: '2023-10-03', salida: '08:00', diaRegreso: '2023-10-03', regreso: '19:00' };
    const unsaid = { exentoCentimos: null, sujetoCentimos: null };
    const { content: form } = await berta.nuevo(drive);
    expect(form).toMatchObject({ conReparto: false, consecuencias: { importe: unsaid, calculo: { kmExentoMilesimas: null } } });
    expect((await ana.nuevo(drive)).content).toMatchObject({
      conReparto: true,
      consecuencias: { importe: { exentoCentimos: 2600, sujetoCentimos: 0 } },
    });
    const { content: sent } = await berta.send(drive);
    expect(sent.importe).toEqual({ totalCentimos: 2600, ...unsaid, deducibleCentimos: 0, aCobrarCentimos: 2600 });
    const { content: trip } = await berta.send({ ...away, otroMunicipio: false, lugar: 'Potsdam', motivo: 'Messe' });
    expect(trip).toMatchObject({ importe: unsaid, avisos: expect.not.arrayContaining(['mismo-municipio']) });
    const { content: meal } = await berta.ticket({ dia: '2023-10-04', totalCentimos: 8000, lineas: [] });
    expect(meal).toMatchObject({ importe: unsaid, calculo: { comida: null } });
    expect((await jefe.open(sent.id)).content.importe).toMatchObject(unsaid);
    await jefe.approve(sent);
    const { once } = await fetched({ anio: 2023, mes: 10, formato: 'csv' });
    const [head = [], row = []] = once.payload
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(';'));
    const of = (title: string) => row[head.indexOf(title)];
    expect([of('Total'), of('Exento'), of('Sujeto a IRPF')]).toEqual(['26,00', '', '']);
  });

  test('has a line for each rate of VAT, adds up, holds no formula, and is written down', async () => {
    const meal = await approved({ dia: '2024-03-01', comercio: '=HYPERLINK("http://x")', proyecto: world.empresa.proyectos.abierto });
    await approved({ dia: '2024-03-02', comercio: 'Taxi; +1', totalCentimos: 1250, lineas: [] });
    await ana.ticket({ dia: '2024-03-03', comercio: 'Espera' });
    await admin.pay([meal]);
    const { once, again } = await fetched({ anio: 2024, mes: 3, formato: 'csv' });
    expect(once.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="gastos-2024-03.csv"'),
    });
    expect(JSON.parse(again.payload)).toMatchObject({ Error: { Code: 'exporte-gastos.caducado' } });
    const [head = [], ...rows] = once.payload
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(';'));
    const of = (title: string) => rows.map((row) => row[head.indexOf(title)]);
    expect(of('Concepto')[0]).toMatch(/^"'=HYPERLINK/);
    expect(once.payload).toContain(`"Taxi; '+1"`);
    expect(once.payload).not.toContain('Espera');
    expect(rows).toHaveLength(3);
    expect(of('Base').slice(0, 2)).toEqual(['34,00', '5,00']);
    expect(of('Cuota').slice(0, 2)).toEqual(['3,40', '1,05']);
    expect(of('Suma').slice(0, 2)).toEqual(['37,40', '6,05']);
    expect(of('Total').slice(0, 2)).toEqual(['43,45', '']);
    expect(of('IVA %').slice(0, 2)).toEqual(['10', '21']);
    expect([of('Estado')[0], of('Pagado el')[0], of('Proyecto')[0]]).toEqual(['Pagado', '2026-11-20', 'Muelle']);
    const { content: log } = await world.server.call(auditoria.listado, {}, { token: admin.token });
    expect(log.items.map(({ accion }) => accion)).toEqual(expect.arrayContaining(['gastos.exportar', 'gastos.pagar']));
  });

  test('as a workbook it has texts, numbers and days, and never a formula', async () => {
    const { once } = await fetched({ anio: 2024, formato: 'xlsx' });
    const parts = unzipSync(new Uint8Array(once.rawPayload));
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('=HYPERLINK(&quot;http://x&quot;)</t>');
    expect(sheet).toContain('<v>37.40</v>');
    expect(sheet).not.toMatch(/<f[ >]/);
    expect(workbookFaults(new Uint8Array(once.rawPayload))).toEqual([]);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml', 'xl/styles.xml']));
    expect(once.headers['content-disposition']).toContain('gastos-2024.xlsx');
  });

  test('only whoever runs the expenses gets it', async () => {
    expect(codeOf(await world.server.call(gastos.exportar, { formato: 'csv' }, { token: jefe.token }))).toBe('general.sin-permiso');
    const forged = await world.server.app.inject({ method: 'GET', url: '/instancia/gastos/exporte?token=x' });
    expect(JSON.parse(forged.payload)).toMatchObject({ Error: { Code: 'exporte-gastos.caducado' } });
  });
});
