import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registros } from '@jornada/contract';
import {
  createCorreccion,
  createDiaVista,
  createHoyTrabajando,
  createLineaDia,
  createMemoryQueueStore,
  createPerfil,
  createTipos,
  FakeFailure,
  type FakeApi,
} from '@jornada/testkit';
import { at, corrected, createOctoberApi, marks, month, october, openCalendar } from '../testing/october.ts';

let api: FakeApi;

beforeEach(() => {
  api = createOctoberApi();
});
afterEach(() => {
  cleanup();
  expect(api.problems).toEqual([]);
});

const panel = () => screen.findByRole('dialog', { name: /Miércoles/ });

/** What somebody reads of a day from now on: its marks, and this correction. */
const corrections = (one: ReturnType<typeof createCorreccion>): void =>
  api.handle(registros.listado, ({ filtro_fecha = '2026-10-21' }) => ({
    fecha: filtro_fecha,
    items: marks,
    total: marks.length,
    retenidos: [],
    correcciones: [one],
    dia: createDiaVista(),
  }));

describe('a day', () => {
  it('opens by its address, down to the sum and who agreed to what', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await within(dialog).findByText('Salida: hora corregida');
    const told = dialog.textContent ?? '';
    expect(told).toContain('17:30→17:58');
    expect(told).toContain('«Olvidé fichar al cerrar el muelle». Lo pediste tú el 21 oct, 18:05. Lo aceptó Marta Gil el 22 oct, 9:12.');
    expect(within(dialog).getByText('sin efecto')).toBeDefined();
    expect(within(dialog).getByRole('heading', { name: 'De dónde sale +0:26' })).toBeDefined();
    expect(
      within(dialog)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Presencia', 'Comida', 'Trabajado', 'Previsto', 'Diferencia']);
  });

  it('says by how much it differs beside its name, and keeps the action below what scrolls', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    const heading = await within(dialog).findByRole('heading', { name: /Miércoles/ });
    await waitFor(() => expect(heading.parentElement?.textContent).toContain('+0:26'));
    const action = await within(dialog).findByRole('button', { name: 'Pedir un cambio de hora' });
    const more = await within(dialog).findByRole('button', { name: 'Ver el día entero' });
    const scrolled = document.getElementById(more.getAttribute('aria-controls') ?? '');
    expect(scrolled?.textContent).toContain('Diferencia');
    expect(scrolled?.contains(action)).toBe(false);
  });

  it('offers no marks to add or to take away to a person who does not clock, and another hour all the same', async () => {
    const perfil = createPerfil({ AccesoFichaje: false, ModuloVacaciones: true, AccesoVacaciones: true });
    const { router } = await openCalendar(api, '/registros-list?dia=2026-10-21', { perfil });
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' })).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Anular' })).toBeNull();
    await act(() => router.navigate({ to: '/registros-list', search: { dia: '2026-10-16' } }));
    const lacking = await screen.findByRole('dialog', { name: /Viernes/ });
    await within(lacking).findByRole('heading', { name: /Viernes/ });
    expect(within(lacking).queryByRole('button', { name: 'Añadir la salida' })).toBeNull();
    await act(() => router.navigate({ to: '/registros-list/proponer', search: { fecha: '2026-10-16', falta: 'salida' } }));
    expect(router.state.location.pathname).toBe('/registros-list');
  });

  it('offers no remark where the company shows none: its page leads to another hour', async () => {
    api.handle(registros.cargaObservaciones, () => ({ registro: marks[0]!, historia: [] }));
    api.handle(registros.cargaSolicitud, () => ({ registro: marks[0]!, correcciones: [], acuerdoInmediato: false }));
    const perfil = createPerfil({ ComentariosEnFichajes: false });
    const { router } = await openCalendar(api, '/registros-list?dia=2026-10-21', { perfil });
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' })).toBeDefined();
    expect(within(dialog).queryByRole('link', { name: 'Comentar' })).toBeNull();
    await act(() => router.navigate({ href: '/edit-observaciones/104?dia=2026-10-21' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/solicitud-cambio-hora/104'));
  });

  it('offers for each record what can be done with it, and asks which hour to change', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Comentar' }).getAttribute('href')).toMatch(/^\/edit-observaciones\/106/);
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' }).getAttribute('href')).toMatch(/^\/solicitud-cambio-hora\/106/);
    expect(within(dialog).queryByRole('button', { name: /Opciones de Café/ })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pedir un cambio de hora' }));
    const choice = await screen.findByRole('dialog', { name: '¿Qué hora quieres cambiar?' });
    expect(
      within(choice)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['8:04Entrada', '17:58Salida']);
    api.handle(registros.cargaSolicitud, () => {
      throw new FakeFailure('general.no-disponible');
    });
    await userEvent.click(within(choice).getByRole('link', { name: /Salida/ }));
    // A question that was closed does not appear again when going back.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '¿Qué hora quieres cambiar?' })).toBeNull());
  });

  it('shows what waits on this device, in the month and in its list, and gives it back there', async () => {
    const store = createMemoryQueueStore();
    api.handle(registros.entregar, () => expect.fail('it was sent'));
    const perfil = createPerfil({ AccesoTurnos: true, Token: `h.${btoa(JSON.stringify({ ent: 1, usr: 7 }))}.s` });
    const { services } = await openCalendar(api, '/registros-list?dia=2026-10-21', { store, perfil });
    const dialog = await panel();
    await within(dialog).findByText('Entrada');
    await store.tab().add({
      key: 'k',
      owner: '/instancia 1 7',
      body: { tipo: createTipos().find(({ clase }) => clase === 'entrada')!.id },
      made: at('2026-10-21', '19:05'),
      mayHaveArrived: false,
      refusal: null,
    });
    await act(() => services.queue.refresh());
    const takeBack = await within(dialog).findByRole('button', { name: 'Retirar Entrada, 19:05' });
    expect(takeBack.closest('li')?.textContent).toContain('sin enviar');
    expect(within(dialog).queryByRole('button', { name: 'Opciones de Entrada, 19:05' })).toBeNull();
    expect(screen.getByRole('button', { name: /21 de octubre.*con fichajes sin enviar/ })).toBeDefined();
    expect(screen.getByRole('list', { name: 'Leyenda' }).textContent).toContain('sin enviar');
    await userEvent.click(takeBack);
    await screen.findByText('Retirado. No se enviará.');
    expect(store.kept()).toEqual([]);
    expect(within(dialog).queryByText('sin enviar')).toBeNull();
  });

  it('voids a record only after saying what that means', async () => {
    api.handle(registros.borrar, () => ({ resultado: 'solicitado' as const, hoy: createHoyTrabajando() }));
    const { requestsTo } = await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular' }));
    expect(within(dialog).getByText(/Se lo pediremos a tu responsable/)).toBeDefined();
    expect(requestsTo(registros.borrar)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, anular' }));
    expect(await screen.findByText('Hemos pedido que se anule.')).toBeDefined();
    expect(requestsTo(registros.borrar)[0]?.input).toEqual({ id: '106' });

    const anulacion = createCorreccion({ id: 501, clase: 'anulacion', registroId: 106, momentoNuevo: null });
    corrections(anulacion);
    api.handle(registros.retirarCorreccion, () => ({ correcciones: [{ ...anulacion, estado: 'retirada' as const }] }));
    await userEvent.click(screen.getByRole('button', { name: /Deshacer/ }));
    await waitFor(() => expect(requestsTo(registros.retirarCorreccion).map(({ input }) => input)).toEqual([{ ids: [501] }]));
  });

  it('undoing the voiding of a record that somebody answered meanwhile sends nothing, and says so', async () => {
    api.handle(registros.borrar, () => ({ resultado: 'solicitado' as const, hoy: createHoyTrabajando() }));
    const { requestsTo } = await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Anular' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sí, anular' }));
    const undo = await screen.findByRole('button', { name: /Deshacer/ });
    const anulacion = createCorreccion({ id: 501, clase: 'anulacion', registroId: 106, momentoNuevo: null, estado: 'desacuerdo' });
    corrections(anulacion);
    await userEvent.click(undo);
    expect(await screen.findByText(/ya tiene respuesta/)).toBeDefined();
    expect(requestsTo(registros.retirarCorreccion)).toEqual([]);
  });

  it('of a closed month can only be read, and says so', async () => {
    api.handle(registros.calendario, () => october({ cerrado: true }));
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    expect(await within(dialog).findByText('El mes está cerrado; Recursos Humanos puede reabrirlo.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: /Opciones|Pedir/ })).toBeNull();
    expect(screen.getByText('Mes cerrado')).toBeDefined();
  });

  it.each(['2026-10-21', '2026-10-04'])('of a closed month says so in the same words, worked or free: %s', async (fecha) => {
    api.handle(registros.calendario, () => october({ cerrado: true }));
    await openCalendar(api, `/registros-list?dia=${fecha}`);
    const dialog = await screen.findByRole('dialog', { name: /Miércoles|Domingo/ });
    expect(await within(dialog).findByText('El mes está cerrado; Recursos Humanos puede reabrirlo.')).toBeDefined();
    expect(within(dialog).queryByRole('link', { name: /Añadir/ })).toBeNull();
  });

  it('that was free takes what was worked on it once it is over', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-04');
    const dialog = await screen.findByRole('dialog', { name: /Domingo/ });
    const link = await within(dialog).findByRole('link', { name: 'Añadir lo que trabajé' });
    expect(link.getAttribute('href')).toMatch(/\/registros-list\/proponer\?fecha=.*2026-10-04/);
  });

  it('that the company has proposed leads to the answer', async () => {
    const fecha = '2026-10-04';
    const added = createCorreccion({ clase: 'alta', registroId: null, fecha, momentoAntes: null, momentoNuevo: at(fecha, '09:00') });
    api.handle(registros.listado, () => ({
      fecha,
      dia: createDiaVista({ fecha, estado: null, tramos: [] }),
      items: [],
      total: 0,
      retenidos: [],
      correcciones: [{ ...added, esPropia: false }],
    }));
    await openCalendar(api, `/registros-list?dia=${fecha}`);
    const dialog = await screen.findByRole('dialog', { name: /Domingo/ });
    const link = await within(dialog).findByRole('link', { name: 'Responder en la bandeja' });
    expect(link.getAttribute('href')).toBe('/bandeja');
    expect(within(dialog).queryByRole('link', { name: 'Ver la solicitud' })).toBeNull();
  });

  it('that is complete offers another hour although a pause to be added waits', async () => {
    const fecha = '2026-10-21';
    const pause = createCorreccion({ clase: 'alta', registroId: null, fecha, momentoAntes: null, momentoNuevo: at(fecha, '11:00') });
    corrections(pause);
    await openCalendar(api, `/registros-list?dia=${fecha}`);
    const dialog = await panel();
    expect(await within(dialog).findByRole('button', { name: 'Pedir un cambio de hora' })).toBeDefined();
  });

  it('that was proposed as a whole names begin and end, and opens that request', async () => {
    const fecha = '2026-10-04';
    const added = (id: number, nombre: string, hora: string) =>
      createCorreccion({ id, clase: 'alta', registroId: null, fecha, nombre, momentoAntes: null, momentoNuevo: at(fecha, hora) });
    api.handle(registros.listado, () => ({
      fecha,
      dia: createDiaVista({ fecha, estado: null, tramos: [] }),
      items: [],
      total: 0,
      retenidos: [],
      correcciones: [added(11, 'Entrada', '09:00'), added(12, 'Salida', '12:30')],
    }));
    await openCalendar(api, `/registros-list?dia=${fecha}`);
    const dialog = await screen.findByRole('dialog', { name: /Domingo/ });
    const link = await within(dialog).findByRole('link', { name: 'Ver la solicitud' });
    expect(link.getAttribute('href')).toMatch(/\/registros-list\/proponer\?fecha=.*2026-10-04/);
    expect(within(dialog).queryByRole('link', { name: 'Añadir lo que trabajé' })).toBeNull();
    const head = within(dialog).getAllByText(
      (_, element) => element?.tagName === 'P' && /^\s*(Entrada|Salida) /.test(element.textContent ?? ''),
    );
    expect(head.map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' '))).toEqual(['Entrada 9:00', 'Salida 12:30']);
  });

  it('tells what came after its month had been closed', async () => {
    const held = {
      tipoId: 1,
      nombre: 'Entrada',
      momento: '2026-10-21T06:02:00Z',
      recibido: '2026-11-03T08:00:00Z',
      confianza: 'tardia' as const,
    };
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: marks,
      total: marks.length,
      correcciones: [],
      retenidos: [held],
      dia: october().dias.find(({ fecha }) => fecha === '2026-10-21') ?? createDiaVista(),
    }));
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    expect(await screen.findByRole('heading', { name: 'Un fichaje llegó con el mes cerrado' })).toBeDefined();
    expect(screen.getByText(/^Entrada, 8:02\. Se hizo sin conexión/)).toBeDefined();
  });

  it('whose record waits for a change shows what was asked for instead of asking again', async () => {
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: marks,
      total: marks.length,
      retenidos: [],
      correcciones: [{ ...corrected, estado: 'pendiente' as const, resueltaEl: null, resueltaPor: null }],
      dia: createDiaVista(),
    }));
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Opciones de Salida, 17:58' }));
    expect(within(dialog).getByRole('link', { name: 'Ver la solicitud' }).getAttribute('href')).toMatch(/^\/solicitud-cambio-hora\/106/);
    expect(within(dialog).queryByRole('link', { name: 'Cambiar la hora' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Anular' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Opciones de Entrada, 8:04' }));
    expect(within(dialog).getByRole('link', { name: 'Cambiar la hora' })).toBeDefined();
  });

  it('names the other calendar day of its hours, in the records, the corrections and the sum', async () => {
    const next = '2026-10-22';
    const leave = { ...marks[2]!, momento: at(next, '06:00'), momentoOriginal: at(next, '05:30') };
    const presencia = {
      clase: 'presencia' as const,
      subtipo: null,
      inicio: at('2026-10-21', '22:00'),
      fin: at(next, '06:00'),
      minutos: 480,
    };
    const night = createDiaVista({
      tramos: [],
      inicio: presencia.inicio,
      fin: presencia.fin,
      linea: createLineaDia({ sumandos: [presencia] }),
    });
    api.handle(registros.calendario, () => month('2026-10', [night]));
    api.handle(registros.listado, () => ({
      fecha: '2026-10-21',
      items: [leave],
      total: 1,
      retenidos: [],
      correcciones: [{ ...corrected, momentoAntes: leave.momentoOriginal, momentoNuevo: leave.momento }],
      dia: night,
    }));
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    await within(dialog).findByRole('button', { name: 'Opciones de Salida, 6:00 (jue 22 oct)' });
    expect(within(dialog).getByRole('list').textContent).toContain('6:00Salida (jue 22 oct)');
    expect(within(dialog).getByRole('article').textContent).toContain('5:30 (jue 22 oct)');
    expect(within(dialog).getByRole('article').textContent).toContain('6:00 (jue 22 oct)');
    expect(within(dialog).getAllByRole('definition')[0]?.textContent).toBe('22:00 – 6:00 (jue 22 oct)');
  });

  it('to come is its plan', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-23');
    const dialog = await screen.findByRole('dialog', { name: 'Viernes 23 oct' });
    await within(dialog).findByRole('heading', { name: 'Lo previsto' });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['8:00 – 17:20', '9:20', '13:30', '\u22121:20', '8:00']);
    expect(within(dialog).queryByRole('button', { name: /Pedir/ })).toBeNull();
  });

  it('shows its sum at once and what failed in its place', async () => {
    api.handle(registros.listado, () => {
      throw new FakeFailure('general.no-disponible', { message: 'Ahora no.' });
    });
    await openCalendar(api, '/registros-list?dia=2026-10-21');
    const dialog = await panel();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('No hemos podido traer «Fichajes»: el servidor no responde');
    expect(within(dialog).getByRole('heading', { name: 'De dónde sale +0:26' })).toBeDefined();
  });

  it('is beside the month if there is room, and can be closed', async () => {
    await openCalendar(api, '/registros-list?dia=2026-10-21', { width: 1440 });
    const aside = await screen.findByRole('complementary', { name: 'Miércoles 21 de octubre' });
    await userEvent.click(within(aside).getByRole('button', { name: 'Cerrar el día' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    // The month may be there only now.
    await waitFor(() => expect(document.activeElement?.textContent).toContain('21 de octubre'));
  });
});
