import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { createTestExpenses, type TestExpenses } from '../../../testing/test-expenses.ts';
import { codeOf, given, HOY } from '../../../testing/cases-world.ts';

let world: TestExpenses;
type Person = Awaited<ReturnType<TestExpenses['as']>>;
let [ana, jefe, admin] = [] as unknown as [Person, Person, Person];
/** From here on the company pays more than the law leaves without tax. */
const MORE_FROM = '2026-11-21';
beforeAll(async () => {
  world = await createTestExpenses(`${HOY}T09:00:00Z`);
  [ana, jefe, admin] = [await world.as('ANA'), await world.as('JEFE'), await world.as('ADMIN')];
  const none = { kmMoto: null, dietaConNoche: null, dietaFueraConNoche: null, dietaFueraSinNoche: null, plazoDias: null };
  const policy = { desde: MORE_FROM, kmCoche: 300, dietaSinNoche: 3000, ...none };
  given(await world.server.call(gastos.guardarPolitica, policy, { token: admin.token }));
});
afterAll(() => world.close());

const amounts = (total: number, exento = total) => ({ totalCentimos: total, exentoCentimos: exento, sujetoCentimos: total - exento });
const drive = (dia: string, kmDecimas: number) => ({
  clase: 'kilometros' as const,
  dia,
  kmDecimas,
  vehiculo: 'coche' as const,
  origen: 'Madrid',
  destino: 'Toledo',
  motivo: 'Visita al cliente',
});
const trip = (dia: string, resto: object = {}) => ({
  clase: 'dieta' as const,
  dia,
  salida: '08:00',
  diaRegreso: dia,
  regreso: '19:00',
  pernocta: false,
  lugar: 'Fuera',
  motivo: 'Montaje',
  ...resto,
});

describe('gastos', () => {
  test.each([
    ['G1', '2026-11-20', 1234, amounts(3208)],
    ['G2', '2023-07-16', 1000, amounts(1900)],
    ['G2 a day later', '2023-07-17', 1000, amounts(2600)],
    ['G3', '2023-07-01', 75, amounts(143)],
    ['G4', MORE_FROM, 1000, amounts(3000, 2600)],
  ])('%s: kilometres', async (_case, dia, kmDecimas, importe) => {
    expect(given(await ana.send(drive(dia, kmDecimas))).importe).toMatchObject(importe);
  });

  test.each([
    ['G5 abroad', 'FR', [9135, 4808], '2026-11-02'],
    ['G5 in Spain', 'ES', [5334, 2667], '2026-11-09'],
  ])('%s: a day with a night, and one without', async (_case, pais, [withNight = 0, without = 0], dia) => {
    const back = dia.replace(/\d\d$/, (day) => String(Number(day) + 1).padStart(2, '0'));
    const { importe, calculo } = given(await ana.send(trip(dia, { pais, diaRegreso: back, pernocta: true })));
    expect(calculo.dias.map(({ conNoche, importeCentimos }) => [conNoche, importeCentimos])).toEqual([
      [true, withNight],
      [false, without],
    ]);
    expect(importe).toMatchObject(amounts(withNight + without));
  });

  test('G6: what is more than the law leaves without tax is taxed', async () => {
    expect(given(await ana.send(trip(MORE_FROM))).importe).toMatchObject(amounts(3000, 2667));
  });

  test.each([
    ['G7', 210, 10_000, 2100],
    ['G8', 100, 5, 1],
    ['G9', 100, 1003, 100],
  ])('%s: VAT', async (_case, porMil, baseCentimos, cuotaCentimos) => {
    const total = baseCentimos + cuotaCentimos;
    const lineas = [{ porMil, baseCentimos, cuotaCentimos }];
    const { importe, calculo } = given(await ana.ticket({ comercio: `Bar ${_case}`, totalCentimos: total, lineas }));
    expect(calculo.lineas).toMatchObject([{ debidaCentimos: cuotaCentimos, sumaCentimos: total }]);
    expect(importe?.totalCentimos).toBe(total);
  });

  test('G10: pounds', async () => {
    // 1.1555 euros for one pound are 0.865426 pounds for one euro.
    const cambioMillonesimas = Math.round(1_000_000 / 1.1555);
    const pounds = { moneda: 'GBP', pais: 'GB', totalCentimos: 3333, lineas: [], cambioMillonesimas };
    expect(given(await ana.ticket(pounds)).importe?.totalCentimos).toBe(3851);
  });

  test('G11: only a full invoice is deducted', async () => {
    const lineas = [{ porMil: 210, baseCentimos: 10_000, cuotaCentimos: 2100 }];
    const paper = { comercio: 'Hotel', totalCentimos: 12_100, lineas, nif: 'B12345674', conNifEmpresa: true };
    const ticket = given(await ana.ticket({ ...paper, documento: 'ticket' }));
    const invoice = given(await ana.ticket({ ...paper, documento: 'factura', numero: 'F-1' }));
    expect([ticket.importe?.deducibleCentimos, invoice.importe?.deducibleCentimos]).toEqual([0, 2100]);
  });

  test('G12: a paid one cannot be cancelled', async () => {
    const sent = given(await ana.ticket({ dia: '2026-11-19' }));
    expect(await jefe.approve(sent)).toBe('aprobada');
    const { items } = given(await admin.pay([{ ...sent, version: sent.version + 1 }]));
    expect(items).toMatchObject([{ estado: 'pagada', error: null }]);
    const paid = given(await ana.open(sent.id));
    expect(paid.puede).toMatchObject({ retirar: false, pedirAnulacion: false, anular: false });
    expect(codeOf(await ana.remove(paid))).toBe('solicitudes.ya-decidida');
    expect(given(await ana.open(sent.id)).estado).toBe('pagada');
  });
});
