import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { auditoria, cierres, registros, resumen, simulado } from '@jornada/contract/index.ts';
import { createTestPeople, type TestPeople } from '../../testing/test-people.ts';
import { leaveEmptyDay } from '../../testing/leave-empty-day.ts';

const NOW = '2026-03-10T07:02:00Z';
let world: TestPeople;
beforeAll(async () => {
  world = await createTestPeople({ now: NOW, gente: [{ userName: 'LUCIA', nombre: 'Lucía Martín' }] });
});
afterAll(() => world.close());

type Caller = { token: string; simulado?: string; clave?: string };
/** Signed in again, because the clock moves by hours and tokens expire. */
async function act(): Promise<Caller> {
  const jefa = await world.as('JEFA');
  const { content } = await world.server.call(simulado.empezar, { id: world.empresa.personas['LUCIA'] ?? 0, motivo: 'Lo ha pedido' }, jefa);
  return { ...jefa, simulado: content.Token };
}
async function entries() {
  const persona = world.empresa.personas['LUCIA'] ?? 0;
  const { items } = (await world.server.call(auditoria.listado, { persona, limit: 100 }, await world.as('JEFA'))).content;
  return items.filter(({ accion }) => accion.startsWith('registros.'));
}
const told = async () => (await entries()).map(({ accion }) => accion);
const clock = (tipo: keyof TestPeople['empresa']['tipos'], extras: Caller) =>
  world.server.call(registros.guardar, { tipo: world.empresa.tipos[tipo] }, extras);

test('each action on somebody’s behalf is one line: who, for whom, what, when and from where', async () => {
  let acting = await act();
  const clave = randomUUID();
  expect((await clock('entrada', { ...acting, clave })).status).toBe(200);
  // The same action sent again counts as the same.
  await clock('entrada', { ...acting, clave });
  expect(await entries()).toMatchObject([
    {
      accion: 'registros.entrada',
      autor: { nombre: 'Marta Gil Ortega' },
      por: { nombre: 'Lucía Martín' },
      sobre: { clase: 'persona', id: world.empresa.personas['LUCIA'] },
      datos: { fecha: '2026-03-10', hora: '08:02' },
      momento: NOW,
    },
  ]);
  world.server.clock.advance({ hours: 3 });
  acting = await act();
  await clock('salida', acting);
  const { id } = (await world.server.call(registros.listado, {}, acting)).content.items[0]!;
  await world.server.call(registros.observaciones, { id, observaciones: 'Desde el almacén' }, acting);
  const motivo = 'Se olvidó de fichar';
  await world.server.call(registros.solicitarCambioHora, { id, hora: '2026-03-10T07:00:00Z', motivo }, acting);
  await world.server.call(registros.guardarHorasProyectos, { fecha: '2026-03-10', horas: [] }, acting);
  await world.server.call(resumen.exportar, { ano: 2026, mes: 3, formato: 'csv' }, acting);
  expect((await told()).toSorted()).toEqual([
    'registros.corregir',
    'registros.entrada',
    'registros.exportar',
    'registros.horas',
    'registros.observar',
    'registros.salida',
  ]);
});

test('what the person does is in the record alone, and what is refused is nowhere', async () => {
  const before = await told();
  world.server.clock.set('2026-03-11T07:00:00Z');
  const lucia = await world.as('LUCIA');
  expect((await clock('entrada', lucia)).status).toBe(200);
  world.server.clock.advance({ minutes: 10 });
  expect((await clock('salida', lucia)).status).toBe(200);
  expect((await clock('salida', await act())).status).toBe(409);
  expect(await told()).toEqual(before);
});

test('what waited on a device for a month that is closed by now never becomes the person’s own', async () => {
  world.server.clock.set('2026-04-02T09:00:00Z');
  await leaveEmptyDay(world.server.db, world.empresa, '2026-02-01');
  await world.server.call(cierres.cerrar, { ano: 2026, mes: 2, motivo: 'Fin de mes' }, await world.as('JEFA'));
  const diferido = { momento: '2026-02-20T08:00:00Z', desfaseMs: 0, medido: '2026-02-20T07:00:00Z' };
  const input = { tipo: world.empresa.tipos.entrada, diferido };
  const kept = await world.server.call(registros.entregar, input, { ...(await act()), clave: randomUUID() });
  expect(kept.sobre.Error.Code).toBe('registros.mes-cerrado');
  const own = await world.server.call(registros.entregar, input, { ...(await world.as('LUCIA')), clave: randomUUID() });
  expect(own.content.retenido).toBe(true);
});
