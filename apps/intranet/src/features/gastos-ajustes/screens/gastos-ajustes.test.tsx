import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const COMIDA: SalidaDe<typeof gastos.guardarTipo> = {
  id: 1,
  nombre: null,
  nombreHabitual: 'Comida',
  categoria: 'comida',
  clase: 'ticket',
  cuenta: '62900',
  justificanteDesdeCentimos: 0,
  limiteDiaCentimos: null,
  limiteImpide: false,
  activo: true,
  version: 3,
};
const AJUSTES: SalidaDe<typeof gastos.ajustes> = {
  tipos: [COMIDA],
  actividades: [],
  formasPago: [{ id: 9, nombre: null, nombreHabitual: 'Dinero propio', reembolsa: true, cuenta: null, activo: true, version: 1 }],
  politicas: [
    {
      desde: '2026-01-01',
      kmCoche: 280,
      kmMoto: null,
      dietaConNoche: null,
      dietaSinNoche: null,
      dietaFueraConNoche: null,
      dietaFueraSinNoche: null,
      plazoDias: null,
      version: 2,
    },
  ],
  cambios: [{ moneda: 'USD', desde: '2026-01-01', cambioMillonesimas: 1_084_200 }],
  ley: {
    desde: '2023-07-17',
    kmMilesimas: 260,
    dietaConNoche: 5334,
    dietaSinNoche: 2667,
    dietaFueraConNoche: 9135,
    dietaFueraSinNoche: 4808,
    norma: 'RIRPF 9',
  },
  monedas: ['USD', 'GBP'],
  nif: 'B12345674',
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ gastos });
  api.handle(gastos.ajustes, () => AJUSTES);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('a type of expense', () => {
  it('says its rules in its row, and gets a limit and a receipt from an amount on', async () => {
    api.handle(gastos.guardarTipo, () => ({ ...COMIDA, version: 4 }));
    const { requestsTo } = await renderIntranet({ api, path: '/gastos/ajustes?ver=1' });
    const row = await screen.findByRole('button', { name: /Comida/ });
    expect(row.textContent).toContain('Siempre con justificante');
    expect(row.textContent).toContain('Cuenta 62900');
    await userEvent.selectOptions(screen.getByLabelText('Justificante'), 'Con justificante desde un importe');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Este dato es obligatorio.')).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^Desde/), '30');
    await userEvent.type(screen.getByLabelText(/^Límite al día/), '1.234,56');
    await userEvent.click(screen.getByLabelText('El límite impide enviarlo'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requestsTo(gastos.guardarTipo)).toHaveLength(1));
    expect(requestsTo(gastos.guardarTipo)[0]?.input).toEqual({
      id: 1,
      version: 3,
      nombre: null,
      categoria: 'comida',
      cuenta: '62900',
      justificanteDesdeCentimos: 3000,
      limiteDiaCentimos: 123_456,
      limiteImpide: true,
      activo: true,
    });
  });
});

describe('what is paid', () => {
  it('stands beside the law, and is changed from a day on; what is not touched stays', async () => {
    api.handle(gastos.guardarPolitica, ({ version: _version, ...input }) => ({ ...input, version: 1 }));
    const { requestsTo } = await renderIntranet({ api, path: '/gastos/ajustes?parte=tarifas' });
    expect(await screen.findByText(/Coche 0,28 € por km · Moto 0,26 € por km · Día con noche fuera 53,34/)).toBeDefined();
    const car = screen.getByLabelText(/^Coche/);
    await userEvent.clear(car);
    await userEvent.type(car, '0,305');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar lo que se paga' }));
    await waitFor(() => expect(requestsTo(gastos.guardarPolitica)).toHaveLength(1));
    expect(requestsTo(gastos.guardarPolitica)[0]?.input).toMatchObject({
      kmCoche: 305,
      kmMoto: null,
      dietaConNoche: null,
      plazoDias: null,
    });
  });
});

describe('exchange rates', () => {
  it('are read as what a euro gives, set, and removed after a question', async () => {
    api.handle(gastos.guardarCambio, (input) => input);
    api.handle(gastos.quitarCambio, () => null);
    const { requestsTo } = await renderIntranet({ api, path: '/gastos/ajustes?parte=cambios' });
    expect(await screen.findByText(/1 € = 1,0842 USD/)).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Moneda'), 'GBP');
    await userEvent.type(screen.getByLabelText(/^Un euro son/), '0,8615');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }));
    await waitFor(() => expect(requestsTo(gastos.guardarCambio)).toHaveLength(1));
    expect(requestsTo(gastos.guardarCambio)[0]?.input).toMatchObject({ moneda: 'GBP', cambioMillonesimas: 861_500 });
    await userEvent.click(screen.getByRole('button', { name: /Quitar el cambio: USD/ }));
    await userEvent.click(within(screen.getByRole('group', { name: /¿Quitar el cambio USD/ })).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(requestsTo(gastos.quitarCambio)[0]?.input).toEqual({ moneda: 'USD', desde: '2026-01-01' }));
  });
});
