import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { auth, bandeja, cierres, correo, login, type Call, type Perfil } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createFakeApi, createPerfil, type FakeApi } from '@jornada/testkit';
import { AppFrame } from '@jornada/web/app-frame.tsx';
import { createFakeServices } from '@jornada/web/testing/create-fake-services.ts';
import { createAppRouter } from '../app/router.ts';

/** A server made from the contract: the calls that every screen may make, and the given ones. */
export function createApi(groups: Record<string, Record<string, Call>> = {}): FakeApi {
  const api = createFakeApi({ login, auth, bandeja, cierres, correo, solicitudes, ...groups });
  api.handle(solicitudes.pendientes, () => ({ total: 0 }));
  api.handle(correo.listado, () => ({ items: [], total: 0, seEnvia: true }));
  return api;
}

type Options = { api: FakeApi; path: string; perfil?: Perfil; now?: string; width?: number };

/** Renders the whole intranet in Spanish on a desktop, against a fake server, at an address below `/intranet`. */
export async function renderIntranet({
  api,
  path,
  perfil = createPerfil({ EsAdmin: true }),
  now = '2026-10-22T13:24:00+02:00',
  width = 1440,
}: Options) {
  window.happyDOM.setViewport({ width, height: 900 });
  const { clock, services } = await createFakeServices({ api, perfil, now, asOneself: true });
  const router = createAppRouter(services, createMemoryHistory({ initialEntries: [`/intranet${path}`] }));
  render(
    <AppFrame services={services}>
      <RouterProvider router={router} />
    </AppFrame>,
  );
  return { clock, router, services, requestsTo: (call: object) => api.requests.filter((request) => request.call === call) };
}
