import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proyectos } from '@jornada/contract';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { tareas } from '@jornada/contract/tareas/calls.ts';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

type Cliente = SalidaDe<typeof proyectos.guardarCliente>;

let api: FakeApi;
let clients: Cliente[];
beforeEach(() => {
  clients = [
    { id: 1, nombre: 'Hoteles', abierto: true, version: 2, proyectos: 3 },
    { id: 2, nombre: 'Puerto', abierto: true, version: 1, proyectos: 0 },
  ];
  api = createApi({ proyectos, tareas });
  api.handle(tareas.pedidas, () => ({ items: [], total: 0 }));
  api.handle(proyectos.listado, () => ({ items: [], total: 0 }));
  api.handle(proyectos.clientes, ({ estado }) => {
    const items = clients.filter(({ abierto }) => abierto === (estado === 'abierto'));
    return { items, total: items.length };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('renames a client, and leads to its projects', async () => {
  api.handle(proyectos.guardarCliente, ({ id = 0, nombre }) => {
    clients = clients.map((one) => (one.id === id ? { ...one, nombre, version: 3 } : one));
    return clients.find((one) => one.id === id) as Cliente;
  });
  const { router, requestsTo } = await renderIntranet({ api, path: '/proyectos' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Clientes' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Hoteles/ }));
  const name = await screen.findByLabelText('Nombre');
  await userEvent.type(name, ' Bahía');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('region', { name: 'Hoteles Bahía' })).toBeDefined();
  expect(requestsTo(proyectos.guardarCliente)[0]?.input).toEqual({ id: 1, version: 2, nombre: 'Hoteles Bahía' });
  expect(screen.queryByRole('button', { name: 'Cerrar el cliente' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver sus proyectos' }));
  await waitFor(() => expect(requestsTo(proyectos.listado).at(-1)?.input).toMatchObject({ clienteId: '1', estado: 'abierto' }));
  expect(router.state.location.search).toEqual({ parte: 'proyectos', cliente: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar el filtro: Cliente' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ parte: 'proyectos' }));
  expect(requestsTo(proyectos.listado).at(-1)?.input).not.toHaveProperty('clienteId');
  expect(screen.queryByRole('button', { name: /^Quitar el filtro/ })).toBeNull();
});

it('closes a client without open projects', async () => {
  api.handle(proyectos.cerrarCliente, ({ id }) => {
    clients = clients.map((one) => (one.id === id ? { ...one, abierto: false } : one));
    return clients.find((one) => one.id === id) as Cliente;
  });
  await renderIntranet({ api, path: '/proyectos?parte=clientes&ver=2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el cliente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el cliente' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Puerto/ })).toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: 'Cerrados' }));
  expect(await screen.findByRole('button', { name: /^Puerto/ })).toBeDefined();
});
