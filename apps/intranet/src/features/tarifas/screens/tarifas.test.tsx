import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { personas } from '@jornada/contract';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { tarifas, type TarifaVista } from '@jornada/contract/tarifas.ts';
import { createPerfil, createProyectoGestionado, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const NEW: TarifaVista = { id: 3, version: 1, persona: null, proyecto: null, desde: '2027-01-01', precio: 6000, coste: null };
const NOW: TarifaVista = { ...NEW, id: 2, desde: '2026-01-01', precio: 5500, coste: 3200 };
const OLD: TarifaVista = { ...NOW, id: 1, desde: '2025-01-01', precio: 5000 };
const HERS: TarifaVista = { ...OLD, id: 4, version: 6, persona: { id: 8, nombre: 'Nayra Alemán' }, proyecto: { id: 4, nombre: 'Portal' } };

const WEB = createProyectoGestionado({ id: 5, nombre: 'Web municipal' });

let api: FakeApi;
beforeEach(() => {
  api = createApi({ tarifas, personas, proyectos });
  api.handle(tarifas.listado, () => ({ items: [NEW, NOW, OLD, HERS], total: 4 }));
  api.handle(tarifas.guardar, () => HERS);
  api.handle(tarifas.quitar, () => null);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const ADMIN = createPerfil({ EsAdmin: true, Modulos: ['proyectos'] });
const open = (more = '') => renderIntranet({ api, path: `/proyectos/tarifas${more}`, perfil: ADMIN });

it('says from when to when each rate holds', async () => {
  await open();
  const list = await screen.findByRole('list', { name: 'Precios y costes' });
  const rows = [...list.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(rows[0]).toContain('desde el 1 de enero de 2027');
  expect(rows[0]).toContain('Aún no vale');
  expect(rows[1]).toContain('del 1 de enero de 2026 al 31 de diciembre de 2026');
  expect(rows[1]).toContain('Precio 55,00 €/h · Coste 32,00 €/h');
  expect(rows[1]).toContain('Vale ahora');
  expect(rows[2]).toContain('del 1 de enero de 2025 al 31 de diciembre de 2025');
  expect(rows[2]).toContain('Ya no vale');
  expect(rows[3]).toContain('Nayra Alemán');
  expect(rows[3]).toContain('en Portal, desde el 1 de enero de 2025');
});

it('writes a new one of a person and a project, from today unless another day is chosen', async () => {
  api.handle(personas.buscar, () => ({ items: [{ id: 9, nombre: 'Yaiza Bolaños' }] as never, total: 1 }));
  api.handle(proyectos.listado, () => ({ items: [WEB], total: 1 }));
  const { requestsTo } = await open('?ver=nuevo');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Elegir a una persona' }), 'Yai');
  await userEvent.click(await screen.findByRole('button', { name: 'Yaiza Bolaños' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Elegir un proyecto' }), 'Web');
  await userEvent.click(await screen.findByRole('button', { name: 'Web municipal' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Coste por hora/ }), '32,5');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la tarifa' }));
  await waitFor(() => expect(requestsTo(tarifas.guardar)).toHaveLength(1));
  expect(requestsTo(tarifas.guardar)[0]?.input).toEqual({ persona: 9, proyecto: 5, desde: '2026-10-22', precio: null, coste: 3250 });
});

it('asks before it takes one away', async () => {
  const { requestsTo } = await open('?ver=4');
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar la tarifa' }));
  expect(requestsTo(tarifas.quitar)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la tarifa' }));
  await waitFor(() => expect(requestsTo(tarifas.quitar)[0]?.input).toEqual({ id: '4', version: '6' }));
});

it('is closed to managers', async () => {
  await renderIntranet({ api, path: '/proyectos/tarifas', perfil: createPerfil({ EsAdmin: false, AccesoResponder: true }) });
  await screen.findByText('Esta página no es para tu equipo');
});

it('somebody without rates of their own: it says which hold, is taken away as a filter, and a new one is theirs', async () => {
  api.handle(tarifas.listado, ({ persona }) => (persona === undefined ? { items: [NOW], total: 1 } : { items: [], total: 0 }));
  api.handle(personas.buscar, () => ({ items: [{ id: 9, nombre: 'Yaiza Bolaños' }] as never, total: 1 }));
  const { router, requestsTo } = await open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar por persona' }), 'Yai');
  await userEvent.click(await screen.findByRole('button', { name: 'Yaiza Bolaños' }));
  expect(await screen.findByRole('heading', { name: 'Ninguna tarifa propia' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Nueva tarifa' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Coste por hora/ }), '30');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la tarifa' }));
  await waitFor(() => expect(requestsTo(tarifas.guardar)[0]?.input).toMatchObject({ persona: 9, coste: 3000 }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar el filtro: Yaiza Bolaños' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('persona'));
  expect(screen.queryByRole('heading', { name: 'Ninguna tarifa propia' })).toBeNull();
});
