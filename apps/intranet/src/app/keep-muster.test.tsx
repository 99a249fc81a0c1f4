import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest';
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
let clearPictures: Mock<() => Promise<void>>;
beforeEach(() => {
  kept = new Map();
  clearPictures = vi.fn(async () => undefined);
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
  await act(() => keepMuster(app.services, store, clearPictures));
  return app;
}

it('keeps who is inside as it was last read, for the person and the version, and deletes it at the log-out', async () => {
  const { services } = await open('recuento');
  await screen.findByText('Por marcar: 1 de 1');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const [copy] = kept.values();
  expect(copy).toMatchObject({ version: services.version, data: { meta: { call: visitas.presentes.id }, data: INSIDE } });
  expect(copy?.owner).toMatch(/ 1 7$/);
  expect(clearPictures).not.toHaveBeenCalled();
  act(() => services.session.clear());
  await vi.waitFor(() => expect(kept.size).toBe(0));
  // The employee app's, which may not be open.
  expect(clearPictures).toHaveBeenCalledOnce();
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

const KEPT = {
  key: JSON.stringify([visitas.presentes.path, {}]),
  owner: '/instancia 1 7',
  version: '0.0.0',
  data: { queryKey: [visitas.presentes.path, {}], meta: { call: visitas.presentes.id }, data: INSIDE },
  at: 0,
};

it('shows nothing of an earlier visit, only what the server says now', async () => {
  kept.set(KEPT.key, KEPT);
  const { services } = await open('tipos');
  await screen.findByText('Nuevo tipo');
  expect(services.queryClient.getQueryData([visitas.presentes.path, {}])).toBeUndefined();
  expect([...kept.values()]).toEqual([KEPT]);
});

it('keeps it also while somebody acts for another person in the employee app: here they see their own', async () => {
  const { services } = await open('recuento');
  await vi.waitFor(() => expect(kept.size).toBe(1));
  const other = { NombreCompleto: 'Ana Vidal Cruz', DNI: '', Iniciales: 'AV', TieneFoto: false, Email: '', Token: 'x' };
  act(() => services.session.update({ simulatedUser: other }));
  kept.clear();
  await act(() => services.queryClient.refetchQueries());
  await vi.waitFor(() => expect([...kept.values()].map(({ owner }) => owner)).toEqual(['/instancia 1 7']));
});
