import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createTestExpenses, refusalOf, type TestExpenses } from '../../testing/test-expenses.ts';

let world: TestExpenses;
type Person = Awaited<ReturnType<TestExpenses['as']>>;
let ana: Person;
let luis: Person;
let jefe: Person;
beforeAll(async () => {
  world = await createTestExpenses();
  [ana, luis, jefe] = [await world.as('ANA'), await world.as('LUIS'), await world.as('JEFE')];
});
afterAll(() => world.close());

describe('the same again', () => {
  test('a meal on a trip is without tax up to the limit of its day, which its meals and days of travel share; one with clients is not pay', async () => {
    const meal = (resto: object) => ana.ticket({ dia: '2026-08-10', lineas: [], ...resto });
    const split = ({ content }: Awaited<ReturnType<typeof meal>>) => [content.importe?.exentoCentimos, content.importe?.sujetoCentimos];
    const lunch = await meal({ comercio: 'Mesón Uno', totalCentimos: 8000 });
    expect(split(lunch)).toEqual([2667, 5333]);
    expect(lunch.content.calculo.comida).toEqual({ limiteCentimos: 2667, antesCentimos: 0 });
    // The limit is used up by then, with a night away half of it is left.
    expect(split(await meal({ comercio: 'Mesón Dos', totalCentimos: 1000 }))).toEqual([0, 1000]);
    const dinner = await meal({ comercio: 'Mesón Tres', totalCentimos: 8000, pernocta: true });
    expect(split(dinner)).toEqual([2667, 5333]);
    const trip = await ana.send({
      clase: 'dieta',
      dia: '2026-08-10',
      salida: '08:00',
      diaRegreso: '2026-08-11',
      regreso: '19:00',
      pernocta: true,
      lugar: 'Sevilla',
      motivo: 'Obra',
    });
    expect([trip.content.importe?.exentoCentimos, trip.content.importe?.sujetoCentimos]).toEqual([2667, 5334]);
    expect(split(await meal({ comercio: 'Mesón Cuatro', totalCentimos: 8000, tipo: world.tipos['comida-clientes'] }))).toEqual([8000, 0]);
    const home = await meal({ dia: '2026-08-14', comercio: 'Bar de casa', totalCentimos: 1200, otroMunicipio: false });
    expect([...split(home), home.content.avisos]).toEqual([0, 1200, ['mismo-municipio']]);
  });

  test('money without cents, cash, islands, and VAT by the type of expense', async () => {
    const ivas = async (fields: object) => (await ana.nuevo({ clase: 'ticket', dia: '2026-11-12', ...fields })).content.ivas;
    expect(await ivas({ tipo: world.tipos['alojamiento'] })).toEqual([100, 210, 40, 0]);
    expect(await ivas({ tipo: world.tipos['otro'] })).toEqual([210, 100, 40, 0]);
    expect(await ivas({ tipo: world.tipos['comida'], pais: 'PT-30' })).toEqual([120, 220, 40, 0]);
    expect(await ivas({ tipo: world.tipos['transporte'], pais: 'IC' })).toEqual([30, 70, 95, 150, 200, 50, 0]);
    expect((await ivas({ pais: 'RE' }))[0]).toBe(85);
    const other = { tipo: world.tipos['otro'], dia: '2026-08-20' };
    const line = (porMil: number, baseCentimos: number, cuotaCentimos: number) => [{ porMil, baseCentimos, cuotaCentimos }];
    const yen = { ...other, comercio: 'Sushi Ko', moneda: 'JPY', pais: 'JP', cambioMillonesimas: 163_210_000 };
    const paid = await ana.ticket({ ...yen, totalCentimos: 110_500, lineas: line(100, 100_500, 10_000) });
    expect(paid.content.importe?.totalCentimos).toBe(677);
    expect(refusalOf(await ana.ticket({ ...yen, totalCentimos: 110_550, lineas: line(100, 100_500, 10_050) }))).toEqual([
      'gastos.importe-no-valido',
      [],
    ]);
    const francs = { ...other, comercio: 'Beiz', moneda: 'CHF', pais: 'CH', cambioMillonesimas: 942_300, lineas: line(81, 1001, 81) };
    expect((await ana.ticket({ ...francs, totalCentimos: 1080 })).content.importe?.totalCentimos).toBe(1146);
    expect(refusalOf(await ana.ticket({ ...francs, totalCentimos: 1081 }))).toEqual(['gastos.total-no-cuadra', []]);
    const lineas = [...line(210, 157, 33), ...line(100, 330, 33)];
    const invoice = {
      ...other,
      comercio: 'Hotel Sur',
      documento: 'factura',
      nif: 'B12345674',
      conNifEmpresa: true,
      moneda: 'USD',
      totalCentimos: 553,
    } as const;
    const forth = await ana.ticket({ ...invoice, cambioMillonesimas: 2_000_000, numero: 'F-1', lineas });
    const back = await ana.ticket({ ...invoice, cambioMillonesimas: 2_000_000, numero: 'F-2', lineas: lineas.toReversed() });
    expect([forth.content.importe?.deducibleCentimos, back.content.importe?.deducibleCentimos]).toEqual([33, 33]);
  });

  test('the same merchant, day and amount, and the same file, are told; of others nothing but the day', async () => {
    const file = await ana.upload('the same');
    const { content: first } = await ana.ticket({ dia: '2026-09-10', comercio: 'Bar Pepe', ficheros: [file] });
    const again = {
      clase: 'ticket',
      dia: '2026-09-10',
      comercio: 'BAR  PÉPE.',
      totalCentimos: 4345,
      ficheros: [await ana.upload('the same')],
    };
    const { content } = await ana.nuevo(again);
    expect(content.consecuencias.avisos).toEqual(['duplicado', 'justificante-repetido']);
    expect(content.consecuencias.parecidos).toEqual([
      { id: first.id, dia: '2026-09-10', titulo: 'Bar Pepe', centimos: 4345, por: 'datos', deOtraPersona: false },
      { id: first.id, dia: '2026-09-10', titulo: 'Bar Pepe', centimos: 4345, por: 'fichero', deOtraPersona: false },
    ]);
    const { content: others } = await luis.nuevo({ ...again, ficheros: [await luis.upload('the same')] });
    expect(others.consecuencias.parecidos).toEqual(
      ['datos', 'fichero'].map((por) => ({ id: null, dia: '2026-09-10', titulo: null, centimos: null, por, deOtraPersona: true })),
    );
    // Changed, it is not like itself; taken back, nothing is like it.
    expect((await ana.nuevo({ ...again, id: first.id, ficheros: [file] })).content.consecuencias.avisos).toEqual([]);
    await ana.remove(first);
    expect((await luis.nuevo(again)).content.consecuencias.parecidos).toEqual([]);
  });

  test('the same invoice, drive or days of travel again are told to both sides, whatever else was typed', async () => {
    const both = async (id: number) => {
      const seen = await Promise.all([ana.open(id), jefe.open(id)]);
      return seen.map(({ content: { avisos, parecidos } }) => [avisos.includes('duplicado'), parecidos.map(({ por }) => por)]);
    };
    const invoice = { documento: 'factura', nif: 'B12345674', numero: 'F-2026/7', tipo: world.tipos['otro'] } as const;
    const first = await ana.ticket({ ...invoice, lineas: [], dia: '2026-07-01', comercio: 'Papelería Sol', totalCentimos: 5000 });
    const again = await ana.ticket({
      ...invoice,
      lineas: [],
      dia: '2026-07-02',
      comercio: 'Sol, S.L.',
      totalCentimos: 5001,
      nif: 'b-12345674',
      numero: 'f 2026-7',
    });
    for (const { content } of [first, again])
      expect(await both(content.id)).toEqual([
        [true, ['factura']],
        [true, ['factura']],
      ]);
    const drive = {
      clase: 'kilometros',
      dia: '2026-07-03',
      kmDecimas: 620,
      vehiculo: 'coche',
      origen: 'Madrid',
      destino: 'Toledo',
      motivo: 'Obra',
    } as const;
    const there = await ana.send(drive);
    const twice = await ana.send({ ...drive, origen: 'MADRID ', motivo: 'Visita' });
    for (const { content } of [there, twice])
      expect(await both(content.id)).toEqual([
        [true, ['datos']],
        [true, ['datos']],
      ]);
    // Somebody else drove the same way with a car of their own.
    expect((await luis.send(drive)).content.parecidos).toEqual([]);
    const trip = {
      clase: 'dieta',
      dia: '2026-07-06',
      salida: '08:00',
      diaRegreso: '2026-07-08',
      regreso: '19:00',
      pernocta: true,
      lugar: 'Vigo',
      motivo: 'Feria',
    } as const;
    await ana.send(trip);
    const overlap = await ana.send({ ...trip, dia: '2026-07-08', diaRegreso: '2026-07-09' });
    expect(await both(overlap.content.id)).toEqual([
      [true, ['dias']],
      [true, ['dias']],
    ]);
    // It is said after the decision as well: the second one may come then.
    expect(await jefe.approve(first.content)).toBe('aprobada');
    expect((await both(first.content.id))[0]).toEqual([true, ['factura']]);
  });

  test('sent twice at once, whoever decides is told of it at both', async () => {
    const twin = { dia: '2026-09-13', comercio: 'Bar Sol' };
    const sent = await Promise.all([ana.ticket(twin), ana.ticket(twin)]);
    const ids = new Set(sent.map(({ content }) => content.id));
    const { content: inbox } = await world.server.call(solicitudes.porDecidir, { modulo: 'gastos', limit: 100 }, { token: jefe.token });
    const shown = inbox.items.filter(({ id }) => ids.has(id));
    expect(shown.map(({ avisos }) => avisos.includes('duplicado'))).toEqual([true, true]);
  });

  test('files of others are not looked at: their ids say nothing', async () => {
    const file = await ana.upload('only hers');
    await ana.ticket({ dia: '2026-09-11', ficheros: [file] });
    const { content } = await luis.nuevo({ clase: 'ticket', ficheros: [file] });
    expect(content.consecuencias.parecidos).toEqual([]);
  });
});
