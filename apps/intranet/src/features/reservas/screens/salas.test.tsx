import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros } from '@jornada/contract/centros.ts';
import { departamentos } from '@jornada/contract/departamentos.ts';
import { reservas } from '@jornada/contract/reservas/calls.ts';
import { createSalaGestionada, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const TREE = [
  createSalaGestionada({ id: 1, nombre: 'Atocha', reservable: false }),
  createSalaGestionada({ id: 2, nombre: 'Planta 2', reservable: false, padre: 1 }),
  createSalaGestionada({ id: 5, padre: 1, reservas: 3 }),
];

let api: FakeApi;
beforeEach(() => {
  api = createApi({ reservas, centros, departamentos });
  api.handle(reservas.salas, () => ({ items: TREE, total: TREE.length }));
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
  api.handle(departamentos.gestion, () => ({ items: [], total: 0 }));
  api.handle(reservas.cierres, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('a room moves to another place, and one that is booked is not taken out of use', async () => {
  api.handle(reservas.guardarSala, () => createSalaGestionada({ padre: 2, version: 2 }));
  const { requestsTo } = await renderIntranet({ api, path: '/reservas?ver=5' });
  await userEvent.selectOptions(await screen.findByLabelText('Está dentro de'), 'Atocha › Planta 2');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(requestsTo(reservas.guardarSala)[0]?.input).toMatchObject({
      id: 5,
      version: 1,
      padre: 2,
      abre: 480,
      cierra: 1200,
      dias: [1, 2, 3, 4, 5],
    }),
  );
  expect(screen.getByText('Hay 3 reservas.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull();
});

it('a desk is taken out of use by its name, as are a car and a place to park: the words call none of them a room', async () => {
  const desk = createSalaGestionada({ id: 7, nombre: 'Mesa 14', clase: 'mesa', reservas: 0 });
  api.handle(reservas.salas, () => ({ items: [...TREE, desk], total: TREE.length + 1 }));
  await renderIntranet({ api, path: '/reservas?ver=7' });
  const one = within(await screen.findByRole('region', { name: 'Mesa 14' }));
  await userEvent.click(one.getByRole('button', { name: 'Retirar' }));
  expect(one.getByText('¿Retirar «Mesa 14»? Deja de ofrecerse; lo que ya se reservó se queda.')).toBeDefined();
});

it('a room is open until midnight, and a place has no rules', async () => {
  api.handle(reservas.guardarSala, () => createSalaGestionada({ cierra: 1440 }));
  const { requestsTo } = await renderIntranet({ api, path: '/reservas?ver=5' });
  const closes = await screen.findByLabelText(/^Cierra/);
  await userEvent.clear(closes);
  await userEvent.type(closes, '0:00');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(reservas.guardarSala)[0]?.input).toMatchObject({ cierra: 1440 }));
  await userEvent.click(screen.getByLabelText('Se puede reservar'));
  expect(screen.queryByLabelText(/^Cierra/)).toBeNull();
});

it('a room says how often it is booked from now on, and a place, which nobody can book, does not', async () => {
  await renderIntranet({ api, path: '/reservas?ver=5' });
  const room = await screen.findByRole('region', { name: 'Sala Retiro' });
  expect(within(room).getByText('Por venir')).toBeDefined();
  expect(within(room).getByText('3 reservas')).toBeDefined();
  cleanup();
  await renderIntranet({ api, path: '/reservas?ver=1' });
  const place = await screen.findByRole('region', { name: 'Atocha' });
  expect(within(place).getByLabelText('Se puede reservar')).toBeDefined();
  expect(within(place).queryByText('Por venir')).toBeNull();
});

it('shutting a booked room says so first, and then is done all the same', async () => {
  api.handle(reservas.cerrarDias, ({ aunConReservas }) => {
    if (!aunConReservas) throw new FakeFailure('reservas.con-reservas', { message: 'Hay 2 reservas.' });
    return { id: 9, sala: { id: 5, nombre: 'Sala Retiro' }, desde: '2026-12-24', hasta: '2026-12-26', motivo: null, reservas: 2 };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/reservas?parte=cierres&ver=nuevo&sala=5' });
  await userEvent.type(await screen.findByLabelText(/^Desde/), '24/12/2026');
  await userEvent.type(screen.getByLabelText(/^Hasta/), '26/12/2026');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar unos días' }).at(-1) ?? document.body);
  expect((await screen.findByRole('alert')).textContent).toContain('Hay 2 reservas.');
  expect(screen.getByText(/Sus personas recibirán un aviso/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar y avisar' }));
  await waitFor(() => expect(requestsTo(reservas.cerrarDias).at(-1)?.input).toMatchObject({ sala: 5, aunConReservas: true, motivo: null }));
});

it('who has booked is shown to everybody only if the company says so', async () => {
  let muestraNombres = false;
  api.handle(reservas.ajustes, () => ({ muestraNombres, version: Number(muestraNombres) }));
  api.handle(reservas.guardarAjustes, (input) => {
    ({ muestraNombres } = input);
    return { muestraNombres, version: 1 };
  });
  const { requestsTo } = await renderIntranet({ api, path: '/reservas?parte=ajustes' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Se ve quién reserva y para qué' }));
  await waitFor(() => expect(requestsTo(reservas.guardarAjustes)[0]?.input).toEqual({ muestraNombres: true, version: 0 }));
});
