import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { formOf, pdf } from '../../testing/files-world.ts';
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

describe('a receipt', () => {
  test('is asked for with its lines of VAT, decided, and seen', async () => {
    const { status, content } = await ana.ticket({ dia: '2026-11-02' });
    expect(status).toBe(200);
    expect(content).toMatchObject({
      estado: 'pendiente',
      titulo: 'Casa Manola',
      cantidad: { unidad: 'centimos', centimos: 4345, moneda: 'EUR' },
      // A meal on a trip without a night: 26.67 of it without tax.
      importe: { totalCentimos: 4345, exentoCentimos: 2667, sujetoCentimos: 1678, deducibleCentimos: 0, aCobrarCentimos: 4345 },
      tipo: { nombre: 'Comida en un viaje' },
      formaPago: { nombre: 'Dinero propio', reembolsa: true },
      avisos: [],
      pagada: null,
      pagable: false,
      mesCerrado: false,
    });
    expect(content.calculo.lineas.map(({ sumaCentimos }) => sumaCentimos)).toEqual([3740, 605]);
    expect((await jefe.open(content.id)).content).toMatchObject({ puede: { decidir: true }, ficheros: [{ nombre: 'ticket.pdf' }] });
    expect(await jefe.approve(content)).toBe('aprobada');
  });

  test('the form says what it comes to, what is wrong with it and who decides, in words', async () => {
    const { content } = await ana.nuevo({
      clase: 'ticket',
      tipo: world.tipos['comida'],
      formaPago: world.propio,
      dia: '2026-11-03',
      comercio: 'Casa Manola',
      totalCentimos: 4346,
      lineas: [{ porMil: 100, baseCentimos: 3950, cuotaCentimos: 395 }],
    });
    expect(content.consecuencias).toMatchObject({
      importe: { totalCentimos: 4346 },
      diferenciaCentimos: 1,
      obstaculos: [
        { codigo: 'total-no-cuadra', campo: 'totalCentimos', mensaje: expect.stringMatching(/diferencia es de 0,01/) },
        { codigo: 'falta-justificante', campo: 'ficheros' },
      ],
      avisos: [],
    });
    expect(content).toMatchObject({
      decide: ['Julio Paz'],
      ivas: [100, 210, 40, 0],
      empresa: { nombre: 'Prueba, S.L.', nif: 'B12345674', pais: 'ES' },
      kmOfrecidos: null,
    });
    expect(content.tipos.map(({ nombre }) => nombre)).toEqual([
      'Comida en un viaje',
      'Comida con clientes',
      'Alojamiento',
      'Transporte',
      'Kilometraje',
      'Dieta',
      'Otro gasto',
    ]);
    expect(content.formasPago.map(({ nombre, reembolsa }) => [nombre, reembolsa])).toEqual([
      ['Dinero propio', true],
      ['Tarjeta de empresa', false],
      ['Anticipo', false],
    ]);
    const { content: empty } = await ana.nuevo();
    expect(empty.consecuencias).toMatchObject({ importe: null, parecidos: [], limite: null });
    expect(empty.consecuencias.obstaculos.map(({ codigo, campo }) => `${codigo} ${campo}`)).toEqual([
      'falta tipo',
      'falta dia',
      'falta comercio',
      'falta totalCentimos',
      'falta formaPago',
      'falta-justificante ficheros',
    ]);
  });

  test('what is missing is said of each field; a draft may be no more than its picture', async () => {
    const picture = await ana.upload();
    expect(refusalOf(await ana.send({ clase: 'ticket', ficheros: [picture] }))).toEqual([
      'general.datos-no-validos',
      ['tipo', 'dia', 'comercio', 'totalCentimos', 'formaPago'],
    ]);
    // A receipt that is missing too is told with them, also before there is a type or an amount: every type asks for one.
    expect(refusalOf(await ana.send({ clase: 'ticket', ficheros: [] }))).toEqual([
      'general.datos-no-validos',
      ['tipo', 'dia', 'comercio', 'totalCentimos', 'formaPago', 'ficheros'],
    ]);
    expect(refusalOf(await ana.send({ clase: 'ticket', tipo: world.tipos['comida']!, ficheros: [] }))[1]).toContain('ficheros');
    expect(refusalOf(await ana.send({ clase: 'kilometros', ficheros: [] }))[1]).not.toContain('ficheros');
    expect(refusalOf(await ana.ticket({ comercio: null, ficheros: [] }))).toEqual(['general.datos-no-validos', ['comercio', 'ficheros']]);
    // Below its fields nothing but its words say which one is meant.
    expect((await ana.ticket({ comercio: null, ficheros: [] })).sobre.Error.Fields).toMatchObject({
      comercio: 'Este dato es obligatorio.',
      ficheros: 'Falta el justificante: haz una foto o adjunta el archivo.',
    });
    const { content: draft } = await ana.send({ clase: 'ticket', ficheros: [picture], borrador: true });
    expect(draft).toMatchObject({ estado: 'borrador', cantidad: null, titulo: null, importe: null, ficheros: [{ id: picture }] });
    expect((await ana.nuevo({ id: draft.id })).content).toMatchObject({ estado: 'borrador', version: 1, ficheros: [{ id: picture }] });
    // One that is thrown away was never an expense.
    const { content: thrown } = await ana.send({ clase: 'ticket', ficheros: [], borrador: true });
    await ana.remove(thrown);
    const { content: listed } = await ana.list({ limit: 100 });
    expect(listed.items.map(({ id }) => id)).toContain(draft.id);
    expect(listed.items.map(({ id }) => id)).not.toContain(thrown.id);
    const { content: sent } = await ana.ticket({ id: draft.id, version: draft.version, ficheros: [picture], dia: '2026-11-04' });
    expect(sent).toMatchObject({ id: draft.id, estado: 'pendiente', ficheros: [{ id: picture }] });
    // What is not named any more is taken away.
    const other = await ana.upload();
    const { content: changed } = await ana.ticket({ id: sent.id, version: sent.version, ficheros: [other], dia: '2026-11-04' });
    expect(changed.ficheros.map(({ id }) => id)).toEqual([other]);
  });

  test.each([
    ['nothing', { totalCentimos: 0, lineas: [] }, 'gastos.importe-no-valido', []],
    ['less than nothing', { totalCentimos: -1 }, 'general.datos-no-validos', ['totalCentimos']],
    ['parts of a cent', { totalCentimos: 43.455 }, 'general.datos-no-validos', ['totalCentimos']],
    ['a million and a cent', { totalCentimos: 100_000_001, lineas: [] }, 'gastos.importe-no-valido', []],
    ['more than any number', { totalCentimos: 1e300 }, 'general.datos-no-validos', ['totalCentimos']],
    ['a currency that is none', { moneda: 'XXX', lineas: [] }, 'gastos.moneda-no-valida', []],
    ['a currency in words', { moneda: 'euro' }, 'general.datos-no-validos', ['moneda']],
    ['dollars without a rate', { moneda: 'USD', lineas: [] }, 'gastos.sin-cambio', []],
    ['a rate of VAT that is none', { lineas: [{ porMil: 180, baseCentimos: 3682, cuotaCentimos: 663 }] }, 'gastos.iva-no-valido', []],
    ['a country that is none', { pais: 'ZZ' }, 'gastos.pais-no-valido', []],
    ['a tax number with a wrong digit', { nif: 'B12345675' }, 'gastos.nif-no-valido', []],
    ['tomorrow', { dia: '2026-11-21' }, 'gastos.fecha-futura', []],
    ['no receipt', { ficheros: [] }, 'gastos.falta-justificante', []],
    ['a type of another company', { tipo: 999_999 }, 'gastos.tipo-no-valido', []],
    ['a type that is no number of ours', { tipo: -1 }, 'general.datos-no-validos', ['tipo']],
    ['a way of paying that is none', { formaPago: 999_999 }, 'gastos.forma-pago-no-valida', []],
    ['an activity that is none', { actividad: 999_999 }, 'gastos.actividad-no-valida', []],
    [
      'eleven lines',
      { lineas: Array.from({ length: 11 }, () => ({ porMil: 0, baseCentimos: 395, cuotaCentimos: 0 })) },
      'general.datos-no-validos',
      ['lineas'],
    ],
  ])('%s is refused in words', async (_name, resto, code, fields) => {
    const answer = await ana.ticket(resto);
    expect(refusalOf(answer)).toEqual([code, fields]);
    expect(answer.sobre.Error.Message).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('a closed project and kilometres as the type of a receipt are refused', async () => {
    expect(refusalOf(await ana.ticket({ proyecto: world.empresa.proyectos.cerrado }))[0]).toBe('gastos.proyecto-no-valido');
    expect(refusalOf(await ana.ticket({ tipo: world.tipos['kilometraje']! }))[0]).toBe('gastos.tipo-no-valido');
    expect((await ana.ticket({ proyecto: world.empresa.proyectos.abierto, dia: '2026-11-05' })).content.proyecto?.nombre).toBe('Muelle');
  });

  test('a full invoice with both tax numbers is deducted; dollars are kept in both currencies', async () => {
    const lineas = [{ porMil: 210, baseCentimos: 1000, cuotaCentimos: 210 }];
    const invoice = { documento: 'factura' as const, numero: 'F-1', nif: 'B12345674', conNifEmpresa: true, totalCentimos: 1210, lineas };
    const { content } = await ana.ticket({ ...invoice, dia: '2026-11-06', formaPago: world.tarjeta });
    expect(content.importe).toMatchObject({ totalCentimos: 1210, deducibleCentimos: 210, aCobrarCentimos: 0 });
    const { content: dollars } = await ana.ticket({
      dia: '2026-11-06',
      moneda: 'USD',
      pais: 'US',
      totalCentimos: 10_000,
      lineas: [],
      cambioMillonesimas: 1_084_200,
    });
    expect(dollars).toMatchObject({
      cantidad: { centimos: 9223, moneda: 'EUR' },
      campos: { moneda: 'USD', totalCentimos: 10_000 },
      calculo: { cambioMillonesimas: 1_084_200 },
    });
  });

  test('sent twice with one key it is one; the key with something else is a mistake', async () => {
    const clave = randomUUID();
    const files = [await ana.upload()];
    const [first, again] = await Promise.all([1, 2].map(() => ana.ticket({ dia: '2026-11-07', ficheros: files }, clave)));
    expect(again?.content.id).toBe(first?.content.id);
    expect(refusalOf(await ana.ticket({ dia: '2026-11-08', ficheros: files }, clave))[0]).toBe('general.clave-reutilizada');
  });
});

describe('kilometres and days of travel', () => {
  const drive = { clase: 'kilometros' as const, origen: 'Madrid', destino: 'Toledo', motivo: 'Visita al cliente', kmDecimas: 620 };
  const trip = {
    clase: 'dieta' as const,
    dia: '2026-10-05',
    salida: '08:00',
    diaRegreso: '2026-10-07',
    regreso: '19:00',
    pernocta: true,
    lugar: 'Sevilla',
    motivo: 'Montaje',
  };

  test('62 km are 16.12 euros without tax, and are offered again beside a receipt of the project', async () => {
    const proyecto = world.empresa.proyectos.abierto;
    const { content } = await luis.send({ ...drive, dia: '2026-10-01', proyecto });
    expect(content).toMatchObject({
      titulo: 'Madrid – Toledo',
      tipo: { nombre: 'Kilometraje' },
      importe: { totalCentimos: 1612, exentoCentimos: 1612, sujetoCentimos: 0, aCobrarCentimos: 1612 },
      calculo: { kmMilesimas: 260, kmExentoMilesimas: 260 },
    });
    const { content: form } = await luis.nuevo({ clase: 'ticket', proyecto, dia: '2026-10-02' });
    expect(form.kmOfrecidos).toEqual({
      kmDecimas: 620,
      idaYVuelta: false,
      origen: 'Madrid',
      destino: 'Toledo',
      vehiculo: 'coche',
      milesimas: 260,
      importeCentimos: 1612,
    });
    // On the day of the drive it is there already, and nobody else is offered it.
    expect((await luis.nuevo({ clase: 'ticket', proyecto, dia: '2026-10-01' })).content.kmOfrecidos).toBeNull();
    expect((await ana.nuevo({ clase: 'ticket', proyecto, dia: '2026-10-02' })).content.kmOfrecidos).toBeNull();
    expect((await luis.send({ ...drive, dia: '2023-07-16' })).content.importe?.totalCentimos).toBe(1178);
  });

  test('three days with two nights are 133.35 euros; over a month they belong to that of their first day', async () => {
    const { content } = await luis.send(trip);
    expect(content).toMatchObject({
      desde: '2026-10-05',
      hasta: '2026-10-07',
      titulo: 'Sevilla',
      importe: { totalCentimos: 13_335, exentoCentimos: 13_335, sujetoCentimos: 0 },
      calculo: { inicio: '2026-10-05T06:00:00Z', fin: '2026-10-07T17:00:00Z', zona: 'Europe/Madrid' },
    });
    expect(content.calculo.dias.map(({ conNoche, importeCentimos }) => [conNoche, importeCentimos])).toEqual([
      [true, 5334],
      [true, 5334],
      [false, 2667],
    ]);
    const { content: over } = await luis.send({ ...trip, dia: '2026-08-31', diaRegreso: '2026-09-01' });
    const list = async (filtro_Mes: number) =>
      (await world.server.call(gastos.listadoNuevo, { filtro_Anio: 2026, filtro_Mes }, { token: luis.token })).content.items.map(
        ({ id }) => id,
      );
    expect([await list(8), await list(9)]).toEqual([[over.id], []]);
  });

  test.each([
    ['back before it began', { diaRegreso: '2026-10-04' }, 'gastos.dieta-al-reves'],
    ['a night within a day', { diaRegreso: '2026-10-05' }, 'gastos.dieta-sin-noche'],
    ['two days without a night', { pernocta: false }, 'gastos.dieta-con-noche'],
    ['a third of a year', { dia: '2026-06-01', diaRegreso: '2026-10-01' }, 'gastos.dieta-larga'],
    ['back tomorrow', { dia: '2026-11-19', diaRegreso: '2026-11-21' }, 'gastos.fecha-futura'],
  ])('a trip: %s is refused', async (_name, resto, code) => {
    expect(refusalOf(await luis.send({ ...trip, ...resto }))[0]).toBe(code);
  });

  test('a meal on a day of travel is told to both sides', async () => {
    const { content } = await luis.ticket({ dia: '2026-10-06' });
    expect(content.avisos).toEqual(['comida-con-dieta']);
    const { content: inbox } = await world.server.call(solicitudes.porDecidir, { modulo: 'gastos', limit: 100 }, { token: jefe.token });
    expect(inbox.items.find(({ id }) => id === content.id)?.avisos).toEqual(['comida-con-dieta']);
  });
});

describe('others', () => {
  test('see neither an expense nor its receipt, and cannot take a receipt', async () => {
    const { content } = await ana.ticket({ dia: '2026-09-12' });
    const [file] = content.ficheros;
    expect(refusalOf(await luis.open(content.id))[0]).toBe('solicitudes.no-existe');
    expect(refusalOf(await luis.nuevo({ id: content.id }))[0]).toBe('solicitudes.no-existe');
    expect(refusalOf(await luis.ticket({ id: content.id, dia: '2026-09-12' }))[0]).toBe('solicitudes.no-existe');
    expect(refusalOf(await luis.ticket({ dia: '2026-09-12', ficheros: [file!.id] }))[0]).toBe('ficheros.no-existe');
    const link = (token: string) => world.server.call(ficheros.enlace, { id: file!.id }, { token });
    expect([(await link(ana.token)).status, (await link(jefe.token)).status]).toEqual([200, 200]);
    expect(refusalOf(await link(luis.token))[0]).toBe('ficheros.no-existe');
    // Once it was sent, the receipt is taken away with the request only, and others add none.
    expect(refusalOf(await world.server.call(ficheros.eliminar, { id: file!.id }, { token: ana.token }))[0]).toBe('ficheros.ya-guardado');
    for (const who of [luis, jefe]) {
      const add = { modulo: 'gastos', asuntoId: content.id, ids: [await who.upload()] };
      expect(refusalOf(await world.server.call(ficheros.confirmartemporales, add, { token: who.token }))[0]).toBe(
        'ficheros.asunto-no-existe',
      );
    }
    expect(refusalOf(await ana.ticket({ ficheros: [await luis.upload()] }))[0]).toBe('ficheros.no-existe');
  });
});

describe('an own expense that waits', () => {
  const confirm = async (id: number, files: number[]) =>
    world.server.call(ficheros.confirmartemporales, { modulo: 'gastos', asuntoId: id, ids: files }, { token: ana.token });

  test('takes another receipt, whichever way, and who has read the one before has to read it again', async () => {
    const { content } = await ana.ticket({ dia: '2026-09-14' });
    const second = await ana.upload();
    expect((await confirm(content.id, [second])).content.items.map(({ id }) => id)).toEqual([second]);
    const { headers, payload } = formOf([pdf('third')], {
      name: 'tercero.pdf',
      fields: { modulo: 'gastos', asuntoId: String(content.id) },
    });
    const url = '/instancia/ficheros/subirandsave';
    const sent = await world.server.app.inject({ method: 'POST', url, headers: { ...headers, 'access-token': ana.token }, payload });
    expect(sent.statusCode).toBe(200);
    const opened = (await ana.open(content.id)).content;
    expect([opened.ficheros.length, opened.version]).toEqual([3, content.version + 2]);
    expect(await jefe.approve(content)).toBe('general.cambiado-entretanto');
    expect(await jefe.approve(opened)).toBe('aprobada');
    expect(refusalOf(await confirm(content.id, [await ana.upload()]))[0]).toBe('ficheros.asunto-no-existe');
  });

  test('and a draft that was thrown away is of no year', async () => {
    const { content } = await ana.ticket({ dia: '2024-05-06', borrador: true });
    const years = async () => (await world.server.call(gastos.anios, {}, { token: ana.token })).content.items;
    expect(await years()).toContain(2024);
    expect((await ana.remove(content)).status).toBe(200);
    expect(await years()).not.toContain(2024);
  });
});

test('today is that of the company: half past midnight in Madrid belongs to the new day', async () => {
  world.server.clock.set('2026-11-20T23:30:00Z');
  const late = await world.as('ANA');
  const [today, tomorrow] = [await late.ticket({ dia: '2026-11-21', comercio: 'Noche' }), await late.ticket({ dia: '2026-11-22' })];
  expect([today.status, ...refusalOf(tomorrow)]).toEqual([200, 'gastos.fecha-futura', []]);
});
