import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bandeja } from '@jornada/contract/bandeja.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { MODULOS_SOLICITUD, type EstadoSolicitud, type ModuloSolicitud } from '@jornada/domain/solicitudes/modelo.ts';
import { pdf } from '../../testing/files-world.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createTestRooms } from '../../testing/test-rooms.ts';

// One open matter of each kind of 2026, and what is asked for in the first days of 2027 as screens ask for it.

/** In December 2026; half past midnight of New Year; two weeks later. */
const BEFORE = '2026-12-14T09:00:00Z';
const MIDNIGHT = '2026-12-31T23:30:00Z';
const LATER = '2027-01-15T09:00:00Z';
const WORKED = '2026-12-10';
const YEAR = 2027;

/** Moving house, with a proof that somebody waits for. */
const MOVE = {
  codigo: 'mudanza',
  norma: '',
  vigente: '2026-01-01',
  unidad: 'laborables',
  cantidad: 1,
  porGrado: [],
  viajeDias: 0,
  distancias: [],
  ampliable: false,
  contador: 'suceso',
  pago: 'empresa',
  justificante: 'padron-o-contrato',
  plazoDias: 15,
  inicio: 'dia',
} as const;
const moveOn = (day: string) => ({ codigo: 'mudanza', hecho: day, desde: day, hasta: day });
const LEAVE = { tipo: 'enfermedad-comun', duracionDias: 5 } as const;

/** The list of each module, as its page asks for it. */
const LISTS = {
  vacaciones: vacaciones.listado,
  bajas: bajas.listado,
  permisos: permisos.listado,
  reservas: reservas.listado,
  'horas-extra': horasExtra.listado,
  gastos: gastos.listadoNuevo,
} as const;

let world: TestRequests;
/** What waits for a decision, of each module, and what is open in another way. */
const waits = {} as Record<ModuloSolicitud, number>;
const open = { draft: 0, unpaid: 0, running: 0, unproved: 0, toCome: 0 };
/** What nothing has to be done about any more. */
const over = { paid: 0, taken: 0, booked: 0 };
let correction: number[];

const ids = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id).toSorted((a, b) => a - b);
const sorted = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);
const ofModule: Record<ModuloSolicitud, () => number[]> = {
  vacaciones: () => [waits.vacaciones],
  bajas: () => [waits.bajas, open.running],
  permisos: () => [waits.permisos, open.unproved],
  reservas: () => [waits.reservas, open.toCome],
  'horas-extra': () => [waits['horas-extra']],
  gastos: () => [waits.gastos, open.unpaid, open.draft],
};
const all = (): number[] => MODULOS_SOLICITUD.flatMap((modulo) => ofModule[modulo]());

type Answer<T> = { content: T | null; sobre: { Error: { Code: string } } };
function sent<T>({ content, sobre }: Answer<T>): T {
  if (content === null) throw new Error(sobre.Error.Code);
  return content;
}
type Which = { id: number; version: number };
/** As the company approves it. @returns its id. */
async function approved({ id, version }: Which): Promise<number> {
  expect(await (await world.as('ADMIN')).approve({ id, version })).toBe('aprobada');
  return id;
}
/** A drive to Toledo. */
async function claim(
  userName: string,
  { dia, kmDecimas, borrador = false }: { dia: string; kmDecimas: number; borrador?: boolean },
): Promise<Which> {
  const { content: ajustes } = await world.server.call(gastos.ajustes, {}, await world.as('ADMIN'));
  const formaPago = ajustes.formasPago[0]?.id ?? 0;
  const drive = {
    clase: 'kilometros' as const,
    origen: 'Madrid',
    destino: 'Toledo',
    motivo: 'Visita',
    formaPago,
    dia,
    kmDecimas,
    ficheros: [],
    borrador,
  };
  return sent(await world.server.call(gastos.guardar, drive, await world.as(userName)));
}
const pay = async ({ id, version }: Which, dia: string) =>
  world.server.call(gastos.pagar, { cuales: [{ id, version: version + 1 }], dia }, await world.as('ADMIN'));

beforeAll(async () => {
  world = await createTestRequests({
    now: BEFORE,
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
    ],
  });
  const { server, empresa } = world;
  for (const [hora, tipo] of [
    ['07:00', empresa.tipos.entrada],
    ['18:00', empresa.tipos.salida],
  ] as const) {
    server.clock.set(`${WORKED}T${hora}:00Z`);
    await server.call(registros.guardar, { tipo }, await world.as('ANA'));
  }
  server.clock.set(BEFORE);
  const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
  waits.vacaciones = sent(await ana.ask({ desde: '2026-12-21', hasta: '2026-12-22' })).id;
  over.taken = await approved(sent(await ana.ask({ desde: '2026-12-17', hasta: '2026-12-17' })));

  open.running = await approved(sent(await server.call(bajas.guardar, { ...LEAVE, desde: '2026-11-02' }, ana)));
  waits.bajas = sent(await server.call(bajas.guardar, { ...LEAVE, desde: '2026-12-01' }, ana)).id;

  // A permit of an agreement that asks for its proof within some days, and one of the law.
  const nobody = { centros: [], departamentos: [], personas: [] };
  const { content: oficinas } = await server.call(
    permisos.guardarFamilia,
    { pais: 'ES', nombre: 'Oficinas', predeterminada: true, ...nobody },
    admin,
  );
  sent(await server.call(permisos.guardarRegla, { ...MOVE, familia: oficinas.id, version: oficinas.version }, admin));
  open.unproved = await approved(sent(await server.call(permisos.guardar, moveOn('2026-12-16'), ana)));
  const funeral = { codigo: 'fallecimiento', hecho: '2026-12-28', desde: '2026-12-28', hasta: '2026-12-29', viaje: false };
  waits.permisos = sent(await server.call(permisos.guardar, funeral, ana)).id;

  const rooms = createTestRooms(world);
  const [free, council] = [await rooms.save({ nombre: 'Abierta' }), await rooms.save({ nombre: 'Consejo', conAprobacion: true })];
  const book = (sala: number, day: string) => server.call(reservas.guardar, { sala, inicio: `${day}T10:00`, fin: `${day}T11:00` }, ana);
  waits.reservas = sent(await book(council.id, '2026-12-30')).id;
  open.toCome = sent(await book(free.id, '2027-01-20')).id;
  over.booked = sent(await book(free.id, '2026-12-15')).id;

  const fields = { fecha: WORKED, tipologia: 1, compensacion: 'pago' as const, comentario: 'Inventario', minutos: 30 };
  waits['horas-extra'] = sent(await server.call(horasExtra.guardar, fields, ana)).id;

  waits.gastos = (await claim('ANA', { dia: '2026-12-01', kmDecimas: 1000 })).id;
  open.unpaid = await approved(await claim('ANA', { dia: '2026-12-02', kmDecimas: 2000 }));
  open.draft = (await claim('ANA', { dia: '2026-12-03', kmDecimas: 3000, borrador: true })).id;
  const paid = await claim('ANA', { dia: '2026-12-04', kmDecimas: 4000 });
  over.paid = await approved(paid);
  await pay(paid, '2026-12-14');

  const marcas = [
    { tipo: empresa.tipos.entrada, hora: '2026-12-11T08:00:00Z' },
    { tipo: empresa.tipos.salida, hora: '2026-12-11T15:00:00Z' },
  ];
  const { content: proposed } = await server.call(
    registros.proponerFichajes,
    { fecha: '2026-12-11', marcas, motivo: 'Olvidé fichar' },
    ana,
  );
  correction = proposed.correcciones.map(({ id }) => id);
});
afterAll(() => world.close());

/** The lines of the file for the accounting, without their head. */
async function fileOf(input: Omit<EntradaDe<typeof gastos.exportar>, 'formato'>): Promise<string[]> {
  const { content } = await world.server.call(gastos.exportar, { ...input, formato: 'csv' }, await world.as('ADMIN'));
  const url = `/instancia/gastos/exporte?token=${encodeURIComponent(content.token)}`;
  const { payload } = await world.server.app.inject({ method: 'GET', url });
  return payload.trimEnd().split('\r\n').slice(1);
}

describe.each([
  ['half past midnight of New Year', MIDNIGHT],
  ['two weeks later', LATER],
])('%s', (_name, now) => {
  beforeEach(() => world.server.clock.set(now));

  test.each(MODULOS_SOLICITUD)('the list of %s of the new year has what is open, and nothing else of the old one', async (modulo) => {
    const { content } = await world.server.call(LISTS[modulo], { filtro_Anio: YEAR }, await world.as('ANA'));
    expect([ids(content.items), content.total]).toEqual([sorted(ofModule[modulo]()), content.items.length]);
  });

  test('so has the list of all kinds, with the year of each', async () => {
    const { content } = await world.server.call(solicitudes.getSolicitudesAno, {}, await world.as('ANA'));
    expect([content.ano, ids(content.items), content.total]).toEqual([YEAR, sorted(all()), all().length]);
    expect(content.items.find(({ id }) => id === open.unpaid)).toMatchObject({ ano: 2026, estado: 'aprobada' });
    expect(content.anios).toEqual([2027, 2026]);
    const { content: before } = await world.server.call(solicitudes.getSolicitudesAno, { anio: 2026 }, await world.as('ANA'));
    expect(ids(before.items)).toEqual(sorted([...all(), ...Object.values(over)]));
  });

  test('the list of a state has it, too', async () => {
    const ofState = async (filtro_Estado: EstadoSolicitud) =>
      ids((await world.server.call(gastos.listadoNuevo, { filtro_Anio: YEAR, filtro_Estado }, await world.as('ANA'))).content.items);
    expect([await ofState('aprobada'), await ofState('pendiente'), await ofState('pagada')]).toEqual([[open.unpaid], [waits.gastos], []]);
  });

  test('the sums above the list are those of its rows, in both years', async () => {
    const ana = await world.as('ANA');
    for (const filtro_Anio of [2026, YEAR]) {
      const { content: list } = await world.server.call(gastos.listadoNuevo, { filtro_Anio, limit: 100 }, ana);
      const sumOf = (estado: EstadoSolicitud): number =>
        list.items
          .filter((one) => one.estado === estado)
          .reduce((sum, { cantidad }) => sum + (cantidad?.unidad === 'centimos' ? cantidad.centimos : 0), 0);
      const { content: head } = await world.server.call(gastos.meses, { filtro_Anio }, ana);
      expect(head.total).toMatchObject({
        gastos: list.total,
        borradorCentimos: sumOf('borrador'),
        pedidoCentimos: sumOf('pendiente'),
        aprobadoCentimos: sumOf('aprobada'),
        pagadoCentimos: sumOf('pagada'),
      });
      expect([head.total.aprobadoCentimos > 0, head.otros.gastos]).toEqual([true, filtro_Anio === YEAR ? 3 : 0]);
    }
  });

  test('a month that is asked for has its own only', async () => {
    const { content } = await world.server.call(gastos.listadoNuevo, { filtro_Anio: YEAR, filtro_Mes: 1 }, await world.as('ANA'));
    expect(content.items).toEqual([]);
    expect((await world.server.call(gastos.deEmpresa, { anio: YEAR, mes: 1 }, await world.as('ADMIN'))).content.total).toBe(0);
  });

  test('those who decide have all that waits, and count it', async () => {
    const [jefe, admin, ana] = [await world.as('JEFE'), await world.as('ADMIN'), await world.as('ANA')];
    const anywhere = await admin.inbox({ cuales: 'empresa', limit: 100 });
    expect(anywhere.items.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(waits)));
    expect(anywhere.items.filter(({ modulo }) => modulo === 'correcciones')).toHaveLength(1);
    for (const who of [jefe, admin]) expect((await who.inbox({ limit: 100 })).total).toBe(await who.waiting());
    expect(await jefe.waiting()).toBeGreaterThan(4);
    const { content: own } = await world.server.call(bandeja.listado, { estado: 'en-espera' }, ana);
    expect(own.items.flatMap(({ correcciones }) => correcciones.map(({ id }) => id))).toEqual(correction);
  });

  test('those who pay have what is to be paid, with its sum and as a file', async () => {
    const admin = await world.as('ADMIN');
    const company = async (input: EntradaDe<typeof gastos.deEmpresa>) => (await world.server.call(gastos.deEmpresa, input, admin)).content;
    const unpaid = await company({ anio: YEAR, estado: 'aprobada' });
    expect([ids(unpaid.items), unpaid.total]).toEqual([[open.unpaid], 1]);
    const cents = unpaid.items[0]?.aCobrarCentimos ?? 0;
    expect([cents > 0, unpaid.sumas?.aprobadoCentimos, unpaid.sumas?.gastos]).toEqual([true, cents, 1]);
    const year = await company({ anio: YEAR });
    expect([ids(year.items), year.sumas?.gastos, year.sumas?.aprobadoCentimos]).toEqual([sorted([waits.gastos, open.unpaid]), 2, cents]);
    const file = await fileOf({ anio: YEAR, estado: 'aprobada' });
    expect([file.length, file[0]?.split(';')[0]]).toEqual([1, String(open.unpaid)]);
    // The books of a year have what is of that year, so that no line stands in those of two.
    const books = (await fileOf({ anio: 2026 })).map((line) => Number(line.split(';')[0]));
    expect([await fileOf({ anio: YEAR }), books]).toEqual([[], expect.arrayContaining([open.unpaid, over.paid])]);
  });

  test('December waits to be closed, and leaves go on', async () => {
    const admin = await world.as('ADMIN');
    const { content } = await world.server.call(cierres.listado, { con: 'obstaculos' }, admin);
    expect(content.items.map(({ ano, mes, puedeCerrarse, obstaculos }) => [ano, mes, puedeCerrarse, obstaculos !== null])).toEqual([
      [2027, 1, false, false],
      [2026, 12, true, true],
    ]);
    const { content: going } = await world.server.call(bajas.lista, {}, admin);
    expect(ids(going.items)).toEqual([open.running]);
  });
});

test('before New Year what is to come of the next one stands in the list of this one', async () => {
  world.server.clock.set(BEFORE);
  const { content } = await world.server.call(reservas.listado, { filtro_Anio: 2026 }, await world.as('ANA'));
  expect(ids(content.items)).toEqual(expect.arrayContaining([waits.reservas, open.toCome]));
});

test('once it is paid, ended, proved or over it stands in its own year only', async () => {
  const { server } = world;
  server.clock.set(BEFORE);
  const luis = async () => world.as('LUIS');
  const expense = await claim('LUIS', { dia: '2026-12-02', kmDecimas: 500 });
  const leave = sent(await server.call(bajas.guardar, { ...LEAVE, desde: '2026-12-01' }, await luis()));
  const permit = sent(await server.call(permisos.guardar, moveOn('2026-12-16'), await luis()));
  for (const one of [expense, leave, permit]) await approved(one);
  const wanted = [expense.id, leave.id, permit.id];
  const rooms = createTestRooms(world);
  const { id: sala } = await rooms.save({ nombre: 'De paso' });
  const booking = sent(await server.call(reservas.guardar, { sala, inicio: '2026-12-30T10:00', fin: '2026-12-30T11:00' }, await luis()));
  const of = async (anio: number) => ids((await server.call(solicitudes.getSolicitudesAno, { anio }, await luis())).content.items);
  expect(await of(2025)).toEqual(sorted([...wanted, booking.id]));

  server.clock.set(LATER);
  expect(await of(YEAR)).toEqual(sorted(wanted));
  await pay(expense, '2027-01-15');
  expect(await of(YEAR)).toEqual(sorted([leave.id, permit.id]));
  const { version } = sent(await server.call(bajas.byId, { id: leave.id }, await luis()));
  sent(await server.call(bajas.alta, { id: leave.id, version, alta: '2026-12-09' }, await luis()));
  expect(await of(YEAR)).toEqual([permit.id]);
  const file = sent(
    await server.call(ficheros.subirJSON, { nombre: 'padron.pdf', contenido: pdf('padron').toString('base64') }, await luis()),
  );
  sent(await server.call(ficheros.confirmartemporales, { modulo: 'permisos', asuntoId: permit.id, ids: [file.id] }, await luis()));
  expect(await of(YEAR)).toEqual([]);
  expect(await of(2026)).toEqual(sorted([...wanted, booking.id]));
});
