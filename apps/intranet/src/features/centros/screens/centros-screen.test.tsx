import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { centros, personas, type CentroGestionado } from '@jornada/contract';
import { FakeFailure, type FakeApi } from '@jornada/testkit';
import { handlePeople } from '../../../testing/people.ts';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const MADRID: CentroGestionado = {
  id: 4,
  nombre: 'Oficina Atocha',
  direccion: 'Atocha 1',
  municipio: '',
  ccc: '',
  pais: 'ES',
  region: null,
  zona: 'Europe/Madrid',
  latitud: 40.40745,
  longitud: -3.69116,
  radioMetros: 150,
  abierto: true,
  personas: 30,
  festivosConfirmados: [2025, 2026],
  version: 3,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ centros, personas });
  handlePeople(api);
  api.handle(centros.listado, () => ({ items: [MADRID], total: 1 }));
  api.handle(centros.regiones, () => ({ items: [{ codigo: 'MD', nombre: 'Madrid' }] }));
  api.handle(centros.posiciones, () => ({
    seGuardan: true,
    items: [
      { momento: '2026-10-21T08:00:00Z', latitud: 40.4075, longitud: -3.6912, precisionMetros: 10, cerca: true },
      { momento: '2026-10-20T08:00:00Z', latitud: 40.4095, longitud: -3.6912, precisionMetros: 10, cerca: false },
    ],
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('opens a centre beside the list by its address, with its circle and where people clocked, in words too', async () => {
  await renderIntranet({ api, path: '/centros?ver=4' });
  const aside = await screen.findByRole('region', { name: 'Oficina Atocha' });
  const map = await within(aside).findByRole('img', { name: /150 m .*1 dentro, 1 fuera/ });
  expect(map.querySelectorAll('circle').length).toBeGreaterThan(5);
  expect(within(aside).getByText('Confirmados: 2025, 2026')).toBeDefined();
});

it('says how many people prevent the closing before anybody asks for it', async () => {
  await renderIntranet({ api, path: '/centros?ver=4' });
  expect(await screen.findByText('Antes de cerrarlo, pasa a otro a 30 personas.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cerrar el centro' })).toBeNull();
});

it('says who prevents the closing where somebody came meanwhile, and goes on', async () => {
  api.handle(centros.listado, () => ({ items: [{ ...MADRID, personas: 0 }], total: 1 }));
  api.handle(centros.cerrar, () => {
    throw new FakeFailure('centros.con-personas', { message: '30 personas aún trabajan aquí: Ana, Luis, Eva…' });
  });
  const { requestsTo } = await renderIntranet({ api, path: '/centros?ver=4' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cerrar el centro' }));
  const question = screen.getByRole('group', { name: /¿Cerrar este centro\?/ });
  await user.click(within(question).getByRole('button', { name: 'Cerrar el centro' }));
  expect((await within(question).findByRole('alert')).textContent).toContain('Ana, Luis, Eva');
  expect(requestsTo(centros.cerrar).map(({ input }) => input)).toEqual([{ id: 4, version: 3 }]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: /¿Cerrar este centro\?/ })).toBeNull();
  // Escape closed only the question, not the aside around it.
  expect(screen.getByRole('region', { name: 'Oficina Atocha' })).toBeDefined();
});

it('asks for what is missing in a new one instead of sending it', async () => {
  const { requestsTo } = await renderIntranet({ api, path: '/centros?ver=nuevo' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Nombre'), 'Nave');
  await user.click(screen.getByRole('button', { name: 'Crear el centro' }));
  expect(await screen.findByText(/Falta el lugar: pega el enlace de un mapa, o pulsa «Estoy aquí ahora»/)).toBeDefined();
  await user.type(screen.getByLabelText('Latitud'), '400');
  expect((await screen.findAllByText(/Latitud entre/)).length).toBe(2);
  expect(screen.queryByText(/Falta el lugar/)).toBeNull();
  await user.click(screen.getByLabelText('Tiene un lugar fijo'));
  api.handle(centros.guardar, (input) => ({
    ...MADRID,
    ...input,
    id: 5,
    region: null,
    latitud: null,
    longitud: null,
    radioMetros: null,
    direccion: '',
    version: 1,
  }));
  await user.click(screen.getByRole('button', { name: 'Crear el centro' }));
  await screen.findAllByText('Guardado.');
  expect(requestsTo(centros.guardar)).toHaveLength(1);
  expect(requestsTo(centros.guardar)[0]?.input).toMatchObject({ nombre: 'Nave', latitud: null, radioMetros: null, zona: 'Europe/Madrid' });
});

it('takes the clock of the country, and finds another zone by what people call it', async () => {
  await renderIntranet({ api, path: '/centros?ver=nuevo' });
  const user = userEvent.setup();
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Zona horaria' });
  expect(zone.value).toMatch(/^España peninsular y Baleares · UTC\+[12]$/);
  await user.selectOptions(screen.getByLabelText('País'), 'Alemania');
  expect(zone.value).toMatch(/^Alemania · UTC\+[12]$/);
  await user.click(zone);
  const names = (): (string | undefined)[] =>
    within(screen.getByRole('listbox', { name: 'Zona horaria' }))
      .getAllByRole('option')
      .map((one) => one.firstChild?.textContent ?? undefined);
  expect(names().slice(0, 3)).toEqual(['España peninsular y Baleares', 'Canarias', 'Ceuta y Melilla']);
  await user.keyboard('buenos air');
  expect(names()).toEqual(['Buenos Aires']);
  await user.keyboard('{Enter}');
  expect(zone.value).toBe('Buenos Aires · UTC−3');
  await user.click(zone);
  await user.keyboard('nada así{Escape}');
  expect(zone.value).toBe('Buenos Aires · UTC−3');
});
