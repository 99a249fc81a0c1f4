import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { ausencias } from '@jornada/contract/ausencias.ts';
import { hoy } from '@jornada/contract/hoy.ts';
import { registros } from '@jornada/contract/registros.ts';
import { turnos } from '@jornada/contract/turnos/calls.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createTestRequestsOn, type TestRequests } from '../../testing/test-requests.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// Whoever asks for a plan is given the single days that are published, and nobody those that are only drawn.

const [LUNES, MARTES, MIERCOLES, SABADO] = ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-16'];
const SEMANA = { desde: '2027-01-11', hasta: '2027-01-17' };
const NOCHE = { turno: { codigo: 'N', nombre: 'Noche', inicio: '22:00', fin: '06:00', pausas: [] } };

let server: TestServer;
let world: TestRequests;
beforeAll(async () => {
  server = await createTestServer({ now: '2026-11-02T09:00:00Z' });
  world = await createTestRequestsOn(server, {
    personas: [
      { userName: 'ADMIN', roles: ['admin'] },
      { userName: 'JEFE', roles: ['empleado', 'responsable'] },
      ...['ANA', 'LUIS', 'EVA'].map((userName) => ({ userName, responsable: 'JEFE' })),
    ],
  });
});
afterAll(() => server.close());

const run = async (): Promise<void> => {
  for (let round = 0; round < 4; round += 1) await server.jobs.runDue();
  expect(server.jobs.errors).toEqual([]);
};

type Cell = EntradaDe<typeof turnos.escribir>['celdas'][number];

async function draw(...celdas: (Pick<Cell, 'fecha'> & { who: string; partes?: Cell['partes'] })[]): Promise<void> {
  const cells = celdas.map(({ who, fecha, partes }): Cell => {
    const cell = { personaId: world.idOf(who), fecha, sobre: null, version: null };
    return partes ? { ...cell, que: 'turnos', partes } : { ...cell, que: 'libre' };
  });
  const { content } = await server.call(turnos.escribir, { celdas: cells }, await world.as('ADMIN'));
  expect(content.items.map(({ fallo }) => fallo)).toEqual(cells.map(() => null));
}
async function publish(): Promise<void> {
  const admin = await world.as('ADMIN');
  const { huella } = (await server.call(turnos.previsualizar, SEMANA, admin)).content;
  expect((await server.call(turnos.publicar, { ...SEMANA, huella }, admin)).status).toBe(200);
  await run();
}

test('vacations that are agreed give back a day that becomes free', async () => {
  const { content } = await (await world.as('EVA')).ask(SEMANA);
  await (await world.as('JEFE')).approve(content);
  await run();
  const taken = async () => (await server.call(vacaciones.byId, { id: content.id }, await world.as('EVA'))).content.cuenta.dias;
  expect(await taken()).toBe(5);
  await draw({ who: 'EVA', fecha: MIERCOLES });
  await run();
  expect(await taken()).toBe(5);
  await publish();
  expect(await taken()).toBe(4);
});

test('the calendar of absences and the cover of teams know who is free', async () => {
  const admin = await world.as('ADMIN');
  const cover = async () => {
    const { dias } = (await server.call(ausencias.cobertura, SEMANA, admin)).content;
    return [LUNES, MARTES, SABADO].map((fecha) => dias.find((dia) => dia.fecha === fecha)?.de);
  };
  const before = await cover();
  await draw({ who: 'ANA', fecha: MARTES }, { who: 'ANA', fecha: SABADO, partes: [NOCHE] });
  expect(await cover()).toEqual(before);
  await publish();
  const [monday = 0, tuesday = 0, saturday = 0] = before;
  expect(await cover()).toEqual([monday, tuesday - 1, saturday + 1]);
  const { items } = (await server.call(ausencias.calendario, SEMANA, admin)).content;
  const ana = items.find(({ id }) => id === world.idOf('ANA'));
  expect(ana?.dias.map((dia) => dia.slice(0, 3)).join(' ')).toBe('lab lib lab lab lab lab lib');
});

test('home, the day of the company and the clock follow the night of a Saturday', async () => {
  server.clock.set('2027-01-16T20:30:00Z');
  const home = (await server.call(registros.registrosHoy, {}, await world.as('ANA'))).content;
  expect(home.previsto).toMatchObject({ fecha: SABADO, minutos: 480, turno: { codigo: 'N', inicio: '2027-01-16T21:00:00Z' } });
  const admin = await world.as('ADMIN');
  const { turnos: ahead } = (await server.call(hoy.listado, {}, admin)).content;
  expect(ahead).toMatchObject([{ nombre: 'Noche', hora: '2027-01-16T21:00:00Z', personas: 1 }]);
  // At three in the night somebody clocks in for the shift of the evening before.
  server.clock.set('2027-01-17T02:00:00Z');
  const { content } = await server.call(registros.guardar, { tipo: world.empresa.tipos.entrada }, await world.as('ANA'));
  expect(content.registro.fecha).toBe(SABADO);
});
