import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bandeja, registros, type SalidaDe } from '@jornada/contract';
import { solicitudes } from '@jornada/contract/solicitudes/calls.ts';
import { createAsunto, createCorreccion, createHoy, createSolicitud, FakeFailure, type FakeApi } from '@jornada/testkit';

import { deviceTime } from '@jornada/web/native/clock.ts';
import { createApi, renderApp } from '../../../testing/render-app.tsx';

type Listado = SalidaDe<typeof bandeja.listado>;

const ana = createAsunto({ id: 301, persona: { id: 7, nombre: 'Ana Vidal Cruz', iniciales: 'AV', fotoToken: '' } });
const hugo = createAsunto({ id: 302, persona: { id: 8, nombre: 'Hugo Vela Ríos', iniciales: 'HV', fotoToken: '' } });

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
  vi.restoreAllMocks();
  cleanup();
  sessionStorage.clear();
  expect(api.problems).toEqual([]);
});

const show = (path: string, options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ api, path, now: '2026-10-23T09:00:00+02:00', ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Buttons ignore presses for a moment after a matter opens, so they are pressed until it works. */
const press = async (name: string, isDone: () => boolean) => {
  await waitFor(
    async () => {
      if (!isDone()) await userEvent.click(screen.getByRole('button', { name }));
      expect(isDone()).toBe(true);
    },
    { interval: 100 },
  );
};

const answered = () => {
  api.handle(registros.responderCorreccion, ({ ids, acepta }) => {
    lists['por-responder'] = lists['por-responder'].filter(({ correcciones }) => !correcciones.some(({ id }) => ids.includes(id)));
    return { correcciones: ids.map((id) => createCorreccion({ id, estado: acepta ? 'acordada' : 'desacuerdo' })) };
  });
};

describe('the list', () => {
  it('has what one asked for and waits for, of every kind, and counts it', async () => {
    const asked = [
      createSolicitud({ id: 41 }),
      createSolicitud({ id: 42, modulo: 'gastos', titulo: 'Casa Manola' }),
      createSolicitud({ id: 43, estado: 'aprobada', espera: null }),
    ];
    api.handle(solicitudes.getSolicitudesAno, () => ({ ano: 2026, anios: [2026], items: asked, total: asked.length }));
    lists['en-espera'] = [createAsunto({ id: 303, esPropio: true, puedeResponder: false })];
    await show('/bandeja?estado=en-espera');
    const group = await screen.findByRole('region', { name: 'Tus solicitudes' });
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([expect.stringContaining('/vacaciones-view/41'), expect.stringContaining('/gastos-view/42')]);
    expect(await screen.findByRole('link', { name: 'En espera 3' })).toBeDefined();
    expect(screen.queryByText('No esperas ninguna respuesta')).toBeNull();
  });

  it('says who, what, which day, from which hour to which, and since when', async () => {
    await show('/bandeja');
    const row = await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
    expect(row.textContent).toContain('Cambio de hora: Salida, 22 oct');
    expect(row.textContent).toContain('Registrada: 17:30 → Propuesta: 17:58');
    expect(row.textContent).toContain('hace 14 h');
  });

  it('says from when to when a whole day would last, and on which day an hour falls', async () => {
    const mark = (id: number, marca: 'entrada' | 'salida', momentoNuevo: string) =>
      createCorreccion({ id, clase: 'alta', registroId: null, marca, momentoAntes: null, momentoNuevo });
    const correcciones = [mark(1, 'entrada', '2026-10-22T22:00:00+02:00'), mark(2, 'salida', '2026-10-23T06:00:00+02:00')];
    lists['por-responder'] = [{ ...ana, correcciones }];
    await show('/bandeja');
    const row = await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
    expect(row.textContent).toContain('22:00 – 6:00 (vie 23 oct)');
    expect(row.textContent).not.toContain('más');
  });

  it('warns of a day that would have too much work, there and where it is decided', async () => {
    const despues = { ...ana.despues, trabajadoMinutos: 1410, diferenciaMinutos: 930 };
    lists['por-responder'] = [{ ...ana, despues, esDemasiado: true }];
    await show('/bandeja');
    const row = await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
    expect(row.textContent).toMatch(/Serían 23:30\sh de trabajo en un día\./);
    await userEvent.click(row);
    await heading('Cambio de hora: Salida');
    await screen.findByText('Serían 23:30 h de trabajo en un día.');
    expect(screen.getByText('+15:30').dataset['tone']).toBe('warn');
  });

  it('says, before a day is made shorter than what was given to tasks, that the tasks stay', async () => {
    const despues = { ...ana.despues, trabajadoMinutos: 300, diferenciaMinutos: -180 };
    lists['por-responder'] = [{ ...ana, despues, enTareasMinutos: 420 }];
    await show('/bandeja');
    await userEvent.click(await screen.findByRole('link', { name: /Ana Vidal Cruz/ }));
    await heading('Cambio de hora: Salida');
    expect(screen.getByText(/^Hay 7:00 en tareas; el día quedaría en 5:00\..* sobrarían 2:00\sh\.$/)).toBeDefined();
  });

  it('says which break a day would lack, where it is decided', async () => {
    const avisos = [
      { regla: 'pausa-minima' as const, norma: 'ArbZG § 4', fecha: ana.fecha, limiteMinutos: 30, valorMinutos: 0, posibleDesde: null },
      {
        regla: 'trabajo-seguido' as const,
        norma: 'ArbZG § 4',
        fecha: ana.fecha,
        limiteMinutos: 360,
        valorMinutos: 379,
        posibleDesde: null,
      },
    ];
    lists['por-responder'] = [{ ...ana, avisos }];
    await show('/bandeja');
    await userEvent.click(await screen.findByRole('link', { name: /Ana Vidal Cruz/ }));
    const said = await screen.findByText(/Este tiempo de trabajo pide 30 min de pausa\. Registrados: 0 min\./);
    expect(said.textContent).toContain('ArbZG § 4');
    // The message about working without a break would say the same again.
    expect(screen.queryByText(/seguidas sin pausa/)).toBeNull();
  });

  it('says of a matter of a closed month that nobody answers it, and who can reopen it', async () => {
    lists['por-responder'] = [{ ...ana, cerrado: true, puedeResponder: false }];
    lists['en-espera'] = [createAsunto({ id: 303, esPropio: true, cerrado: true, puedeResponder: false })];
    await show('/bandeja');
    const row = await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
    expect(row.textContent).toContain('Mes cerrado');
    for (const path of ['/bandeja/301', '/bandeja/303?estado=en-espera']) {
      cleanup();
      await show(path);
      await screen.findByText(/Recursos Humanos puede reabrirlo/);
      for (const name of ['De acuerdo', 'No estoy de acuerdo', 'Retirar la solicitud'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      expect(document.body.textContent).not.toContain('Falta ');
    }
  });

  it('names the year of a day that is not of this one', async () => {
    lists['por-responder'] = [createAsunto({ id: 301, fecha: '2025-12-11' })];
    await show('/bandeja');
    const row = await screen.findByRole('link', { name: /Lucía/ });
    expect(row.textContent).toContain('11 dic 2025');
  });

  it('has the state in its address, and says what is missing where it is empty', async () => {
    const { router } = await show('/bandeja');
    await userEvent.click(await screen.findByRole('link', { name: 'En espera' }));
    await screen.findByText('No esperas ninguna respuesta');
    expect(router.state.location.search).toEqual({ estado: 'en-espera' });
  });

  it('brings more as it is asked for', async () => {
    lists['por-responder'] = Array.from({ length: 25 }, (_, index) => createAsunto({ id: 400 + index }));
    await show('/bandeja');
    expect(await screen.findAllByRole('link', { name: /Lucía/ })).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Lucía/ })).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('says what failed, and tries again', async () => {
    let fails = true;
    api.handle(bandeja.listado, () => {
      if (fails) throw new FakeFailure('general.no-disponible', { message: 'Vuelve luego.' });
      return { items: [ana], total: 1 };
    });
    await show('/bandeja');
    await screen.findByText('Vuelve luego.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
    await screen.findByRole('link', { name: /Ana Vidal Cruz/ });
  });
});

describe('answering', () => {
  it('on a phone: the matter as it is decided, then yes, which stays in sight until one goes on to the next one', async () => {
    answered();
    const { router, requestsTo } = await show('/bandeja/301?estado=por-responder');
    await heading('Cambio de hora: Salida');
    expect(document.body.textContent).toContain('«Olvidé fichar al cerrar el muelle.»');
    expect(document.body.textContent).toContain('−0:12');
    expect(document.body.textContent).toContain('+0:16');
    expect(document.body.textContent).toContain('Previsto: Turno de mañana, de 8:00 a 17:20');
    expect(document.body.textContent).toContain('Falta tu respuesta');
    await press('De acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    const told = await screen.findByText('Has dado tu acuerdo. Queda escrito.');
    expect(requestsTo(registros.responderCorreccion).map(({ input }) => input)).toEqual([{ ids: [3010], acepta: true }]);
    // The matter has left the list by then, but is still shown with its answer. No button of another matter is in its place.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'De acuerdo' })).toBeNull());
    expect([told.isConnected, router.state.location.pathname]).toEqual([true, '/bandeja/301']);
    expect(screen.getByText('Ana Vidal Cruz · jueves 22 de octubre')).toBeDefined();
    await screen.findByText('Lo siguiente: Hugo Vela Ríos, 22 oct.');
    await press('Seguir', () => router.state.location.pathname === '/bandeja/302');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/302'));
  });

  it('of the last one says that nothing is left, and leads to the list', async () => {
    answered();
    lists['por-responder'] = [ana];
    const { router, requestsTo } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    await press('De acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    await screen.findByText('No queda nada por responder.');
    await press('Seguir', () => router.state.location.pathname === '/bandeja');
  });

  it('no takes a reason, and the focus goes to where it is missing', async () => {
    answered();
    const { requestsTo } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    const said = () => screen.queryByText('Escribe por qué no estás de acuerdo.') !== null;
    await press('No estoy de acuerdo', said);
    const reason = screen.getByRole('textbox', { name: /Motivo/ });
    expect(document.activeElement).toBe(reason);
    expect(requestsTo(registros.responderCorreccion)).toEqual([]);
    await userEvent.type(reason, 'Ese día cerraste antes.');
    await press('No estoy de acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    expect(requestsTo(registros.responderCorreccion)[0]?.input).toEqual({ ids: [3010], acepta: false, motivo: 'Ese día cerraste antes.' });
  });

  it('is deaf just after a matter opened: a double tap does not answer two', async () => {
    answered();
    const { requestsTo } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    // From here on, a matter that opens counts as just opened, however slow the machine is.
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => performance.now() + 60_000);
    await press('De acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    await screen.findByText('Has dado tu acuerdo. Queda escrito.');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    expect(screen.queryByText(/^Hugo Vela Ríos ·/)).toBeNull();
    expect(requestsTo(registros.responderCorreccion)).toHaveLength(1);
  });

  it('is told also where the matter leaves the list before the server has answered', async () => {
    const answer = Promise.withResolvers<void>();
    api.handle(registros.responderCorreccion, async ({ ids }) => {
      await answer.promise;
      return { correcciones: ids.map((id) => createCorreccion({ id, estado: 'acordada' as const })) };
    });
    const { requestsTo, services, router } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    await press('De acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    // The news arrives before the answer.
    lists['por-responder'] = [hugo];
    await services.queryClient.invalidateQueries({ queryKey: [bandeja.listado.path] });
    expect(document.body.textContent).not.toContain('ya no está');
    answer.resolve();
    await screen.findByText('Has dado tu acuerdo. Queda escrito.');
    await press('Seguir', () => router.state.location.pathname === '/bandeja/302');
  });

  it('of somebody else leaves what one was writing in sight, and says what the matter became', async () => {
    const { services } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Te vi salir.');
    const resolution = { resueltaPor: 'Javier Ortega', resueltaEl: '2026-10-23T08:40:00+02:00' };
    const correcciones = [createCorreccion({ id: 3010, estado: 'acordada', ...resolution })];
    lists = { ...lists, 'por-responder': [hugo], resueltas: [{ ...ana, id: 299, correcciones, puedeResponder: false }] };
    await services.queryClient.invalidateQueries({ queryKey: [bandeja.listado.path] });
    await screen.findByText('Javier Ortega, de acuerdo');
    expect(screen.getByText('«Te vi salir.»')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'De acuerdo' })).toBeNull();
  });

  it('tells where it happened that somebody else was faster, and goes on from there', async () => {
    api.handle(registros.responderCorreccion, () => {
      lists['por-responder'] = [hugo];
      const answer = { resueltaPor: 'Javier Ortega', resueltaEl: '2026-10-23T08:40:00+02:00', respuesta: 'Cerraste antes.' };
      const correcciones = [createCorreccion({ id: 3010, estado: 'desacuerdo', ...answer })];
      lists.resueltas = [{ ...ana, id: 299, correcciones, puedeResponder: false }];
      throw new FakeFailure('registros.ya-resuelta', { message: 'Ya tiene respuesta.' });
    });
    const { router, requestsTo } = await show('/bandeja/301');
    await heading('Cambio de hora: Salida');
    await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Te vi salir.');
    await press('De acuerdo', () => requestsTo(registros.responderCorreccion).length > 0);
    await screen.findByRole('button', { name: 'Seguir' });
    // The outcome, who decided and when; and the text that was being typed.
    await screen.findByText('Javier Ortega no está de acuerdo');
    expect(document.body.textContent).toContain('23 oct, 8:40');
    expect(document.body.textContent).toContain('«Cerraste antes.»');
    expect(document.body.textContent).toContain('«Te vi salir.»');
    expect(screen.getByRole('alert').textContent).toContain('Ya tiene respuesta.');
    expect(screen.queryByRole('button', { name: 'De acuerdo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/302'));
  });

  it('stands beside the list on a desktop, the first one open', async () => {
    await show('/bandeja', { width: 1440 });
    const open = await screen.findByRole('link', { name: /Ana Vidal Cruz/, current: 'page' });
    expect(open.getAttribute('href')).toContain('/bandeja/301');
    expect(screen.getByRole('heading', { level: 2, name: 'Cambio de hora: Salida' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'De acuerdo' })).toBeDefined();
  });

  it('what comes while one reads on a desktop takes nobody’s place', async () => {
    const { services } = await show('/bandeja', { width: 1440 });
    await screen.findByRole('link', { name: /Ana Vidal Cruz/, current: 'page' });
    const eva = createAsunto({ id: 303, persona: { id: 9, nombre: 'Eva Lago Pino', iniciales: 'EL', fotoToken: '' } });
    lists['por-responder'] = [eva, ana, hugo];
    await services.queryClient.invalidateQueries({ queryKey: [bandeja.listado.path] });
    await screen.findByRole('link', { name: /Eva Lago Pino/ });
    expect(screen.getByRole('link', { current: 'page', name: /Ana Vidal Cruz/ })).toBeDefined();
  });
});

describe("one's own requests", () => {
  it('wait for the manager, and can be taken back', async () => {
    const mine = createAsunto({ id: 301, esPropio: true, puedeResponder: false });
    lists['en-espera'] = [mine];
    api.handle(registros.retirarCorreccion, () => {
      lists['en-espera'] = [];
      return { correcciones: [] };
    });
    const { requestsTo, router } = await show('/bandeja/301?estado=en-espera');
    await heading('Cambio de hora: Salida');
    expect(document.body.textContent).toContain('Falta la respuesta de tu responsable');
    expect(screen.queryByRole('button', { name: 'De acuerdo' })).toBeNull();
    await press('Retirar la solicitud', () => requestsTo(registros.retirarCorreccion).length > 0);
    await screen.findAllByText('Solicitud retirada.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja'));
    expect(requestsTo(registros.retirarCorreccion).map(({ input }) => input)).toEqual([{ ids: [3010] }]);
  });

  it('are not taken back by a second tap that was meant for the matter before', async () => {
    lists['en-espera'] = [
      createAsunto({ id: 301, esPropio: true, puedeResponder: false }),
      createAsunto({ id: 302, esPropio: true, puedeResponder: false }),
    ];
    api.handle(registros.retirarCorreccion, () => {
      lists['en-espera'] = lists['en-espera'].slice(1);
      return { correcciones: [] };
    });
    const { requestsTo, router } = await show('/bandeja/301?estado=en-espera');
    await heading('Cambio de hora: Salida');
    vi.spyOn(deviceTime, 'monotonicMs').mockImplementation(() => performance.now() + 60_000);
    await press('Retirar la solicitud', () => requestsTo(registros.retirarCorreccion).length > 0);
    await waitFor(() => expect(router.state.location.pathname).toBe('/bandeja/302'));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar la solicitud' }));
    expect(requestsTo(registros.retirarCorreccion)).toHaveLength(1);
  });

  it('that were taken back stand among what is resolved, with when', async () => {
    const taken = { estado: 'retirada', resueltaPor: 'Lucía Martín Soto', resueltaEl: '2026-10-23T08:00:00+02:00' } as const;
    const correcciones = [createCorreccion({ id: 3010, ...taken })];
    lists.resueltas = [createAsunto({ id: 301, esPropio: true, puedeResponder: false, correcciones })];
    await show('/bandeja?estado=resueltas');
    const row = await screen.findByRole('link', { name: /Tu solicitud/ });
    expect(row.textContent).toContain('Registrada: 17:30 · Propuesta retirada: 17:58');
    expect(row.textContent).toMatch(/1 h.*Retirada/);
    await userEvent.click(row);
    await heading('Cambio de hora: Salida');
    expect(document.body.textContent).toMatch(/23 oct, 8:00\s*Retirado/);
  });

  it('without agreement show both versions and why', async () => {
    const correcciones = [
      createCorreccion({
        id: 3010,
        estado: 'desacuerdo',
        resueltaPor: 'Javier Ortega',
        resueltaEl: '2026-10-23T08:00:00+02:00',
        respuesta: 'Cerraste antes.',
      }),
    ];
    lists.resueltas = [createAsunto({ id: 301, esPropio: true, puedeResponder: false, correcciones })];
    await show('/bandeja/301?estado=resueltas');
    await screen.findByText('Quedan las dos versiones');
    expect(document.body.textContent).toContain('«Cerraste antes.»');
    expect(document.body.textContent).toContain('Javier Ortega no está de acuerdo');
    expect(document.body.textContent).toContain('Lo propuesto');
    // The hour that counts is plain; the proposed one is struck out, and described as such.
    expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['17:58']);
    expect(document.body.textContent).toContain('Propuesta sin acuerdo: 17:58');
    expect(screen.queryByRole('button', { name: 'Retirar la solicitud' })).toBeNull();
  });
});
