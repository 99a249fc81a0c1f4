import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea, CambioVista, OfertaTurnoVista } from '@jornada/contract/cambio-turnos/vistas.ts';
import {
  createCambio,
  createCambioLinea,
  createOfertaDeTurno,
  createPerfil,
  createSemanasDeTurnos,
  FakeFailure,
  TURNOS_DE_PRUEBA,
  YERAY,
  type FakeApi,
} from '@jornada/testkit';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

const perfil = createPerfil({ AccesoTurnos: true, AccesoCambioTurnos: true });
const turnos = TURNOS_DE_PRUEBA;
type Day = SalidaDe<typeof cambioTurnos.diasturnos>['semanas'][number]['dias'][number];
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
  api.handle(cambioTurnos.estados, () => ({
    items: [
      { id: 'validada' as const, nombre: 'Validado' },
      { id: 'rechazada' as const, nombre: 'Rechazado' },
    ],
  }));
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
    lineas = [
      createCambioLinea(),
      createCambioLinea({ id: 71, solicitante: YERAY, espera: 'companero', puede: { ...NADIE, retirar: true } }),
    ];
    await show(LIST);
    const first = await screen.findByRole('region', { name: 'Por responder' });
    const card = within(first).getByRole('link', { name: /Aythami Vera/ });
    expect(card.textContent).toContain('su noche por tu mañana, 7 – 11 dic');
    expect(card.textContent).toContain('1 aviso');
    // Nothing is agreed to before the consequences are read.
    expect(within(first).queryByRole('button')).toBeNull();
    const parts = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
    expect(parts.filter((name) => /^(Por responder|Tus turnos|Se ofrece|Tus propuestas)$/.test(name ?? ''))).toEqual([
      'Por responder',
      'Tus turnos',
      'Se ofrece',
      'Tus propuestas',
    ]);
  });

  it('says of a day that a request would change whose yes it still needs', async () => {
    const agreed = createCambioLinea({ estado: 'aceptada', espera: 'responsable', puede: { ...NADIE, desdecirse: true } });
    const of = async (line: CambioLinea): Promise<string | undefined> => {
      lineas = [line];
      await show(LIST);
      const day = within(await screen.findByRole('region', { name: 'Tus turnos' }))
        .getByText(/^7 – 11 dic/)
        .closest('li');
      const text = day?.querySelector(':scope > [data-tone="warn"]')?.textContent;
      cleanup();
      return text;
    };
    expect(await of(createCambioLinea())).toMatch(/^si aceptas, N/);
    expect(await of(createCambioLinea({ espera: 'companero', solicitante: YERAY }))).toMatch(/^si sale, N/);
    expect(await of(agreed)).toMatch(/^si se valida, N/);
  });

  it('says of a day with flexible hours that it has them, where others have their hours', async () => {
    api.handle(cambioTurnos.diasturnos, () => createSemanasDeTurnos({ '2026-11-30': { partes: null } }));
    await show(LIST);
    const shifts = within(await screen.findByRole('region', { name: 'Tus turnos' }));
    expect(shifts.getByText(/^lun 30/).closest('li')?.lastElementChild?.textContent).toBe('flexible');
  });

  const everyDay = (day: Partial<Day>) =>
    createSemanasDeTurnos(
      Object.fromEntries(
        createSemanasDeTurnos().semanas.flatMap(({ dias }) => dias.map(({ fecha, partes }) => [fecha, partes?.length === 0 ? {} : day])),
      ),
    );
  const FLEXIBLE = 'Tu horario es flexible: no tienes turnos con horas fijas que cambiar.';

  it.each([390, 1440])('offers no change where all hours are flexible, and says why, in the form too (%i px)', async (width) => {
    api.handle(cambioTurnos.diasturnos, () => everyDay({ partes: null, impedimento: 'flexible' }));
    api.handle(cambioTurnos.nuevo, () => ({
      valores: { fechas: [], con: null, devuelve: [], comentario: null },
      config: { respuestaMinutos: 4320, antelacionMinutos: 120, sinDevolver: true, ofertas: true, ventanaDias: 28 },
      resumen: null,
      decide: ['Dácil Suárez'],
      ayuda: 'Dácil Suárez',
      turnos,
    }));
    const { router } = await show(LIST, { width });
    const part = within(await screen.findByRole('region', { name: 'Tus turnos' }));
    expect(part.getByText(FLEXIBLE)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    // What colleagues offer and ask stays.
    expect(screen.getByRole('region', { name: 'Por responder' })).toBeTruthy();
    await act(() => router.navigate({ to: '/cambio-turnos-form1' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cambiar un turno' }));
    expect(await form.findByText(FLEXIBLE)).toBeTruthy();
    expect(form.queryByRole('toolbar')).toBeNull();
  });

  it('offers no change where no shift can be given now, nor where none is published', async () => {
    api.handle(cambioTurnos.diasturnos, () => everyDay({ impedimento: 'mes-cerrado' }));
    await show(LIST);
    await screen.findByText('Ahora mismo no puedes cambiar ninguno de tus turnos.');
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    cleanup();
    api.handle(cambioTurnos.diasturnos, () => everyDay({ partes: [], publicado: false, pendiente: null, impedimento: 'sin-publicar' }));
    await show(LIST);
    await screen.findByText('No tienes turnos publicados');
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
  });

  it('offers a change where one day among others can be given', async () => {
    const weeks = everyDay({ partes: null, impedimento: 'flexible' });
    const [one] = weeks.semanas[1]?.dias ?? [];
    if (one) Object.assign(one, { partes: [{ turno: 'm', puestoId: null }], impedimento: null });
    api.handle(cambioTurnos.diasturnos, () => weeks);
    await show(LIST);
    await screen.findByRole('region', { name: 'Tus turnos' });
    expect(screen.getByRole('link', { name: 'Cambiar un turno' })).toBeTruthy();
    expect(screen.queryByText(FLEXIBLE)).toBeNull();
  });

  const down = (): never => {
    throw new FakeFailure('general.desconocido', { message: 'Ahora no.' });
  };

  it('names what of it cannot be read', async () => {
    api.handle(cambioTurnos.turnos, down);
    await show(LIST);
    await screen.findByText('No hemos podido traer «Se ofrece»');
    expect(screen.getByRole('link', { name: 'Cambiar un turno' })).toBeTruthy();
  });

  it('says once that the shifts cannot be read, and offers no change of them', async () => {
    for (const call of [cambioTurnos.diasturnos, cambioTurnos.turnos, cambioTurnos.listado]) api.handle(call, down);
    await show(LIST);
    await screen.findByText('No hemos podido traer tus turnos');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Probar otra vez' })).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
  });

  it('is narrowed down to a state and to days, in the address; what waits for the person stays', async () => {
    const done = createCambioLinea({ id: 71, solicitante: YERAY, estado: 'validada', espera: null, puede: NADIE });
    lineas = [createCambioLinea(), done];
    api.handle(cambioTurnos.listado, ({ EstadoId }) => {
      const items = EstadoId === undefined ? lineas : lineas.filter(({ estado }) => estado === EstadoId);
      return { items, total: items.length, esperan: 1, turnos };
    });
    const { router, requestsTo } = await show(`${LIST}?desde=2026-11-01&hasta=2026-12-31`, { width: 1440 });
    const part = () => within(screen.getByRole('region', { name: 'Tus propuestas' }));
    await screen.findByRole('region', { name: 'Tus propuestas' });
    expect(part().getAllByRole('listitem')).toHaveLength(1);
    await userEvent.selectOptions(await part().findByLabelText('Estado'), await part().findByRole('option', { name: 'Rechazado' }));
    expect(await part().findByText('Nada con este filtro')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Por responder' })).getByRole('link', { name: /Aythami Vera/ })).toBeDefined();
    expect(router.state.location.search).toEqual({ desde: '2026-11-01', hasta: '2026-12-31', estado: 'rechazada' });
    expect(requestsTo(cambioTurnos.listado).map(({ input }) => input)).toContainEqual({
      EstadoId: 'rechazada',
      FechaInicio: '2026-11-01',
      FechaFin: '2026-12-31',
      limit: '100',
    });
    await userEvent.selectOptions(part().getByLabelText('Estado'), 'Validado');
    await userEvent.click(await part().findByRole('link', { name: /Su noche por tu mañana/ }));
    expect(router.state.location).toMatchObject({ pathname: '/cambio-turnos-view/71', search: { estado: 'validada' } });
    await userEvent.selectOptions(part().getByLabelText('Estado'), 'Cualquier estado');
    expect(router.state.location.search).not.toHaveProperty('estado');
  });

  it('without the permission to change: the shifts, no requests, no button, and none of them is asked for', async () => {
    const { requestsTo } = await show(LIST, { perfil: createPerfil({ AccesoTurnos: true }) });
    await screen.findByRole('region', { name: 'Tus turnos' });
    expect(screen.queryByRole('region', { name: 'Por responder' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    expect([requestsTo(cambioTurnos.listado), requestsTo(cambioTurnos.turnos)]).toEqual([[], []]);
  });
});

describe('a request to the person', () => {
  const VIEW = '/cambio-turnos-view/70';

  it('is accepted with one tap, which is sent once, and then waits for whoever decides', async () => {
    api.handle(cambioTurnos.aceptar, () => {
      vista = createCambio({
        estado: 'aceptada',
        espera: 'responsable',
        esperaNombre: 'Dácil Suárez',
        puede: { ...NADIE, desdecirse: true },
      });
      return { cambio: vista, turnos };
    });
    const { requestsTo } = await show(VIEW);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('button', { name: 'Ya no puedo' })).toBeDefined();
    expect(requestsTo(cambioTurnos.aceptar).map(({ input }) => input)).toEqual([{ id: 70, version: 3 }]);
    expect(screen.queryByRole('button', { name: 'Aceptar' })).toBeNull();
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

  it('its form can be read again, and changes nothing', async () => {
    vista = createCambio({ espera: 'companero', puede: NADIE });
    const { router } = await show(VIEW);
    await userEvent.click(await screen.findByRole('link', { name: 'Ver el formulario' }));
    expect(router.state.location.pathname).toBe('/cambio-turnos-form-consulta');
    const sheet = within(await screen.findByRole('dialog', { name: 'Consultar la propuesta' }));
    expect(await sheet.findByRole('rowheader', { name: 'Horas en total' })).toBeDefined();
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(vista.cesiones.length);
    expect(sheet.queryByRole('button', { name: /Propon|Aceptar|Retirar/ })).toBeNull();
  });

  it('on a wide screen stands beside the list', async () => {
    await show(VIEW, { width: 1440 });
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Aythami te lo pide' })).toBeDefined();
  });
});
