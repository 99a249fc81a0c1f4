import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contacto, correo, type PeticionAyuda } from '@jornada/contract';
import type { FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ANA: PeticionAyuda = {
  id: 7,
  momento: '2026-10-22T08:00:00Z',
  persona: { id: 3, nombre: 'Ana Sanz' },
  correo: 'ana@faro.example',
  comentario: 'No puedo fichar.',
  hecha: null,
  respuestas: [],
};

let api: FakeApi;
let peticiones: PeticionAyuda[];
beforeEach(() => {
  peticiones = [ANA];
  api = createApi({ contacto, correo });
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: true }));
  api.handle(contacto.listado, ({ estado }) => {
    const items = peticiones.filter(({ hecha }) => (hecha !== null) === (estado === 'hecha'));
    const hechas = peticiones.filter(({ hecha }) => hecha !== null).length;
    return { items, total: items.length, cuentas: { pendientes: peticiones.length - hechas, hechas } };
  });
  api.handle(contacto.responder, ({ id, Texto, hecha }) => {
    const momento = '2026-10-22T11:24:00Z';
    const respuestas = [{ autor: 'Marta Gil', momento, texto: Texto, porCorreo: true }];
    const done = { ...ANA, id, respuestas, hecha: hecha ? { autor: 'Marta Gil', momento } : null };
    peticiones = [done];
    return done;
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('answers a request, which then is done and leaves the list, and stays in sight', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/contacto' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Ana Sanz/ }));
  const aside = screen.getByRole('region', { name: 'Ana Sanz' });
  expect(within(aside).getByText('Le llegará por correo a ana@faro.example y la verá en Jornada.')).toBeDefined();
  await user.type(within(aside).getByLabelText('Tu respuesta'), 'Prueba ahora.');
  await user.click(within(aside).getByRole('button', { name: 'Enviar la respuesta' }));
  expect(await screen.findByText('Nadie espera ayuda')).toBeDefined();
  expect(requestsTo(contacto.responder)[0]?.input).toEqual({ id: 7, Texto: 'Prueba ahora.', hecha: true });
  expect(await within(aside).findByText('Prueba ahora.')).toBeDefined();
  expect(within(aside).getByRole('button', { name: 'Volver a abrir' })).toBeDefined();
});

it('opens what a mail leads to, also where it is done by now', async () => {
  peticiones = [{ ...ANA, hecha: { autor: 'Pilar Roca', momento: '2026-10-22T09:00:00Z' } }];
  await renderIntranet({ api, path: '/contacto?ver=7' });
  expect(await screen.findByText(/^Hecha por Pilar Roca, /)).toBeDefined();
});

it('says which people get no mail', async () => {
  peticiones = [{ ...ANA, correo: null }];
  await renderIntranet({ api, path: '/contacto?ver=7' });
  expect(await screen.findByText('No tiene correo: la verá en Jornada, en «Pedir ayuda».')).toBeDefined();
});
