import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { KeptDocument } from '@jornada/client/idb-documents.ts';
import { documentacion } from '@jornada/contract';
import { ficheros } from '@jornada/contract/ficheros.ts';
import { createPerfil, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';
import { createDocumentoListado, createDocumentoVista } from '../testing/documents.ts';

vi.mock('@jornada/web/pdf/open-pdf.ts', () => ({
  openPdf: () =>
    Promise.resolve({
      pages: 1,
      sizeOf: () => Promise.resolve({ width: 600, height: 800 }),
      draw: () => Promise.resolve(),
      drawText: () => Promise.resolve({ pieces: [], spans: [] }),
      textOf: () => Promise.resolve([]),
      close: () => undefined,
    }),
}));

let api: FakeApi;
let kept: KeptDocument[];
// Keeping a document loads the page that shows it, which takes long where everything is loaded at once.
beforeAll(() => import('./kept-screen.tsx'));
beforeEach(() => {
  kept = [];
  api = createApi();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ArrayBuffer(8))));
  api.handle(documentacion.tienePin, () => ({ tienePin: true }));
  api.handle(documentacion.insertarPin, () => ({ Token: 'llave', hasta: '2026-10-22T11:34:00Z' }));
  api.handle(ficheros.enlace, () => ({ token: 'enlace' }));
  api.handle(documentacion.documento, () => createDocumentoVista({ firma: null }));
  api.handle(documentacion.verPaginas, () => ({ vistas: [1], faltan: 2 }));
  api.handle(documentacion.tipos, () => ({ items: [], porFirmar: [], total: 0, porLlegar: [], enviados: { total: 0, ultimo: null } }));
  api.handle(documentacion.listado, () => ({ items: [createDocumentoListado()], total: 1, anos: [2026] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

const perfilOf = (usr: number) => createPerfil({ AccesoDocumentacion: true, Token: `h.${btoa(JSON.stringify({ ent: 1, usr }))}.s` });
const start = (path: string, usr = 7) =>
  renderApp({ api, path, perfil: perfilOf(usr), now: '2026-10-22T11:24:00Z', width: 1440, documents: kept });
async function open(path: string) {
  await start(path);
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  await user.keyboard('7391{Enter}');
  return user;
}
async function keep() {
  const user = await open('/documentacion-view/7');
  const button = await screen.findByRole('button', { name: 'Guardar en este dispositivo' });
  await waitFor(() => expect(button.matches(':disabled')).toBe(false));
  await user.click(button);
  await screen.findByRole('button', { name: 'Quitar de este dispositivo' });
  return user;
}
const cutOff = (): void => {
  cleanup();
  api.offline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};

it('is kept only when somebody asks for it, says so in the list, and is taken away again', async () => {
  const user = await keep();
  expect(kept).toMatchObject([{ id: 7, titulo: 'Riesgos de tu puesto, 2026', fichero: { nombre: 'riesgos.pdf' } }]);
  expect(kept[0]?.bytes.byteLength).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Quitar de este dispositivo' }));
  await screen.findByRole('button', { name: 'Guardar en este dispositivo' });
  expect(kept).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Guardar en este dispositivo' }));
  cleanup();
  await open('/documentacion/4');
  expect((await screen.findByRole('link', { name: /Riesgos de tu puesto/ })).textContent).toContain('en este dispositivo');
});

it('is kept with the app that shows it, at once; where that cannot be fetched, it is not', async () => {
  const register = vi.fn(async () => Promise.reject(new TypeError('no network')));
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  try {
    const user = await open('/documentacion-view/7');
    const button = await screen.findByRole('button', { name: 'Guardar en este dispositivo' });
    await waitFor(() => expect(button.matches(':disabled')).toBe(false));
    await user.click(button);
    await screen.findByText('No se ha podido guardar en este dispositivo.');
    expect([register.mock.calls, kept]).toEqual([[['/worker.js']], []]);
  } finally {
    vi.unstubAllEnvs();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  }
});

it('is read without a network and without a PIN, from the door', async () => {
  await keep();
  cutOff();
  await start('/documentacion-tipos');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: '1 documento guardado en este dispositivo' }));
  await user.click(await screen.findByRole('link', { name: /Riesgos de tu puesto/ }));
  await screen.findByRole('heading', { level: 1, name: /Riesgos de tu puesto, 2026/ });
  await screen.findByRole('region', { name: 'riesgos.pdf' });
});

it('stands behind the PIN while the server can be reached', async () => {
  await keep();
  cleanup();
  await start('/documentacion-guardados?id=7');
  await screen.findByRole('heading', { name: 'Escribe tu PIN' });
  expect(screen.queryByRole('region', { name: 'riesgos.pdf' })).toBeNull();
});

it('is nothing for another person on the same device', async () => {
  await keep();
  cutOff();
  await start('/documentacion-guardados?id=7', 8);
  await screen.findByText('No guardas ningún documento en este dispositivo');
});

it('goes when the server says that it was taken back: by opening it, and by opening the documents', async () => {
  const [, first] = [await keep(), kept[0]!];
  api.handle(documentacion.documento, () => {
    throw new FakeFailure('documentacion.no-existe');
  });
  cleanup();
  await open('/documentacion-view/7');
  await waitFor(() => expect(kept).toEqual([]));
  cleanup();
  kept.push(first);
  await open('/documentacion-tipos');
  await waitFor(() => expect(kept).toEqual([]));
});
