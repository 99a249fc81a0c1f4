import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { cambioTurnos } from '@jornada/contract/cambio-turnos/calls.ts';
import type { CambioLinea } from '@jornada/contract/cambio-turnos/vistas.ts';
import {
  createCambioLinea,
  createPerfil,
  createSemanasDeTurnos,
  FakeFailure,
  TURNOS_DE_PRUEBA as turnos,
  YERAY,
  type FakeApi,
} from '@jornada/testkit';
import { createChanges, LIST, NADIE } from '../testing/changes.ts';

type Day = SalidaDe<typeof cambioTurnos.diasturnos>['semanas'][number]['dias'][number];

let api: FakeApi;
let told: ReturnType<typeof createChanges>;
beforeEach(() => {
  told = createChanges();
  ({ api } = told);
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

describe('the list', () => {
  it('begins with what waits for the person, and each part stands in its order', async () => {
    told.lineas = [
      createCambioLinea(),
      createCambioLinea({ id: 71, solicitante: YERAY, espera: 'companero', puede: { ...NADIE, retirar: true } }),
    ];
    await told.show(LIST);
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
      told.lineas = [line];
      await told.show(LIST);
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
    await told.show(LIST);
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
    const { router } = await told.show(LIST, { width });
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
    await told.show(LIST);
    await screen.findByText('Ahora mismo no puedes cambiar ninguno de tus turnos.');
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    cleanup();
    api.handle(cambioTurnos.diasturnos, () => everyDay({ partes: [], publicado: false, pendiente: null, impedimento: 'sin-publicar' }));
    await told.show(LIST);
    await screen.findByText('No tienes turnos publicados');
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
  });

  it('offers a change where one day among others can be given', async () => {
    const weeks = everyDay({ partes: null, impedimento: 'flexible' });
    const [one] = weeks.semanas[1]?.dias ?? [];
    if (one) Object.assign(one, { partes: [{ turno: 'm', puestoId: null }], impedimento: null });
    api.handle(cambioTurnos.diasturnos, () => weeks);
    await told.show(LIST);
    await screen.findByRole('region', { name: 'Tus turnos' });
    expect(screen.getByRole('link', { name: 'Cambiar un turno' })).toBeTruthy();
    expect(screen.queryByText(FLEXIBLE)).toBeNull();
  });

  const down = (): never => {
    throw new FakeFailure('general.desconocido', { message: 'Ahora no.' });
  };

  it('names what of it cannot be read', async () => {
    api.handle(cambioTurnos.turnos, down);
    await told.show(LIST);
    await screen.findByText('No hemos podido traer «Se ofrece»');
    expect(screen.getByRole('link', { name: 'Cambiar un turno' })).toBeTruthy();
  });

  it('says once that the shifts cannot be read, and offers no change of them', async () => {
    for (const call of [cambioTurnos.diasturnos, cambioTurnos.turnos, cambioTurnos.listado]) api.handle(call, down);
    await told.show(LIST);
    await screen.findByText('No hemos podido traer tus turnos');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Probar otra vez' })).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
  });

  it('is narrowed down to a state and to days, in the address; what waits for the person stays', async () => {
    const done = createCambioLinea({ id: 71, solicitante: YERAY, estado: 'validada', espera: null, puede: NADIE });
    told.lineas = [createCambioLinea(), done];
    api.handle(cambioTurnos.listado, ({ EstadoId }) => {
      const items = EstadoId === undefined ? told.lineas : told.lineas.filter(({ estado }) => estado === EstadoId);
      return { items, total: items.length, esperan: 1, turnos };
    });
    const { router, requestsTo } = await told.show(`${LIST}?desde=2026-11-01&hasta=2026-12-31`, { width: 1440 });
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
    const { requestsTo } = await told.show(LIST, { perfil: createPerfil({ AccesoTurnos: true }) });
    await screen.findByRole('region', { name: 'Tus turnos' });
    expect(screen.queryByRole('region', { name: 'Por responder' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    expect([requestsTo(cambioTurnos.listado), requestsTo(cambioTurnos.turnos)]).toEqual([[], []]);
  });
});

describe('the own shifts', () => {
  it('stand below what waits, equal days of a later week in one row, with what a request would make of them', async () => {
    await told.show(LIST);
    const card = await screen.findByRole('link', { name: /Aythami Vera/ });
    expect(card.textContent).toContain('su noche por tu mañana, 7 – 11 dic');
    expect(card.textContent).toContain('Responde antes de');
    expect(within(card).queryByRole('button')).toBeNull();
    const own = await screen.findByRole('region', { name: 'Tus turnos' });
    const rows = within(own)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows[0]).toContain('hoy');
    expect(rows[0]).toContain('14:00 – 22:00');
    expect(rows[1]).toContain('lun 30');
    expect(rows.find((row) => row?.includes('7 – 11 dic'))).toContain('si aceptas, N');
  });

  it('say who publishes them where none is', async () => {
    told.lineas = [];
    told.semanas.semanas = told.semanas.semanas.map((week) => ({ ...week, dias: week.dias.map((day) => ({ ...day, publicado: false })) }));
    await told.show(LIST);
    expect(await screen.findByText('No tienes turnos publicados')).toBeDefined();
  });

  it('stand where what is asked about them could not be read, which says so', async () => {
    api.handle(cambioTurnos.listado, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await told.show(LIST);
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(
      within(await screen.findByRole('alert')).getByText('No hemos podido traer «Tus propuestas»: el servidor no responde'),
    ).toBeDefined();
  });

  it('are all that somebody sees who may not change them', async () => {
    const { requestsTo } = await told.show(LIST, { perfil: createPerfil({ AccesoCambioTurnos: false, AccesoTurnos: true }) });
    expect(await screen.findByRole('region', { name: 'Tus turnos' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Cambiar un turno' })).toBeNull();
    expect(requestsTo(cambioTurnos.listado)).toEqual([]);
  });
});
