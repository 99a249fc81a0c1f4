import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { webPush } from '@jornada/contract/notificaciones.ts';
import { composed } from '../../platform/database/pool.ts';
import { makePushKeys } from '../../platform/push/keys.ts';
import { createPushSender } from '../../platform/push/send.ts';
import { createPushService, type PushService } from '../../testing/push-service.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createTestRooms, ROOM } from '../../testing/test-rooms.ts';

let push: PushService;
let world: TestRequests;
let rooms: ReturnType<typeof createTestRooms>;
let admin: Awaited<ReturnType<TestRequests['as']>>;
beforeAll(async () => {
  push = await createPushService();
  const sender = createPushSender({ keys: makePushKeys(), subject: 'mailto:it@example.com', testOrigins: [push.origin] });
  world = await createTestRequests({
    push: { sender, origin: push.origin },
    now: '2026-11-25T08:02:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'ADMIN' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'ADMIN' },
    ],
  });
  rooms = createTestRooms(world);
  admin = await world.as('ADMIN');
});
afterAll(async () => {
  await world.close();
  await push.close();
});

const codeOf = async (change: Partial<typeof ROOM> & { id?: number; version?: number; padre?: number | null }): Promise<string> =>
  (await world.server.call(reservas.guardarSala, { ...ROOM, ...change }, admin)).sobre.Error.Code;
const hours = (sala: number, from = '10:00', to = '11:00', day = '2026-11-26') => ({ sala, inicio: `${day}T${from}`, fin: `${day}T${to}` });

describe('the tree', () => {
  test('it is listed in its order, by name, and a room moves with all in it', async () => {
    const site = await rooms.save({ nombre: 'Atocha', reservable: false });
    const floor = await rooms.save({ nombre: 'Planta 2', reservable: false, padre: site.id });
    const b = await rooms.save({ nombre: 'Zoco', padre: floor.id });
    const a = await rooms.save({ nombre: 'Ábaco', padre: floor.id });
    const { content } = await world.server.call(reservas.salas, {}, admin);
    expect(content.items.map(({ id }) => id)).toEqual([site.id, floor.id, a.id, b.id]);
    const ana = await rooms.by('ANA');
    expect((await ana.agenda()).salas.map(({ nombre, ruta }) => [nombre, ...ruta])).toEqual([
      ['Ábaco', 'Atocha', 'Planta 2'],
      ['Zoco', 'Atocha', 'Planta 2'],
    ]);
    expect(await codeOf({ ...floor, nombre: 'Planta 2', reservable: false, padre: b.id, id: floor.id, version: floor.version })).toBe(
      'general.datos-no-validos',
    );
    expect(await codeOf({ nombre: 'Planta 2', reservable: false, padre: b.id, id: floor.id, version: floor.version })).toBe(
      'reservas.lugar-no-valido',
    );
    await rooms.save({ nombre: 'Planta 2', reservable: false, padre: null, id: floor.id, version: floor.version });
    expect((await ana.agenda()).salas.map(({ ruta }) => ruta)).toEqual([['Planta 2'], ['Planta 2']]);
    expect(await codeOf({ nombre: 'ábaco', padre: floor.id })).toBe('reservas.nombre-repetido');
    expect(await codeOf({ nombre: 'Planta 2', padre: null, id: floor.id, version: floor.version })).toBe('general.cambiado-entretanto');
    expect(await codeOf({ nombre: 'Al revés', abre: 900, cierra: 600 })).toBe('general.datos-no-validos');
    // The selector goes down step by step.
    const inside = async (padreId?: number) =>
      (await world.server.call(reservas.salasselector, padreId === undefined ? {} : { padreId }, ana)).content.items;
    expect((await inside()).map(({ nombre, dentro, reservable }) => [nombre, dentro, reservable])).toEqual([['Planta 2', 2, false]]);
    expect((await inside(floor.id)).map(({ nombre }) => nombre)).toEqual(['Ábaco', 'Zoco']);
  });

  test('a hall that is divided later still knows its bookings; what would clash is refused', async () => {
    const hall = await rooms.save({ nombre: 'Salón' });
    const ana = await rooms.by('ANA');
    expect(await ana.outcome(hours(hall.id))).toBe('aprobada');
    const left = await rooms.save({ nombre: 'Izquierda', padre: hall.id });
    expect(await ana.outcome(hours(left.id, '10:00', '11:00', '2026-11-27'))).toBe('aprobada');
    const divided = await rooms.save({ nombre: 'Salón', divisible: true, id: hall.id, version: hall.version });
    const luis = await rooms.by('LUIS');
    expect(await luis.outcome(hours(left.id))).toBe('reservas.ocupada');
    expect(await luis.outcome(hours(hall.id, '10:30', '11:30', '2026-11-27'))).toBe('reservas.ocupada');
    await rooms.save({ nombre: 'Salón', divisible: false, id: hall.id, version: divided.version });
    expect(await luis.outcome(hours(left.id))).toBe('aprobada');
    expect(await codeOf({ nombre: 'Salón', divisible: true, id: hall.id, version: divided.version + 1 })).toBe('reservas.chocarian');
  });

  test('only those of a department see and book its rooms', async () => {
    const { entidadId } = world.empresa;
    const DEPARTMENT = composed<{ id: number }>(
      `insert into instancia.departamentos (entidad_id, nombre) values ($1, 'Diseño') returning departamento_id as id`,
    );
    const JOIN = composed('update instancia.usuarios set departamento_id = $3 where entidad_id = $1 and usuario_id = $2');
    const id = await world.server.db.tenant(entidadId, async (tx) => {
      const [row] = await tx.query(DEPARTMENT, [entidadId]);
      await tx.query(JOIN, [entidadId, world.idOf('ANA'), row?.id]);
      return row?.id ?? 0;
    });
    const studio = await rooms.save({ nombre: 'Estudio', departamentos: [id] });
    expect(studio.departamentos).toEqual([id]);
    const [ana, luis] = [await rooms.by('ANA'), await rooms.by('LUIS')];
    expect((await luis.agenda()).salas.some((one) => one.id === studio.id)).toBe(false);
    expect((await luis.day(studio.id, '2026-11-26')) ?? null).toBeNull();
    expect(await luis.outcome(hours(studio.id))).toBe('reservas.sala-no-existe');
    expect(await ana.outcome(hours(studio.id))).toBe('aprobada');
  });

  test('a room that is booked or holds others is not taken out of use', async () => {
    const hall = await rooms.save({ nombre: 'Nave' });
    const desk = await rooms.save({ nombre: 'Mesa', padre: hall.id, clase: 'mesa' });
    const close = async ({ id, version }: { id: number; version: number }) =>
      (await world.server.call(reservas.cerrarSala, { id, version }, admin)).sobre.Error;
    expect((await close(hall)).Code).toBe('reservas.con-salas');
    const ana = await rooms.by('ANA');
    const { content } = await ana.book(hours(desk.id));
    expect((await close(desk)).Message).toBe('Hay una reserva.');
    await ana.cancel({ id: content.id });
    expect((await close(desk)).Code).toBe('');
    const again = await world.server.call(reservas.reabrirSala, { id: desk.id, version: desk.version + 1 }, admin);
    expect(again.content.abierto).toBe(true);
  });
});

describe('shut days', () => {
  test('it is said how many bookings there are; then they are told, and offered another room', async () => {
    const site = await rooms.save({ nombre: 'Sede', reservable: false });
    const [one, two] = [await rooms.save({ nombre: 'Uno', padre: site.id }), await rooms.save({ nombre: 'Dos', padre: site.id })];
    const ana = await rooms.by('ANA');
    await world.server.call(webPush.ponerToken, { Token: push.subscribe().token }, { token: ana.token! });
    const { content: booked } = await ana.book({ ...hours(one.id), asunto: 'Ventas' });
    await ana.book(hours(one.id, '10:00', '11:00', '2026-11-28'));
    const days = { sala: one.id, desde: '2026-11-26', hasta: '2026-11-27', motivo: 'Pintura' };
    const warned = await world.server.call(reservas.cerrarDias, days, admin);
    expect([warned.sobre.Error.Code, warned.sobre.Error.Message]).toEqual(['reservas.con-reservas', 'Hay una reserva.']);
    const { content: shut } = await world.server.call(reservas.cerrarDias, { ...days, aunConReservas: true }, admin);
    expect(shut).toMatchObject({ sala: { nombre: 'Uno' }, reservas: 1, motivo: 'Pintura' });
    while ((await world.server.jobs.runDue()) > 0);
    expect(world.server.jobs.errors).toEqual([]);
    const told = push.received.map(({ text }) => JSON.parse(text) as { titulo: string; ruta: string });
    expect(told).toMatchObject([{ titulo: 'Tu sala estará cerrada', ruta: `/reservas-view/${booked.id}` }]);
    expect(JSON.stringify(told)).not.toMatch(/Ventas|Uno|Pintura/);
    const { content: open } = await ana.open(booked.id);
    expect(open).toMatchObject({ estado: 'aprobada', salaCerrada: true, puede: { cambiar: true } });
    expect(open.alternativas.otras.map(({ sala }) => sala.id)).toContain(two.id);
    expect(await ana.outcome(hours(one.id, '12:00', '13:00'))).toBe('reservas.sala-cerrada');
    expect((await ana.day(one.id, '2026-11-27')).abiertas).toEqual([]);
    // With one tap into the other room.
    expect(await ana.outcome({ ...hours(two.id), id: booked.id })).toBe('aprobada');
    const { content: list } = await world.server.call(reservas.cierres, {}, admin);
    expect(list.items).toMatchObject([{ id: shut.id, reservas: 0 }]);
    await world.server.call(reservas.abrirDias, { id: shut.id }, admin);
    expect(await ana.outcome(hours(one.id, '12:00', '13:00'))).toBe('aprobada');
    expect((await world.server.call(reservas.abrirDias, { id: shut.id }, admin)).sobre.Error.Code).toBe('reservas.cierre-no-existe');
  });

  test('a shut floor shuts what is on it, and a shut half the whole hall', async () => {
    const floor = await rooms.save({ nombre: 'Planta', reservable: false });
    const hall = await rooms.save({ nombre: 'Aula', padre: floor.id, divisible: true });
    const half = await rooms.save({ nombre: 'Media', padre: hall.id });
    const rest = await rooms.save({ nombre: 'Otra media', padre: hall.id });
    const ana = await rooms.by('ANA');
    const shut = (sala: number, day: string) => world.server.call(reservas.cerrarDias, { sala, desde: day, hasta: day }, admin);
    await shut(floor.id, '2026-12-01');
    await shut(half.id, '2026-12-02');
    const codes = async (day: string) =>
      Promise.all([hall, half, rest].map(({ id }) => ana.nuevo(hours(id, '10:00', '11:00', day)))).then((all) =>
        all.map(({ content }) => content.consecuencias?.obstaculos),
      );
    expect(await codes('2026-12-01')).toEqual([['sala-cerrada'], ['sala-cerrada'], ['sala-cerrada']]);
    expect(await codes('2026-12-02')).toEqual([['sala-cerrada'], ['sala-cerrada'], []]);
  });
});
