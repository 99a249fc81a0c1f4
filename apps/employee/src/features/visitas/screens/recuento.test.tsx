import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { keepCopies } from '@jornada/web/keep-copies.ts';
import { isCopied, partOf } from '../../../shared/copies/copied-calls.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

type Inside = SalidaDe<typeof visitas.presentes>;
const perfil = createPerfil({ EsAdmin: true, Modulos: ['visitas'], Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
const insideAt = (momento: string): Inside => ({
  momento,
  centros: [
    {
      id: 1,
      nombre: 'Atocha',
      zona: 'Europe/Madrid',
      desde: null,
      marcas: [],
      personas: [{ id: 4, nombre: 'Ana Gil', nota: null, desde: '2026-10-20T06:00:00Z' }],
      visitas: [],
    },
  ],
});
const NOW = '2026-10-22T13:24:00+02:00';

let api: FakeApi;
let asked: ((inside: Inside) => void)[];
beforeEach(() => {
  api = createApi();
  asked = [];
  api.handle(visitas.presentes, () => new Promise((resolve) => void asked.push(resolve)));
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  expect(api.problems).toEqual([]);
});

/** Opens the list on a device that received it at this moment. */
async function open(momento: string) {
  const app = await renderApp({ api, path: '/recuento', perfil, now: NOW });
  const queryKey = [visitas.presentes.path, {}];
  const data = { queryKey, meta: { call: visitas.presentes.id }, data: insideAt(momento) };
  const copy = { key: JSON.stringify(queryKey), owner: '/instancia 1 7', version: app.services.version, data, at: Date.parse(momento) };
  const nothing = async (): Promise<void> => undefined;
  const store = { all: async () => [copy], put: nothing, drop: nothing, clear: nothing };
  await act(() => keepCopies({ ...app.services, store, isCopied, partOf }));
  return app;
}

it.each([
  ['2026-10-21T16:20:00Z', 'Datos: ayer, 18:20.'],
  ['2026-10-12T16:20:00Z', /^Datos: .*12.*, 18:20\.$/],
  ['2026-10-22T06:02:00Z', 'Según los datos de las 8:02.'],
])('a list of %s says its day, unless that is today, and that it is not of now until the server has answered', async (momento, words) => {
  await open(momento);
  expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
  expect(screen.getByText(/^Esta es la última lista que recibió este dispositivo/)).toBeDefined();
  expect(screen.getByText('Por marcar: 1 de 1')).toBeDefined();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  act(() => asked.forEach((answer) => answer(insideAt('2026-10-22T11:24:00Z'))));
  await screen.findByText('Según los datos de las 13:24.');
  expect(screen.queryByText(/última lista/)).toBeNull();
});

it('says that there is no network where the device knows that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open('2026-10-21T16:20:00Z');
  await screen.findByText('Datos: ayer, 18:20.');
  expect(screen.getByText(/^Sin conexión: puedes seguir marcando/)).toBeDefined();
});
