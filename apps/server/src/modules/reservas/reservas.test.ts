import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personas } from '@jornada/contract/personas.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createTestRooms } from '../../testing/test-rooms.ts';

// Wednesday, 25 November 2026, 9:02 in Madrid.
const NOW = '2026-11-25T08:02:00Z';
const CROWD = Array.from({ length: 20 }, (_, index) => `P${index}`);

let world: TestRequests;
let rooms: ReturnType<typeof createTestRooms>;
beforeAll(async () => {
  world = await createTestRequests({
    now: NOW,
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'EVA', responsable: 'JEFE' },
      ...CROWD.map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
  rooms = createTestRooms(world);
});
afterAll(() => world.close());
beforeEach(() => world.server.clock.set(NOW));

let count = 0;
/** A room of its own for a test. */
const room = (change: Parameters<typeof rooms.save>[0] = {}) => rooms.save({ nombre: `Sala ${(count += 1)}`, ...change });
const hours = (sala: number, from = '10:00', to = '11:00', day = '2026-11-26') => ({ sala, inicio: `${day}T${from}`, fin: `${day}T${to}` });

describe('booking', () => {
  test('a room without approval is booked by asking for it, with its history, and is in the list of the year', async () => {
    const { id, nombre } = await room({ aforo: 8, equipamiento: ['pantalla'] });
    const ana = await rooms.by('ANA');
    const { content } = await ana.book({ ...hours(id, '10:00', '11:30'), asunto: 'Ventas', asistentes: 6 });
    expect(content).toMatchObject({
      estado: 'aprobada',
      titulo: `${nombre} · 10:00 – 11:30 · Ventas`,
      desde: '2026-11-26',
      hasta: '2026-11-26',
      inicio: '2026-11-26T10:00:00+01:00',
      fin: '2026-11-26T11:30:00+01:00',
      minutos: 90,
      cantidad: { unidad: 'minutos', minutos: 90 },
      pasos: [],
      puede: { cambiar: true, retirar: true, pedirAnulacion: false, decidir: false },
      sala: { id, nombre, aforo: 8, equipamiento: ['pantalla'], zona: 'Europe/Madrid' },
    });
    expect(content.historia.map(({ accion }) => accion)).toEqual(['confirmar']);
    expect((await ana.list({ filtro_Anio: 2026 })).items[0]).toMatchObject({ id: content.id, estado: 'aprobada' });
  });

  test('moving it is a change, not a cancellation; it does not clash with itself', async () => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    const { content: before } = await ana.book(hours(id));
    const { content } = await ana.book({ ...hours(id, '10:30', '11:30'), id: before.id, version: before.version });
    expect(content).toMatchObject({ id: before.id, estado: 'aprobada', inicio: '2026-11-26T10:30:00+01:00' });
    expect(content.historia.map(({ accion }) => accion)).toEqual(['confirmar', 'mover']);
    const luis = await rooms.by('LUIS');
    expect(await luis.outcome(hours(id, '10:00', '10:30'))).toBe('aprobada');
    expect(await luis.outcome(hours(id, '11:00', '11:05'))).toBe('reservas.ocupada');
    // Whoever changes an older version is told so.
    const late = await ana.book({ ...hours(id, '12:00', '13:00'), id: before.id, version: before.version });
    expect(late.sobre.Error.Code).toBe('general.cambiado-entretanto');
  });

  test('cancelling frees the time at once; what is over stays as it is', async () => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    const { content: booked } = await ana.book(hours(id));
    const { content } = await ana.cancel({ id: booked.id });
    expect([content.estado, content.puede.cambiar, content.puede.retirar]).toEqual(['anulada', false, false]);
    expect(await (await rooms.by('LUIS')).outcome(hours(id))).toBe('aprobada');
    const { content: past } = await ana.book(hours(id, '12:00', '13:00'));
    world.server.clock.set('2026-11-26T12:00:00Z');
    const then = await rooms.by('ANA');
    expect((await then.cancel({ id: past.id })).sobre.Error.Code).toBe('reservas.ya-pasada');
    expect((await then.open(past.id)).content).toMatchObject({
      estado: 'aprobada',
      pasada: true,
      puede: { cambiar: false, retirar: false },
    });
    expect((await then.book({ ...hours(id, '17:00', '18:00'), id: past.id })).content).toMatchObject({ estado: 'aprobada' });
    expect((await then.list({ fechaFiltroInicio: '2026-11-26', fechaFiltroFin: '2026-11-26', SalaId: id })).total).toBe(2);
  });

  test.each([
    ['yesterday', ['10:00', '11:00', '2026-11-24'], 'reservas.pasada'],
    ['the end before the start', ['11:00', '10:00'], 'reservas.al-reves'],
    ['no time', ['10:00', '10:00'], 'reservas.al-reves'],
    ['not on the grid', ['10:01', '11:00'], 'reservas.rejilla'],
    ['longer than may be', ['08:00', '18:00'], 'reservas.muy-larga'],
    ['before it opens', ['07:55', '09:00'], 'reservas.fuera-de-horario'],
    ['too far ahead', ['10:00', '11:00', '2027-01-25'], 'reservas.muy-lejos'],
    ['the hour that March leaves out', ['02:30', '04:00', '2027-03-28'], 'reservas.no-existe-hora'],
    ['no such day', ['10:00', '11:00', '2026-02-30'], 'general.datos-no-validos'],
    ['no such hour', ['10:00', '24:00'], 'general.datos-no-validos'],
  ] as const)('%s is refused in words', async (_name, [from, to, day], code) => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    expect(await ana.outcome(hours(id, from, to, day))).toBe(code);
  });

  test('rooms of nobody, of places, and out of use cannot be booked', async () => {
    const place = await room({ reservable: false });
    const { id, version } = await room();
    await world.server.call(reservas.cerrarSala, { id, version }, await world.as('ADMIN'));
    const ana = await rooms.by('ANA');
    for (const sala of [0, 999_999, place.id, id]) expect(await ana.outcome(hours(sala))).toBe('reservas.sala-no-existe');
  });

  test('a subject of markup, or a huge one, is text or refused', async () => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    const asunto = '<b onclick=x>¡Hola! 😀</b>';
    expect((await ana.book({ ...hours(id), asunto })).content.asunto).toBe(asunto);
    expect(await ana.outcome({ ...hours(id, '12:00', '13:00'), asunto: 'x'.repeat(121) })).toBe('general.datos-no-validos');
    expect(await ana.outcome({ ...hours(id, '12:00', '13:00'), asistentes: 0 })).toBe('general.datos-no-validos');
  });
});

describe('two at once', () => {
  test('of twenty bookings of a room at once one gets it, and the others are told the nearest free time', async () => {
    const site = await room({ reservable: false });
    const { id } = await room({ padre: site.id, aforo: 6 });
    const other = await room({ padre: site.id, aforo: 10 });
    const people = await Promise.all(CROWD.map((userName) => rooms.by(userName)));
    const outcomes = await Promise.all(people.map((one) => one.outcome(hours(id))));
    expect(outcomes.filter((one) => one === 'aprobada')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'reservas.ocupada')).toHaveLength(19);
    const late = people[outcomes.indexOf('reservas.ocupada')];
    const told = (await late?.nuevo({ ...hours(id), asistentes: 4 }))?.content.consecuencias;
    expect(told).toMatchObject({
      obstaculos: ['ocupada'],
      choque: { inicio: '2026-11-26T10:00:00+01:00', fin: '2026-11-26T11:00:00+01:00', asunto: null, nombre: null, reservaId: null },
      alternativas: { misma: { inicio: '2026-11-26T09:00:00+01:00', fin: '2026-11-26T10:00:00+01:00' } },
    });
    expect(told?.alternativas.otras[0]?.sala.id).toBe(other.id);
    // Taken with one tap: the same hours in the other room.
    expect(await late?.outcome(hours(other.id))).toBe('aprobada');
  });

  test('the whole and its parts are in each other’s way, two parts are not: twenty at once', async () => {
    const hall = await room({ divisible: true });
    const [left, right] = [await room({ padre: hall.id }), await room({ padre: hall.id })];
    const people = await Promise.all(CROWD.map((userName) => rooms.by(userName)));
    const wanted = [hall.id, left.id, right.id, hall.id];
    const outcomes = await Promise.all(people.map((one, index) => one.outcome(hours(wanted[index % 4] ?? hall.id))));
    const taken = outcomes.flatMap((one, index) => (one === 'aprobada' ? [wanted[index % 4]] : []));
    expect(taken.includes(hall.id) ? taken : taken.toSorted((a = 0, b = 0) => a - b)).toEqual(
      taken.includes(hall.id) ? [hall.id] : [left.id, right.id],
    );
    const ana = await rooms.by('ANA');
    expect((await ana.day(hall.id, '2026-11-26')).items).toHaveLength(taken.length);
    expect(await ana.outcome(hours(left.id, '12:00', '13:00'))).toBe('aprobada');
    expect(await ana.outcome(hours(hall.id, '12:30', '13:30'))).toBe('reservas.ocupada');
    expect(await ana.outcome(hours(right.id, '12:30', '13:30'))).toBe('aprobada');
  });

  test('a place that is not divisible does not take its rooms along', async () => {
    const hall = await room({ divisible: false });
    const booth = await room({ padre: hall.id });
    const ana = await rooms.by('ANA');
    expect([await ana.outcome(hours(hall.id)), await ana.outcome(hours(booth.id))]).toEqual(['aprobada', 'aprobada']);
  });

  test('the database itself refuses what would be taken twice', async () => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    const [one, two] = [(await ana.book(hours(id))).content, (await ana.book(hours(id, '11:00', '12:00'))).content];
    const MOVE = composed(`insert into instancia.reservas_ocupacion select entidad_id, $2, sala_id, inicio + interval '1 minute', fin
      from instancia.reservas_ocupacion where entidad_id = $1 and solicitud_id = $3`);
    const { entidadId } = world.empresa;
    const FREE = composed('delete from instancia.reservas_ocupacion where entidad_id = $1 and solicitud_id = $2');
    await expect(
      world.server.db.tenant(entidadId, async (tx) => {
        await tx.query(FREE, [entidadId, two.id]);
        await tx.query(MOVE, [entidadId, two.id, one.id]);
      }),
    ).rejects.toMatchObject({ code: '23P01' });
  });
});

describe('approval', () => {
  test('a room with approval waits for the manager, and takes its time while it waits', async () => {
    const { id } = await room({ conAprobacion: true });
    const ana = await rooms.by('ANA');
    const asked = (await ana.nuevo(hours(id))).content;
    expect([asked.consecuencias?.seDecide, asked.decide]).toEqual([true, ['Julio Paz']]);
    const { content } = await ana.book({ ...hours(id), asunto: 'Consejo' });
    expect(content).toMatchObject({ estado: 'pendiente', espera: { nombre: 'Julio Paz' } });
    const luis = await rooms.by('LUIS');
    expect(await luis.outcome(hours(id))).toBe('reservas.ocupada');
    const jefe = await world.as('JEFE');
    expect((await jefe.inbox()).items.find((one) => one.id === content.id)).toMatchObject({ modulo: 'reservas', avisos: [] });
    expect(await jefe.approve(content)).toBe('aprobada');
    // Its subject may change without another decision; other hours are asked for anew, and the old ones are free at once.
    expect(await ana.outcome({ ...hours(id), id: content.id, asunto: 'Otro' })).toBe('aprobada');
    expect((await ana.open(content.id)).content.decidida).toMatchObject({ autor: 'Julio Paz' });
    const later = { ...hours(id, '12:00', '13:00'), id: content.id };
    expect((await ana.nuevo(later)).content).toMatchObject({ consecuencias: { obstaculos: [], seDecide: true }, decide: ['Julio Paz'] });
    const { content: moved } = await ana.book(later);
    expect(moved).toMatchObject({ estado: 'pendiente', espera: { nombre: 'Julio Paz' }, decidida: null });
    expect(moved.historia.at(-1)?.accion).toBe('volver-a-pedir');
    expect(await luis.outcome(hours(id))).toBe('pendiente');
    expect((await jefe.inbox()).items.map((one) => one.id)).toContain(content.id);
    expect(await jefe.approve(moved)).toBe('aprobada');
  });

  test('whoever leaves frees what they have for later days, in the history and audit log of who ended it', async () => {
    const { id } = await room({ conAprobacion: true });
    const open = await room();
    const later = (sala: number) => hours(sala, '10:00', '11:00', '2026-12-10');
    const [leaving, jefe, admin] = [await rooms.by('EVA'), await world.as('JEFE'), await world.as('ADMIN')];
    const { content: waits } = await leaving.book(later(id));
    const { content: stands } = await leaving.book(later(open.id));
    const eva = world.idOf('EVA');
    const { content: file } = await world.server.call(personas.byId, { id: eva }, admin);
    const last = Temporal.PlainDate.from(stands.desde).subtract({ days: 1 }).toString();
    const gone = await world.server.call(personas.baja, { id: eva, version: file.version, ultimoDia: last, motivo: '' }, admin);
    expect(gone.sobre.Error).toMatchObject({ HasError: false });
    expect((await jefe.inbox()).items.map((one) => one.id)).not.toContain(waits.id);
    const { content: seen } = await world.server.call(reservas.byId, { id: stands.id }, admin);
    expect([seen.estado, seen.historia.at(-1)]).toMatchObject(['anulada', { accion: 'cancelar' }]);
    const ana = await rooms.by('ANA');
    expect([await ana.outcome(later(id)), await ana.outcome(later(open.id))]).toEqual(['pendiente', 'aprobada']);
  });

  test('what is rejected or withdrawn is free again, and what is approved too late is refused', async () => {
    const { id } = await room({ conAprobacion: true });
    const ana = await rooms.by('ANA');
    const jefe = await world.as('JEFE');
    const { content: one } = await ana.book(hours(id));
    expect(await jefe.reject(one, 'No hace falta')).toBe('rechazada');
    const { content: two } = await ana.book(hours(id));
    expect((await ana.cancel({ id: two.id })).content.estado).toBe('anulada');
    const { content: three } = await ana.book(hours(id));
    world.server.clock.set('2026-11-26T12:00:00Z');
    const later = await world.as('JEFE');
    expect((await later.inbox()).items.find((item) => item.id === three.id)?.avisos).toEqual(['reserva-pasada']);
    expect(await later.approve(three)).toBe('reservas.ya-pasada');
  });

  test('a request that waits is booked at once when it moves to a room without approval', async () => {
    const [strict, free] = [await room({ conAprobacion: true }), await room()];
    const ana = await rooms.by('ANA');
    const { content } = await ana.book(hours(strict.id));
    expect((await ana.book({ ...hours(free.id), id: content.id })).content).toMatchObject({ estado: 'aprobada', espera: null });
    expect((await (await world.as('JEFE')).inbox()).items.some((one) => one.id === content.id)).toBe(false);
  });

  test('approving and cancelling at once end in one state, and the room is free or taken accordingly', async () => {
    const { id } = await room({ conAprobacion: true });
    const [ana, jefe, luis] = [await rooms.by('ANA'), await world.as('JEFE'), await rooms.by('LUIS')];
    const { content } = await ana.book(hours(id));
    await Promise.all([jefe.approve(content), ana.cancel({ id: content.id })]);
    const { estado } = (await ana.open(content.id)).content;
    expect(estado).toBe('anulada');
    expect(await luis.outcome({ ...hours(id) })).toBe('pendiente');
  });
});

describe('what others may know', () => {
  test('a colleague sees that it is taken, and nothing else; with names, who and what for', async () => {
    const { id } = await room();
    const ana = await rooms.by('ANA');
    const { content } = await ana.book({ ...hours(id), asunto: 'Despido de Pepe', comentario: 'Confidencial' });
    const luis = await rooms.by('LUIS');
    const said = JSON.stringify([
      await luis.day(id, '2026-11-26'),
      await luis.agenda({ fecha: '2026-11-26' }),
      (await luis.nuevo(hours(id))).content,
    ]);
    expect(said).not.toMatch(/Despido|Confidencial|Ana Gil/);
    expect((await luis.open(content.id)).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await luis.cancel({ id: content.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect(await luis.outcome({ ...hours(id, '12:00', '13:00'), id: content.id })).toBe('solicitudes.no-existe');
    expect((await luis.nuevo({ id: content.id })).sobre.Error.Code).toBe('solicitudes.no-existe');
    expect((await ana.day(id, '2026-11-26')).items).toMatchObject([{ asunto: 'Despido de Pepe', nombre: null, reservaId: content.id }]);
    const admin = await world.as('ADMIN');
    const { content: saved } = await world.server.call(reservas.guardarAjustes, { muestraNombres: true, version: 0 }, admin);
    expect((await luis.day(id, '2026-11-26')).items).toMatchObject([{ asunto: 'Despido de Pepe', nombre: 'Ana Gil', reservaId: null }]);
    expect(JSON.stringify(await luis.day(id, '2026-11-26'))).not.toContain('Confidencial');
    await world.server.call(reservas.guardarAjustes, { muestraNombres: false, version: saved.version }, admin);
  });
});

describe('the clock', () => {
  test('in the night of October a booking from 1:00 to 4:00 takes four hours, and the second 2:30 can be named', async () => {
    world.server.clock.set('2027-10-20T08:00:00Z');
    const { id } = await room({ abre: 0, cierra: 1440 });
    const ana = await rooms.by('ANA');
    const night = (from: string, to: string) => ({ sala: id, inicio: from, fin: to });
    const { content } = await ana.book(night('2027-10-31T01:00', '2027-10-31T04:00'));
    expect([content.minutos, content.inicio, content.fin]).toEqual([240, '2027-10-31T01:00:00+02:00', '2027-10-31T04:00:00+01:00']);
    await ana.cancel({ id: content.id });
    expect(await ana.outcome(night('2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00'))).toBe('aprobada');
    expect(await ana.outcome(night('2027-10-31T02:00', '2027-10-31T02:15'))).toBe('reservas.ocupada');
    expect(await ana.outcome(night('2027-10-31T02:30:00+01:00', '2027-10-31T03:00'))).toBe('aprobada');
  });

  test('a booking over midnight is on both days, and belongs to both years at New Year', async () => {
    world.server.clock.set('2026-12-20T08:00:00Z');
    const { id } = await room({ abre: 0, cierra: 1440, clase: 'vehiculo', maximoMinutos: 2880 });
    const ana = await rooms.by('ANA');
    const { content } = await ana.book({ sala: id, inicio: '2026-12-31T22:00', fin: '2027-01-01T02:00' });
    expect([content.desde, content.hasta, content.minutos]).toEqual(['2026-12-31', '2027-01-01', 240]);
    for (const day of ['2026-12-31', '2027-01-01']) expect((await ana.day(id, day)).items).toHaveLength(1);
    expect((await ana.day(id, '2027-01-02')).items).toHaveLength(0);
    expect((await ana.list({ filtro_Anio: 2027, SalaId: id })).total).toBe(1);
    // Until midnight is that day only.
    const { content: evening } = await ana.book({ sala: id, inicio: '2026-12-30T22:00', fin: '2026-12-31T00:00' });
    expect([evening.desde, evening.hasta]).toEqual(['2026-12-30', '2026-12-30']);
  });

  test('ten o’clock is that of the room', async () => {
    const INSERT = composed<{ id: number }>(
      `insert into instancia.centros (entidad_id, nombre, zona, pais) values ($1, 'Las Palmas', 'Atlantic/Canary', 'ES') returning centro_id as id`,
    );
    const BUMP = composed('update instancia.entidades set revision = revision + 1 where entidad_id = $1');
    const { entidadId } = world.empresa;
    const centro = await world.server.db.tenant(entidadId, async (tx) => {
      const [row] = await tx.query(INSERT, [entidadId]);
      await tx.query(BUMP, [entidadId]);
      return row?.id ?? 0;
    });
    const site = await room({ reservable: false, centro });
    const { id } = await room({ padre: site.id });
    const { content } = await (await rooms.by('ANA')).book(hours(id));
    expect([content.inicio, content.sala.zona]).toEqual(['2026-11-26T10:00:00+00:00', 'Atlantic/Canary']);

    // Whoever comes too late is offered a room there, and none in Madrid.
    const there = await room({ padre: site.id });
    const madrid = await room({ centro: world.empresa.centroIds[0] });
    const told = (await (await rooms.by(CROWD[0]!)).nuevo(hours(id))).content.consecuencias;
    const offered = told?.alternativas.otras.map(({ sala }) => sala.id);
    expect(offered?.[0]).toBe(there.id);
    expect(offered).not.toContain(madrid.id);
  });
});
