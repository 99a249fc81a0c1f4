import { afterAll, beforeAll, expect, test } from 'vitest';
import { empresa } from '@jornada/contract/empresa.ts';
import { excesos } from '@jornada/contract/excesos/calls.ts';
import { limites } from '@jornada/contract/limites/calls.ts';
import { registros } from '@jornada/contract/registros.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T06:00:00Z',
    ajustes: { toleranciaExcesos: 5 },
    personas: [{ userName: 'ADMIN', roles: ['admin'] }, ...['ANA', 'EVA', 'LUZ'].map((userName) => ({ userName, responsable: 'ADMIN' }))],
  });
});
afterAll(() => world.close());

const MARZO = { desde: '2026-03-01', hasta: '2026-03-31' };
const admin = () => world.as('ADMIN');

/** A day that was worked, by the hours of Madrid in winter (UTC+1), with a lunch that is not work. */
async function work(who: string, fecha: string, hours: readonly string[]): Promise<void> {
  const { entrada, salida, comida, volverComida } = world.empresa.tipos;
  for (const [index, tipo] of [entrada, comida, volverComida, salida].entries()) {
    world.server.clock.set(Temporal.ZonedDateTime.from(`${fecha}T${hours[index]}[Europe/Madrid]`).toInstant().toString());
    expect((await world.server.call(registros.guardar, { tipo }, await world.as(who))).status).toBe(200);
  }
}
const listed = async (todos?: 'si') => {
  const { content } = await world.server.call(excesos.listado, { ...MARZO, ...(todos && { todos }) }, await admin());
  const { items, total, suma, tolerancia, ocultos } = content;
  return {
    days: items.map(({ exceso }) => exceso).toSorted((a, b) => a - b),
    total,
    suma: suma.flexible + suma['fuerza-mayor'],
    tolerancia,
    ocultos,
  };
};
const setTolerance = async (toleranciaExcesos: number) => {
  const { version } = (await world.server.call(empresa.ver, {}, await admin())).content;
  expect((await world.server.call(empresa.guardar, { version, ajustes: { toleranciaExcesos } }, await admin())).status).toBe(200);
};

test('a day a few minutes above the plan is left out of the list, is told and counted, and shows where it is asked for', async () => {
  await work('ANA', '2026-03-03', ['08:00', '13:00', '14:00', '17:04']);
  await work('EVA', '2026-03-04', ['08:00', '13:00', '14:00', '17:05']);
  expect(await listed()).toEqual({ days: [5], total: 1, suma: 9, tolerancia: 5, ocultos: 1 });
  expect(await listed('si')).toEqual({ days: [4, 5], total: 2, suma: 9, tolerancia: 5, ocultos: 1 });
  await setTolerance(0);
  expect(await listed()).toEqual({ days: [4, 5], total: 2, suma: 9, tolerancia: 0, ocultos: 0 });
  await setTolerance(10);
  expect(await listed()).toEqual({ days: [], total: 0, suma: 9, tolerancia: 10, ocultos: 2 });
});

test('what somebody decided by hand is listed however little it is', async () => {
  const decision = {
    persona: world.idOf('ANA'),
    fecha: '2026-03-03',
    partes: [{ categoria: 'fuerza-mayor' as const, minutos: 4 }],
    motivo: 'Avería',
  };
  expect((await world.server.call(excesos.decidir, decision, await admin())).status).toBe(200);
  expect(await listed()).toMatchObject({ days: [4], ocultos: 1, suma: 9 });
});

test('a limit that was passed by less is left out and not asked to be explained, until somebody explains it', async () => {
  await work('LUZ', '2026-03-10', ['08:00', '13:00', '14:00', '22:00']);
  // Eleven hours and 56 minutes of the twelve that the law wants between two days.
  await work('LUZ', '2026-03-11', ['09:56', '13:00', '14:00', '18:00']);
  const rests = async (todos?: 'si') => {
    const input = { ...MARZO, regla: 'descanso-diario' as const, ...(todos && { todos }) };
    const { items, total, sinRespuesta, ocultos } = (await world.server.call(limites.listado, input, await admin())).content;
    return { rests: items.map(({ valorMinutos }) => valorMinutos), total, sinRespuesta, ocultos };
  };
  expect(await rests()).toEqual({ rests: [], total: 0, sinRespuesta: 0, ocultos: 1 });
  expect(await rests('si')).toEqual({ rests: [716], total: 1, sinRespuesta: 1, ocultos: 1 });
  const answer = {
    persona: world.idOf('LUZ'),
    fecha: '2026-03-11',
    regla: 'descanso-diario' as const,
    causa: 'necesidad' as const,
    texto: 'Cierre',
  };
  expect((await world.server.call(limites.responder, answer, await admin())).status).toBe(200);
  expect(await rests()).toEqual({ rests: [716], total: 1, sinRespuesta: 0, ocultos: 0 });
});
