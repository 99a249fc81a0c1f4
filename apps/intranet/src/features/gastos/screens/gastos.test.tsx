import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { gastos } from '@jornada/contract/gastos/calls.ts';
import type { GastoDeEmpresa } from '@jornada/contract/gastos/vistas.ts';
import { createGasto, createGastoListado, createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const SUMAS = { gastos: 3, borradorCentimos: 0, pedidoCentimos: 0, aprobadoCentimos: 10_302, pagadoCentimos: 0, porCobrarCentimos: 10_302 };
const perfil = createPerfil({ EsAdmin: true, ModuloGastos: true });
const NADA = { porPagar: [] as GastoDeEmpresa[] };

/** An approved expense of somebody. */
const createDeEmpresa = (changes: Partial<GastoDeEmpresa>): GastoDeEmpresa => ({
  ...createGastoListado({ estado: 'aprobada', espera: null }),
  persona: { id: 1, nombre: 'Lucía Martín', iniciales: 'LM', fotoToken: '' },
  proyecto: null,
  formaPago: 'Dinero propio',
  pagable: true,
  ...changes,
});
const PABLO = { id: 2, nombre: 'Pablo Núñez', iniciales: 'PN', fotoToken: '' };

let api: FakeApi;
beforeEach(() => {
  NADA.porPagar = [
    createDeEmpresa({ id: 41 }),
    createDeEmpresa({ id: 42, titulo: 'Taxi', aCobrarCentimos: 1612, version: 3 }),
    createDeEmpresa({ id: 43, titulo: 'Hotel', persona: PABLO }),
    createDeEmpresa({ id: 44, titulo: 'Billete', aCobrarCentimos: 0, formaPago: 'Tarjeta de empresa', pagable: false }),
  ];
  api = createApi({ gastos, ficheros });
  api.handle(gastos.deEmpresa, () => ({ items: NADA.porPagar, total: NADA.porPagar.length, sumas: SUMAS }));
  api.handle(gastos.byId, ({ id }) => createGasto({ id, estado: 'aprobada', espera: null, pagable: true }));
  api.handle(ficheros.enlace, ({ id }) => ({ token: `t${id}` }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});
const show = (path = '/gastos') => renderIntranet({ api, path, perfil, now: '2026-11-30T10:00:00+01:00' });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the expenses of the company', () => {
  it('begin with those to be paid, and narrow down to a month and a text in the address', async () => {
    const { router, requestsTo } = await show();
    await screen.findByText('103,02 €');
    expect(requestsTo(gastos.deEmpresa).at(-1)?.input).toMatchObject({ estado: 'aprobada', anio: '2026' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'Noviembre');
    await userEvent.click(screen.getByRole('radio', { name: 'Pagados' }));
    await userEvent.type(screen.getByRole('searchbox'), 'manola');
    await waitFor(() => expect(requestsTo(gastos.deEmpresa).at(-1)?.input).toMatchObject({ estado: 'pagada', mes: '11', texto: 'manola' }));
    expect(router.state.location.search).toMatchObject({ cuales: 'pagados', mes: 11, texto: 'manola' });
  });

  it('of last year that are still to be paid say their year', async () => {
    const { requestsTo } = await renderIntranet({ api, path: '/gastos', perfil, now: '2027-01-01T00:30:00+01:00' });
    const row = await screen.findByRole('button', { name: /Taxi/ });
    expect(row.textContent).toMatch(/Taxi · \d+ \w+ 2026/);
    expect(requestsTo(gastos.deEmpresa).at(-1)?.input).toMatchObject({ estado: 'aprobada', anio: '2027' });
  });

  it('are paid several at once: who gets how much, once, and what could not be paid says why', async () => {
    api.handle(gastos.pagar, () => ({
      items: [
        { id: 41, estado: 'pagada' as const, version: 2, error: null },
        { id: 42, estado: null, version: null, error: { codigo: 'general.cambiado-entretanto', mensaje: 'Alguien lo ha cambiado.' } },
        { id: 43, estado: 'pagada' as const, version: 2, error: null },
      ],
    }));
    const { requestsTo } = await show();
    await userEvent.click(await box('Elegir los 3 que se pueden pagar'));
    expect(screen.getByRole('group', { name: 'Gastos elegidos' }).textContent).toContain('103,02');
    await userEvent.click(screen.getByRole('button', { name: 'Marcar 3 como pagados' }));
    const aside = await screen.findByRole('region', { name: '3 gastos por pagar' });
    expect(within(aside).getByText('59,57 €')).toBeDefined();
    expect(within(aside).getByText('Pablo Núñez')).toBeDefined();
    expect(within(aside).getByText('103,02 €')).toBeDefined();
    await userEvent.dblClick(within(aside).getByRole('button', { name: 'Marcar 3 como pagados' }));
    expect(await screen.findByText('2 gastos marcados como pagados.')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Lucía Martín, Taxi: Alguien lo ha cambiado.');
    expect(requestsTo(gastos.pagar)).toHaveLength(1);
    expect(requestsTo(gastos.pagar)[0]?.input).toEqual({
      cuales: [
        { id: 41, version: 1 },
        { id: 42, version: 3 },
        { id: 43, version: 1 },
      ],
      dia: '2026-11-30',
    });
  });

  it('open with receipt and lines, and are paid one by one on another day', async () => {
    api.handle(gastos.pagar, () => ({ items: [{ id: 41, estado: 'pagada' as const, version: 2, error: null }] }));
    const { requestsTo } = await show('/gastos?ver=41');
    const aside = await screen.findByRole('region', { name: 'Casa Manola' });
    expect(within(aside).getByRole('button', { name: 'Abrir tique.jpg' })).toBeDefined();
    expect(within(aside).getByText('37,40 €')).toBeDefined();
    const day = within(aside).getByRole('textbox', { name: 'Día del pago' });
    await userEvent.clear(day);
    await userEvent.type(day, '27/11/2026');
    await userEvent.click(within(aside).getByRole('button', { name: 'Marcar como pagado' }));
    await waitFor(() => expect(requestsTo(gastos.pagar)[0]?.input).toEqual({ cuales: [{ id: 41, version: 1 }], dia: '2026-11-27' }));
  });

  it('that the company paid have no box, and say so', async () => {
    await show();
    await box('Elegir el de Lucía Martín, Taxi');
    expect(screen.queryByRole('checkbox', { name: /Billete/ })).toBeNull();
    expect(screen.getByText('pagó la empresa')).toBeDefined();
  });

  it('are given to the accounting as they are filtered', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      clicked.push(this.href);
    });
    api.handle(gastos.exportar, () => ({ token: 'una-vez' }));
    const { requestsTo } = await show('/gastos?cuales=pagados&mes=10');
    await userEvent.click(await screen.findByRole('button', { name: 'Excel' }));
    await waitFor(() => expect(clicked).toEqual([expect.stringContaining('/gastos/exporte?token=una-vez')]));
    expect(requestsTo(gastos.exportar)[0]?.input).toEqual({ anio: 2026, mes: 10, estado: 'pagada', formato: 'xlsx' });
  });
});
