import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EntradaDe } from '@jornada/contract/call.ts';
import { bajas } from '@jornada/contract/bajas/calls.ts';
import { createTestRequests, type TestRequests } from '../../testing/test-requests.ts';

let world: TestRequests;
beforeAll(async () => {
  world = await createTestRequests({
    now: '2026-05-11T09:00:00Z',
    personas: [
      { userName: 'ADMIN', nombre: 'Alba Ríos', roles: ['admin'] },
      { userName: 'RRHH', nombre: 'Rosa Hoyos', roles: ['admin'] },
      { userName: 'JEFE', nombre: 'Julio Paz', roles: ['empleado', 'responsable'], responsable: 'ADMIN' },
      { userName: 'ANA', nombre: 'Ana Gil', responsable: 'JEFE' },
      { userName: 'LUIS', nombre: 'Luis Mora', responsable: 'JEFE' },
      { userName: 'EVA', nombre: 'Eva Sanz', responsable: 'JEFE' },
      { userName: 'IVO', nombre: 'Ivo Roca', responsable: 'JEFE' },
    ],
  });
});
afterAll(() => world.close());

const leave = (resto: Partial<EntradaDe<typeof bajas.guardar>> = {}): EntradaDe<typeof bajas.guardar> => ({
  tipo: 'enfermedad-comun',
  desde: '2026-05-04',
  duracionDias: 10,
  ...resto,
});
const tell = async (who: string, resto: Partial<EntradaDe<typeof bajas.guardar>> = {}) =>
  world.server.call(bajas.guardar, leave(resto), await world.as(who));
const read = async (who: string, id: number) => world.server.call(bajas.byId, { id }, await world.as(who));

describe('telling it', () => {
  test('waits for the company and not for the manager, and stands in the plan', async () => {
    const { status, content } = await tell('ANA');
    expect(status).toBe(200);
    expect(content).toMatchObject({
      estado: 'pendiente',
      desde: '2026-05-04',
      hasta: '2026-05-13',
      cantidad: { unidad: 'dias', dias: 10 },
      espera: { nombre: null },
    });
    const [jefe, admin] = [await world.as('JEFE'), await world.as('ADMIN')];
    expect((await jefe.inbox()).items).toEqual([]);
    expect((await admin.inbox()).items.map(({ id }) => id)).toContain(content.id);
    expect(await admin.approve(content)).toBe('aprobada');
    const after = (await read('ANA', content.id)).content;
    expect(after.salud).toMatchObject({ tipo: 'enfermedad-comun', prevista: '2026-05-13', alta: null, grupo: 'corta', revision: '2026-05-11' });
    expect(after.puede.pedirAnulacion).toBe(false);
    expect(after.puedeBaja).toEqual({ confirmar: true, darAlta: true, reabrir: false, anular: false });
  });
});
