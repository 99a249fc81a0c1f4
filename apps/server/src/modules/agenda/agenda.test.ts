import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agenda } from '@jornada/contract/agenda.ts';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { composed } from '../../platform/database/pool.ts';
import { NOCHES } from '../../testing/test-company.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';

// Both changes of the clock lie within the days of a calendar: 25 October 2026 and 28 March 2027.
const NOW = '2026-10-12T09:00:00Z';
const ZONAS = { MADRID: 'Europe/Madrid', CANARIAS: 'Atlantic/Canary', LISBOA: 'Europe/Lisbon', BERLIN: 'Europe/Berlin' };
const LEJOS = 'America/New_York';
const [LUNES, MARTES, SABADO] = ['2026-11-30', '2026-12-01', '2026-12-05'];
const SEMANA = { desde: LUNES, hasta: '2026-12-06' };

let world: TestPeople;
beforeAll(async () => {
  const away = { aprobada: true, minutos: null };
  world = await createTestPeople({
    now: NOW,
    gente: [
      ...Object.entries(ZONAS).map(([userName, zona]) => ({ userName, zona, horario: NOCHES })),
      { userName: 'LEJOS', zona: LEJOS, horario: NOCHES },
      ...['ANA', 'LUIS', 'NOE', 'EVA', 'DORA', 'SALE', 'TINO'].map((userName) => ({ userName })),
      {
        userName: 'ENFERMO',
        ausencias: [
          { desde: '2026-11-09', hasta: '2026-11-13', clase: 'baja' as const, ...away },
          { desde: '2026-11-14', hasta: '2026-11-15', clase: 'vacaciones' as const, ...away },
          { desde: '2026-11-23', hasta: '2026-11-23', clase: 'permiso' as const, ...away, minutos: 120 },
          { desde: '2026-12-14', hasta: '2026-12-18', clase: 'vacaciones' as const, ...away, aprobada: false },
        ],
      },
    ],
  });
});
afterAll(() => world.close());

const make = async (userName: string): Promise<string> =>
  (await world.server.call(agenda.crear, {}, await world.as(userName))).content.direccion;

/** What a program of calendars does with an address. */
function fetchFrom(direccion: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(direccion);
  return world.server.app.inject({ method: 'GET', url: pathname + search, headers });
}

/** The calendar as another library reads it. */
async function read(direccion: string) {
  const { statusCode, body } = await fetchFrom(direccion);
  expect(statusCode).toBe(200);
  const root = new ICAL.Component(ICAL.parse(body));
  const zones = new Set(root.getAllSubcomponents('vtimezone').map((zone) => String(zone.getFirstPropertyValue('tzid'))));
  const events = root.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const tzid = component.getFirstProperty('dtstart')?.getParameter('tzid');
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: String(component.getFirstPropertyValue('status')),
      modified: component.getFirstPropertyValue('last-modified')?.toString() ?? null,
      tzid: tzid === undefined ? null : String(tzid),
      isAllDay: event.startDate.isDate,
      day: event.startDate.toString().slice(0, 10),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
    };
  });
  return { body, zones, events, on: (day: string) => events.filter((one) => one.day === day) };
}

const shift = (codigo: string, inicio: string, fin: string) => ({ turno: { codigo, nombre: codigo, inicio, fin, pausas: [] } });
const TARDE = shift('Tarde', '14:00', '22:00');
/** Their schedule ends, as that of somebody who gets another one. */
const CAMBIAR = composed(
  `insert into instancia.asignaciones (entidad_id, usuario_id, desde, horario_id, centro_id)
  select a.entidad_id, a.usuario_id, '2026-12-07', null, null from instancia.asignaciones a where a.entidad_id = $1 and a.usuario_id = $2 limit 1`,
);
const personaIdOf = (userName: string): number => world.empresa.personas[userName] ?? 0;
type Cell = EntradaDe<typeof turnos.escribir>['celdas'][number];

/** Draws a day of somebody and publishes its week. `sobre`: the number of the published day that is there. */
async function publish(
  userName: string,
  fecha: string,
  what: Pick<Cell, 'que'> & Partial<Pick<Cell, 'partes'>>,
  sobre: number | null = null,
) {
  const { server, empresa } = world;
  const extras = await world.as('JEFA');
  const celda: Cell = { personaId: empresa.personas[userName] ?? 0, fecha, sobre, version: null, ...what };
  expect((await server.call(turnos.escribir, { celdas: [celda] }, extras)).content.items[0]?.fallo).toBeNull();
  const { huella } = (await server.call(turnos.previsualizar, SEMANA, extras)).content;
  expect((await server.call(turnos.publicar, { ...SEMANA, huella }, extras)).status).toBe(200);
}

const instant = (fecha: string, hora: string, zona: string): string =>
  Temporal.PlainDateTime.from(`${fecha}T${hora}`).toZonedDateTime(zona).toInstant().toString({ fractionalSecondDigits: 3 });

describe('a calendar of own shifts', () => {
  test.each(Object.entries(ZONAS))('has the hours of the plan on all days, over both changes of the clock: %s', async (userName, zona) => {
    const { events, zones } = await read(await make(userName));
    expect(events).toHaveLength(30 + 1 + 180);
    expect([...zones]).toEqual([zona]);
    let day = Temporal.PlainDate.from('2026-09-12');
    for (const { start, end, tzid } of events) {
      const next = day.add({ days: 1 });
      expect({ start, end, tzid }).toEqual({
        start: instant(day.toString(), '22:00', zona),
        end: instant(next.toString(), '06:00', zona),
        tzid: zona,
      });
      day = next;
    }
    const hours = (fecha: string): number => {
      const found = events.find((one) => one.day === fecha);
      return found ? (Date.parse(found.end) - Date.parse(found.start)) / 3_600_000 : 0;
    };
    expect([hours('2026-10-24'), hours('2026-10-25'), hours('2027-03-27')]).toEqual([9, 8, 7]);
  });

  test('tells a zone with another rule by UTC, at the same instants', async () => {
    const { events, zones } = await read(await make('LEJOS'));
    expect(zones.size).toBe(0);
    expect(events.every(({ tzid }) => tzid === null)).toBe(true);
    expect(events[0]).toMatchObject({ start: instant('2026-09-12', '22:00', LEJOS), end: instant('2026-09-13', '06:00', LEJOS) });
    expect(events.some(({ start }) => start === instant('2027-03-14', '22:00', LEJOS))).toBe(true);
  });

  test('is the same bytes until something changes, and need not be sent again', async () => {
    const direccion = await make('LUIS');
    const first = await fetchFrom(direccion);
    world.server.clock.set('2026-10-12T09:20:00Z');
    const second = await fetchFrom(direccion);
    world.server.clock.set(NOW);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(first.headers['set-cookie']).toBeUndefined();
    const etag = String(first.headers.etag);
    const known = await fetchFrom(direccion, { 'if-none-match': `W/${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    expect((await fetchFrom(direccion, { 'if-none-match': '"otra"' })).statusCode).toBe(200);
    const lines = first.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n') && !line.includes('\uFFFD'))).toBe(true);
    expect(new Set((await read(direccion)).events.map(({ uid }) => uid)).size).toBe((await read(direccion)).events.length);
    await publish('LUIS', MARTES, { que: 'turnos', partes: [TARDE] });
    expect((await fetchFrom(direccion, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('a day that is planned otherwise is the same thing with a higher number, and one that is taken away is told as cancelled', async () => {
    const direccion = await make('ANA');
    const [before] = (await read(direccion)).on(LUNES);
    expect(before).toMatchObject({
      sequence: 0,
      summary: 'Oficina',
      status: 'CONFIRMED',
      modified: null,
      start: instant(LUNES, '08:00', ZONAS.MADRID),
    });

    await publish('ANA', LUNES, { que: 'turnos', partes: [TARDE] });
    const moved = (await read(direccion)).on(LUNES);
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({
      uid: before?.uid,
      sequence: 1,
      summary: 'Tarde',
      start: instant(LUNES, '14:00', ZONAS.MADRID),
      modified: '2026-10-12T09:00:00Z',
    });

    await publish('ANA', LUNES, { que: 'libre' }, 1);
    expect((await read(direccion)).on(LUNES)).toMatchObject([{ uid: before?.uid, sequence: 2, status: 'CANCELLED' }]);

    await publish('ANA', LUNES, { que: 'horario' }, 2);
    expect((await read(direccion)).on(LUNES)).toMatchObject([{ uid: before?.uid, sequence: 3, status: 'CONFIRMED', summary: 'Oficina' }]);
  });

  test('a shift on a day off, taken back, is cancelled; a day off that stays one is nothing', async () => {
    const direccion = await make('NOE');
    expect((await read(direccion)).on(SABADO)).toEqual([]);
    await publish('NOE', '2026-12-06', { que: 'libre' });
    expect((await read(direccion)).on('2026-12-06')).toEqual([]);
    await publish('NOE', SABADO, { que: 'turnos', partes: [TARDE] });
    const [given] = (await read(direccion)).on(SABADO);
    expect(given).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
    await publish('NOE', SABADO, { que: 'horario' }, 1);
    expect((await read(direccion)).on(SABADO)).toMatchObject([{ uid: given?.uid, status: 'CANCELLED', sequence: 2 }]);
  });

  test('several parts of a day are told each by itself', async () => {
    const direccion = await make('EVA');
    await publish('EVA', LUNES, { que: 'turnos', partes: [TARDE, shift('Mañana', '06:00', '10:00')] });
    expect((await read(direccion)).on(LUNES).map(({ summary, start }) => [summary, start])).toEqual([
      ['Mañana', instant(LUNES, '06:00', ZONAS.MADRID)],
      ['Tarde', instant(LUNES, '14:00', ZONAS.MADRID)],
    ]);
  });

  test('of somebody who is planned by day what is published is told and no draft, and their schedule goes on, as in the app', async () => {
    const { server, empresa } = world;
    const direccion = await make('DORA');
    expect((await read(direccion)).on('2026-12-09')).toHaveLength(1);
    await publish('DORA', LUNES, { que: 'turnos', partes: [TARDE] });
    const celda = {
      personaId: empresa.personas['DORA'] ?? 0,
      fecha: MARTES,
      sobre: null,
      version: null,
      que: 'turnos' as const,
      partes: [TARDE],
    };
    await server.call(turnos.escribir, { celdas: [celda] }, await world.as('JEFA'));
    const { on, events } = await read(direccion);
    expect([LUNES, MARTES, '2026-12-09'].map((day) => on(day)[0]?.summary)).toEqual(['Tarde', 'Oficina', 'Oficina']);
    expect(events.at(-1)?.day).toBe('2027-04-09');
    await server.call(turnos.descartar, { ...SEMANA, de: 'todo' }, await world.as('JEFA'));
  });

  test('a part of a day that is gone is told as cancelled, and a schedule that has changed raises the number of its days', async () => {
    const { server, empresa } = world;
    const direccion = await make('TINO');
    await publish('TINO', LUNES, { que: 'turnos', partes: [shift('Mañana', '06:00', '10:00'), TARDE] });
    const [morning, evening] = (await read(direccion)).on(LUNES);
    await publish('TINO', LUNES, { que: 'turnos', partes: [shift('Mañana', '06:00', '10:00')] }, 1);
    expect((await read(direccion)).on(LUNES)).toMatchObject([
      { uid: morning?.uid, status: 'CONFIRMED', sequence: 2 },
      { uid: evening?.uid, status: 'CANCELLED', sequence: 2, summary: 'Tarde' },
    ]);

    const before = (await read(direccion)).on('2026-12-09');
    await server.db.tenant(empresa.entidadId, (tx) => tx.query(CAMBIAR, [empresa.entidadId, personaIdOf('TINO')]));
    const moved = (await read(direccion)).on('2026-12-09');
    expect([before[0]?.sequence, moved.map(({ uid, sequence, status }) => ({ uid, sequence, status }))]).toEqual([
      0,
      [{ uid: before[0]?.uid, sequence: 1, status: 'CANCELLED' }],
    ]);
  });

  test('absences are whole days without a reason, and only those that are agreed', async () => {
    const { events, body } = await read(await make('ENFERMO'));
    expect(events.filter(({ isAllDay }) => isAllDay).map(({ day, end, summary }) => [day, end, summary])).toEqual([
      ['2026-11-09', '2026-11-16', 'Ausencia'],
      ['2026-11-23', '2026-11-24', 'Ausencia parcial'],
    ]);
    expect(events.some(({ day }) => day === '2026-11-10')).toBe(false);
    expect(events.some(({ day, summary }) => day === '2026-12-14' && summary === 'Oficina')).toBe(true);
    expect(body).not.toMatch(/baja|permiso|vacacion|enferm/i);
  });
});

describe('the secret address', () => {
  const status = async (direccion: string): Promise<number> => (await fetchFrom(direccion)).statusCode;
  const CERRAR = composed('update instancia.usuarios set cierra = $3 where entidad_id = $1 and usuario_id = $2');
  const SUSPENDER = composed('update instancia.usuarios set activo = $3 where entidad_id = $1 and usuario_id = $2');
  const GUARDADA = composed<{ fila: string }>(
    'select row_to_json(a)::text as fila from instancia.agendas a where entidad_id = $1 and usuario_id = $2',
  );
  const AJUSTAR = composed('update instancia.entidades set ajustes = $2, revision = revision + 1 where entidad_id = $1');
  const personaId = (userName: string): number => world.empresa.personas[userName] ?? 0;

  test('is told once, renewed and ended by its person, and only its hash is kept', async () => {
    const { server, empresa } = world;
    const luis = await world.as('LUIS');
    await server.call(agenda.terminar, {}, luis);
    expect((await server.call(agenda.estado, {}, luis)).content).toEqual({ creada: null });
    const first = await make('LUIS');
    expect((await server.call(agenda.estado, {}, luis)).content).toEqual({ creada: NOW });
    const [row] = await server.db.tenant(empresa.entidadId, (tx) => tx.query(GUARDADA, [empresa.entidadId, personaId('LUIS')]));
    const secret = new URL(first).searchParams.get('token')?.split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    expect(row?.fila).not.toContain(secret);

    const second = await make('LUIS');
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await server.call(agenda.terminar, {}, luis);
    expect(await status(second)).toBe(404);
    expect((await server.call(agenda.terminar, {}, luis)).status).toBe(200);
  });

  test('does not exist if it was made up, or names another company', async () => {
    const direccion = new URL(await make('LUIS'));
    const [, secret] = (direccion.searchParams.get('token') ?? '').split('.');
    for (const token of ['x', `${world.ajena.entidadId}.${secret}`, `999999.${secret}`, `${world.empresa.entidadId}.${'a'.repeat(43)}`]) {
      direccion.searchParams.set('token', token);
      expect(await status(direccion.toString())).toBe(404);
    }
  });

  test('ends with the account of somebody who leaves or is suspended', async () => {
    const { server, empresa } = world;
    const direccion = await make('SALE');
    const write = (asked: typeof CERRAR, value: unknown) =>
      server.db.tenant(empresa.entidadId, (tx) => tx.query(asked, [empresa.entidadId, personaId('SALE'), value]));
    expect(await status(direccion)).toBe(200);
    await write(CERRAR, '2026-10-12T08:00:00Z');
    expect(await status(direccion)).toBe(404);
    await write(CERRAR, null);
    await write(SUSPENDER, false);
    expect(await status(direccion)).toBe(404);
    await write(SUSPENDER, true);
    expect(await status(direccion)).toBe(200);
  });

  test('shows nothing while the company does not let its people see shifts', async () => {
    const { server, empresa } = world;
    const direccion = await make('LUIS');
    const set = (ajustes: object) =>
      server.db.tenant(empresa.entidadId, (tx) => tx.query(AJUSTAR, [empresa.entidadId, JSON.stringify(ajustes)]));
    await set({ sinAcceso: { empleado: ['turnos.ver:own'] } });
    expect(await status(direccion)).toBe(404);
    expect((await server.call(agenda.crear, {}, await world.as('LUIS'))).status).toBe(403);
    await set({});
    expect(await status(direccion)).toBe(200);
  });
});
