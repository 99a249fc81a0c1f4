import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestExpenses, type TestExpenses } from '../../testing/test-expenses.ts';

let world: TestExpenses;
let ana: Awaited<ReturnType<TestExpenses['as']>>;
beforeAll(async () => {
  world = await createTestExpenses();
  ana = await world.as('ANA');
});
afterAll(() => world.close());

describe('a receipt', () => {
  test('is asked for with its lines of VAT, decided, and seen', async () => {
    const { status, content } = await ana.ticket();
    expect(status).toBe(200);
    expect(content).toMatchObject({
      estado: 'pendiente',
      titulo: 'Casa Manola',
      cantidad: { unidad: 'centimos', centimos: 4345, moneda: 'EUR' },
      importe: { totalCentimos: 4345, exentoCentimos: 4345, sujetoCentimos: 0, deducibleCentimos: 0, aCobrarCentimos: 4345 },
      tipo: { nombre: 'Comida' },
      formaPago: { nombre: 'Mi dinero', reembolsa: true },
      avisos: [],
      pagada: null,
      pagable: false,
    });
    expect(content.calculo.lineas.map(({ sumaCentimos }) => sumaCentimos)).toEqual([3740, 605]);
    expect(content.ficheros).toHaveLength(1);
    const jefe = await world.as('JEFE');
    expect((await jefe.open(content.id)).content).toMatchObject({ puede: { decidir: true }, ficheros: [{ nombre: 'ticket.pdf' }] });
    expect(await jefe.approve(content)).toBe('aprobada');
  });
});
