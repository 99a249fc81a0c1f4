import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { turnos, type PuestoDeTurnosVista } from '@jornada/contract/turnos/calls.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const CAJA: PuestoDeTurnosVista = {
  id: 2,
  nombre: 'Caja',
  abierto: true,
  personas: [7, 8],
  principales: [7],
  gente: [
    { id: 7, nombre: 'Airam Rodríguez' },
    { id: 8, nombre: 'Nayra Alemán' },
  ],
  version: 3,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ turnos, personas });
  api.handle(turnos.puestos, () => ({ items: [CAJA], total: 1 }));
  api.handle(turnos.guardarPuesto, () => ({ ...CAJA, version: 4 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const open = (more = '', perfil = createPerfil({ EsAdmin: true })) => renderIntranet({ api, path: `/turnos/puestos${more}`, perfil });

it('writes who can work in a post, and whose own it is', async () => {
  api.handle(personas.buscar, () => ({ items: [{ id: 9, nombre: 'Yaiza Bolaños' }] as never, total: 1 }));
  const { requestsTo } = await open('?ver=2');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Añadir a alguien' }), 'Yai');
  await userEvent.click(await screen.findByRole('button', { name: 'Yaiza Bolaños' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Es el puesto de Yaiza Bolaños' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a Airam Rodríguez' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(turnos.guardarPuesto)).toHaveLength(1));
  expect(requestsTo(turnos.guardarPuesto)[0]?.input).toEqual({
    id: 2,
    version: 3,
    nombre: 'Caja',
    abierto: true,
    personas: [8, 9],
    principales: [9],
  });
});

it('is only read by whoever does not run the company', async () => {
  await open('', createPerfil({ EsAdmin: false, AccesoResponder: true }));
  await screen.findByRole('button', { name: /Caja/ });
  expect(screen.queryByRole('button', { name: 'Nuevo puesto' })).toBeNull();
});
