import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import { login } from '@jornada/contract/login.ts';
import { wiki } from '@jornada/contract/wiki/calls.ts';
import type { ComunicadoVista } from '@jornada/contract/wiki/vistas.ts';
import {
  createComunicado,
  createComunicadoListado,
  createHoy,
  createPerfil,
  createUsuarioSimulado,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ ModuloWiki: true, NumComunicacionesSinLeer: 1 });
const NOW = '2026-10-22T13:24:00+02:00';
let api: FakeApi;
let comunicado: ComunicadoVista;
beforeEach(() => {
  api = createApi();
  comunicado = createComunicado();
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(wiki.byId, () => comunicado);
  api.handle(wiki.leer, () => {
    comunicado = { ...comunicado, leido: true };
    return null;
  });
  api.handle(wiki.confirmar, () => {
    comunicado = { ...comunicado, confirmacion: { antes: null, hecha: '2026-10-22T11:24:00Z' } };
    return { hecha: '2026-10-22T11:24:00Z' };
  });
  api.handle(wiki.listado, ({ texto }) => {
    const items = [
      createComunicadoListado(),
      createComunicadoListado({ id: 8, titulo: 'Calendario laboral', leido: true, fijado: true, confirmacion: null }),
    ].filter(({ titulo }) => titulo.includes(texto ?? ''));
    return { items, total: items.length, sinLeer: 1 };
  });
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});
const show = (path: string) => renderApp({ api, path, perfil, now: NOW });

it('lists what is unread first, says in words what waits, and searches', async () => {
  const { requestsTo } = await show('/wiki-list');
  expect((await screen.findByRole('link', { name: /Nueva salida de emergencia/ })).textContent).toContain('Por confirmar');
  expect(screen.getByRole('link', { name: /Calendario laboral/ }).textContent).toContain('Fijado');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Sin leer', 'Leídos']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar en los comunicados' }), 'Luna');
  expect(await screen.findByText('Ningún comunicado contiene eso')).toBeTruthy();
  expect(requestsTo(wiki.listado).at(-1)?.input).toMatchObject({ texto: 'Luna' });
});

it('says whose it is, for whom, until when it is to be confirmed and who sees that; and is noted as read once', async () => {
  const { requestsTo } = await show('/wiki-view/7');
  expect(await screen.findByRole('heading', { name: 'Nueva salida de emergencia' })).toBeTruthy();
  expect(screen.getByText('Carmen Ruiz, Dirección')).toBeTruthy();
  expect(screen.getByText('ayer, 16:10 · para Puerto de La Luz')).toBeTruthy();
  expect(screen.getByText('Te piden confirmarlo antes del vie 30 oct.')).toBeTruthy();
  expect(screen.getByText(/lo ve quien lleva los comunicados/)).toBeTruthy();
  await waitFor(() => expect(requestsTo(wiki.leer)).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'He leído el comunicado' }));
  expect(await screen.findByText('Confirmado por ti: hoy, 13:24.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'He leído el comunicado' })).toBeNull();
  expect(requestsTo(wiki.leer)).toHaveLength(1);
});

it('the badge of the menu falls as soon as it is confirmed', async () => {
  const { services } = await show('/wiki-view/7');
  api.handle(login.conToken, () => ({ ...perfil, NumComunicacionesSinLeer: comunicado.confirmacion?.hecha ? 0 : 1 }));
  await userEvent.click(await screen.findByRole('button', { name: 'He leído el comunicado' }));
  await waitFor(() => expect(services.session.get().profile?.NumComunicacionesSinLeer).toBe(0));
});

it.each([
  ['/wiki-view/0', 'No se ha encontrado el comunicado. Vuelve a la lista y elige otro.'],
  ['/wiki-view/7', 'No se ha encontrado el comunicado. Vuelve a la lista y elige otro.'],
  ['/wiki-view/x', 'Esta página no existe. Comprueba la dirección o vuelve al inicio.'],
])('%s that is not for the person is not found', async (path, words) => {
  api.handle(wiki.byId, () => {
    throw new FakeFailure('wiki.no-existe', { message: 'Ese comunicado no existe o ya no es para ti.' });
  });
  await show(path);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('whoever acts for somebody reads nothing in their stead', async () => {
  const app = await show('/wiki-list');
  await screen.findByText('Calendario laboral');
  act(() => app.services.session.update({ simulatedUser: createUsuarioSimulado({ Perfil: perfil }) }));
  await act(() => app.router.navigate({ to: '/wiki-view/$id', params: { id: '7' } }));
  expect(await screen.findByText('Solo puede confirmarlo la propia persona.')).toBeTruthy();
  expect(app.requestsTo(wiki.leer)).toHaveLength(0);
});

it('is shown in its other language when that is asked for', async () => {
  comunicado = createComunicado({
    confirmacion: null,
    textos: [
      ...comunicado.textos,
      { idioma: 'de', titulo: 'Neuer Notausgang', documento: [{ tipo: 'parrafo', texto: [{ texto: 'Die Tür am Kai.' }] }] },
    ],
  });
  await show('/wiki-view/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Ver en alemán' }));
  expect(screen.getByRole('heading', { name: 'Neuer Notausgang' }).closest('[lang]')?.getAttribute('lang')).toBe('de');
});
