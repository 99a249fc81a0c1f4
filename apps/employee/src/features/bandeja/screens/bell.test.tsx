import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bandeja, registros, type SalidaDe } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createAsunto, createCorreccion, createHoy, createPerfil, createSolicitud, FakeFailure, type FakeApi } from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

type Listado = SalidaDe<typeof bandeja.listado>;

const ana = createAsunto({ id: 301, persona: { id: 7, nombre: 'Ana Vidal Cruz', iniciales: 'AV', fotoToken: '' } });
const hugo = createAsunto({ id: 302, persona: { id: 8, nombre: 'Hugo Vela Ríos', iniciales: 'HV', fotoToken: '' } });

const ACTING = {
  Token: 'simulado',
  NombreCompleto: 'Lucía Martín',
  DNI: '00000009D',
  Iniciales: 'LM',
  TieneFoto: false,
  Email: '',
  Perfil: createPerfil({ UserName: '00000009D', Insignias: { firmas: 1 } }),
};

let api: FakeApi;
let lists: Record<'por-responder' | 'en-espera' | 'resueltas', Listado['items']>;
beforeEach(() => {
  api = createApi();
  lists = { 'por-responder': [ana, hugo], 'en-espera': [], resueltas: [] };
  api.handle(registros.registrosHoy, () => createHoy());
  api.handle(bandeja.pendientes, () => ({ total: lists['por-responder'].length, respuestas: 0 }));
  api.handle(solicitudes.respuestas, () => ({ items: [], total: 0 }));
  api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: [], total: 0 }));
  api.handle(bandeja.listado, ({ estado = 'por-responder', start = 0, limit = 20 }) => ({
    items: lists[estado].slice(start, start + limit),
    total: lists[estado].length,
  }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, now: '2026-10-23T09:00:00+02:00', ...options });

describe('the bell', () => {
  it('tells on every page how much waits, and leads there', async () => {
    await show('/home');
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir la bandeja, 2 asuntos esperan tu respuesta' }));
    await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
  });

  it('tells of answers that came, leads to them, and forgets them once they were seen', async () => {
    const resueltaEl = '2026-10-22T09:12:00+02:00';
    lists['por-responder'] = [];
    lists.resueltas = [
      {
        ...ana,
        esPropio: true,
        puedeResponder: false,
        correcciones: [createCorreccion({ estado: 'acordada', resueltaPor: 'Marta Gil', resueltaEl })],
      },
    ];
    api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 1 }));
    api.handle(bandeja.vistas, () => ({ respuestas: 0 }));
    const { router, requestsTo } = await show('/home');
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir la bandeja, 1 respuesta nueva' }));
    await screen.findByRole('link', { name: /Tu solicitud/ });
    expect(router.state.location.search).toMatchObject({ estado: 'resueltas' });
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja' })).toBeDefined();
    expect(requestsTo(bandeja.vistas).map(({ input }) => input)).toEqual([{ hasta: resueltaEl }]);
  });

  it('tells of own requests that were decided, and leads to where they stand', async () => {
    const momento = '2026-10-22T11:40:00+02:00';
    lists['por-responder'] = [];
    const decidida = { autor: 'Javier Ortega', momento, motivo: 'Hay inventario.' };
    api.handle(bandeja.pendientes, () => ({ total: 0, respuestas: 1 }));
    api.handle(bandeja.vistas, () => ({ respuestas: 0 }));
    api.handle(solicitudes.respuestas, () => ({
      items: [createSolicitud({ id: 41, estado: 'rechazada', espera: null, decidida })],
      total: 1,
    }));
    const { requestsTo } = await show('/home');
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir la bandeja, 1 respuesta nueva' }));
    const row = await screen.findByRole('link', { name: /Rechazada.*Hay inventario/ });
    expect(row.getAttribute('href')).toContain('/vacaciones-view/41');
    expect(screen.queryByText('Aún no hay nada resuelto')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja' })).toBeDefined();
    expect(requestsTo(bandeja.vistas).map(({ input }) => input)).toEqual([{ hasta: momento }]);
  });

  it('counts what waits on other pages, which stands first in the list with the way to them', async () => {
    lists['por-responder'] = [];
    const changes = { turnos: 3, 'turnos-por-responder': 1, documentacion: 5, 'documentacion-por-firmar': 2 };
    const Insignias = { firmas: 1, wiki: 4, 'wiki-por-confirmar': 2, ...changes };
    const perfil = createPerfil({ ModuloWiki: true, AccesoCambioTurnos: true, AccesoDocumentacion: true, Insignias });
    await show('/home', { perfil });
    await userEvent.click(await screen.findByRole('link', { name: 'Abrir la bandeja, 6 asuntos esperan tu respuesta' }));
    expect(await screen.findByRole('link', { name: 'Por responder 6' })).toBeDefined();
    const change = screen.getByRole('link', { name: 'Un cambio de turno espera tu respuesta' });
    expect(change.getAttribute('href')).toBe('/cambio-turnos-list');
    expect(screen.getByRole('link', { name: '2 documentos esperan tu firma' }).getAttribute('href')).toBe('/documentacion-tipos');
    const month = await screen.findByRole('link', { name: 'Un mes de tu registro está por confirmar' });
    expect(month.getAttribute('href')).toBe('/firmas');
    const told = screen.getByRole('link', { name: '2 comunicados te piden que confirmes que los has leído' });
    expect(told.getAttribute('href')).toBe('/wiki-list');
    expect(screen.queryByText('Nada espera tu respuesta')).toBeNull();
  });

  it('counts nothing of pages that the person may not open', async () => {
    const Insignias = { 'wiki-por-confirmar': 2, 'turnos-por-responder': 1, 'documentacion-por-firmar': 2 };
    const closed = { ModuloWiki: false, AccesoCambioTurnos: false, AccesoDocumentacion: false };
    await show('/home', { perfil: createPerfil({ ...closed, Insignias }) });
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja, 2 asuntos esperan tu respuesta' })).toBeDefined();
  });

  it('counts nothing to confirm for whoever acts for somebody else', async () => {
    const perfil = createPerfil({ Insignias: { firmas: 1 } });
    const { services } = await show('/home', { perfil });
    await screen.findByRole('link', { name: 'Abrir la bandeja, 3 asuntos esperan tu respuesta' });
    act(() => services.session.update({ simulatedUser: ACTING }));
    expect(await screen.findByRole('link', { name: 'Abrir la bandeja, 2 asuntos esperan tu respuesta' })).toBeDefined();
  });

  it('is also in the menu, with the same count', async () => {
    await show('/home', { width: 1440 });
    const entry = await screen.findByRole('link', { name: 'Bandeja 2 pendientes' });
    expect(entry.getAttribute('href')).toBe('/bandeja');
  });

  it('is not for who has no record of their own', async () => {
    const { requestsTo } = await show('/quiosco', { perfil: createPerfil({ EsQuiosco: true, AccesoFichaje: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Abrir la bandeja/ })).toBeNull();
    expect(requestsTo(bandeja.pendientes)).toEqual([]);
    cleanup();
    const { router } = await show('/bandeja', { perfil: createPerfil({ EsQuiosco: true, AccesoFichaje: false }) });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location.pathname).toBe('/quiosco');
  });

  it('never holds a page up', async () => {
    api.handle(bandeja.pendientes, () => {
      throw new FakeFailure('general.no-disponible');
    });
    await show('/home');
    await screen.findByRole('button', { name: 'Fichar la entrada' });
    expect(screen.getByRole('link', { name: 'Abrir la bandeja' })).toBeDefined();
  });
});
