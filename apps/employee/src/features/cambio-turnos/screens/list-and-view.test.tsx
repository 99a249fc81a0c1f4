import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea, CambioVista, OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import {
  createCambio,
  createCambioLinea,
  createOfertaDeTurno,
  createPerfil,
  createResumenCambio,
  createSemanasDeTurnos,
  FakeFailure,
  TURNOS_DE_PRUEBA,
  YERAY,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ AccesoTurnos: true, AccesoCambioTurnos: true });
const turnos = TURNOS_DE_PRUEBA;
const NADIE = { aceptar: false, declinar: false, desdecirse: false, retirar: false, validar: false };

let api: FakeApi;
let lineas: CambioLinea[];
let ofertas: OfertaTurnoVista[];
let vista: CambioVista;
beforeEach(() => {
  api = createApi();
  lineas = [createCambioLinea()];
  ofertas = [createOfertaDeTurno()];
  vista = createCambio();
  api.handle(cambioTurnos.diasturnos, () => createSemanasDeTurnos());
  api.handle(cambioTurnos.listado, () => ({ items: lineas, total: lineas.length, esperan: 1, turnos }));
  api.handle(cambioTurnos.turnos, () => ({ ofertas, anillos: [], isAgotado: false, turnos }));
  api.handle(cambioTurnos.byId, () => ({ cambio: vista, turnos }));
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, perfil, now: '2026-11-27T15:00:00+01:00', ...options });
const LIST = '/cambio-turnos-list';

describe('the list', () => {
  it('begins with what waits for the person, and each part stands in its order', async () => {
    lineas = [createCambioLinea(), createCambioLinea({ id: 71, solicitante: YERAY, espera: 'companero', puede: { ...NADIE, retirar: true } })];
    await show(LIST);
    const first = await screen.findByRole('region', { name: 'Te espera' });
    const card = within(first).getByRole('link', { name: /Aythami Vera/ });
    expect(card.textContent).toContain('su noche por tu mañana, 7 – 11 dic');
    expect(card.textContent).toContain('1 aviso');
    // Nothing is agreed to before the consequences are read.
    expect(within(first).queryByRole('button')).toBeNull();
    const parts = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
    expect(parts.filter((name) => /^(Te espera|Tus turnos|Se ofrece|Tus propuestas)$/.test(name ?? ''))).toEqual([
      'Te espera',
      'Tus turnos',
      'Se ofrece',
      'Tus propuestas',
    ]);
  });

  it('shows the own shifts day by day, folds equal days after a week, and says what a request would make of them', async () => {
    await show(LIST);
    const part = await screen.findByRole('region', { name: 'Tus turnos' });
    const rows = within(part).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'hoyTtarde14:00 – 22:00',
      'lun 30Nnoche22:00 – 6:00',
      'mar 1Nnoche22:00 – 6:00',
      'mié 2Nnoche22:00 – 6:00',
      'jue 3Nnoche22:00 – 6:00',
      'vie 4Nnoche22:00 – 6:00',
      '7 – 11 dicMmañanasi aceptas, N',
      '14 – 18 dicTtarde14:00 – 22:00',
    ]);
    // They are facts, not buttons.
    expect(within(part).queryAllByRole('button')).toEqual([]);
  });

  it('without the permission to change: the shifts, no requests, no button, and none of them is asked for', async () => {
    const { requestsTo } = await show(LIST, { perfil: createPerfil({ AccesoTurnos: true }) });
    await screen.findByRole('region', { name: 'Tus turnos' });
    expect(screen.queryByRole('region', { name: 'Te espera' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    expect([requestsTo(cambioTurnos.listado), requestsTo(cambioTurnos.turnos)]).toEqual([[], []]);
  });

  it('says who publishes where nothing is published', async () => {
    lineas = [];
    ofertas = [];
    const weeks = createSemanasDeTurnos();
    const semanas = weeks.semanas.map((week) => ({ ...week, dias: week.dias.map((day) => ({ ...day, publicado: false })) }));
    api.handle(cambioTurnos.diasturnos, () => ({ ...weeks, semanas, publicadoHasta: null }));
    await show(LIST);
    expect(await screen.findByText('No tienes turnos publicados')).toBeDefined();
    expect(screen.getByText(/Quien planifica los turnos los publica/)).toBeDefined();
  });

  it('an offered shift is wanted with one tap, at once, and for ten seconds it is taken back', async () => {
    api.handle(cambioTurnos.apuntarme, () => {
      ofertas = [createOfertaDeTurno({ apuntado: true, apuntados: 3 })];
      return { oferta: ofertas[0]!, turnos };
    });
    api.handle(cambioTurnos.desapuntarme, () => ({ oferta: createOfertaDeTurno(), turnos }));
    const { requestsTo } = await show(LIST);
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto: Sábado 12, mañana, Inventario/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Deshacer/ }));
    await waitFor(() => expect(requestsTo(cambioTurnos.desapuntarme).map(({ input }) => input)).toEqual([{ id: '90' }]));
    expect(requestsTo(cambioTurnos.apuntarme).map(({ input }) => input)).toEqual([{ id: 90 }]);
  });

  it('whoever comes second reads in the row that it is somebody else’s', async () => {
    api.handle(cambioTurnos.apuntarme, () => {
      throw new FakeFailure('cambio-turnos.ya-tiene-dueno', { message: 'Ya tiene dueño.' });
    });
    await show(LIST);
    await userEvent.click(await screen.findByRole('button', { name: /^Me apunto/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Ya tiene dueño.');
  });
});

describe('a request to the person', () => {
  const VIEW = '/cambio-turnos-view/70';

  it('shows their words, each day now and then, the rests between as rows, and what is to be known', async () => {
    await show(VIEW);
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
    expect(screen.getByText(/Me vendría bien tener libres esas noches/)).toBeDefined();
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const heads = rows.map((row) => within(row).queryByRole('rowheader')?.textContent ?? '');
    expect(heads).toEqual(['', '', 'Vie 4', 'Descanso', 'Lun 7', 'Mar 8', 'Mié 9', 'Jue 10', 'Vie 11', 'Descanso', 'Lun 14']);
    expect(rows[3]?.textContent).toContain('48:00 h64:00 h');
    expect(screen.getByText('ET 36.3', { exact: false })).toBeDefined();
    expect(screen.getByText('Horas de noche')).toBeDefined();
  });

  it('is accepted with one tap, which is sent once, and then waits for whoever decides', async () => {
    api.handle(cambioTurnos.aceptar, () => {
      vista = createCambio({ estado: 'aceptada', espera: 'responsable', esperaNombre: 'Dácil Suárez', puede: { ...NADIE, desdecirse: true } });
      return { cambio: vista, turnos };
    });
    const { requestsTo } = await show(VIEW);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('button', { name: 'Ya no puedo' })).toBeDefined();
    expect(requestsTo(cambioTurnos.aceptar).map(({ input }) => input)).toEqual([{ id: 70, version: 3 }]);
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  });

  it('is declined with a reason or without', async () => {
    api.handle(cambioTurnos.declinar, () => {
      vista = createCambio({ estado: 'rechazada', espera: null, resumen: null, caduca: null, puede: NADIE });
      return { cambio: vista, turnos };
    });
    const { requestsTo } = await show(VIEW);
    await userEvent.click(await screen.findByRole('button', { name: 'No puedo' }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.type(within(sheet).getByRole('textbox'), 'Tengo médico');
    await userEvent.click(within(sheet).getByRole('button', { name: 'No puedo' }));
    await waitFor(() =>
      expect(requestsTo(cambioTurnos.declinar).map(({ input }) => input)).toEqual([{ id: 70, version: 3, motivo: 'Tengo médico' }]),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull());
  });

  it('what breaks a limit cannot be accepted: the sentence stands in place of the button', async () => {
    const limite = { regla: 'descanso-diario' as const, norma: 'ET 34.3', valorMinutos: 480, limiteMinutos: 720 };
    vista = createCambio({
      resumen: createResumenCambio({
        vale: false,
        obstaculos: [{ personaId: YERAY.id, fecha: '2026-12-07', motivo: 'limite', limite }],
      }),
    });
    await show(VIEW);
    expect(await screen.findByText(/Así no puede ser/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'No puedo' })).toBeDefined();
  });

  it('what has moved since stands with what it was and what it is', async () => {
    vista = createCambio({
      movidos: [{ personaId: YERAY.id, fecha: '2026-12-08', antes: [{ turno: 'm', puestoId: null }], ahora: [] }],
    });
    await show(VIEW);
    const note = await screen.findByText('Ha cambiado algo desde que se pidió');
    expect(note.parentElement?.textContent).toContain('Martes 8: mañana → libre');
  });

  it('one that has expired is the same page with nothing to do', async () => {
    vista = createCambio({ estado: 'caducada', espera: null, resumen: null, caduca: null, puede: NADIE });
    await show(VIEW);
    expect(await screen.findByText('Caducado')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Aceptar|No puedo|Retirar/ })).toBeNull();
  });

  it('of nothing says that it was not found', async () => {
    await show('/cambio-turnos-view/0');
    expect(await screen.findByText(/no encontrada|No se ha encontrado la solicitud/i)).toBeDefined();
  });

  it('on a wide screen stands beside the list', async () => {
    await show(VIEW, { width: 1440 });
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
  });
});
