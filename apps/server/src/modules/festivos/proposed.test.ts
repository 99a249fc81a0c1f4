import { afterAll, beforeAll, expect, test } from 'vitest';
import { ausencias } from '@jornada/contract/ausencias.ts';
import { cierres } from '@jornada/contract/cierres.ts';
import { centros } from '@jornada/contract/centros.ts';
import { correo } from '@jornada/contract/correo.ts';
import { festivos } from '@jornada/contract/festivos.ts';
import { mes } from '@jornada/contract/mes/calls.ts';
import { notificaciones } from '@jornada/contract/notificaciones.ts';
import { personas } from '@jornada/contract/personas.ts';
import { registros } from '@jornada/contract/registros.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';
import { createTestCompany } from '../../testing/test-company.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { composed } from '../../platform/database/pool.ts';
import { RECORDAR_FESTIVOS } from './reminder.ts';

const NOW = '2026-03-02T09:00:00Z';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ now: NOW });
});
afterAll(() => server.close());

/** A company that has confirmed nothing, in Madrid, Berlin and Lisbon. */
async function open(names: string) {
  server.clock.set(NOW);
  const [jefa, ana, ben, rita] = ['J', 'A', 'B', 'R'].map((letter) => `${letter}-${names}`) as [string, string, string, string];
  const company = await createTestCompany(server.db, {
    sinConfirmar: true,
    personas: [
      { userName: jefa, nombre: 'Jefa Mayor', roles: ['admin'], email: `${jefa.toLowerCase()}@example.org` },
      { userName: ana },
      { userName: ben, zona: 'Europe/Berlin', pais: 'DE' },
      { userName: rita, zona: 'Europe/Lisbon', pais: 'PT' },
    ],
  });
  return { company, jefa, ana, ben, rita };
}

const tokenAt = async (userName: string, at?: string) => {
  if (at) server.clock.set(at);
  return { token: (await server.signIn(userName)).Token };
};

/** The public holidays of a month of somebody's calendar, each with whether it is proposed. */
async function holidaysOf(who: { token: string }, ano: number, month: number): Promise<[string, string | null, boolean][]> {
  const { content } = await server.call(registros.calendario, { ano, mes: month }, who);
  return content.dias
    .filter(({ linea }) => linea.festivo !== null)
    .map(({ fecha, linea, festivoPropuesto }) => [fecha.slice(8), linea.festivo, festivoPropuesto === true]);
}

test('without any confirmation the calendar of the country holds in every year, past and to come, with feasts that move', async () => {
  const { ana, ben, rita } = await open('EVERY');
  const [madrid, berlin, lisboa] = [await tokenAt(ana), await tokenAt(ben), await tokenAt(rita)];
  expect(await holidaysOf(madrid, 2028, 1)).toEqual([
    ['01', 'Año Nuevo', true],
    ['06', 'Día de los Reyes Magos', true],
  ]);
  // Good Friday: 2 April 2027, 14 April 2028, and in the past 18 April 2025.
  expect(await holidaysOf(madrid, 2027, 3)).toEqual([['26', 'Viernes Santo', true]]);
  expect(await holidaysOf(madrid, 2028, 4)).toEqual([['14', 'Viernes Santo', true]]);
  expect(await holidaysOf(madrid, 2025, 4)).toEqual([['18', 'Viernes Santo', true]]);
  expect(await holidaysOf(madrid, 2035, 12)).toContainEqual(['25', 'Navidad', true]);
  expect(await holidaysOf(berlin, 2028, 4)).toEqual([
    ['14', 'Karfreitag', true],
    ['17', 'Ostermontag', true],
  ]);
  expect(await holidaysOf(berlin, 2028, 1)).toEqual([['01', 'Neujahr', true]]);
  expect(await holidaysOf(lisboa, 2027, 6)).toContainEqual(['10', 'Dia de Portugal', true]);
});

test('6 January of the year after next is no missed day, neither in the balance nor in the month of everybody', async () => {
  const { company, jefa, ana } = await open('REYES');
  const who = await tokenAt(ana, '2028-01-10T09:00:00Z');
  const { content } = await server.call(registros.calendario, { ano: 2028, mes: 1 }, who);
  expect(content.festivosConfirmados).toBe(false);
  expect(content.dias[5]).toMatchObject({
    festivoPropuesto: true,
    linea: { fecha: '2028-01-06', motivo: 'festivo', previstoMinutos: 0, diferenciaMinutos: 0, incidencias: [] },
  });
  // 3, 4, 5 and 7 January were not clocked: four days of eight hours.
  expect((await server.call(registros.balance, { ano: 2028, mes: 1 }, who)).content.balanceMinutos).toBe(-4 * 480);
  const admin = await tokenAt(jefa);
  const id = company.personas[ana] ?? 0;
  const sumOf = async () => {
    // The desk asks for the totals first: they sum up what has changed.
    await server.call(mes.totales, { ano: 2028, mes: 1 }, admin);
    const { items } = (await server.call(mes.listado, { ano: 2028, mes: 1, texto: 'A-REYES' }, admin)).content;
    return items.find(({ persona }) => persona.id === id);
  };
  const before = await sumOf();

  // Confirmed with another day instead: that one is free, and 6 January is worked.
  const centro = company.centroIds[0] ?? 0;
  const { festivos: proposed } = (await server.call(festivos.ano, { ano: 2028, centro }, admin)).content;
  const list = [...proposed.filter(({ fecha }) => fecha !== '2028-01-06'), { fecha: '2028-01-05', nombre: 'Víspera' }];
  expect((await server.call(festivos.confirmar, { ano: 2028, centro, festivos: list }, admin)).status).toBe(200);
  expect(await holidaysOf(who, 2028, 1)).toEqual([
    ['01', 'Año Nuevo', false],
    ['05', 'Víspera', false],
  ]);
  // One that was only left out is summed up again, too.
  const less = list.filter(({ fecha }) => fecha !== '2028-01-05');
  await server.call(festivos.confirmar, { ano: 2028, centro, festivos: less }, admin);
  expect((await server.call(registros.balance, { ano: 2028, mes: 1 }, who)).content.balanceMinutos).toBe(-5 * 480);
  const after = await sumOf();
  expect([before?.valores.previsto, after?.valores.previsto]).toEqual([4 * 480, 5 * 480]);
  expect(await holidaysOf(who, 2029, 1)).toContainEqual(['06', 'Día de los Reyes Magos', true]);
});

test('a second centre has the holidays of its region from the moment when it is made, and other ones with another region', async () => {
  const { company, jefa, ana } = await open('SECOND');
  const admin = await tokenAt(jefa);
  const nave = { nombre: 'Nave', municipio: 'Barcelona', pais: 'ES', region: 'CT', zona: 'Europe/Madrid' };
  const { content: made } = await server.call(centros.guardar, nave, admin);
  const names = async (ano: number) =>
    (await server.call(festivos.ano, { ano, centro: made.id }, admin)).content.festivos.map(({ fecha }) => fecha);
  expect(await names(2027)).toEqual(expect.arrayContaining(['2027-01-06', '2027-03-29', '2027-06-24', '2027-09-11']));
  const { content: person } = await server.call(personas.byId, { id: company.personas[ana] ?? 0 }, admin);
  const horarioId = person.asignaciones[0]?.horario?.id ?? 0;
  const moved = { id: person.id, version: person.version, desde: '2026-06-01', horarioId, centroId: made.id };
  expect((await server.call(personas.asignar, moved, admin)).status).toBe(200);
  const who = await tokenAt(ana);
  expect(await holidaysOf(who, 2026, 6)).toEqual([['24', expect.stringContaining('Juan'), true]]);
  await server.call(centros.guardar, { ...nave, id: made.id, version: made.version, region: 'MD' }, admin);
  expect(await holidaysOf(who, 2026, 6)).toEqual([]);
});

test('a closed month keeps the holidays that it was closed with, whatever is proposed or confirmed later', async () => {
  const { company, jefa, ana } = await open('CLOSED');
  await leaveEmptyDay(server.db, company, '2026-04-01');
  const admin = await tokenAt(jefa, '2026-05-04T09:00:00Z');
  const who = await tokenAt(ana);
  const centro = company.centroIds[0] ?? 0;
  expect((await server.call(cierres.cerrar, { ano: 2026, mes: 4, centro, motivo: 'Así está' }, admin)).status).toBe(200);
  const april = await holidaysOf(who, 2026, 4);
  expect(april.map(([day]) => day)).toEqual(['03']);

  // Catalonia has Easter Monday.
  const regionOf = async (region: string) => {
    const { content } = await server.call(centros.listado, {}, admin);
    const place = content.items.find(({ id }) => id === centro);
    if (!place) throw new Error('no centre');
    const { personas: _people, abierto: _open, festivosConfirmados: _years, ...fields } = place;
    expect((await server.call(centros.guardar, { ...fields, region }, admin)).status).toBe(200);
  };
  await regionOf('CT');
  expect(await holidaysOf(who, 2026, 4)).toEqual(april);
  expect((await holidaysOf(who, 2026, 6)).map(([day]) => day)).toEqual(['24']);
  const { festivos: now } = (await server.call(festivos.ano, { ano: 2026, centro }, admin)).content;
  const confirm = async (list: object[]) =>
    (await server.call(festivos.confirmar, { ano: 2026, centro, festivos: list }, admin)).sobre.Error.Code;
  expect(await confirm([...now, { fecha: '2026-04-06', nombre: 'Lunes de Pascua' }])).toBe('registros.mes-cerrado');
  // Opened again, it has what holds now.
  expect((await server.call(cierres.reabrir, { ano: 2026, mes: 4, centro, motivo: 'Falta algo' }, admin)).status).toBe(200);
  expect((await holidaysOf(who, 2026, 4)).map(([day]) => day)).toEqual(['03', '06']);
});

test('a month that was closed before proposals held keeps what stood in it', async () => {
  const { company, ana } = await open('BEFORE');
  const [centro] = company.centroIds;
  await server.db.tenant(company.entidadId, async (tx) => {
    await tx.query(composed(`insert into instancia.festivos values ($1, $2, '2026-01-07', 'Día de la empresa')`), [
      company.entidadId,
      centro,
    ]);
    await tx.query(
      composed(`insert into instancia.cierres (entidad_id, centro_id, mes, accion, momento, autor_id)
        select $1, $2, '2026-01-01', 'cierre', '2026-02-02Z', min(usuario_id) from instancia.usuarios where entidad_id = $1`),
      [company.entidadId, centro],
    );
    await tx.query(composed('update instancia.entidades set nombre = nombre where entidad_id = $1'), [company.entidadId]);
  });
  const who = await tokenAt(ana);
  expect(await holidaysOf(who, 2026, 1)).toEqual([['07', 'Día de la empresa', true]]);
  expect((await holidaysOf(who, 2026, 4)).map(([day]) => day)).toEqual(['03']);
});

test('vacations do not take a proposed holiday, and the year and the calendar of absences say which ones are proposed', async () => {
  const { ana, jefa, company } = await open('VACATION');
  const who = await tokenAt(ana);
  const { content } = await server.call(vacaciones.obtenerinformaciondiasvacaciones, { desde: '2028-01-03', hasta: '2028-01-07' }, who);
  expect(content.dias).toBe(4);
  expect(content.detalle[3]).toMatchObject({ fecha: '2028-01-06', dias: 0, porque: 'festivo', festivo: 'Día de los Reyes Magos' });
  const { items } = (await server.call(vacaciones.getCalendario, { anios: '2028' }, who)).content;
  expect(items[0]?.festivos).toContainEqual({
    fecha: '2028-01-06',
    nombre: 'Día de los Reyes Magos',
    centro: 'Europe/Madrid',
    propuesto: true,
  });

  const admin = await tokenAt(jefa);
  const inMadrid = { ano: 2028, centro: company.centroIds[0] ?? 0, festivos: [{ fecha: '2028-01-06', nombre: 'Día de los Reyes Magos' }] };
  const onReyes = async () =>
    (await server.call(ausencias.cobertura, { desde: '2028-01-06', hasta: '2028-01-06' }, admin)).content.dias[0]?.festivos;
  const reyes = { nombre: 'Día de los Reyes Magos', centros: ['Europe/Madrid'] };
  expect(await onReyes()).toEqual([{ ...reyes, propuesto: true }]);
  expect((await server.call(festivos.confirmar, inMadrid, admin)).status).toBe(200);
  expect(await onReyes()).toEqual([{ ...reyes, propuesto: false }]);
});

test('in autumn the admins are reminded once of the next year, unless all of it is confirmed', async () => {
  const { company, jefa } = await open('AUTUMN');
  const admin = await tokenAt(jefa, '2026-09-30T09:00:00Z');
  await server.call(notificaciones.poner, { clase: 'festivos', canal: 'correo', activo: true }, admin);
  // Old ones are no longer listed.
  const seen = new Set<number>();
  const mails = async () => {
    await server.jobs.send(RECORDAR_FESTIVOS, {});
    while ((await server.jobs.runDue()) > 0);
    expect(server.jobs.errors).toEqual([]);
    const { content } = await server.call(correo.listado, { estado: 'pendiente', limit: 50 }, admin);
    for (const { id, asunto } of content.items) if (asunto.includes('Faltan festivos por confirmar')) seen.add(id);
    return seen.size;
  };
  expect(await mails()).toBe(0);
  const at = async (instant: string) => Object.assign(admin, await tokenAt(jefa, instant));
  await at('2026-10-01T09:00:00Z');
  expect(await mails()).toBe(1);
  expect(await mails()).toBe(1);
  await at('2026-11-20T09:00:00Z');
  expect(await mails()).toBe(1);
  // A year later: confirmed in all centres but one, then in that one, too.
  await at('2027-10-04T09:00:00Z');
  for (const centro of company.centroIds)
    expect((await server.call(festivos.confirmar, { ano: 2028, centro, festivos: [] }, admin)).status).toBe(200);
  expect(await mails()).toBe(1);
  await at('2028-10-02T09:00:00Z');
  expect(await mails()).toBe(2);
});
