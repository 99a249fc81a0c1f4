import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacaciones } from '@jornada/contract/vacaciones/calls.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-03-02T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'ADMIN' },
    ],
  });
});
afterAll(() => world.close());

const RULES = {
  desde: '2026-01-01',
  base: 'laborables',
  diasAno: 22,
  devengo: 'ano-entero',
  redondeo: 'medio',
  permiteMedios: true,
  avisoDias: 0,
  primerDiaLibre: 'avisar',
  mediosDias: [],
  antiguedad: [],
} as const;

test('what was taken beyond a year is taken from the next one, unless the rules say otherwise', async () => {
  const [admin, ana] = [await world.as('ADMIN'), await world.as('ANA')];
  const take = { persona: world.idOf('ANA'), anio: 2026, clase: 'ajuste' as const, dias: -24.5, motivo: 'Error', clave: randomUUID() };
  expect((await world.server.call(vacaciones.ajustar, take, admin)).content.libres).toBe(-2.5);
  const next = () => ana.saldo({ en: '2027-01-01' });
  expect(await next()).toMatchObject({ ano: 2027, concedidos: 22, traidos: -2.5, libres: 19.5 });
  expect((await next()).lineas).toMatchObject([
    { clase: 'anual', dias: 22 },
    { clase: 'arrastre', dias: -2.5, desde: '2027-01-01' },
  ]);
  // A debt is nothing that lapses, and it is asked for only once.
  expect((await next()).caduca).toMatchObject({ dias: 19.5 });
  expect((await ana.saldo({ en: '2028-01-01' })).libres).toBe(22);

  const without = await world.server.call(vacaciones.guardarPolitica, { ...RULES, arrastraDeuda: false }, admin);
  expect(without.content).toMatchObject({ arrastraDeuda: false });
  expect(await next()).toMatchObject({ traidos: 0, libres: 22 });
  const again = { ...RULES, version: without.content.version };
  await world.server.call(vacaciones.guardarPolitica, again, admin);
  expect((await next()).libres).toBe(19.5);
});
