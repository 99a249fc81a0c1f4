import { expect, it } from 'vitest';
import { stateTextOf } from './state-text.ts';

it('names an expense as an expense, an agreed booking as booked, and all else as a request', () => {
  expect(stateTextOf('gastos', 'pagada')).toBe('gastos.estados.pagada');
  expect(stateTextOf('gastos', 'retirada')).toBe('gastos.estados.retirada');
  expect(stateTextOf('reservas', 'aprobada')).toBe('reservas.reservada');
  expect(stateTextOf('reservas', 'rechazada')).toBe('solicitudes.estados.rechazada');
  expect(stateTextOf('vacaciones', 'aprobada')).toBe('solicitudes.estados.aprobada');
});
