import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { proyectos } from '@jornada/contract/proyectos.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const ANALYSIS = { id: 1, nombre: 'Análisis', abierto: true, version: 3 };
const OLD = { id: 2, nombre: 'Faxes', abierto: false, version: 5 };

let api: FakeApi;
beforeEach(() => {
  api = createApi({ proyectos });
  api.handle(proyectos.ajustes, () => ({ exceso: 'rechaza' as const, version: 0 }));
  api.handle(proyectos.categorias, () => ({ items: [ANALYSIS, OLD] }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const ADMIN = createPerfil({ EsAdmin: true, Modulos: ['proyectos'] });
const open = (more = '') => renderIntranet({ api, path: `/proyectos/ajustes${more}`, perfil: ADMIN });

it('saves what happens with minutes too many as it is chosen', async () => {
  let saved: 'rechaza' | 'avisa' = 'rechaza';
  api.handle(proyectos.ajustes, () => ({ exceso: saved, version: saved === 'avisa' ? 1 : 0 }));
  api.handle(proyectos.guardarAjustes, ({ exceso }) => ({ exceso: (saved = exceso), version: 1 }));
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Dejarle y avisar/ }));
  await waitFor(() => expect(requestsTo(proyectos.guardarAjustes)[0]?.input).toEqual({ exceso: 'avisa', version: 0 }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Dejarle y avisar/ })).toHaveProperty('checked', true));
});

it('goes back to what holds where somebody else was first', async () => {
  api.handle(proyectos.guardarAjustes, () => {
    throw new FakeFailure('general.cambiado-entretanto', { message: 'Alguien lo ha cambiado.' });
  });
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /^Dejarle y avisar/ }));
  await screen.findByText('Alguien lo ha cambiado.');
  expect(screen.getByRole('radio', { name: /^No dejarle/ })).toHaveProperty('checked', true);
});

it('names a kind of work, changes its name, closes it and opens it again', async () => {
  api.handle(proyectos.guardarCategoria, ({ id = 9, nombre }) => ({ ...ANALYSIS, id, nombre }));
  api.handle(proyectos.cerrarCategoria, () => ({ ...ANALYSIS, abierto: false }));
  api.handle(proyectos.reabrirCategoria, () => ({ ...OLD, abierto: true }));
  const { requestsTo } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Nueva categoría' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Reuniones');
  await userEvent.click(screen.getByRole('button', { name: 'Crear la categoría' }));
  await waitFor(() => expect(requestsTo(proyectos.guardarCategoria)[0]?.input).toEqual({ nombre: 'Reuniones' }));
  await userEvent.click(screen.getByRole('button', { name: /^Análisis/ }));
  const name = await screen.findByRole('textbox', { name: 'Nombre' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Diseño');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(requestsTo(proyectos.guardarCategoria)[1]?.input).toEqual({ id: 1, version: 3, nombre: 'Diseño' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la categoría' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar la categoría' }));
  await waitFor(() => expect(requestsTo(proyectos.cerrarCategoria)[0]?.input).toEqual({ id: 1, version: 3 }));
  await userEvent.click(screen.getByRole('button', { name: /^Faxes/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reabrir la categoría' }));
  await waitFor(() => expect(requestsTo(proyectos.reabrirCategoria)[0]?.input).toEqual({ id: 2, version: 5 }));
});
