import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { chat } from '@jornada/contract/chat/calls.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import { horasExtra } from '@jornada/contract/horas-extra/calls.ts';
import { permisos } from '@jornada/contract/permisos/calls.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { team } from '@jornada/contract/team.ts';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';
import { createTestRooms } from '../../testing/test-rooms.ts';

let world: TestRequests;
let ana: Awaited<ReturnType<TestRequests['as']>>;
/** What ANA has asked for: one was rejected, one waits, one is a draft. */
let asked: Record<'rechazada' | 'pendiente' | 'borrador', number>;
let sala = 0;

beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-03T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
    ],
  });
  sala = (await createTestRooms(world).save({ nombre: 'Consejo' })).id;
  ana = await world.as('ANA');
  const jefe = await world.as('JEFE');
  const [first, second, third] = [
    (await ana.ask({ desde: '2026-05-04', hasta: '2026-05-04' })).content,
    (await ana.ask({ desde: '2026-06-08', hasta: '2026-06-08' })).content,
    (await ana.ask({ desde: '2026-04-06', hasta: '2026-04-06', borrador: true })).content,
  ];
  expect(await jefe.reject(first, 'Hay inventario')).toBe('rechazada');
  asked = { rechazada: first.id, pendiente: second.id, borrador: third.id };
});
afterAll(() => world.close());

const listed = async (filtro: object): Promise<number[]> =>
  (await world.server.call(vacaciones.listado, filtro, ana)).content.items.map(({ id }) => id);

describe('a filter of a list', () => {
  test.each([
    ['left out', {}],
    ['empty', { filtro_Anio: '', filtro_Estado: '', EstadoId: '' }],
    ['0', { filtro_Anio: 0, filtro_Estado: '0', EstadoId: '0' }],
  ])('that is %s is all of them', async (_, filtro) => {
    expect(new Set(await listed(filtro))).toEqual(new Set(Object.values(asked)));
  });

  test('has two names, which may say the same and may not contradict each other', async () => {
    for (const filtro of [{ filtro_Estado: 'pendiente' }, { EstadoId: 'pendiente' }, { filtro_Estado: 'pendiente', EstadoId: 'pendiente' }])
      expect(await listed(filtro)).toEqual([asked.pendiente]);
    const both = { filtro_Estado: 'pendiente', EstadoId: 'rechazada' } as const;
    for (const call of [vacaciones.listado, bajas.listado, permisos.listado, reservas.listado, horasExtra.listado, gastos.listado]) {
      const { status, sobre } = await world.server.call(call, both, ana);
      expect([status, Object.keys(sobre.Error.Fields)]).toEqual([422, ['EstadoId']]);
    }
    expect((await world.server.call(gastos.listadoNuevo, both, ana)).status).toBe(422);
    const rooms = { filtro_Estado: 'abierto', EstadoId: 'archivado' } as const;
    expect((await world.server.call(chat.listado, rooms, ana)).status).toBe(422);
    expect((await world.server.call(vacaciones.listado, { filtro_Estado: 'nada' as never }, ana)).status).toBe(422);
  });

  test('may be of the state to order by: drafts first, or last', async () => {
    const { borrador, pendiente, rechazada } = asked;
    expect(await listed({ sort: 'estado', dir: 'ASC' })).toEqual([borrador, pendiente, rechazada]);
    expect(await listed({ sort: 'estado', dir: 'DESC', filtro_Anio: 2026 })).toEqual([rechazada, pendiente, borrador]);
    expect(await listed({ sort: 'estado', dir: 'ASC', start: 1, limit: 1 })).toEqual([pendiente]);
    const expenses = await world.server.call(gastos.listadoNuevo, { sort: 'estado', filtro_Mes: '0' as never }, ana);
    expect(expenses.status).toBe(200);
  });

  test('by a department or a room that is empty or 0 is everybody, and what is in nothing else', async () => {
    const people = async (input: object) => (await world.server.call(team.getteamlist, input, ana)).content.items.length;
    const top = async (input: object) => (await world.server.call(reservas.salasselector, input, ana)).content.items.map(({ id }) => id);
    for (const value of ['', 0]) {
      expect(await people({ departamentoId: value })).toBe(await people({}));
      expect(await top({ padreId: value })).toEqual([sala]);
      expect((await world.server.call(reservas.listado, { SalaId: value as never }, ana)).status).toBe(200);
    }
  });
});

test('what a form was told of its fields comes back as its values', async () => {
  const { server } = world;
  const data = (fields: object) => ({ data: JSON.stringify(fields) });
  const dates = { desde: '2026-07-06', hasta: '2026-07-07', comentario: 'Con los niños' };
  const valuesOf = async <V>(answer: Promise<{ content: { valores: V } }>) => (await answer).content.valores;
  expect(await valuesOf(server.call(vacaciones.nuevo, data(dates), ana))).toMatchObject(dates);
  // In the place of what was sent before; an emptied field has no value.
  const changed = { id: asked.pendiente, hasta: '2026-06-09', desde: '' };
  expect(await valuesOf(server.call(vacaciones.nuevo, data(changed), ana))).toMatchObject({ desde: null, hasta: '2026-06-09' });
  const leave = { tipo: 'enfermedad-comun', desde: '2026-03-02', duracionDias: 5 };
  expect(await valuesOf(server.call(bajas.nuevo, data(leave), ana))).toMatchObject({ ...leave, alta: null });
  const permit = { codigo: 'fallecimiento', hecho: '2026-04-13', desde: '2026-04-13', viaje: true };
  expect(await valuesOf(server.call(permisos.nuevo, data(permit), ana))).toMatchObject({ ...permit, hasta: null });
  const booking = { sala, inicio: '2026-03-09T10:00', fin: '2026-03-09T11:00', asunto: 'Obra', asistentes: 4 };
  expect(await valuesOf(server.call(reservas.nuevo, data(booking), ana))).toMatchObject(booking);
  const extra = { fecha: '2026-03-02', minutos: 45, comentario: 'Inventario' };
  expect(await valuesOf(server.call(horasExtra.nuevo, data(extra), ana))).toMatchObject({ ...extra, tipologia: null });
  const expense = { clase: 'ticket', dia: '2026-03-02', comercio: 'Bar Sol', totalCentimos: 1250 };
  expect(await valuesOf(server.call(gastos.nuevo, data(expense), ana))).toMatchObject(expense);
  expect(await valuesOf(server.call(vacaciones.nuevo, {}, ana))).toEqual({ desde: null, hasta: null, mitad: null, comentario: null });
});
