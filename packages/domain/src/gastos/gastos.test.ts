import { describe, expect, test } from 'vitest';
import { emptyGasto, merchantKey, onlyOwnFields, type DatosDeGasto } from './datos.ts';
import { daysOfTrip, payForTrip, type Viaje } from './dieta.ts';
import { toCents } from './dinero.ts';
import { examineGasto, lacksReceipt, type EntornoGasto } from './examen.ts';
import { splitSum, taxOf } from './iva.ts';
import { payForDrive } from './kilometros.ts';
import { isFuera } from './lugares.ts';
import type { ExentoUsado } from './manutencion.ts';
import type { CategoriaGasto } from './modelo.ts';
import { tiposIva } from './tipos-iva.ts';
import { kmRateOn, SIN_TARIFAS, type ReglasGasto, type TarifasGasto } from './tarifas.ts';

const LEY: ReglasGasto = { politicas: [], paisEmpresa: 'ES' };
const OF_PORTUGAL: ReglasGasto = { politicas: [], paisEmpresa: 'PT', paisPersona: 'ES' };
const pays = (tarifas: Partial<TarifasGasto>, desde = '2026-01-01'): ReglasGasto => ({
  politicas: [{ desde, tarifas: { ...SIN_TARIFAS, ...tarifas } }],
  paisEmpresa: 'ES',
});

describe('kilometres', () => {
  const drive = (reglas: ReglasGasto, dia: string, km: number) => payForDrive(Math.round(km * 10), kmRateOn(reglas, dia, 'coche')!);

  // By hand: 62 x 0.26 = 16.12; 62.5 x 0.26 = 16.25; 12.3 x 0.26 = 3.198; 0.1 x 0.26 = 0.026; 62 x 0.19 = 11.78.
  test.each([
    [LEY, '2026-11-12', 62, { total: 1612, exento: 1612, sujeto: 0 }],
    [LEY, '2026-11-12', 62.5, { total: 1625, exento: 1625, sujeto: 0 }],
    [LEY, '2026-11-12', 12.3, { total: 320, exento: 320, sujeto: 0 }],
    [LEY, '2026-11-12', 0.1, { total: 3, exento: 3, sujeto: 0 }],
    [LEY, '2023-07-16', 62, { total: 1178, exento: 1178, sujeto: 0 }],
    [LEY, '2023-07-17', 62, { total: 1612, exento: 1612, sujeto: 0 }],
    // 100 x 0.30 = 30.00, of which 26.00 without tax; 12.5 x 0.305 = 3.8125, of which 3.25.
    [pays({ kmCoche: 300 }), '2026-11-12', 100, { total: 3000, exento: 2600, sujeto: 400 }],
    [pays({ kmCoche: 305 }), '2026-11-12', 12.5, { total: 381, exento: 325, sujeto: 56 }],
    // Less than the law allows is without tax.
    [pays({ kmCoche: 200 }), '2026-11-12', 100, { total: 2000, exento: 2000, sujeto: 0 }],
    // Before the company's own rate there is the law.
    [pays({ kmCoche: 300 }), '2025-12-31', 100, { total: 2600, exento: 2600, sujeto: 0 }],
  ])('%# on %s', (reglas, dia, km, expected) => {
    expect(drive(reglas, dia, km)).toEqual(expected);
  });

  test('where the law is not known, all is taxed, and without a rate nothing is paid', () => {
    const elsewhere = { politicas: [{ desde: '2026-01-01', tarifas: { ...SIN_TARIFAS, kmCoche: 300 } }], paisEmpresa: 'XK' };
    expect(drive(elsewhere, '2026-11-12', 10)).toEqual({ total: 300, exento: 0, sujeto: 300 });
    expect(kmRateOn({ politicas: [], paisEmpresa: 'XK' }, '2026-11-12', 'coche')).toBeNull();
  });
});

describe('days of travel', () => {
  const viaje = (resto: Partial<Viaje> = {}): Viaje => ({
    dia: '2026-11-09',
    salida: '08:00',
    diaRegreso: '2026-11-11',
    regreso: '19:00',
    pernocta: true,
    ...resto,
  });
  const trip = (
    resto: Partial<Viaje>,
    options: { reglas?: ReglasGasto; fuera?: boolean; otroMunicipio?: boolean; usado?: ExentoUsado } = {},
  ) => {
    const found = daysOfTrip(viaje(resto), 'Europe/Madrid');
    if ('obstaculo' in found) return found.obstaculo;
    const { reglas = LEY, fuera = false, otroMunicipio = true, usado = {} } = options;
    const paid = payForTrip(found.dias, { reglas, fuera: { deEmpresa: fuera, deSuLey: fuera }, otroMunicipio, usado });
    return paid && [paid.total, paid.exento, paid.sujeto];
  };

  test("what is without tax goes by the law of where one works, and what is paid by the company's country", () => {
    const found = daysOfTrip(viaje({ diaRegreso: '2026-11-09', pernocta: false }), 'Europe/Madrid');
    if ('obstaculo' in found) throw new Error(found.obstaculo);
    const tarifas = { ...SIN_TARIFAS, dietaSinNoche: 3000, dietaFueraSinNoche: 6000 };
    const reglas = { ...OF_PORTUGAL, politicas: [{ desde: '2026-01-01', tarifas }] };
    const inSpain = payForTrip(found.dias, { reglas, fuera: { deEmpresa: true, deSuLey: false }, otroMunicipio: true, usado: {} });
    const inPortugal = payForTrip(found.dias, { reglas, fuera: { deEmpresa: false, deSuLey: true }, otroMunicipio: true, usado: {} });
    expect([inSpain, inPortugal].map((paid) => [paid?.total, paid?.exento])).toEqual([
      [6000, 2667],
      [3000, 3000],
    ]);
  });

  // By hand: two nights 2 x 53.34 and the day of return 26.67; abroad 2 x 91.35 + 48.08.
  test.each([
    ['three days with two nights', {}, {}, [13335, 13335, 0]],
    ['abroad', {}, { fuera: true }, [23078, 23078, 0]],
    ['one day', { diaRegreso: '2026-11-09', pernocta: false }, {}, [2667, 2667, 0]],
    ['one day abroad', { diaRegreso: '2026-11-09', pernocta: false }, { fuera: true }, [4808, 4808, 0]],
    ['back after midnight without a night', { diaRegreso: '2026-11-10', regreso: '01:30', pernocta: false }, {}, [2667, 2667, 0]],
    ['over New Year', { dia: '2026-12-31', diaRegreso: '2027-01-01' }, {}, [8001, 8001, 0]],
    ['where the person works', {}, { otroMunicipio: false }, [13335, 0, 13335]],
    // 2 x 60.00 + 30.00; the law leaves 2 x 53.34 + 26.67.
    ['more than the law', {}, { reglas: pays({ dietaConNoche: 6000, dietaSinNoche: 3000 }) }, [15000, 13335, 1665]],
    ['less than the law', {}, { reglas: pays({ dietaConNoche: 4000, dietaSinNoche: 2000 }) }, [10000, 10000, 0]],
    // The first day by the law, 53.34; then the company's own 60.00 and 30.00, of which 53.34 and 26.67 without tax.
    ['over a change of rates', {}, { reglas: pays({ dietaConNoche: 6000, dietaSinNoche: 3000 }, '2026-11-10') }, [14334, 13335, 999]],
    // A lunch of 20.00 on the day of return leaves 6.67 of it; one of 80.00 on the first day nothing.
    ['after meals on its days', {}, { usado: { '2026-11-09': 5334, '2026-11-11': 2000 } }, [13335, 6001, 7334]],
    ['back before it began', { diaRegreso: '2026-11-08' }, {}, 'dieta-al-reves'],
    ['no time at all', { diaRegreso: '2026-11-09', regreso: '08:00', pernocta: false }, {}, 'dieta-al-reves'],
    ['a night within a day', { diaRegreso: '2026-11-09' }, {}, 'dieta-sin-noche'],
    ['a whole day without a night', { diaRegreso: '2026-11-10', regreso: '08:00', pernocta: false }, {}, 'dieta-con-noche'],
    ['a quarter of a year and a day', { diaRegreso: '2027-02-09' }, {}, 'dieta-larga'],
  ])('%s', (_name, resto, options, expected) => {
    expect(trip(resto, options)).toEqual(expected);
  });

  test('elapsed hours count, not those of the clock: the night of the change to summer is one hour shorter', () => {
    const spring = { dia: '2026-03-28', salida: '10:00', diaRegreso: '2026-03-29', regreso: '10:30', pernocta: false };
    expect(trip(spring)).toEqual([2667, 2667, 0]);
    const autumn = { dia: '2026-10-24', salida: '10:00', diaRegreso: '2026-10-25', regreso: '09:30', pernocta: false };
    expect(trip(autumn)).toBe('dieta-con-noche');
  });
});

describe('VAT', () => {
  // By hand: 34.00 x 10 % = 3.40; 5.00 x 21 % = 1.05; 0.05 x 10 % = 0.005, half up 0.01; 12.35 x 21 % = 2.5935.
  test.each([
    [3400, 100, 340],
    [500, 210, 105],
    [5, 100, 1],
    [4, 100, 0],
    [1235, 210, 259],
    [1000, 0, 0],
  ])('%i cents at %i per mille have %i of tax', (base, porMil, cuota) => expect(taxOf(base, porMil)).toBe(cuota));

  // 43.45 / 1.10 = 39.50; 12.10 / 1.21 = 10.00; 9.99 / 1.21 = 8.256...
  test.each([
    [4345, 100, 3950, 395],
    [1210, 210, 1000, 210],
    [999, 210, 826, 173],
  ])('%i cents with %i per mille in them are %i and %i', (suma, porMil, baseCentimos, cuotaCentimos) =>
    expect(splitSum(suma, porMil)).toEqual({ porMil, baseCentimos, cuotaCentimos }),
  );
});

describe('another currency', () => {
  // By hand: 100.00 USD / 1.0842 = 92.2339; 5000 JPY / 163.21 = 30.6354; 0.01 / 2 = 0.005, half up.
  test.each([
    [10_000, 1_084_200, 9223],
    [500_000, 163_210_000, 3064],
    [1, 2_000_000, 1],
    [1, 2_000_001, 0],
    [4345, null, 4345],
  ])('%i hundredths at %s are %i cents', (amount, cambio, cents) => expect(toCents(amount, cambio)).toBe(cents));
});

describe('an expense', () => {
  const entorno = (resto: Partial<EntornoGasto> = {}): EntornoGasto => ({
    hoy: '2026-11-20',
    zona: 'Europe/Madrid',
    reglas: LEY,
    nifEmpresa: 'B12345674',
    cambioTabla: null,
    tipo: { categoria: 'otro', justificanteDesde: null, limiteDia: null, limiteImpide: false },
    reembolsa: true,
    ficheros: 1,
    antesDelDia: 0,
    exentoUsado: {},
    hay: { mismoFichero: false, mismosDatos: false, comidaYDieta: false },
    ...resto,
  });
  const ticket = (resto: Partial<DatosDeGasto> = {}): DatosDeGasto => ({
    ...emptyGasto('ticket'),
    dia: '2026-11-12',
    comercio: 'Casa Manola',
    formaPago: 1,
    totalCentimos: 1210,
    lineas: [{ porMil: 210, baseCentimos: 1000, cuotaCentimos: 210 }],
    ...resto,
  });
  const problems = (resto: Partial<DatosDeGasto>, around: Partial<EntornoGasto> = {}) =>
    examineGasto(ticket(resto), entorno(around)).problemas.map(({ codigo, campo }) => `${codigo} ${campo}`);
  const warnings = (resto: Partial<DatosDeGasto>, around: Partial<EntornoGasto> = {}) =>
    examineGasto(ticket(resto), entorno(around)).avisos;
  const linea = (cuotaCentimos: number) => [{ porMil: 210, baseCentimos: 1000, cuotaCentimos }];

  test('a cent of tax more or less is told, two are refused, and so are lines that are not the total', () => {
    expect([problems({}), warnings({})]).toEqual([[], []]);
    expect([problems({ lineas: linea(211), totalCentimos: 1211 }), warnings({ lineas: linea(211) })]).toEqual([[], ['iva-redondeado']]);
    expect(problems({ lineas: linea(212), totalCentimos: 1212 })).toEqual(['iva-no-cuadra lineas.0.cuotaCentimos']);
    expect(problems({ totalCentimos: 1211 })).toEqual(['total-no-cuadra totalCentimos']);
    expect(problems({ lineas: [] })).toEqual([]);
  });

  test('rates are those of the country on that day', () => {
    const at = (porMil: number, resto: Partial<DatosDeGasto>) =>
      problems({ lineas: [{ porMil, baseCentimos: 1000, cuotaCentimos: porMil }], totalCentimos: 1000 + porMil, ...resto });
    expect(at(180, {})).toEqual(['iva-no-valido lineas.0.porMil']);
    expect(at(180, { dia: '2012-08-31' })).toEqual([]);
    expect(at(70, { pais: 'IC' })).toEqual([]);
    expect(at(210, { pais: 'IC' })).toEqual(['iva-no-valido lineas.0.porMil']);
    expect(at(160, { pais: 'PT-20' })).toEqual([]);
    expect(at(230, { pais: 'PT-20' })).toEqual(['iva-no-valido lineas.0.porMil']);
    expect(at(220, { pais: 'PT-30' })).toEqual([]);
    expect([at(50, { pais: 'PT-30' }), at(50, { pais: 'PT-30', dia: '2024-09-30' })]).toEqual([['iva-no-valido lineas.0.porMil'], []]);
    expect([at(85, { pais: 'RE' }), at(200, { pais: 'RE' })]).toEqual([[], ['iva-no-valido lineas.0.porMil']]);
    // A country whose rates are not known to us may have any.
    expect(at(137, { pais: 'JP' })).toEqual([]);
  });

  test('tax is deducted from a full invoice of the country with both numbers only', () => {
    const deducted = (resto: Partial<DatosDeGasto>, around: Partial<EntornoGasto> = {}) =>
      examineGasto(ticket({ documento: 'factura', numero: 'F-1', nif: 'B12345674', conNifEmpresa: true, ...resto }), entorno(around))
        .importe?.deducible;
    expect(deducted({})).toBe(210);
    expect(deducted({ documento: 'ticket' })).toBe(0);
    expect(deducted({ conNifEmpresa: false })).toBe(0);
    expect(deducted({ pais: 'FR', lineas: [], totalCentimos: 1210 })).toBe(0);
    expect(deducted({}, { nifEmpresa: '' })).toBe(0);
    expect(problems({ documento: 'factura' })).toEqual(['falta numero', 'falta nif']);
    expect(problems({ documento: 'factura', pais: 'FR', lineas: [] })).toEqual(['falta numero']);
    expect(problems({ nif: 'B12345675' })).toEqual(['nif-no-valido nif']);
  });

  test('another currency needs a rate: its own, or that of the company, from which it is told if it is far', () => {
    const dollars = { moneda: 'USD', totalCentimos: 10_000, lineas: [] };
    expect(problems(dollars)).toEqual(['sin-cambio cambioMillonesimas']);
    expect(examineGasto(ticket(dollars), entorno({ cambioTabla: 1_084_200 })).importe).toMatchObject({ total: 9223, aCobrar: 9223 });
    expect(warnings({ ...dollars, cambioMillonesimas: 1_100_000 }, { cambioTabla: 1_084_200 })).toEqual([]);
    expect(warnings({ ...dollars, cambioMillonesimas: 900_000 }, { cambioTabla: 1_084_200 })).toEqual(['cambio-lejano']);
    expect(problems({ moneda: 'XXX' })).toEqual(['moneda-no-valida moneda']);
  });

  test('money without cents is whole, its tax is rounded to the whole, and may be off by one', () => {
    const yen = (baseCentimos: number, cuotaCentimos: number, moneda = 'JPY') =>
      problems(
        { moneda, pais: 'JP', totalCentimos: baseCentimos + cuotaCentimos, lineas: [{ porMil: 100, baseCentimos, cuotaCentimos }] },
        { cambioTabla: 163_210_000 },
      );
    // 1005 yen x 10 % = 100.5: the receipt says 100 or 101.
    expect([yen(100_500, 10_000), yen(100_500, 10_100), yen(100_500, 10_200)]).toEqual([[], [], []]);
    expect(yen(100_500, 9900)).toEqual(['iva-no-cuadra lineas.0.cuotaCentimos']);
    expect(yen(100_500, 10_050)).toEqual(['importe-no-valido totalCentimos', 'importe-no-valido lineas.0.baseCentimos']);
    for (const moneda of ['HUF', 'ISK', 'KRW', 'CLP']) expect([moneda, yen(100_500, 10_000, moneda)]).toEqual([moneda, []]);
    expect(yen(100_500, 10_000, 'USD')).toEqual(['iva-no-cuadra lineas.0.cuotaCentimos']);
    expect(splitSum(100_500, 100, 100)).toEqual({ porMil: 100, baseCentimos: 91_400, cuotaCentimos: 9100 });
  });

  test('what is paid in cash is rounded to the smallest coin: 5 rappen, 5 forints, a krona', () => {
    const paid = (totalCentimos: number, moneda = 'CHF', baseCentimos = 1001, cuotaCentimos = 81) =>
      problems({ moneda, pais: 'CH', totalCentimos, lineas: [{ porMil: 81, baseCentimos, cuotaCentimos }] }, { cambioTabla: 942_300 });
    // The lines are 10.82.
    expect([paid(1080), paid(1082)]).toEqual([[], []]);
    expect([paid(1085), paid(1081), paid(1080, 'EUR')]).toEqual(Array.from({ length: 3 }, () => ['total-no-cuadra totalCentimos']));
    expect(paid(108_000, 'HUF', 100_100, 8100)).toEqual([]);
    expect([paid(1100, 'SEK'), paid(1050, 'SEK')]).toEqual([[], ['total-no-cuadra totalCentimos']]);
    const { importe, calculo } = examineGasto(
      ticket({ moneda: 'CHF', pais: 'CH', totalCentimos: 1080, lineas: [{ porMil: 81, baseCentimos: 1001, cuotaCentimos: 81 }] }),
      entorno({ cambioTabla: 942_300 }),
    );
    // 10.80 / 0.9423 = 11.4613; the tax is 0.81 / 0.9423 = 0.8596, whatever was paid in cash.
    expect([importe?.total, calculo.lineas[0]?.cuotaEurCentimos, calculo.lineas[0]?.baseEurCentimos]).toEqual([1146, 86, 1060]);
  });

  test('the tax of lines in another currency does not depend on their order', () => {
    // 0.33 + 0.33 at 2 for one euro: 0.33 of tax together, whichever comes first; by lines 0.165 each.
    const lineas = [
      { porMil: 210, baseCentimos: 157, cuotaCentimos: 33 },
      { porMil: 100, baseCentimos: 330, cuotaCentimos: 33 },
    ];
    const invoice = {
      documento: 'factura',
      numero: 'F-1',
      nif: 'B12345674',
      conNifEmpresa: true,
      moneda: 'USD',
      totalCentimos: 553,
    } as const;
    const deducted = (order: DatosDeGasto['lineas']) =>
      examineGasto(ticket({ ...invoice, lineas: order }), entorno({ cambioTabla: 2_000_000 })).importe?.deducible;
    expect([deducted(lineas), deducted(lineas.toReversed())]).toEqual([33, 33]);
  });

  test('a rate of VAT is proposed by the type of expense', () => {
    const at = (pais: string, categoria: CategoriaGasto, dia = '2026-11-12') => tiposIva(pais, dia, categoria)[0];
    const row = (pais: string, dia?: string) =>
      (['comida', 'comida-clientes', 'alojamiento', 'transporte', 'otro'] as const).map((categoria) => at(pais, categoria, dia));
    // LIVA 91.1.2: restaurants, hotels and transport of people.
    expect(row('ES')).toEqual([100, 100, 100, 100, 210]);
    expect(row('ES', '2012-08-31')).toEqual([80, 80, 80, 80, 180]);
    expect(row('IC')).toEqual([70, 70, 70, 30, 70]);
    expect(row('PT')).toEqual([130, 130, 60, 60, 230]);
    expect(row('PT-20')).toEqual([90, 90, 40, 40, 160]);
    expect(row('PT-30')).toEqual([120, 120, 40, 40, 220]);
    expect([row('DE', '2025-12-31'), row('DE')]).toEqual([
      [190, 190, 70, 70, 190],
      [70, 70, 70, 70, 190],
    ]);
    expect(row('FR')).toEqual([100, 100, 100, 100, 200]);
    expect(row('GB')).toEqual([200, 200, 200, 0, 200]);
    expect(row('JP')).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(tiposIva('ES', '2026-11-12', 'comida')).toEqual([100, 210, 40, 0]);
    expect(tiposIva('ES', '2026-11-12')).toEqual([210, 100, 40, 0]);
  });

  test('islands with taxes of their own lie in their country; the tax of the Canary Islands is no VAT', () => {
    const invoice = { documento: 'factura', numero: 'F-1', conNifEmpresa: true, nif: '501442600', totalCentimos: 1160 } as const;
    const lineas = [{ porMil: 160, baseCentimos: 1000, cuotaCentimos: 160 }];
    const azores = examineGasto(ticket({ ...invoice, pais: 'PT-20', lineas }), entorno({ reglas: { politicas: [], paisEmpresa: 'PT' } }));
    expect([azores.problemas, azores.importe?.deducible]).toEqual([[], 160]);
    const canary = examineGasto(
      ticket({
        ...invoice,
        nif: 'B12345674',
        pais: 'IC',
        totalCentimos: 1070,
        lineas: [{ porMil: 70, baseCentimos: 1000, cuotaCentimos: 70 }],
      }),
      entorno(),
    );
    expect([canary.problemas, canary.importe?.deducible]).toEqual([[], 0]);
    expect([isFuera('IC', 'ES'), isFuera('PT-30', 'PT'), isFuera('RE', 'FR'), isFuera('PT-30', 'ES')]).toEqual([false, false, false, true]);
  });

  test('nothing, too much, tomorrow and a missing receipt are refused', () => {
    expect(problems({ totalCentimos: 0, lineas: [] })).toEqual(['importe-no-valido totalCentimos']);
    expect(problems({ totalCentimos: 100_000_001, lineas: [] })).toEqual(['importe-no-valido totalCentimos']);
    expect(problems({ dia: '2026-11-21' })).toEqual(['fecha-futura dia']);
    const tipo = { categoria: 'otro' as const, justificanteDesde: 1210, limiteDia: null, limiteImpide: false };
    expect(problems({}, { tipo, ficheros: 0 })).toEqual(['falta-justificante ficheros']);
    expect(problems({}, { tipo: { ...tipo, justificanteDesde: 1211 }, ficheros: 0 })).toEqual([]);
    // Without an amount only a type that always asks for one does.
    expect([0, 1].map((justificanteDesde) => lacksReceipt({ justificanteDesde }, { total: null, ficheros: 0 }))).toEqual([true, false]);
  });

  test('the limit of a day counts what was asked for before, and warns or refuses', () => {
    const tipo = { categoria: 'otro' as const, justificanteDesde: null, limiteDia: 2000, limiteImpide: false };
    expect(examineGasto(ticket(), entorno({ tipo, antesDelDia: 790 }))).toMatchObject({ limite: { queda: 0 }, avisos: [], problemas: [] });
    expect(examineGasto(ticket(), entorno({ tipo, antesDelDia: 791 }))).toMatchObject({
      limite: { queda: -1 },
      avisos: ['gasto-sobre-limite'],
    });
    expect(problems({}, { tipo: { ...tipo, limiteImpide: true }, antesDelDia: 791 })).toEqual(['sobre-limite totalCentimos']);
  });

  describe('a meal', () => {
    const split = (
      totalCentimos: number,
      resto: Partial<DatosDeGasto> = {},
      around: Partial<EntornoGasto> = {},
      categoria: CategoriaGasto = 'comida',
    ) => {
      const tipo = { categoria, justificanteDesde: null, limiteDia: null, limiteImpide: false };
      const { importe, calculo } = examineGasto(ticket({ totalCentimos, lineas: [], ...resto }), entorno({ tipo, ...around }));
      return [importe?.exento, importe?.sujeto, calculo.comida?.limite];
    };

    // RIRPF 9.A.3: a day without a night 26.67, with one 53.34; abroad 48.08 and 91.35.
    test.each([
      ['80.00 without a night', 8000, {}, {}, [2667, 5333, 2667]],
      ['20.00 without a night', 2000, {}, {}, [2000, 0, 2667]],
      ['80.00 with a night', 8000, { pernocta: true }, {}, [5334, 2666, 5334]],
      ['80.00 abroad', 8000, { pais: 'FR' }, {}, [4808, 3192, 4808]],
      ['80.00 on the Canary Islands, which are Spain', 8000, { pais: 'IC' }, {}, [2667, 5333, 2667]],
      ['a dinner of 20.00 after a lunch of 20.00', 2000, {}, { exentoUsado: { '2026-11-12': 2000 } }, [667, 1333, 2667]],
      ['on a day whose limit is used up', 2000, {}, { exentoUsado: { '2026-11-12': 2667 } }, [0, 2000, 2667]],
      ['what was used of another day', 2000, {}, { exentoUsado: { '2026-11-11': 2667 } }, [2000, 0, 2667]],
      ['where the person works', 2000, { otroMunicipio: false }, {}, [0, 2000, 0]],
      ['where the law is not known', 8000, {}, { reglas: { politicas: [], paisEmpresa: 'XK' } }, [8000, 0, undefined]],
      // Abroad is what lies outside of the country whose law it is, wherever the company has its seat.
      ['in Spain, of a company in Portugal', 8000, { pais: 'ES' }, { reglas: OF_PORTUGAL }, [2667, 5333, 2667]],
      ['in Portugal, of a company there', 8000, { pais: 'PT' }, { reglas: OF_PORTUGAL }, [4808, 3192, 4808]],
    ])('on a trip is without tax up to the limit of its day: %s', (_name, total, resto, around, expected) => {
      expect(split(total, resto, around)).toEqual(expected);
    });

    test("with clients is the company's cost, and so is lodging", () => {
      expect(split(8000, {}, {}, 'comida-clientes')).toEqual([8000, 0, undefined]);
      expect(split(8000, { otroMunicipio: false }, {}, 'comida-clientes')).toEqual([8000, 0, undefined]);
      expect(split(8000, {}, {}, 'alojamiento')).toEqual([8000, 0, undefined]);
    });
  });

  test('what the company paid itself is not paid back', () => {
    expect(examineGasto(ticket(), entorno({ reembolsa: false })).importe).toMatchObject({ total: 1210, aCobrar: 0 });
  });

  test('late is what is older than the company says', () => {
    const late = (plazoDias: number | null) => warnings({}, { reglas: pays({ plazoDias }) });
    expect([late(7), late(8), late(null)]).toEqual([['gasto-tardio'], [], []]);
  });

  test('fields of another class do not count, and merchants are the same however they are written', () => {
    expect(onlyOwnFields({ ...ticket({ moneda: 'USD' }), clase: 'kilometros' })).toMatchObject({
      moneda: 'EUR',
      comercio: null,
      lineas: [],
    });
    expect(merchantKey('Café  «Ángel», S.L.')).toBe(merchantKey('cafe angel sl'));
    expect([merchantKey(' .'), merchantKey(null)]).toEqual([null, null]);
  });
});
