import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditoria, personas } from '@jornada/contract';
import { exportes } from '@jornada/contract/exportes/calls.ts';
import type { ExporteVista } from '@jornada/contract/exportes/vistas.ts';
import { inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import type { AccesoExterno } from '@jornada/contract/inspeccion/vistas.ts';
import { createPerfil, type FakeApi } from '@jornada/testkit';
import { createApi, renderIntranet } from '../../../testing/render-intranet.tsx';

const RUNS: ExporteVista = {
  id: 7,
  clase: 'inspeccion',
  desde: '2026-09-01',
  hasta: '2026-09-30',
  centro: null,
  idioma: 'es',
  plantilla: null,
  estado: 'en-curso',
  hecho: 12,
  total: 40,
  pedido: '2026-10-22T11:00:00Z',
  terminado: null,
  caduca: null,
  problema: null,
  archivo: null,
};
const ACCESS: AccesoExterno = {
  id: 3,
  usuarioId: 90,
  nombre: 'Inés Valdés',
  organismo: 'Inspección de Madrid',
  usuario: 'EXT-ABCDEFGH',
  email: '',
  idioma: 'es',
  perfil: 'inspeccion',
  desde: '2026-01-01',
  hasta: '2026-10-22',
  centros: null,
  creado: '2026-10-22T10:00:00Z',
  caduca: '2026-11-21T23:00:00Z',
  estado: 'abierto',
  segundoPaso: true,
  ultimaConsulta: null,
  consultas: 2,
};

let api: FakeApi;
beforeEach(() => {
  api = createApi({ exportes, inspeccion, personas, auditoria });
  api.handle(exportes.listado, () => ({ items: [RUNS], total: 1 }));
  api.handle(inspeccion.accesos, () => ({ items: [ACCESS], total: 1 }));
  api.handle(auditoria.listado, () => ({ items: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

it('an export that is being made says how far it is', async () => {
  await renderIntranet({ api, path: '/exportes' });
  expect(await screen.findByText(/12 de 40/)).toBeTruthy();
});

it('an access shows its last day, not the midnight after it, and is closed after a question', async () => {
  api.handle(inspeccion.revocar, () => null);
  const { requestsTo } = await renderIntranet({ api, path: '/exportes?parte=accesos' });
  const user = userEvent.setup();
  expect(await screen.findByText('hasta el 21 nov')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Inés Valdés/ }));
  expect(await screen.findByText('21 nov 2026')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cerrar el acceso' }));
  expect(requestsTo(inspeccion.revocar)).toHaveLength(0);
  expect(screen.getByText('¿Cerrarlo ahora? Su sesión termina en el acto.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Cerrar el acceso' }).at(-1) ?? document.body);
  await waitFor(() => expect(requestsTo(inspeccion.revocar)).toHaveLength(1));
});

it('a guest has the record in the menu and no way to what is not theirs', async () => {
  api.handle(inspeccion.ambito, () => ({
    empresa: { nombre: 'Prueba, S.L.', nif: 'B00000000' },
    perfil: 'representacion' as const,
    organismo: '',
    desde: '2026-01-01',
    hasta: '2026-10-22',
    caduca: '2026-11-21T23:00:00Z',
    centros: [],
  }));
  api.handle(inspeccion.personas, () => ({ items: [{ id: 1, nombre: 'Ana Ruiz', documento: null, centro: 'Madrid' }], total: 1 }));
  await renderIntranet({ api, path: '/inspeccion', perfil: createPerfil({ EsAdmin: false, EsInvitado: true }) });
  expect(await screen.findByText('Ana Ruiz')).toBeTruthy();
  const menu = screen.getByRole('navigation', { name: 'Menú' });
  expect(within(menu).getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByText('Correcciones')).toBeNull();
});
