import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { centros } from '@jornada/contract';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { Copy, CopyStore } from '@jornada/client/idb-copies.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../testing/render-intranet.tsx';
import { keepMuster } from './keep-muster.ts';

const perfil = createPerfil({ EsAdmin: true, Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
const INSIDE = {
  momento: '2026-10-22T12:00:00Z',
  centros: [
    {
      id: 1,
      nombre: 'Atocha',
      zona: 'Europe/Madrid',
      desde: null,
      marcas: [],
      personas: [{ id: 4, nombre: 'Ana Gil', nota: null, desde: '2026-10-22T06:00:00Z' }],
      visitas: [],
    },
  ],
};

let api: FakeApi;
let kept: Map<string, Copy>;
beforeEach(() => {
  kept = new Map();
  api = createApi({ visitas, centros });
  api.handle(visitas.presentes, () => INSIDE);
  api.handle(visitas.gestion, () => ({ items: [], total: 0 }));
  api.handle(centros.listado, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

/** Opens a part of the visits on a device with this store. */
async function open(parte: string) {
  const store: CopyStore = {
    all: async () => [...kept.values()],
    put: async (copy) => void kept.set(copy.key, copy),
    drop: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
  const app = await renderIntranet({ api, path: `/visitas?parte=${parte}`, perfil });
  await act(() => keepMuster(app.services, store));
  return app;
}

it('keeps who is inside as it was last read, for the person and the version, and deletes it at the log-out', async () => {
  const { services } = await open('recuento');
  await screen.findByText('Por marcar: 1 de 1');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const [copy] = kept.values();
  expect(copy).toMatchObject({ version: services.version, data: { meta: { call: visitas.presentes.id }, data: INSIDE } });
  expect(copy?.owner).toMatch(/ 1 7$/);
  act(() => services.session.clear());
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

it('keeps nothing else that the intranet shows', async () => {
  await open('tipos');
  await screen.findByText('Nuevo tipo');
  expect(kept.size).toBe(0);
});

it('forgets it when the person may not see it any more', async () => {
  const { services } = await open('recuento');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  api.handle(visitas.presentes, () => {
    throw new FakeFailure('general.sin-permiso');
  });
  await act(() => services.queryClient.refetchQueries());
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

it('keeps it where something in front of the server refuses', async () => {
  const { fetch } = api;
  let isRefused = false;
  api.fetch = async (...asked) => (isRefused ? new Response('<html>Forbidden', { status: 403 }) : fetch(...asked));
  const { services } = await open('recuento');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  isRefused = true;
  await act(() => services.queryClient.refetchQueries());
  expect(services.queryClient.getQueryState([visitas.presentes.path, {}])?.error).toMatchObject({ status: 403 });
  expect(kept.size).toBe(1);
});
